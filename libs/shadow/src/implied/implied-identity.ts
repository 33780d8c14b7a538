// The qualified identity that a profile implies: what shapes the work of its producer at a revision, taken from the resolved
// profile by digest.
import { compareJq, encodeCanonical, type Json, type Result, refuse } from '#canonical';
import {
  type Admitted,
  type ContentRef,
  type GitRevision,
  type ResolvedBinding,
  type ResolvedProfile,
  unrelated,
} from '#contract';
import type { Assembly } from '../assemble/assemble.ts';
import { textRef } from '../assemble/texts.ts';
import type { QualifiedIdentity } from '../generated/qualified-identity.d.ts';
import { identityKind } from '../qualified-identity.ts';

/**
 * The identity of `resolved`'s producer at `revision`, as it was asked for in `assembly`. Refuses E_PROFILE for a producer
 * without a model, a prompt or a configuration: nothing would say what shaped its work.
 */
export function impliedIdentity(
  { content }: Admitted<ResolvedProfile>,
  revision: GitRevision,
  { stageRequestRef, resolvedProfileRef }: Assembly,
): Result<Admitted<QualifiedIdentity>> {
  const index = content.body.bindings.findIndex(({ binding }) => binding.role === 'producer');
  const producer = content.body.bindings[index];
  const shaped = producer === undefined ? undefined : shapeOf(producer);
  if (shaped === undefined) {
    const expected = 'a producer with a model, a prompt and a configuration';
    return refuse({ ...unrelated(['body', 'bindings', Math.max(index, 0)], expected), code: 'E_PROFILE' });
  }
  const identity = {
    schema_version: 1,
    kind: 'qualified_identity',
    id: 'identity.implied.producer',
    body: {
      ...shaped,
      resolved_profile_ref: resolvedProfileRef,
      stage_request_ref: stageRequestRef,
      target_revision: revision,
      verification_instructions_ref: textRef('verification-instructions.txt'),
    },
  };
  return identityKind.parse(encodeCanonical(identity as unknown as Json));
}

function shapeOf({ binding, config_source, prompt_source, skill_sources }: ResolvedBinding) {
  const { model_request } = binding;
  if (model_request === undefined || config_source.state === 'absent' || prompt_source.state === 'absent') {
    return undefined;
  }
  const config: ContentRef = {
    content_id: 'producer-config',
    media_type: 'application/json',
    sha256: config_source.value.value_sha256,
  };
  return {
    adapter_config_refs: [config],
    model_request,
    prompt_refs: [prompt_source.value.source],
    skill_refs: skill_sources.map(({ source }) => source).sort((a, b) => compareJq(a as Json, b as Json)),
  };
}
