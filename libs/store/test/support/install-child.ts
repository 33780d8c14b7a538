// Installs a release directory in a process of its own, to be killed or raced: `DIR PROFILE_ID TARGET`. Says each step on
// stdout, so that whoever kills it knows how far it is; ends with the record id or the token of the refusal.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { install, releaseDirectorySource } from '#store';

const [dir = '', profileId = '', target = ''] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

const done = await install({
  manifestPath: join(dir, 'manifest.json'),
  profileId,
  target,
  source: releaseDirectorySource(dir),
  surroundings: { apartFrom: [dir] },
  progress: say,
});
say(done.ok ? done.value.recordId : done.refusal.code);
process.exitCode = done.ok ? 0 : 1;
