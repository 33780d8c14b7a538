// A fake of Codex's command line as a producer: it answers one produce request about the lighthouse of the matrix's fixture. It
// reads blobs and writes its unified diff by hand: two hunks, a deletion and a file that becomes executable. One file and
// no import of this repository, so that its blob is all of it.
//
//   codex-cli-producer.mjs TARGET_GIT < task > answer
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hash = (algorithm, ...parts) =>
  parts.reduce((sum, part) => sum.update(part), createHash(algorithm)).digest('hex');
const blobId = (text) => hash('sha1', `blob ${Buffer.byteLength(text)}\0`, text);
const sorted = (_, value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const line = (document) => `${JSON.stringify(document, sorted)}\n`;

class Payload {
  constructor(content_id, media_type, data) {
    this.ref = { content_id, media_type, sha256: hash('sha256', data) };
    this.whole = { ...this.ref, data };
  }
}

const task = JSON.parse(readFileSync(0, 'utf8'));
const asked = task.stage_request.content.body;
const target = asked.target_revision.value;
const show = (path) =>
  execFileSync('git', [`--git-dir=${process.argv[2]}`, 'cat-file', 'blob', `${target.commit_id}:${path}`], {
    encoding: 'utf8',
  });

/** A hunk that replaces line `at` (from 1) by `instead`, with one line of context on each side where there is one. */
function replaceLine(lines, at, instead, shift) {
  const [before, old, after] = [lines.slice(Math.max(0, at - 2), at - 1), lines[at - 1], lines.slice(at, at + 1)];
  const start = at - before.length;
  const size = before.length + 1 + after.length;
  const shown = [...before.map((l) => ` ${l}`), `-${old}`, `+${instead}`, ...after.map((l) => ` ${l}`)];
  return [`@@ -${start},${size} +${start + shift},${size} @@`, ...shown];
}

function changeKeeper() {
  const path = 'src/keeper.txt';
  const old = show(path);
  const lines = old.trimEnd().split('\n');
  const changed = lines.map((l, i) => (i === 0 ? 'watch: dusk to dawn' : i === 7 ? 'oil: weighed at dusk' : l));
  const index = `index ${blobId(old)}..${blobId(`${changed.join('\n')}\n`)} 100644`;
  const head = [`diff --git a/${path} b/${path}`, index, `--- a/${path}`, `+++ b/${path}`];
  return [...head, ...replaceLine(lines, 1, changed[0], 0), ...replaceLine(lines, 8, changed[7], 0)];
}

function dropNotice() {
  const path = 'docs/notice.md';
  const lines = show(path).trimEnd().split('\n');
  const head = [`diff --git a/${path} b/${path}`, 'deleted file mode 100644', `--- a/${path}`, '+++ /dev/null'];
  return [...head, `@@ -1,${lines.length} +0,0 @@`, ...lines.map((l) => `-${l}`)];
}

function makeExecutable() {
  const path = 'tools/wind.sh';
  return [`diff --git a/${path} b/${path}`, 'old mode 100644', 'new mode 100755'];
}

const patch = new Payload(
  'producer.patch',
  'text/x-diff',
  [...dropNotice(), ...changeKeeper(), ...makeExecutable(), ''].join('\n'),
);
const session = new Payload(
  'producer.session',
  'application/json',
  line({ events: ['thread.started', 'turn.completed'] }),
);

const { binding, adapter_implementation } = task.resolved_profile.content.body.bindings.find(
  (bound) => bound.binding.binding_id === asked.operation.binding_id,
);
const pick = (from, ...keys) => Object.fromEntries(keys.map((key) => [key, from[key]]));
const identity = pick(
  binding,
  ...['role', 'adapter_instance_id', 'principal_id', 'execution_boundary_id', 'authority_ref'],
);
const performer = {
  ...identity,
  implementation_id: adapter_implementation.id,
  implementation_version: adapter_implementation.version,
};
const facts = {
  provider: binding.model_request.provider_id,
  model: binding.model_request.model_id,
  effort: binding.model_request.effort_id,
  snapshot: 'codex-cli.v1',
  prompt: binding.prompt_ref,
  skills: binding.skill_refs,
  tools: [],
};
const recorded = Object.entries(facts).map(([name, value]) => [
  name,
  { state: 'recorded', value, source_ref: session.ref },
]);
const execution = {
  performer,
  actual_binding: {
    ...identity,
    ...pick(binding, 'binding_id', 'manifest_ref', 'package_ref', 'execution_kind'),
    adapter_implementation,
    config_ref: { state: 'present', value: binding.config_ref },
  },
  environment: asked.environment_ref,
  used_capability: { kind: 'registered', id: asked.operation.capability_id },
  metadata: { kind: 'model', ...Object.fromEntries(recorded) },
};
const named = ({ content: { kind, id }, sha256 }) => ({ schema_version: 2, kind, id, sha256 });
const subject = { request_ref: named(task.stage_request), resolved_profile_ref: named(task.resolved_profile) };
const attempt = pick(task.attempt, 'attempt_id', 'attempt_number', 'started_at', 'finished_at', 'recorded_at');

const snapshot = {
  ...subject,
  attempt,
  execution,
  observed_at: task.attempt.recorded_at,
  output: { state: 'present', value: patch.ref },
  provider_metadata: { message: { state: 'absent' } },
  state: 'changed',
  target_revision: target,
};
const result = {
  ...subject,
  ...attempt,
  execution,
  reported_by: performer,
  status: 'completed',
  outcome: { family: 'change', value: 'changed' },
  outputs: [{ output_id: 'output.patch', ref: patch.ref }],
  delta_ref: patch.ref,
  diagnostics: [],
  evidence: [{ evidence_id: 'evidence.turns', kind: 'deterministic', verdict: 'passed', proof_ref: session.ref }],
};
const answer = {
  schema_version: 1,
  kind: 'adapter_matrix_answer',
  payloads: [patch.whole, session.whole],
  snapshot: { schema_version: 1, kind: 'codex_cli_producer_snapshot', id: 'snapshot.codex', body: snapshot },
  stage_result: { schema_version: 2, kind: 'stage_result', id: task.attempt.result_id, body: result },
};
process.stdout.write(line(answer));
