// The kind `shadow_command_claim`: what a release says of a command incident. It is made from documents alone, before and
// without any run, so every machine derives the same bytes; what a run then showed names it by digest.
import { encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import { type Admitted, checkWordSet, defineKind, unrelated } from '#contract';
import type { CommandClaimRef } from '../generated/common.d.ts';
import type { ShadowCommandClaim } from '../generated/shadow-command-claim.d.ts';
import { validate } from '../generated/shadow-command-claim.js';
import type { ShadowCommandIncident } from '../generated/shadow-command-incident.d.ts';
import type { ShadowCommandRegistry } from '../generated/shadow-command-registry.d.ts';
import { commandBounds, commandIncidentRefOf } from './command-incident.ts';

/** Claims. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION. */
export const commandClaimKind = defineKind<ShadowCommandClaim>({
  kind: 'shadow_command_claim',
  schemaVersion: 1,
  bounds: commandBounds,
  validate,
  shapes: [({ body }) => checkWordSet(body.tools, ['body', 'tools'])],
  relations: [
    ({ body }) =>
      body.tools.includes(body.argv[0] ?? '') ? undefined : unrelated(['body', 'argv', 0], 'one of the tools'),
    ({ body }) =>
      body.git_revision_ref.repository_id === body.target_repository_id
        ? undefined
        : unrelated(['body', 'git_revision_ref', 'repository_id'], `the target's \`${body.target_repository_id}\``),
  ],
});

/** How documents name a claim. */
export const commandClaimRefOf = ({ sha256 }: Admitted<ShadowCommandClaim>): CommandClaimRef => ({
  content_id: 'shadow-command-claim',
  media_type: 'application/vnd.ystack.shadow-command-claim+json',
  sha256,
});

/** The claim that `incident` ends in `requiredOutcome`. Refuses E_RELATION for a check that the registry does not have. */
export function buildCommandClaim(
  incident: Admitted<ShadowCommandIncident>,
  registry: Admitted<ShadowCommandRegistry>,
  requiredOutcome: ShadowCommandClaim['body']['required_outcome'],
): Result<Admitted<ShadowCommandClaim>> {
  const { id, body } = incident.content;
  const check = registry.content.body.checks.find(({ check_id }) => check_id === body.check_id);
  if (check === undefined) return refuse(unrelated(['body', 'check_id'], 'a check of the command registry'));
  const claim: ShadowCommandClaim = {
    schema_version: 1,
    kind: 'shadow_command_claim',
    id,
    body: {
      activation_state: 'inactive',
      argv: check.argv,
      check_id: check.check_id,
      deploy_authority: body.deploy_authority,
      expected: body.expected,
      git_revision_ref: body.git_revision_ref,
      incident_ref: commandIncidentRefOf(incident),
      limits: check.limits,
      observed: body.observed,
      observed_at: body.observed_at,
      registry_ref: {
        content_id: 'shadow-command-registry',
        media_type: 'application/vnd.ystack.shadow-command-registry+json',
        sha256: sha256Hex(registry.bytes),
      },
      required_outcome: requiredOutcome,
      target_repository_id: body.target_repository_id,
      tools: check.tools,
    },
  };
  return commandClaimKind.parse(encodeCanonical(claim as unknown as Json));
}
