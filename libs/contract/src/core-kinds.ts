// The five kinds by name, for judges that are handed a document and must find out what it is.
import { type Json, type JsonObject, type Result, refuse } from '#canonical';
import type { DocumentKind } from './define-kind.ts';
import type { AdapterManifest } from './generated/adapter-manifest.d.ts';
import type { Profile } from './generated/profile.d.ts';
import type { ResolvedProfile } from './generated/resolved-profile.d.ts';
import type { StageRequest } from './generated/stage-request.d.ts';
import type { StageResult } from './generated/stage-result.d.ts';
import { manifestKind } from './kinds/adapter-manifest.ts';
import { profileKind } from './kinds/profile.ts';
import { resolvedProfileKind } from './kinds/resolved-profile.ts';
import { stageRequestKind } from './kinds/stage-request.ts';
import { stageResultKind } from './kinds/stage-result.ts';

/** Any document of the core. */
export type CoreDocument = AdapterManifest | Profile | ResolvedProfile | StageRequest | StageResult;

/** The five kinds, sorted by name. */
export const coreKinds: readonly DocumentKind<CoreDocument>[] = [
  manifestKind,
  profileKind,
  resolvedProfileKind,
  stageRequestKind,
  stageResultKind,
] as readonly unknown[] as readonly DocumentKind<CoreDocument>[];

const kindOf = (value: Json): DocumentKind<CoreDocument> | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { kind } = value as JsonObject;
  return coreKinds.find((candidate) => candidate.kind === kind);
};

const unknownKind = refuse({
  code: 'E_SHAPE',
  at: '/kind',
  expected: `one of ${coreKinds.map(({ kind }) => `\`${kind}\``).join(', ')}`,
});

/** The form of a document of any of the five kinds: E_SHAPE, or the document. */
export const checkCoreShape = (value: Json): Result<CoreDocument> => kindOf(value)?.checkShape(value) ?? unknownKind;

/** The relations inside a document of good form. */
export const checkCoreRelations = (document: CoreDocument) => kindOf(document)?.checkRelations(document);
