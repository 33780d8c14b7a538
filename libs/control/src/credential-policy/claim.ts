// `credential_boundary_claim`: which credentials each binding could reach, as somebody declares it. Accesses are sorted by
// binding and credentials by all they say, so that nothing is claimed twice.
import { compareJq } from '#canonical';
import { byText, checkSorted, defineKind, firstAmong } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import {
  type ClaimedCredential,
  type CredentialBoundaryClaim,
  validate,
} from '../generated/credential-boundary-claim.js';

const place = ['body', 'accesses'] as const;

export const credentialClaimKind = defineKind<CredentialBoundaryClaim>({
  kind: 'credential_boundary_claim',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.accesses,
        byText(({ binding_id }) => binding_id),
        place,
        'binding_id',
      ),
    ({ body }) =>
      firstAmong(body.accesses, ({ credentials }, index) =>
        checkSorted(credentials, byAllItSays, [...place, index, 'credentials'], 'class, delivery, exposure and scope'),
      ),
  ],
});

const words = ({ credential_class, delivery, exposure, scope }: ClaimedCredential) => [
  credential_class,
  delivery,
  exposure,
  scope,
];

const byAllItSays = (a: ClaimedCredential, b: ClaimedCredential): number => compareJq(words(a), words(b));
