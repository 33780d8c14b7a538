// A fake of Claude Code as a producer: it answers one produce request about the lighthouse of the matrix's fixture. It edits
// a clone and lets Git write the patch. One file and no import of this repository, so that its blob is all of it.
//
//   claude-code-producer.mjs TARGET_GIT < task > answer
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const [targetGit] = process.argv.slice(2);
const task = JSON.parse(readFileSync(0, 'utf8'));
const { attempt, stage_request: request, resolved_profile: resolved } = task;

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

function payload(content_id, media_type, data) {
  return { content_id, media_type, data, sha256: createHash('sha256').update(data).digest('hex') };
}

const refTo = ({ data: _, ...ref }) => ref;

function makePatch() {
  const { commit_id } = request.content.body.target_revision.value;
  git('clone', '--quiet', '--no-checkout', '--no-hardlinks', '--template=', targetGit, 'scratch');
  const inScratch = (...args) => git('-C', 'scratch', ...args);
  inScratch('checkout', '--quiet', '--detach', commit_id);
  const lamp = readFileSync('scratch/src/lamp.txt', 'utf8');
  writeFileSync('scratch/src/lamp.txt', lamp.replace('on at: sunset', 'on at: dusk'));
  writeFileSync(
    'scratch/docs/dusk.md',
    '# Dusk\n\nThe lamp comes on when the sun stands six degrees below the horizon.\n',
  );
  inScratch('add', '--all');
  const patch = inScratch('diff', '--cached', '--full-index', '--no-renames', '--no-ext-diff', '--no-color', commit_id);
  rmSync('scratch', { recursive: true });
  return patch;
}

function execution(binding, implementation, session) {
  const { adapter_instance_id, principal_id, execution_boundary_id, authority_ref, role } = binding;
  const identity = { adapter_instance_id, principal_id, execution_boundary_id, authority_ref };
  const recorded = (value) => ({ state: 'recorded', value, source_ref: refTo(session) });
  return {
    performer: {
      role,
      implementation_id: implementation.id,
      implementation_version: implementation.version,
      ...identity,
    },
    actual_binding: {
      binding_id: binding.binding_id,
      role,
      adapter_implementation: implementation,
      manifest_ref: binding.manifest_ref,
      package_ref: binding.package_ref,
      config_ref: { state: 'present', value: binding.config_ref },
      execution_kind: binding.execution_kind,
      ...identity,
    },
    environment: request.content.body.environment_ref,
    used_capability: { kind: 'registered', id: request.content.body.operation.capability_id },
    metadata: {
      kind: 'model',
      provider: recorded(binding.model_request.provider_id),
      model: recorded(binding.model_request.model_id),
      snapshot: recorded('claude-code.v1'),
      effort: recorded(binding.model_request.effort_id),
      prompt: recorded(binding.prompt_ref),
      skills: recorded(binding.skill_refs),
      tools: recorded([]),
    },
  };
}

const ref = ({ content, sha256 }) => ({ schema_version: 2, kind: content.kind, id: content.id, sha256 });
const { binding_id } = request.content.body.operation;
const bound = resolved.content.body.bindings.find(({ binding }) => binding.binding_id === binding_id);
const { result_id, ...times } = attempt;

const patch = payload('producer.patch', 'text/x-diff', makePatch());
const session = payload('producer.session', 'application/json', `${canonical({ turns: 3, model: 'fake' })}\n`);
const executed = execution(bound.binding, bound.adapter_implementation, session);

const answer = {
  schema_version: 1,
  kind: 'adapter_matrix_answer',
  payloads: [patch, session],
  snapshot: {
    schema_version: 1,
    kind: 'claude_code_producer_snapshot',
    id: 'snapshot.claude',
    body: {
      attempt: times,
      execution: executed,
      observed_at: attempt.recorded_at,
      output: { state: 'present', value: refTo(patch) },
      provider_metadata: { message: { state: 'present', value: 'The lamp now follows dusk.' } },
      request_ref: ref(request),
      resolved_profile_ref: ref(resolved),
      state: 'changed',
      target_revision: request.content.body.target_revision.value,
    },
  },
  stage_result: {
    schema_version: 2,
    kind: 'stage_result',
    id: result_id,
    body: {
      ...times,
      request_ref: ref(request),
      resolved_profile_ref: ref(resolved),
      reported_by: executed.performer,
      status: 'completed',
      outcome: { family: 'change', value: 'changed' },
      outputs: [{ output_id: 'output.patch', ref: refTo(patch) }],
      delta_ref: refTo(patch),
      diagnostics: [],
      evidence: [
        { evidence_id: 'evidence.session', kind: 'deterministic', verdict: 'passed', proof_ref: refTo(session) },
      ],
      execution: executed,
    },
  },
};
process.stdout.write(`${canonical(answer)}\n`);
