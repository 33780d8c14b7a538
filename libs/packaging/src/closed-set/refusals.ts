// How the closed set refuses. E_PATH: something that cannot be packaged. E_PROFILE: not a profile that can be released.
// E_RELATION: a pin that the release commit does not hold. E_OBJECT and E_LIMIT as reading gives them.
import type { ContentDetail } from '#content';
import { breach, type DetailedRefusal } from '#objects';
import type { ImportDetail } from '../imports/refusals.ts';

export type SetDetail =
  | 'set.personal'
  | 'set.outside'
  | 'set.foreign-profile'
  | 'set.npm-package'
  | 'set.import-map'
  | 'set.file-count'
  | 'set.total-bytes';

export type ProfileDetail =
  | 'profile.name'
  | 'profile.missing'
  | 'profile.invalid'
  | 'profile.id'
  | 'profile.bindings'
  | 'profile.config'
  | 'profile.manifest-missing'
  | 'profile.manifest-twice'
  | 'profile.manifest-spare'
  | 'profile.authority-missing'
  | 'profile.authority-spare'
  | 'profile.authority-role'
  | 'profile.authority-permissions'
  | 'profile.selection-profile'
  | 'profile.context-repository'
  | 'profile.config-model'
  | 'profile.document-invalid'
  | 'profile.prompt-empty';

export type PinDetail =
  | 'pin.repository'
  | 'pin.location'
  | 'pin.object'
  | 'pin.manifest'
  | 'pin.manifest-invalid'
  | 'pin.manifest-package'
  | 'pin.authority'
  | 'pin.config-contract'
  | 'pin.closure';

export type ClosedSetCode = 'E_PATH' | 'E_PROFILE' | 'E_RELATION' | 'E_LIMIT' | 'E_OBJECT' | 'E_DENYLIST';
/** The last kind of word is what a repository says of a damaged object. */
export type ClosedSetDetail = SetDetail | ProfileDetail | PinDetail | ContentDetail | ImportDetail | `object.${string}`;
export type ClosedSetRefusal = DetailedRefusal<ClosedSetCode, ClosedSetDetail>;
export type ClosedSetResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ClosedSetRefusal };

type Words = { readonly input: string; readonly at?: string; readonly expected: string; readonly mend?: string };
type Refused = { readonly ok: false; readonly refusal: ClosedSetRefusal };

export const refuseWith = (refusal: ClosedSetRefusal): Refused => ({ ok: false, refusal });

export const refuseProfile = (detail: ProfileDetail, words: Words): Refused =>
  refuseWith(breach('E_PROFILE', detail, words));

/** A pin that does not hold; what mends one mends them all. */
export const refusePin = (detail: PinDetail, words: Words): Refused =>
  refuseWith(breach('E_RELATION', detail, { mend: 'run `pin` on the profile and commit what it writes', ...words }));

export const refuseSet = (detail: SetDetail, words: Words): Refused =>
  refuseWith(breach(detail === 'set.file-count' || detail === 'set.total-bytes' ? 'E_LIMIT' : 'E_PATH', detail, words));
