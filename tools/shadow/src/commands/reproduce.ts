// `shadow reproduce …`: the record of a reproduction on stdout, and all of its documents in the state folder.
import { materializationInputBounds } from '#adapters';
import type { EffectCommand } from '#command';
import { shippedRegisters } from '#control';
import { admitFile } from '#files';
import { incidentBounds } from '#shadow';
import { reproduce } from '../reproduce.ts';
import { bundleAt, documentBytesMax, fileCodes, readArguments } from './words.ts';

const files = {
  INCIDENT: incidentBounds.bytesMax,
  CLAIM: documentBytesMax,
  POLICY_SET: documentBytesMax,
  DUTY: documentBytesMax,
  INPUT: materializationInputBounds.bytesMax,
  IDENTITY: incidentBounds.bytesMax,
};

export const reproduceCommand: EffectCommand = {
  name: 'shadow reproduce',
  summary: 'Go back to the revision of an incident and do its check again',
  details: [
    'Leaves `shadow-record.json`, `trace-ledger.json`, `trace-receipt.json` and, when a candidate was made, `materialization-result.json` in STATE. The three folders are lent: empty, of mode 0700, apart from one another. A check that cannot be judged is an inconclusive record, not a refusal.',
  ],
  arguments: [
    { name: 'INCIDENT', describe: 'an incident record' },
    { name: 'CLAIM', describe: 'the claim about the environment' },
    { name: 'POLICY_SET', describe: 'the policy set of the claim' },
    { name: 'DUTY', describe: 'the duty evaluation of the claim' },
    { name: 'INPUT', describe: 'the input of the materialization, as `shadow assemble` makes it' },
    { name: 'IDENTITY', describe: 'the qualified identity of the work' },
    { name: 'SOURCE', describe: 'the repository that holds the revision' },
    { name: 'CANDIDATE', describe: 'an empty folder, for the candidate' },
    { name: 'SCRATCH', describe: 'an empty folder, for Git to work in' },
    { name: 'STATE', describe: 'an empty folder, for the documents' },
  ],
  options: [
    { flag: '--registry', value: 'FILE', describe: 'another environment registry than ours' },
    { flag: '--policies', value: 'DIR', describe: 'another policy bundle than ours' },
  ],
  codes: [
    ...fileCodes,
    'E_STALE',
    'E_READ_ONLY',
    'E_WORKSPACE',
    'E_REPOSITORY',
    'E_OBJECT',
    'E_SHALLOW',
    'E_POLICY_SET',
  ],
  run: async (context) => {
    const read = readArguments(context, files);
    if (!read.ok) return read.refusal;
    const { registry: named, policies } = context.options;
    const registry =
      typeof named === 'string' ? admitFile(context.place(named), { bytesMax: documentBytesMax }) : undefined;
    if (registry?.ok === false) return registry.refusal;
    const bundle = bundleAt(typeof policies === 'string' ? context.place(policies) : undefined);
    if (!bundle.ok) return bundle.refusal;
    const { INCIDENT, CLAIM, POLICY_SET, DUTY, INPUT, IDENTITY } = read.value;
    const place = (name: string): string => context.place(String(context.arguments[name]));
    const reproduced = await reproduce(
      {
        inputs: {
          incident: INCIDENT,
          claim: CLAIM,
          input: INPUT,
          identity: IDENTITY,
          registry: registry?.value.bytes ?? shippedRegisters().registry,
        },
        bundle: bundle.value,
        policySet: POLICY_SET,
        duty: DUTY,
      },
      { source: place('SOURCE'), candidate: place('CANDIDATE'), scratch: place('SCRATCH'), state: place('STATE') },
    );
    return reproduced.ok ? { stdout: reproduced.value.record.bytes } : reproduced.refusal;
  },
};
