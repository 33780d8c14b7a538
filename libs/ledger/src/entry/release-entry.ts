// The kind `release_entry`: one version in the ledger. It names the release by the digest of the manifest's own bytes, the
// entry before it by digest, and what is kept beside it; so an entry that was changed later breaks the one after it.
import { compareCodePoints, encodeCanonical, type Json, type Result } from '#canonical';
import { type Admitted, checkSorted, type DocumentKind, defineKind, misshapen, unrelated } from '#contract';
import { entryBounds } from '../bounds.ts';
import { type ReleaseEntry, validate } from '../generated/release-entry.js';
import { compareVersions } from '../version.ts';

/** The name of the entry in the folder of its version. */
export const entryFile = 'entry.json';

/** Entries. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION for a version that is not newer than the one before. */
export const releaseEntryKind: DocumentKind<ReleaseEntry> = defineKind<ReleaseEntry>({
  kind: 'release_entry',
  schemaVersion: 1,
  bounds: entryBounds,
  validate,
  shapes: [
    ({ id, body }) =>
      id === entryId(body.version) ? undefined : misshapen(['id'], `\`${entryId(body.version)}\`, after the version`),
    ({ body }) => checkSorted(body.kept, (a, b) => compareCodePoints(a.name, b.name), ['body', 'kept'], 'name'),
  ],
  relations: [
    ({ body: { previous, version } }) =>
      previous.state === 'absent' || compareVersions(previous.value.version, version) < 0
        ? undefined
        : unrelated(['body', 'previous', 'value', 'version'], `a version before ${version}`),
  ],
});

const entryId = (version: string): string => `release-entry.${version}`;

/** The entry of a version; refuses what is none. */
export const buildReleaseEntry = (body: ReleaseEntry['body']): Result<Admitted<ReleaseEntry>> =>
  releaseEntryKind.parse(
    encodeCanonical({ schema_version: 1, kind: 'release_entry', id: entryId(body.version), body } as unknown as Json),
  );
