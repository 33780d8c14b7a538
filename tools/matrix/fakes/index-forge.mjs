// A fake forge that lets Git do the work: it clones the target bare, applies the patch to a scratch index and commits the
// tree of that. One file and no import of this repository, so that its blob is all of it. Ends with 65 when the patch does
// not apply or goes beyond the contract.
//
//   index-forge.mjs TARGET_GIT CANDIDATE_GIT < materialization input > response
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';

const [targetGit, candidateGit] = process.argv.slice(2);
const input = JSON.parse(readFileSync(0, 'utf8'));
const { attempt } = input;
const request = input.stage_request.content.body;
const source = request.target_revision.value;
const { arguments: asked, binding_id } = request.operation;
const { binding, adapter_implementation } = input.resolved_profile.content.body.bindings.find(
  (bound) => bound.binding.binding_id === binding_id,
);
const dataOf = (inputId) => input.payloads.find(({ input_id }) => input_id === inputId).data;
const contract = JSON.parse(dataOf(asked.materialization_contract.input_id));

function decline(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(65);
}

function git(args, { input: text = '', env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    encoding: 'utf8',
    input: text,
    env: { ...process.env, ...env },
  });
  if (status !== 0) decline(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function materialize() {
  git(['clone', '--quiet', '--bare', '--no-hardlinks', '--template=', targetGit, candidateGit]);
  const inCandidate = (args, options) => git([`--git-dir=${candidateGit}`, ...args], options);
  const scratch = { env: { GIT_INDEX_FILE: 'scratch-index' } };
  inCandidate(['read-tree', source.commit_id], scratch);
  inCandidate(['apply', '--cached', '--whitespace=nowarn', '-'], { ...scratch, input: dataOf('input.producer-patch') });
  const tree_id = inCandidate(['write-tree'], scratch).trim();
  rmSync('scratch-index');
  const changed_paths = checkedChanges(
    inCandidate(['diff-tree', '-r', '-z', '--no-renames', source.commit_id, tree_id]),
  );
  const commit_id = inCandidate(
    ['commit-tree', tree_id, '-p', source.commit_id, '-m', input.stage_request.content.id],
    {
      env: committer(),
    },
  ).trim();
  inCandidate(['update-ref', 'refs/heads/candidate', commit_id]);
  inCandidate(['symbolic-ref', 'HEAD', 'refs/heads/candidate']);
  return { commit_id, tree_id, changed_paths };
}

/** Paths of a raw diff: `:mode mode id id status NUL path NUL`, held against the contract. */
function checkedChanges(raw) {
  const fields = raw.split('\0').slice(0, -1);
  const paths = fields.filter((_, index) => index % 2 === 1);
  const modes = fields.filter((_, index) => index % 2 === 0).map((field) => field.split(' ')[1]);
  const beyond = paths.filter((path) => !contract.allowed_paths.includes(path));
  if (beyond.length > 0) decline(`outside the contract: ${beyond.join(', ')}`);
  if (modes.some((mode) => mode !== '000000' && !contract.allowed_modes.includes(mode))) decline('a mode not allowed');
  if (paths.length > contract.max_changed_paths) decline('too many paths');
  return paths.sort();
}

function committer() {
  const [name, email] = [binding.principal_id, `${binding.adapter_instance_id}@ystack.invalid`];
  const date = `${Date.parse(attempt.started_at) / 1000} +0000`;
  return {
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date },
  };
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

const text = (value) => `${canonical(value)}\n`;
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const ref = ({ content, sha256: digest }) => ({
  schema_version: 2,
  kind: content.kind,
  id: content.id,
  sha256: digest,
});
const inputRef = (inputId) => request.inputs.find(({ input_id }) => input_id === inputId).value.value.value;

function receiptOf({ commit_id, tree_id, changed_paths }) {
  return {
    schema_version: 1,
    kind: 'candidate_materialization_receipt',
    adapter: { id: binding.manifest_ref.id, status: 'inactive', version: adapter_implementation.version },
    attempt: { attempt_id: attempt.attempt_id, attempt_number: attempt.attempt_number },
    request_ref: ref(input.stage_request),
    resolved_profile_ref: ref(input.resolved_profile),
    manifest_ref: binding.manifest_ref,
    materialization_contract_ref: inputRef(asked.materialization_contract.input_id),
    patch_ref: inputRef('input.producer-patch'),
    source: { ...source, tree_id: inputRef(asked.source_tree_input_id).object_id },
    candidate: {
      repository_kind: 'bare',
      hash_algorithm: source.hash_algorithm,
      commit_id,
      tree_id,
      parent_commit_id: source.commit_id,
    },
    changed_paths: { count: changed_paths.length, sha256: sha256(text(changed_paths)) },
  };
}

function resultOf(receiptRef) {
  const { adapter_instance_id, principal_id, execution_boundary_id, authority_ref, role } = binding;
  const identity = { adapter_instance_id, principal_id, execution_boundary_id, authority_ref };
  const { id: implementation_id, version: implementation_version } = adapter_implementation;
  const performer = { role, implementation_id, implementation_version, ...identity };
  const none = { state: 'not-applicable' };
  const { result_id, ...times } = attempt;
  return {
    schema_version: 2,
    kind: 'stage_result',
    id: result_id,
    body: {
      ...times,
      request_ref: ref(input.stage_request),
      resolved_profile_ref: ref(input.resolved_profile),
      reported_by: performer,
      status: 'completed',
      outcome: { family: 'change', value: 'changed' },
      outputs: [{ output_id: asked.candidate_output_id, ref: receiptRef }],
      diagnostics: [],
      evidence: [
        {
          evidence_id: 'evidence.local-git-materialization',
          kind: 'deterministic',
          verdict: 'passed',
          proof_ref: receiptRef,
        },
      ],
      execution: {
        performer,
        actual_binding: {
          binding_id,
          role,
          adapter_implementation,
          manifest_ref: binding.manifest_ref,
          package_ref: binding.package_ref,
          config_ref: { state: 'absent' },
          execution_kind: binding.execution_kind,
          ...identity,
        },
        environment: request.environment_ref,
        used_capability: { kind: 'registered', id: request.operation.capability_id },
        metadata: {
          ...{ kind: 'deterministic', provider: none, model: none, snapshot: none, effort: none },
          ...{ prompt: none, skills: none, tools: { state: 'recorded', value: [], source_ref: receiptRef } },
        },
      },
    },
  };
}

const outcome = materialize();
const data = text(receiptOf(outcome));
const receiptRef = {
  content_id: 'candidate.materialization.receipt',
  media_type: 'application/json',
  sha256: sha256(data),
};
const response = {
  schema_version: 1,
  kind: 'local_git_materialization_response',
  stage_result: resultOf(receiptRef),
  payloads: [{ ...receiptRef, data }],
  authority: 'none',
  effects: ['caller-disposable-candidate-repository'],
  qualification: { state: 'unavailable', reason_id: 'adapter.unqualified' },
};
process.stdout.write(text(response));
