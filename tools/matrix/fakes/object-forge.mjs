// A fake forge that trusts Git with nothing but storage: it reads the patch itself and writes blobs, trees and the commit one
// by one. One file and no import of this repository, so that its blob is all of it. Ends with 65 when the patch does not
// apply exactly or goes beyond the contract.
//
//   object-forge.mjs TARGET_GIT CANDIDATE_GIT < materialization input > response
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [targetGit, candidateGit] = process.argv.slice(2);
const task = JSON.parse(readFileSync(0, 'utf8'));
const { body: asked, id: requestId } = task.stage_request.content;
const terms = asked.operation.arguments;
const target = asked.target_revision.value;
const payloads = new Map(task.payloads.map(({ input_id, data }) => [input_id, data]));
const contract = JSON.parse(payloads.get(terms.materialization_contract.input_id));
const { binding, adapter_implementation: implementation } = task.resolved_profile.content.body.bindings.find(
  (bound) => bound.binding.binding_id === asked.operation.binding_id,
);

class Declined extends Error {}
const decline = (reason) => {
  throw new Declined(reason);
};

const git = (args, input = '') =>
  execFileSync('git', [`--git-dir=${candidateGit}`, ...args], { encoding: 'utf8', input }).replace(/\n$/, '');
const rawGit = (args) => execFileSync('git', [`--git-dir=${candidateGit}`, ...args], { encoding: 'utf8' });

/** The tree as a map of name to `{mode, id}` or, for a folder, to another map. */
function readTree(id) {
  const entries = rawGit(['ls-tree', '-z', id]).split('\0').slice(0, -1);
  return new Map(
    entries.map((entry) => {
      const [head, name] = entry.split('\t');
      const [mode, type, object] = head.split(' ');
      return [name, type === 'tree' ? readTree(object) : { mode, id: object }];
    }),
  );
}

/** Writes a tree bottom up; a folder that became empty is left out. */
function writeTree(tree) {
  const lines = [...tree].flatMap(([name, entry]) => {
    if (!(entry instanceof Map)) return [`${entry.mode} blob ${entry.id}\t${name}\0`];
    return entry.size === 0 ? [] : [`040000 tree ${writeTree(entry)}\t${name}\0`];
  });
  return git(['mktree', '-z'], lines.join(''));
}

function folderOf(tree, path) {
  const names = path.split('/');
  const name = names.pop();
  const folder = names.reduce((at, step) => {
    if (!at.has(step)) at.set(step, new Map());
    return at.get(step);
  }, tree);
  return [folder, name];
}

/** The sections of a unified diff: `{path, mode?, isNew, isGone, hunks: [{start, lines}]}`. */
function readPatch(text) {
  const sections = [];
  const lines = text.split('\n').slice(0, -1);
  let [left, right] = [0, 0];
  for (const line of lines) {
    const section = sections.at(-1);
    const hunk = section?.hunks.at(-1);
    if (left > 0 || right > 0 || line.startsWith('\\')) {
      if (line.startsWith('\\')) decline('a file without a last line feed');
      hunk.lines.push(line);
      left -= line.startsWith('+') ? 0 : 1;
      right -= line.startsWith('-') ? 0 : 1;
      continue;
    }
    const head = /^diff --git a\/(.+) b\/\1$/.exec(line);
    const range = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    const mode = /^(?:new|new file) mode (\d{6})$/.exec(line);
    if (head) sections.push({ path: head[1], isNew: false, isGone: false, hunks: [] });
    else if (section === undefined) decline(`no place for \`${line}\``);
    else if (range) {
      section.hunks.push({ start: Number(range[1]), lines: [] });
      [left, right] = [Number(range[2] ?? 1), Number(range[3] ?? 1)];
    } else if (mode) {
      section.mode = mode[1];
      section.isNew = line.startsWith('new file');
    } else if (line.startsWith('deleted file')) section.isGone = true;
    else if (!/^(index [0-9a-f]+\.\.|old mode |--- |\+\+\+ )/.test(line)) decline(`not understood: \`${line}\``);
  }
  return sections;
}

function applyHunks(old, hunks) {
  const lines = old === '' ? [] : old.split('\n').slice(0, -1);
  const made = [];
  let at = 0;
  for (const { start, lines: changes } of hunks) {
    const from = start === 0 ? 0 : start - 1;
    made.push(...lines.slice(at, from));
    at = from;
    for (const change of changes) {
      const [sign, text] = [change[0], change.slice(1)];
      if (sign !== '+' && lines[at] !== text) decline(`the patch does not apply at line ${at + 1}`);
      if (sign !== '+') at += 1;
      if (sign !== '-') made.push(text);
    }
  }
  made.push(...lines.slice(at));
  return made.map((line) => `${line}\n`).join('');
}

function applySection(tree, { path, mode, isNew, isGone, hunks }) {
  if (!contract.allowed_paths.includes(path)) decline(`outside the contract: ${path}`);
  const [folder, name] = folderOf(tree, path);
  const entry = folder.get(name);
  if (isNew !== (entry === undefined)) decline(`\`${path}\` is ${isNew ? 'there already' : 'not there'}`);
  const old = entry === undefined ? '' : rawGit(['cat-file', 'blob', entry.id]);
  const made = applyHunks(old, hunks);
  if (isGone) {
    if (made !== '') decline(`\`${path}\` is more than what goes`);
    folder.delete(name);
    return path;
  }
  const newMode = mode ?? entry.mode;
  if (!contract.allowed_modes.includes(newMode)) decline(`mode ${newMode}`);
  folder.set(name, { mode: newMode, id: git(['hash-object', '-w', '--stdin'], made) });
  return path;
}

function commitOf(tree) {
  const { adapter_instance_id, principal_id } = binding;
  const seconds = Date.parse(task.attempt.started_at) / 1000;
  const who = `${principal_id} <${adapter_instance_id}@ystack.invalid> ${seconds} +0000`;
  const head = [`tree ${tree}`, `parent ${target.commit_id}`, `author ${who}`, `committer ${who}`];
  return git(['hash-object', '-t', 'commit', '-w', '--stdin'], `${head.join('\n')}\n\n${requestId}\n`);
}

function materialize() {
  execFileSync('git', ['init', '--quiet', '--bare', '--template=', '--initial-branch=candidate', candidateGit]);
  git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', targetGit, 'refs/heads/*:refs/heads/*']);
  const tree = readTree(target.commit_id);
  const sections = readPatch(payloads.get('input.producer-patch'));
  if (sections.length > contract.max_changed_paths) decline('too many paths');
  const paths = sections.map((section) => applySection(tree, section)).sort();
  const treeId = writeTree(tree);
  const commitId = commitOf(treeId);
  git(['update-ref', 'refs/heads/candidate', commitId]);
  return { commitId, treeId, paths };
}

const hash = (data) => createHash('sha256').update(data).digest('hex');
const sorted = (_, value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const line = (document) => `${JSON.stringify(document, sorted)}\n`;
const pick = (from, ...keys) => Object.fromEntries(keys.map((key) => [key, from[key]]));
const named = ({ content: { kind, id }, sha256 }) => ({ schema_version: 2, kind, id, sha256 });
const given = (inputId) => asked.inputs.find(({ input_id }) => input_id === inputId).value.value.value;
const subject = { request_ref: named(task.stage_request), resolved_profile_ref: named(task.resolved_profile) };

function receiptOf({ commitId, treeId, paths }) {
  const { hash_algorithm, commit_id } = target;
  return line({
    ...subject,
    schema_version: 1,
    kind: 'candidate_materialization_receipt',
    adapter: { id: implementation.id, version: implementation.version, status: 'inactive' },
    attempt: pick(task.attempt, 'attempt_id', 'attempt_number'),
    manifest_ref: binding.manifest_ref,
    materialization_contract_ref: given(terms.materialization_contract.input_id),
    patch_ref: given('input.producer-patch'),
    source: { ...target, tree_id: given(terms.source_tree_input_id).object_id },
    candidate: {
      repository_kind: 'bare',
      hash_algorithm,
      commit_id: commitId,
      tree_id: treeId,
      parent_commit_id: commit_id,
    },
    changed_paths: { count: paths.length, sha256: hash(line(paths)) },
  });
}

function resultOf(ref) {
  const identity = pick(
    binding,
    ...['role', 'adapter_instance_id', 'principal_id', 'execution_boundary_id', 'authority_ref'],
  );
  const performer = {
    ...identity,
    implementation_id: implementation.id,
    implementation_version: implementation.version,
  };
  const names = ['provider', 'model', 'snapshot', 'effort', 'prompt', 'skills'];
  const body = {
    ...subject,
    ...pick(task.attempt, 'attempt_id', 'attempt_number', 'started_at', 'finished_at', 'recorded_at'),
    reported_by: performer,
    status: 'completed',
    outcome: { family: 'change', value: 'changed' },
    outputs: [{ output_id: terms.candidate_output_id, ref }],
    diagnostics: [],
    evidence: [
      {
        evidence_id: 'evidence.local-git-materialization',
        kind: 'deterministic',
        verdict: 'passed',
        proof_ref: ref,
      },
    ],
    execution: {
      performer,
      actual_binding: {
        ...identity,
        ...pick(binding, 'binding_id', 'manifest_ref', 'package_ref', 'execution_kind'),
        adapter_implementation: implementation,
        config_ref: { state: 'absent' },
      },
      environment: asked.environment_ref,
      used_capability: { kind: 'registered', id: asked.operation.capability_id },
      metadata: {
        kind: 'deterministic',
        ...Object.fromEntries(names.map((name) => [name, { state: 'not-applicable' }])),
        tools: { state: 'recorded', value: [], source_ref: ref },
      },
    },
  };
  return { schema_version: 2, kind: 'stage_result', id: task.attempt.result_id, body };
}

try {
  const outcome = materialize();
  const data = receiptOf(outcome);
  const ref = { content_id: 'candidate.materialization.receipt', media_type: 'application/json', sha256: hash(data) };
  const response = {
    schema_version: 1,
    kind: 'local_git_materialization_response',
    stage_result: resultOf(ref),
    payloads: [{ ...ref, data }],
    authority: 'none',
    effects: ['caller-disposable-candidate-repository'],
    qualification: { reason_id: 'adapter.unqualified', state: 'unavailable' },
  };
  process.stdout.write(line(response));
} catch (error) {
  if (!(error instanceof Declined)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 65;
}
