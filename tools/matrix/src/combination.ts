// One combination: the producer's program makes a patch, the forge's program makes a candidate of it, and every document and
// object on the way is checked.
import { join } from 'node:path';
import { type Materialization, parseMaterializationInput } from '#adapters';
import { documentDigest, encodeCanonical, type JsonObject } from '#canonical';
import { type Bench, checkPackage, checkRequest, checkSet, prepareBench, programBytes } from './bench.ts';
import { checkCandidate } from './checks/candidate.ts';
import { checkMaterialized } from './checks/materialized.ts';
import { refOf } from './checks/payloads.ts';
import { checkProduced, type ProducedCheck } from './checks/produced.ts';
import type { Asked } from './checks/stage-run.ts';
import { digested } from './documents/refs.ts';
import { buildMaterializeRequest, buildProduceRequest } from './documents/requests.ts';
import { buildMaterializeTask, buildProduceTask, materializeAttempt, produceAttempt } from './documents/tasks.ts';
import type { Combination, ForgeName, ProducerName } from './names.ts';
import type { CombinationOutcome, Facts } from './outcome.ts';
import { readCandidate } from './read-candidate.ts';
import { runStep } from './run/run-step.ts';
import { refusedAs, type Step, type Violation, violated } from './violations.ts';
import type { World } from './world.ts';

export async function runCombination(world: World, combination: Combination): Promise<CombinationOutcome> {
  const bench = prepareBench(world, combination);
  const broken = checkSet(bench);
  if (broken !== undefined) return { combination, violations: at('matrix', [broken]) };
  const made = await produce(bench);
  if (made.produced === undefined) return { combination, violations: at('produce', made.violations) };
  const { violations, facts } = await materialize(bench, made.produced);
  return { combination, violations: at('materialize', violations), ...(facts === undefined ? {} : { facts }) };
}

const at = (step: Step, violations: readonly Violation[]) => violations.map((violation) => ({ step, ...violation }));

async function produce(bench: Bench): Promise<ProducedCheck> {
  const { world, combination, resolved, set } = bench;
  const request = buildProduceRequest(resolved, world.target);
  const asked: Asked = { request, resolved, manifests: set.manifests, attempt: produceAttempt };
  const before = [...checkRequest(asked), ...(await checkPackage(bench, asked, combination.producer))];
  if (before.length > 0) return { violations: before };
  const ran = await runStep({
    ...stepOf(bench, 'produce', combination.producer),
    outputs: [],
    input: encodeCanonical(buildProduceTask(request, resolved)),
  });
  if (!('answer' in ran)) return ran;
  const checked = checkProduced(asked, combination.producer, ran.answer);
  const violations = [...ran.violations, ...checked.violations];
  return violations.length > 0 ? { violations } : checked;
}

const stepOf = ({ world, folder }: Bench, step: Step, name: ProducerName | ForgeName) => ({
  root: world.root,
  folder: join(folder, step),
  program: programBytes(world, name),
  targetGit: world.target.path,
  limits: world.limits,
});

type Materialized = { readonly violations: readonly Violation[]; readonly facts?: Facts };

async function materialize(bench: Bench, produced: NonNullable<ProducedCheck['produced']>): Promise<Materialized> {
  const { world, combination, resolved, set } = bench;
  const result = digested(produced.result);
  const request = buildMaterializeRequest(resolved, world.target, { patch: refOf(produced.patch), result });
  const asked: Asked = { request, resolved, manifests: set.manifests, attempt: materializeAttempt };
  const task = buildMaterializeTask(set, resolved, request, produced.patch.data);
  const materialization = parseMaterializationInput(task);
  const before = [
    ...checkRequest(asked),
    ...(materialization.ok ? [] : [refusedAs('request', materialization.refusal)]),
    ...(await checkPackage(bench, asked, combination.forge)),
  ];
  if (!materialization.ok || before.length > 0) return { violations: before };
  const ran = await runStep({
    ...stepOf(bench, 'materialize', combination.forge),
    outputs: ['candidate.git'],
    input: encodeCanonical(task),
  });
  if (!('answer' in ran)) return ran;
  const checked = checkMaterialized(asked, materialization.value, ran.answer);
  const violations = [...ran.violations, ...checked.violations];
  if (checked.receipt === undefined || checked.result === undefined) return { violations };
  violations.push(...(await checkRepository(materialization.value, checked.receipt, join(ran.work, 'candidate.git'))));
  const { commit_id, tree_id } = checked.receipt.candidate;
  const { state, reason_id } = produced.observation as { readonly state: string; readonly reason_id: string };
  return {
    violations,
    facts: {
      candidate: { commit_id, tree_id },
      observation: { reason_id, state },
      patch_sha256: produced.patch.sha256,
      receipt_sha256: documentDigest(checked.receipt as JsonObject),
      resolved_profile_sha256: resolved.sha256,
      results: { materialize: documentDigest(checked.result), produce: result.sha256 },
    },
  };
}

async function checkRepository(
  materialization: Materialization,
  receipt: Parameters<typeof checkCandidate>[1],
  path: string,
): Promise<readonly Violation[]> {
  const facts = await readCandidate(path, materialization.source.revision.commit_id);
  if (facts.ok) return checkCandidate(materialization, receipt, facts.value);
  const { code, expected } = facts.refusal;
  return [violated('candidate-unreadable', `${code}: ${expected}`)];
}
