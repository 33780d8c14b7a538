// The dormant deployment adapter: a fake that takes a decision to deploy and never deploys. Given an admissible decision it
// prints a receipt that says `refused`; given anything else, or the means to deploy, it prints nothing. One file and no
// import of this repository.
//
//   deploy-dormant.mjs DEPLOY_GATE_EVALUATION
//
// Exit statuses, in the order in which they are decided: 64 not exactly one argument; 70 one of the four credential variables
// below is set, even to nothing; 66 no regular file of at most 1 MiB; 65 not exactly the canonical bytes of an admissible
// deploy_gate_evaluation; 0 with the receipt.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** One each for a deployment service, a forge, a cloud and a cluster: what a deployer would act with. */
const credentialVariables = ['DEPLOY_TOKEN', 'GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'KUBECONFIG'];
const bytesMax = 1_048_576;

const end = (status) => process.exit(status);

function readRegular(path) {
  let file;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const { size } = fstatSync(file);
    if (!fstatSync(file).isFile() || size > bytesMax) return end(66);
    return readFileSync(file);
  } catch {
    return end(66);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** The value that the bytes spell canonically, or undefined. */
function parse(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value = JSON.parse(text);
    return `${canonical(value)}\n` === text ? value : undefined;
  } catch {
    return undefined;
  }
}

const id = /^[a-z0-9][a-z0-9._:-]{0,127}$/;
const sha256 = /^[0-9a-f]{64}$/;
const matches = (pattern) => (value) => typeof value === 'string' && pattern.test(value);
const is = (wanted) => (value) => canonical(value) === canonical(wanted);
const closed = (members) => (value) =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  is(Object.keys(members).sort())(Object.keys(value).sort()) &&
  Object.entries(members).every(([name, holds]) => holds(value[name]));

const documentRef = (kind) => closed({ id: matches(id), kind, schema_version: is(1), sha256: matches(sha256) });
const contentRef = (content_id, media_type) =>
  closed({ content_id: is(content_id), media_type: is(media_type), sha256: matches(sha256) });

const body = closed({
  activation_state: is('inactive'),
  authority: is('none'),
  authorization_ref: documentRef(is('deploy_authorization')),
  decision: is('admissible'),
  decision_ref: contentRef('deploy-decision.deploy-gates', 'application/vnd.ystack.control-decision+json'),
  evaluation_mode: is('observation-only'),
  kill_switch_evaluation_ref: documentRef(is('kill_switch_evaluation')),
  qualification: is({ reason: 'no-deployment-adapter-exists', state: 'unavailable' }),
  reason_ids: is(['deploy.admissible']),
  reference_semantics: is('identity-only'),
  rehearsal_ref: documentRef(is('rollback_rehearsal_record')),
  release_ref: documentRef(is('release_record')),
  request_ref: documentRef(matches(/^(deploy|rollback|status)_request$/)),
  requested_capability: matches(/^(deploy|rollback|status)$/),
  risk_evaluation_ref: documentRef(is('risk_gate_evaluation')),
  tier: matches(/^[a-z][a-z0-9-]{0,31}$/),
  tiers_ref: contentRef('deploy-policy.environment-tiers', 'application/vnd.ystack.deploy-policy+json'),
});
const evaluation = closed({ body, id: matches(id), kind: is('deploy_gate_evaluation'), schema_version: is(1) });

// The evaluation is named after the request it is of, and speaks of the capability that was requested.
const isConsistent = ({ body: { request_ref, requested_capability }, id: own }) =>
  request_ref.id === own && request_ref.kind === `${requested_capability}_request`;

const given = process.argv.slice(2);
if (given.length !== 1) end(64);
if (credentialVariables.some((name) => process.env[name] !== undefined)) end(70);
const bytes = readRegular(given[0]);
const document = parse(bytes);
if (document === undefined || !evaluation(document) || !isConsistent(document)) end(65);
const receipt = {
  schema_version: 1,
  kind: 'adapter_receipt',
  adapter: { id: 'adapter.deploy-dormant.v1', status: 'inactive', version: 'v1' },
  authority: 'none',
  capabilities: [],
  effects: [],
  evaluation_ref: {
    schema_version: 1,
    kind: document.kind,
    id: document.id,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  },
  outcome: 'refused',
  permissions: [],
  qualification: { reason_id: 'adapter.unqualified', state: 'unavailable' },
  reason_id: 'deploy.dormant',
  tools: [],
};
process.stdout.write(`${canonical(receipt)}\n`);
