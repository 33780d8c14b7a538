// The materialization contract: what a patch may touch at most. It comes as the text of a payload that the request names, and
// it can only narrow: binary patches, links and submodules are never allowed, and the candidate is always a bare repository.
import type { Bounds, Json, Result } from '#canonical';
import { compareCodePoints, equalJson, parseJson } from '#canonical';
import { isPortablePath } from '#contract';
import { moved } from '../shared/documents.ts';
import { path } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { admit, holding, integer, oneOf, record, scalar, sortedList } from '../shared/shape.ts';

const pathsMax = 256;
const patchBytesMax = 1_048_576;

/** A path that every checkout reads as itself. */
export const materializablePath = holding(path, [
  ['a path of at most 64 segments, none `.git` or ending in a dot or blank', isPortablePath],
]);

const contractShape = record(
  {
    schema_version: oneOf(1),
    kind: oneOf('local_git_materialization_contract'),
    allowed_paths: sortedList(materializablePath, 1, pathsMax, compareCodePoints),
    max_patch_bytes: integer(1, patchBytesMax),
    max_changed_paths: integer(1, pathsMax),
    allowed_modes: scalar<readonly ['100644', '100755']>('the two modes of a file', (value) =>
      equalJson(value, ['100644', '100755']),
    ),
    allow_binary_patch: oneOf(false),
    allow_symlinks: oneOf(false),
    allow_submodules: oneOf(false),
    candidate_repository_kind: oneOf('bare'),
  },
  [
    [
      'no more changed paths than there are allowed ones',
      ({ max_changed_paths, allowed_paths }) => max_changed_paths <= allowed_paths.length,
    ],
  ],
);

export type MaterializationContract = Fitted<typeof contractShape>;

const bounds: Bounds = { bytesMax: 2_097_152, depthMax: 2, entriesMax: pathsMax, stringBytesMax: 4096 };

/** The contract that a payload's text states, or E_INPUT. The text is strict JSON and need not be canonical. */
export function parseMaterializationContract(text: string): Result<MaterializationContract, 'E_INPUT'> {
  const read = parseJson(new TextEncoder().encode(text), bounds);
  if (!read.ok) return { ok: false, refusal: moved(read.refusal, 'E_INPUT', '') };
  return admit<MaterializationContract, 'E_INPUT'>(contractShape, read.value as Json, 'E_INPUT', '');
}
