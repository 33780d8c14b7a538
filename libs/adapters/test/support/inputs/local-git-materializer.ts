// A request to make a candidate of one patch, with its contract, and the outcomes an executor could report of it.
import { type Json, sha256Hex } from '#canonical';
import { byText, type StageInput } from '#contract';
import { shapes } from '../../../../../test/support/builders.ts';
import type { Edits } from '../edit.ts';
import { profileSet, requestOf } from '../world.ts';

export const contract = {
  schema_version: 1,
  kind: 'local_git_materialization_contract',
  allowed_paths: ['docs/tides.md', 'src/lamp.ts'],
  max_patch_bytes: 4096,
  max_changed_paths: 2,
  allowed_modes: ['100644', '100755'],
  allow_binary_patch: false,
  allow_symlinks: false,
  allow_submodules: false,
  candidate_repository_kind: 'bare',
};

const patch = [
  'diff --git a/src/lamp.ts b/src/lamp.ts',
  '--- a/src/lamp.ts',
  '+++ b/src/lamp.ts',
  '@@ -1 +1 @@',
  '-on();',
  '+onAtDusk();',
  '',
].join('\n');

const contractText = `${JSON.stringify(contract)}\n`;

const contractInput = 'input.materialize';
const patchInput = 'input.producer-patch';

const { profile, resolved, manifests } = profileSet();

const payload = (input_id: string, media_type: string, data: string) => ({ input_id, media_type, data });
const verified = (input_id: string, media_type: string, data: string) => ({
  input_id,
  content: { media_type, data },
  sha256: sha256Hex(data),
});

const contentInput = (input_id: string, content_id: string, media_type: string, data: string): StageInput => ({
  input_id,
  value: { type: 'artifact', value: { type: 'content', value: { content_id, media_type, sha256: sha256Hex(data) } } },
});

const requestWith = (stated: string, change: string) =>
  requestOf('forge', resolved, ({ body }) => {
    if (body.operation.capability_id !== 'core.forge.materialize-candidate.v2') return;
    const { materialization_contract: delivered } = body.operation.arguments;
    const contractContent = contentInput(contractInput, 'payload-materialize', 'application/json', stated);
    const patchContent = contentInput(patchInput, 'producer.patch', 'text/x-diff', change);
    const others = body.inputs.filter(({ input_id }) => input_id !== delivered.input_id);
    delivered.input_id = contractInput;
    delivered.ref.subject_ref = contractContent.value;
    body.inputs = [...others, contractContent, patchContent].toSorted(byText(({ input_id }) => input_id));
  }).request;

/** A valid input whose two payloads are these texts, named and verified throughout. */
export const inputWith = (stated: string = contractText, change: string = patch): Json => ({
  schema_version: 1,
  kind: 'local_git_materialization_input',
  attempt: {
    attempt_id: 'attempt.materialize',
    attempt_number: 1,
    result_id: 'result.materialize',
    started_at: '2026-03-03T09:00:00Z',
    finished_at: '2026-03-03T09:00:02Z',
    recorded_at: '2026-03-03T09:00:03Z',
  },
  profile,
  resolved_profile: resolved,
  manifests: manifests.toSorted(byText(({ content }) => content.id)),
  stage_request: requestWith(stated, change),
  payloads: [payload(contractInput, 'application/json', stated), payload(patchInput, 'text/x-diff', change)],
  trust_context: {
    verified_payloads: [
      verified(contractInput, 'application/json', stated),
      verified(patchInput, 'text/x-diff', change),
    ],
  },
});

/** The input of a contract with these members changed. */
export const stating = (changes: Edits): Json => {
  const stated: { [member: string]: Json } = { ...contract };
  for (const [member, value] of Object.entries(changes)) {
    if (value === undefined) delete stated[member];
    else stated[member] = value;
  }
  return inputWith(JSON.stringify(stated));
};

export const changed = { commit_id: 'f1'.repeat(20), tree_id: 'f2'.repeat(20), changed_paths: ['src/lamp.ts'] };

const source = shapes.tree();
export const unchanged = { commit_id: source.revision.commit_id, tree_id: source.object_id, changed_paths: [] };
