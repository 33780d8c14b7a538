// One reproduction of a file-digest incident in a process of its own: `SOURCE COMMIT TREE ROOT PATH SHA256 SCRATCH`. Prints its
// peak memory in kilobytes.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept } from '#canonical';
import { assembleInput } from '#shadow';
import {
  assemblyInput,
  bundle,
  documents,
  identityOf,
  inputsOf,
  under,
} from '../../libs/shadow/test/support/assembled.ts';
import { admitted } from '../../libs/shadow/test/support/sample.ts';
import { edited } from '../../test/support/edit.ts';
import { reproduce } from '../../tools/shadow/src/reproduce.ts';

const [source = '', commitId = '', treeId = '', root = '', path = '', sha256 = '', scratch = ''] =
  process.argv.slice(2);
const revision = { ...assemblyInput.revision, commit_id: commitId };
const assembly = admitted(assembleInput({ ...assemblyInput, revision, rootTreeId: treeId }));
const identity = identityOf(assembly);
const inputs = inputsOf({
  ...documents,
  incident: edited(documents.incident, [
    ['/body/git_revision_ref', revision],
    ['/body/failing_check/path', path],
    ['/body/failing_check/expected_sha256', sha256],
  ]),
  input: JSON.parse(new TextDecoder().decode(assembly.input)),
  identity: edited(identity, [['/body/target_revision', revision]]),
  registry: edited(documents.registry, [['/body/environments/0/source_root_commit', root]]),
});
const places = { source, candidate: lend('candidate'), scratch: lend('scratch'), state: lend('state') };
const done = await reproduce({ inputs, bundle, ...under }, places);
const { body } = admitted(done.ok ? accept(done.value.record.content) : done);
if (body.outcome !== 'no-change') throw new Error(JSON.stringify(body));
process.stdout.write(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status').toString())?.[1] ?? '');

function lend(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  return folder;
}
