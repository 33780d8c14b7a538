// Takes the examples out of the package and writes them with their index. Needs npm and its registry; run by people.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Hex } from '#canonical';
import { examples, source } from './examples.ts';

const target = join(import.meta.dirname, '../../../test/payloads/github');
const folder = mkdtempSync(join(tmpdir(), 'payloads-'));
try {
  const spec = `${source.package}@${source.version}`;
  const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', ...flags, spec], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writePayloads(join(folder, 'node_modules', source.package));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writePayloads(packageFolder: string): void {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  if (version !== source.version) throw new Error(`installed ${version} instead of ${source.version}`);
  const description = JSON.parse(readFileSync(join(packageFolder, source.file), 'utf8'));
  const files = examples.map(([file, name]) => {
    const { value } = description.components.examples[name];
    const text = `${JSON.stringify(value, undefined, 2)}\n`;
    writeFileSync(join(target, file), text);
    return { file, pointer: `/components/examples/${name}/value`, sha256: sha256Hex(text) };
  });
  writeFileSync(join(target, 'index.json'), `${JSON.stringify({ ...source, files }, undefined, 2)}\n`);
  copyFileSync(join(packageFolder, 'LICENSE'), join(target, 'LICENSE'));
}
