// Keeps `libs/control/policies/`: what the documents say of the core and of one another by digest is written anew, all else
// stands as it is. The examples are made from the tables in `control-examples/`; their verdicts are typed there by hand.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coreBounds, documentDigest, encodeCanonical, type Json, type JsonObject, parseJson } from '#canonical';
import type { CoreContractBlock } from '#contract';
import type { ExampleTable } from './control-examples/example-table.ts';
import { exampleTables } from './control-examples/tables.ts';
import type { GeneratedFiles, Generator } from './generator.ts';
import { coreContractAt } from './program-closure.ts';

const home = 'libs/control/policies';

export const controlPolicies: Generator = {
  name: 'control policies',
  generate: async (root, only) =>
    existsSync(join(root, home)) && only(`${home}/`) ? documentsBelow(root) : new Map<string, Uint8Array>(),
};

// Duty separation first: the others name it. A decision names its policy, a set names all.
const policies = [
  'duty-separation',
  'credential-policy',
  'evidence-integrity',
  'kill-switch',
  'risk-gates',
  'sandbox',
  'sandbox-bound',
];

const stemOf = (name: string): string => (name === 'credential-policy' ? name : `${name}-policy`);

function documentsBelow(root: string): GeneratedFiles {
  const documents = bundleUnder(coreContractAt(root), (file) => readDocument(root, file));
  return new Map([...documents].map(([file, document]) => [`${home}/${file}`, encodeCanonical(document)]));
}

/** Every document of the bundle by file name, as it is under a core; `read` gives what stands there now. */
export function bundleUnder(core: CoreContractBlock, read: (file: string) => Json): ReadonlyMap<string, JsonObject> {
  const written = new Map<string, JsonObject>();
  const digests = new Map<string, string>();
  // The bound sandbox has the ids of the plain one; it is known apart, by its name before the id.
  const digestsFor = (sandbox: string) =>
    new Map([...digests].map(([id, digest]) => [id, digests.get(`${sandbox}/${id}`) ?? digest]));
  const write = (file: string, sandbox: string): JsonObject => {
    const document = repinned(read(file), core, digestsFor(sandbox)) as JsonObject;
    written.set(file, document);
    return document;
  };
  for (const name of policies) {
    for (const file of [`${stemOf(name)}.json`, `${name}-decision.json`]) {
      const document = write(file, name);
      const id = String(document.id);
      digests.set(name === 'sandbox-bound' ? `${name}/${id}` : id, documentDigest(document));
    }
  }
  const set = write('control-policy-set.json', 'sandbox');
  const boundSet = write('control-policy-set-sandbox-bound.json', 'sandbox-bound');
  for (const [name, table] of Object.entries(exampleTables)) {
    const policy = written.get(`${stemOf(name)}.json`) as JsonObject;
    const policySet = name === 'sandbox-bound' ? boundSet : set;
    written.set(`${stemOf(name)}.examples.json`, examplesOf(name, policy, table, { core, policySet }));
  }
  return written;
}

function readDocument(root: string, file: string): Json {
  const read = parseJson(readFileSync(join(root, home, file)), coreBounds);
  if (!read.ok) throw new Error(`${file}: ${read.refusal.code} ${read.refusal.expected}`);
  return read.value;
}

/** The same value with every block of the core and every ref to a known document as they are now. */
function repinned(value: Json, core: CoreContractBlock, digests: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => repinned(item, core, digests));
  if (typeof value !== 'object' || value === null) return value;
  const members = value as JsonObject;
  if ('semantic_identity' in members) return 'generation_id' in members ? core.named : core.hashed;
  const digest = digests.get(String(members.content_id));
  if (digest !== undefined) return { ...members, sha256: digest };
  return Object.fromEntries(Object.entries(members).map(([key, item]) => [key, repinned(item, core, digests)]));
}

function examplesOf(
  name: string,
  policy: JsonObject,
  table: ExampleTable,
  { core, policySet }: { readonly core: CoreContractBlock; readonly policySet: JsonObject },
): JsonObject {
  const policyRef = {
    content_id: String(policy.id),
    media_type: 'application/vnd.ystack.control-policy+json',
    sha256: documentDigest(policy),
  };
  const { shared, rows } = table({ policyRef, core, policySet });
  return {
    schema_version: 1,
    kind: 'control_policy_examples',
    id: `control-policy-examples.${name}`,
    body: {
      policy_ref: policyRef,
      shared,
      examples: rows.map(([example_id, input, verdict, ...reason_ids]) => ({ example_id, input, verdict, reason_ids })),
    },
  };
}
