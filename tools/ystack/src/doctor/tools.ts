// Probes of the tools beside Node: each does with the tool what this repository does with it, in a temporary folder.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, missing, present, unsupported } from './finding.ts';
import { withScratch } from './scratch.ts';
import { complaintOf, isAbsent, type Tried, tryTool } from './try-tool.ts';

const absent = (program: string): Finding => missing(`no \`${program}\` on the PATH`);
const broken = (program: string, tried: Tried): Finding =>
  missing(`\`${program}\` does not work: ${complaintOf(tried)}`);

/** Git reads and hashes an object through `cat-file --batch-command`, which came with 2.36. */
export function probeGit(): Promise<Finding> {
  return withScratch(async (cwd) => {
    const version = await tryTool('git', ['--version']);
    if (isAbsent(version)) return absent('git');
    const env = { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' };
    await tryTool('git', ['init', '-q', '.'], { cwd, env });
    const written = await tryTool('git', ['hash-object', '-w', '--stdin'], { cwd, env, input: 'probe\n' });
    const oid = written.stdout.trim();
    if (written.status !== 0) return broken('git', written);
    const input = `info ${oid}\ncontents ${oid}\n`;
    const read = await tryTool('git', ['cat-file', '--batch-command'], { cwd, env, input });
    const wanted = `${oid} blob 6\n${oid} blob 6\nprobe\n\n`;
    if (read.status !== 0 || read.stdout !== wanted) return broken('git cat-file --batch-command', read);
    return present(`${version.stdout.trim()}, reads objects by --batch-command`);
  });
}

/** jq prints canonical bytes; other versions than 1.6 spell some numbers otherwise, so only 1.6 is an oracle. */
export async function probeJq(): Promise<Finding> {
  const version = await tryTool('jq', ['--version']);
  if (isAbsent(version)) return absent('jq');
  const printed = await tryTool('jq', ['-S', '-c', '.'], { input: '{"b":[1.0,"\\u007f"],"a":null}' });
  if (printed.status !== 0) return broken('jq', printed);
  if (!/^jq-1\.6(-|$)/.test(version.stdout.trim()))
    return missing(`${version.stdout.trim()}, and the oracle is jq-1.6`);
  if (printed.stdout !== '{"a":null,"b":[1,"\\u007f"]}\n') return missing('jq prints other bytes than jq-1.6 does');
  return present(`${version.stdout.trim()}, prints canonical bytes`);
}

/** npm reads a package of ours. */
export function probeNpm(): Promise<Finding> {
  return withScratch(async (cwd) => {
    await writeFile(join(cwd, 'package.json'), '{"name":"probe"}\n');
    const answer = await tryTool('npm', ['pkg', 'get', 'name'], { cwd, timeoutMs: 30_000 });
    if (isAbsent(answer)) return absent('npm');
    if (answer.stdout !== '"probe"\n') return broken('npm', answer);
    const version = await tryTool('npm', ['--version'], { timeoutMs: 30_000 });
    return present(`npm ${version.stdout.trim()}, reads a package`);
  });
}

/** gcc links a static program that runs. */
export function probeCompiler(): Promise<Finding> {
  return withScratch(async (cwd) => {
    await writeFile(join(cwd, 'probe.c'), '#include <stdio.h>\nint main(void) { return puts("probe") < 0; }\n');
    const built = await tryTool('gcc', ['-static', '-o', 'probe', 'probe.c'], { cwd });
    if (isAbsent(built)) return absent('gcc');
    if (built.status !== 0) return broken('gcc -static', built);
    const ran = await tryTool(join(cwd, 'probe'), []);
    if (ran.stdout !== 'probe\n') return broken('a program that gcc built', ran);
    const version = await tryTool('gcc', ['--version']);
    return present(`${version.stdout.split('\n')[0]}, links a static program`);
  });
}

/** ssh-keygen signs a file with an ed25519 key, which came with OpenSSH 8.0. */
export function probeSshKeygen(): Promise<Finding> {
  return withScratch(async (cwd) => {
    const made = await tryTool('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', 'key'], { cwd });
    if (isAbsent(made)) return absent('ssh-keygen');
    if (made.status !== 0) return broken('ssh-keygen', made);
    const signed = await tryTool('ssh-keygen', ['-q', '-Y', 'sign', '-n', 'probe', '-f', 'key'], {
      cwd,
      input: 'probe',
    });
    const isSigned = signed.stdout.startsWith('-----BEGIN SSH SIGNATURE-----\n');
    return isSigned ? present('signs with an ed25519 key') : broken('ssh-keygen -Y sign', signed);
  });
}

/** strace shows the system calls of a child. */
export function probeStrace(): Promise<Finding> {
  return withScratch(async (cwd) => {
    const log = join(cwd, 'log');
    const run = await tryTool('strace', ['-f', '-e', 'trace=execve,exit_group', '-o', log, 'true']);
    if (isAbsent(run)) return absent('strace');
    if (run.status !== 0) {
      const denied = /ptrace|PTRACE/.test(run.stderr) && /not permitted|denied/i.test(run.stderr);
      return denied ? unsupported(`tracing is not allowed here: ${complaintOf(run)}`) : broken('strace', run);
    }
    const traced = (await readFile(log, 'utf8')).includes('execve(');
    return traced ? present('traces a child and its system calls') : missing('strace runs and shows no system call');
  });
}

/** GNU tar packs and lists; only an oracle and a yardstick here, the archives are our own. */
export function probeTar(): Promise<Finding> {
  return withScratch(async (cwd) => {
    await writeFile(join(cwd, 'a'), 'probe\n');
    const packed = await tryTool('tar', ['-cf', 'a.tar', 'a'], { cwd });
    if (isAbsent(packed)) return absent('tar');
    const listed = await tryTool('tar', ['-tf', 'a.tar'], { cwd });
    if (listed.stdout !== 'a\n') return broken('tar', listed);
    const version = await tryTool('tar', ['--version']);
    return present(`${version.stdout.split('\n')[0]}, packs and lists`);
  });
}

/** The names that Chromium goes by, the first on the PATH being the one that is used. */
export const chromiumPrograms: readonly string[] = ['chromium', 'chromium-browser', 'google-chrome'];

/** Chromium renders a page without a display. */
export function probeChromium(): Promise<Finding> {
  return withScratch(async (cwd) => {
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${cwd}`, '--dump-dom'];
    const page = 'data:text/html,<script>document.title="pr"+"obe"</script>';
    for (const program of chromiumPrograms) {
      const run = await tryTool(program, [...flags, page], { timeoutMs: 60_000 });
      if (isAbsent(run)) continue;
      if (!run.stdout.includes('<title>probe</title>')) return broken(program, run);
      const version = await tryTool(program, ['--version']);
      return present(`${version.stdout.trim()}, renders a page`);
    }
    return absent('chromium');
  });
}
