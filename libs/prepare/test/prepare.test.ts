// Whole preparations: what a bundle holds, that it is the candidate's tree byte for byte, and that inspecting it gives the
// answer again.
import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentDigest, type Json, sha256Hex } from '#canonical';
import {
  type CandidateContentManifest,
  inspect,
  manifestKind,
  prepare,
  recordKind,
  resultKind,
  storageDigest,
  storageOf,
} from '#prepare';
import { done, freshPlace, materialized, type World } from './support/world.ts';

const json = (path: string): Json => JSON.parse(readFileSync(path, 'utf8')) as Json;

describe.each(['sha1', 'sha256'] as const)('a candidate under %s', (algorithm) => {
  let world: World;
  let bundle: string;
  let printed: Uint8Array;

  beforeAll(async () => {
    world = await materialized(algorithm);
    bundle = freshPlace().bundle;
    printed = done(await prepare(world.handed, { candidate: world.candidate, bundle })).bytes;
  });

  test('the bundle holds six things, none of them writable', () => {
    const modes = readdirSync(bundle).map((name) => [name, (lstatSync(join(bundle, name)).mode & 0o7777).toString(8)]);
    expect(modes).toEqual([
      ['candidate', '500'],
      ['input.json', '400'],
      ['manifest.json', '400'],
      ['preparation.lock', '400'],
      ['record.json', '400'],
      ['response.json', '400'],
    ]);
    expect(lstatSync(bundle).mode & 0o7777).toBe(0o500);
  });

  test('the manifest measures every file and folder, in byte order', () => {
    const parsed = manifestKind.parse(readFileSync(join(bundle, 'manifest.json')));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    const manifest = parsed.value.content;
    expect(manifest.entries.map(({ path, mode }) => `${mode} ${path}`)).toEqual([
      '0400 README.md',
      '0500 bin',
      '0500 bin/light',
      '0500 docs',
      '0500 docs-more',
      '0400 docs-more/empty.txt',
      '0400 docs.md',
      '0500 docs/deep',
      '0500 docs/deep/er',
      '0400 docs/deep/er/tides.md',
      '0400 naïve ü.txt',
      '0500 src',
      '0400 src/data.bin',
      '0400 src/lamp.ts',
    ]);
    expect([manifest.file_count, manifest.directory_count]).toEqual([8, 6]);
    for (const entry of manifest.entries) {
      const stats = lstatSync(join(bundle, 'candidate', entry.path));
      expect((stats.mode & 0o7777).toString(8).padStart(4, '0')).toBe(entry.mode);
      if (entry.kind === 'directory') continue;
      const bytes = readFileSync(join(bundle, 'candidate', entry.path));
      expect([entry.sha256, entry.size_bytes, stats.nlink]).toEqual([sha256Hex(bytes), bytes.length, 1]);
      const object = execFileSync('git', ['cat-file', 'blob', entry.blob_oid], { cwd: world.candidate });
      expect(Buffer.compare(object, bytes)).toBe(0);
    }
    expect(readFileSync(join(bundle, 'candidate/src/lamp.ts'), 'utf8')).toBe('onAtDusk();\n');
  });

  test('the record names what went in and what came out', () => {
    const record = recordKind.parse(readFileSync(join(bundle, 'record.json')));
    if (!record.ok) throw new Error(JSON.stringify(record.refusal));
    const manifest = json(join(bundle, 'manifest.json'));
    const response = json(join(bundle, 'response.json')) as { payloads: { sha256: string }[]; stage_result: Json };
    expect(record.value.content).toMatchObject({
      authority: 'none',
      candidate: { hash_algorithm: algorithm, outcome: 'changed' },
      input_sha256: sha256Hex(world.handed.input),
      response_sha256: sha256Hex(world.handed.response),
      receipt_sha256: response.payloads[0]?.sha256,
      stage_result_sha256: documentDigest(response.stage_result),
      manifest_sha256: documentDigest(manifest),
      storage_observation_sha256: storageDigest(storageOf(manifest as never as CandidateContentManifest)),
      producer: { component_id: 'candidate-content-preparation.v2', unicode_version: process.versions.unicode },
      qualification: 'unavailable',
      schema_version: 2,
    });
  });

  test('the answer is a result, is given again by inspect, and by a second preparation elsewhere', async () => {
    expect(resultKind.parse(printed).ok).toBe(true);
    expect(done(inspect(bundle)).bytes).toEqual(printed);
    const again = freshPlace();
    const second = done(await prepare(world.handed, { candidate: world.candidate, bundle: again.bundle }));
    expect(second.bytes).toEqual(printed);
    expect(readdirSync(again.parent)).toEqual(['bundle']);
  });

  test('the lock is one that sha256sum checks', () => {
    execFileSync('sha256sum', ['--quiet', '--strict', '-c', 'preparation.lock'], { cwd: bundle });
  });

  test('inspecting needs no repository', async () => {
    const own = await materialized(algorithm);
    const place = freshPlace();
    const result = done(await prepare(own.handed, { candidate: own.candidate, bundle: place.bundle }));
    rmSync(own.candidate, { recursive: true });
    expect(done(inspect(place.bundle)).bytes).toEqual(result.bytes);
  });
});

describe('candidates with little in them', () => {
  // biome-ignore format: an aligned table
  const rows = [
    // what                      content                        patch   files, folders, bytes
    ['no change',                { 'a.txt': 'a\n' },            '',     [1, 0, 2]],
    ['an empty file alone',      { 'a/b/c.txt': '' },           '',     [1, 2, 0]],
    ['nothing at all',           {},                            '',     [0, 0, 0]],
  ] as const;
  test.each(rows)('%s', async (_what, content, patch, counts) => {
    const world = await materialized('sha1', content, patch);
    const { bundle } = freshPlace();
    const { content: result, bytes } = done(await prepare(world.handed, { candidate: world.candidate, bundle }));
    expect([result.file_count, result.directory_count, result.total_file_bytes]).toEqual(counts);
    expect(result.record.candidate.outcome).toBe('no-change');
    expect(done(inspect(bundle)).bytes).toEqual(bytes);
  });
});
