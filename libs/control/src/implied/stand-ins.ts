// What an implied stage names and nobody wrote: every such name carries the digest of a small canonical text that says
// what it stands for, so that a reader can rebuild it and no two things share one. What is known is named as it is.
import { documentDigest, sha256Hex } from '#canonical';
import type {
  Admitted,
  ContentRef,
  DeliveredScope,
  GitObject,
  ResolvedProfile,
  ScopePurpose,
  ScopeRef,
} from '#contract';
import { emptyTreeId } from '#objects';

/** The roles that a stage can be asked of, sorted: those with a capability. */
export const stageRoles = ['forge', 'producer', 'reviewer', 'verifier'] as const;
export type StageRole = (typeof stageRoles)[number];

/** One implied stage: whose, and of which resolved profile. */
export type Implied = { readonly role: StageRole; readonly resolved: Admitted<ResolvedProfile> };

/** SHA-256 of `{kind: "implied_stage_part", part, resolved_profile_sha256, role}`, canonical, final LF included. */
export const standInDigest = ({ role, resolved }: Implied, part: string): string =>
  documentDigest({ kind: 'implied_stage_part', part, resolved_profile_sha256: resolved.sha256, role });

/** JSON that the stage would have been handed or have written. */
export const standIn = (implied: Implied, part: string): ContentRef => ({
  content_id: `implied.${implied.role}.${part}`,
  media_type: 'application/json',
  sha256: standInDigest(implied, part),
});

/** The resolved profile as the source of a fact. */
export const resolvedContent = ({ resolved }: Implied): ContentRef => ({
  content_id: 'resolved-profile',
  media_type: 'application/json',
  sha256: resolved.sha256,
});

/** A scope over a stand-in; what decided the profile's selection is what decided this. */
export const standInScope = (implied: Implied, purpose: ScopePurpose): ScopeRef => ({
  purpose,
  decision_record_ref: implied.resolved.content.body.selection_ref.decision_record_ref,
  subject_ref: { type: 'artifact', value: { type: 'content', value: standIn(implied, purpose) } },
  scope_sha256: standInDigest(implied, `scope.${purpose}`),
});

/** The id of the input that a delivered scope comes in. */
export const inputIdOf = (purpose: ScopePurpose): string => `input.${purpose}`;

export const standInDelivered = (implied: Implied, purpose: ScopePurpose): DeliveredScope => ({
  ref: standInScope(implied, purpose),
  input_id: inputIdOf(purpose),
});

/** The patch that changes nothing. */
export const emptyPatch: ContentRef = {
  content_id: 'empty-patch',
  media_type: 'text/x-diff',
  sha256: sha256Hex(new Uint8Array()),
};

/**
 * What a forge or a verifier is given to work on: the tree without entries, which every repository has and in which nothing
 * can hide, as if the profile's source commit held it.
 */
export const emptyTree = ({ resolved }: Implied): GitObject => {
  const { revision } = resolved.content.body.profile_source.source;
  const object_id = emptyTreeId[revision.hash_algorithm];
  const location = { kind: 'path', value: 'implied-stage' } as const;
  return { revision, location, object_type: 'tree', object_id, mode: '040000' };
};
