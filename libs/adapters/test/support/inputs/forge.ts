// A change of two files that is open and ready, as either forge shows it.
import { base, content, digest, head } from './common.ts';

export const opened = '2026-03-02T08:00:00Z';
export const merged = '2026-03-03T09:00:00Z';
export const closed = '2026-03-03T09:00:01Z';
export const updated = '2026-03-03T09:30:00Z';
export const observed = '2026-03-03T10:00:00Z';

export const change = {
  head,
  base,
  observed_at: observed,
  complete: true,
  reported_file_count: 2,
  closed: false,
  merged: false,
  created_at: opened,
  updated_at: updated,
  closed_at: null,
  merged_at: null,
  files: [
    { path: 'docs/tides.md', status: 'modified', patch_sha256: digest('5') },
    { path: 'src/lamp.ts', status: 'added', patch_sha256: digest('6') },
  ],
  provider_metadata: { title: 'Turn the lamp at dusk', labels: ['lamp', 'merged'], draft: false },
};

export const trust = {
  expected_head: head,
  expected_base: base,
  instruction_ref: content('forge.instruction', '1'),
  config_ref: content('forge.config', '2'),
  observation_time: observed,
};
