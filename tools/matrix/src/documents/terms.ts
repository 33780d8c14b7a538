// The terms that the two requests deliver, and the names of their inputs.
import { canonicalText } from '#canonical';
import { allowedPaths } from '../fixture/texts.ts';

/** What a producer may change, as its request delivers it. */
export const allowedDeltaText = `${canonicalText({ schema_version: 1, kind: 'allowed_delta', allowed_paths: allowedPaths })}\n`;

/** What the forge may make of a patch. */
export const contractText = `${canonicalText({
  schema_version: 1,
  kind: 'local_git_materialization_contract',
  allowed_paths: allowedPaths,
  max_patch_bytes: 65_536,
  max_changed_paths: allowedPaths.length,
  allowed_modes: ['100644', '100755'],
  allow_binary_patch: false,
  allow_symlinks: false,
  allow_submodules: false,
  candidate_repository_kind: 'bare',
})}\n`;

export const inputIds = {
  contract: 'input.materialize',
  delta: 'input.delta',
  finish: 'input.finish',
  patch: 'input.producer-patch',
  source: 'input.source-tree',
  verify: 'input.verify',
} as const;

export const candidateOutputId = 'output.candidate';
