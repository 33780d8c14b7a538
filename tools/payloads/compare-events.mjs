// Compares the words that captures know with those in the type packages that vendors publish: `node
// tools/payloads/compare-events.mjs`. Installs them in a temporary folder; needs npm and its registry; run by people.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCodePoints } from '#canonical';
import { vocabularies } from '#capture';
import { declarationsOf, packages, sources } from './src/vendor-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-words-'));
try {
  const flags = ['--ignore-scripts', '--omit=optional', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', ...flags, ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  process.stdout.write(compare(join(folder, 'node_modules')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} modules */
function compare(modules) {
  const rows = Object.entries(sources).map(([vocabulary, [source, wordsIn]]) => {
    const theirs = wordsIn(declarationsOf(modules, source));
    const ours = new Set(vocabularies[/** @type {keyof typeof vocabularies} */ (vocabulary)]);
    if (theirs.size === 0) throw new Error(`no words for ${vocabulary} in ${source.package}: did its types move?`);
    const { version } = JSON.parse(readFileSync(join(modules, source.package, 'package.json'), 'utf8'));
    const both = [...theirs].filter((word) => ours.has(word)).length;
    return `| ${vocabulary} | ${source.package} ${version} | ${both} | ${list(theirs, ours)} | ${list(ours, theirs)} |\n`;
  });
  return `| words | package | both | only there | only here |\n|---|---|---|---|---|\n${rows.join('')}`;
}

/** @param {ReadonlySet<string>} words @param {ReadonlySet<string>} others */
function list(words, others) {
  const alone = [...words].filter((word) => !others.has(word)).toSorted(compareCodePoints);
  return alone.length === 0 ? '–' : alone.map((word) => `\`${word}\``).join(', ');
}
