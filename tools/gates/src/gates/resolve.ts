// The gate `resolve`: every pin of the profile names an object that its commit holds, that commit is part of the history
// that the source commit has, and the release commit still holds the same object at the same path.
import { accept, encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import { type GitObject, gitKeyText } from '#contract';
import type { GateInput } from '#gate';
import {
  boundObjects,
  buildResolverRequest,
  parseResolverRequest,
  pathOf,
  type Resolved,
  resolveProfile,
  runPlan,
} from '#resolver';
import type { Gate, GateContext, GateOutcome } from '../gate.ts';
import { portOf } from '../resolver-port.ts';

export const gate: Gate = { name: 'resolve', derive };

async function derive(context: GateContext): Promise<Result<GateOutcome>> {
  const { session, profile, sourceCommit } = context;
  const { repository, definition } = session;
  const port = portOf(session);
  const place = {
    repositoryId: definition.repository_id,
    hashAlgorithm: repository.algorithm,
    commitId: sourceCommit,
    folder: `profiles/${profile}`,
    shared: 'profiles/shared',
  };
  const request = await runPlan(buildResolverRequest(place), port);
  if (!request.ok) return request;
  const map = { repositories: [{ repository_id: definition.repository_id, root: '/repository' }], version: 1 };
  const resolved = await runPlan(resolveProfile(request.value.bytes, encodeCanonical(map as Json)), port);
  if (!resolved.ok) return resolved;
  const parsed = parseResolverRequest(request.value.bytes);
  if (!parsed.ok) return parsed;
  const bound = boundObjects(resolved.value.documents.profile.content, parsed.value);
  const drift = (await strayPin(context, bound)) ?? (await movedPin(context, bound));
  if (drift !== undefined) return drift;
  const parts = request.value.parts.map(
    ({ path, file }): GateInput => ({
      path,
      mode: file.mode as GateInput['mode'],
      object_id: file.objectId,
      sha256: sha256Hex(file.bytes),
    }),
  );
  return accept({
    documents: new Map([
      ['resolved-profile.json', resolved.value.bytes],
      ['resolver-request.json', request.value.bytes],
    ]),
    inputs: [...parts, ...boundInputs(resolved.value, bound)],
  });
}

/** A pin whose commit is not part of the source commit's history would vanish with the next clean-up of the clone. */
async function strayPin({ session, sourceCommit }: GateContext, bound: readonly GitObject[]) {
  for (const commit of new Set(bound.map(({ revision }) => revision.commit_id))) {
    const reached = await session.repository.isAncestor(commit, sourceCommit);
    if (!reached.ok) return reached;
    if (reached.value) continue;
    const path = bound.find(({ revision }) => revision.commit_id === commit);
    return refuse({
      code: 'E_PIN',
      at: path === undefined ? commit : pathOf(path),
      expected: `a pin to a commit in the history of ${sourceCommit}, not to ${commit}`,
      mend: 'npm run -s ystack -- pin the profile again, and commit without squash, rebase or amend',
    });
  }
  return undefined;
}

/** What the release commit holds at each pinned path must be the pinned object. */
async function movedPin({ session, profile }: GateContext, bound: readonly GitObject[]) {
  const { repository, commit } = session;
  const answers = await repository.answer(bound.map((ref) => ({ commit, path: pathOf(ref), content: false })));
  for (const [index, ref] of bound.entries()) {
    const answer = answers[index];
    const held = answer?.ok === true ? answer.value : undefined;
    if (held?.oid === ref.object_id && (held.mode === ref.mode || pathOf(ref) === '')) continue;
    return refuse({
      code: 'E_PIN',
      at: pathOf(ref),
      expected: `the pinned object ${ref.object_id}, where the release commit holds ${held?.oid ?? 'nothing'}`,
      mend: `npm run -s ystack -- pin profiles/${profile}, then commit`,
    });
  }
  return undefined;
}

/** The digests are those of the resolved profile, whose sources name every bound object. */
function boundInputs({ profile }: Resolved, bound: readonly GitObject[]): readonly GateInput[] {
  const values = new Map<string, string>();
  for (const binding of profile.body.bindings) {
    const optional = [
      binding.config_source,
      binding.prompt_source,
      ...binding.tool_sources.map((tool) => tool.config_source),
    ];
    const sources = [
      binding.package_source,
      ...binding.skill_sources,
      ...binding.tool_sources.map((tool) => tool.package_source),
      ...optional.flatMap((source) => (source.state === 'present' ? [source.value] : [])),
    ];
    for (const { source, value_sha256 } of sources) values.set(gitKeyText(source), value_sha256);
  }
  return bound.flatMap((ref) => {
    const sha256 = values.get(gitKeyText(ref));
    return sha256 === undefined ? [] : [{ path: pathOf(ref), mode: ref.mode, object_id: ref.object_id, sha256 }];
  });
}
