// Prepares in a process of its own, to be killed or raced: `INPUT RESPONSE CANDIDATE BUNDLE`. Says `ready` when it begins, and
// at the end the digest of the result or the token of the refusal.
import { readFileSync, writeSync } from 'node:fs';
import { prepare } from '#prepare';

const [input = '', response = '', candidate = '', bundle = ''] = process.argv.slice(2);
const handed = { input: readFileSync(input), response: readFileSync(response) };
writeSync(1, 'ready\n');
const prepared = await prepare(handed, { candidate, bundle });
writeSync(1, `${prepared.ok ? prepared.value.sha256 : prepared.refusal.code}\n`);
