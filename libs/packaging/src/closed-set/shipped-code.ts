// The code of a closed set: every module in it, the program of an installed tree, and all that these reach by import. An
// installed tree has no packages but its own, so reaching one ends here.
import { accept, equalJson, parseJson } from '#canonical';
import type { ReadPlan } from '#objects';
import { type Closure, closureOf } from '../imports/closure.ts';
import { isModulePath } from '../imports/module-source.ts';
import type { Collector } from './collector.ts';
import { importMapPath, installedEntry } from './place.ts';
import { type ClosedSetResult, refuseSet, refuseWith } from './refusals.ts';

/** Puts all reached code and the import map into the set and gives the closure of its modules. Refuses E_PATH. */
export function* readCode(set: Collector): ReadPlan<ClosedSetResult<Closure>> {
  const map = yield* set.read([importMapPath]);
  if (!map.ok) return map;
  if (!isImportMap(map.value[0])) {
    const expected = `\`${JSON.stringify(importMap)}\`, by which \`#name\` is resolved`;
    return refuseSet('set.import-map', { input: importMapPath, expected });
  }
  const entries = [...new Set([installedEntry, ...[...set.paths()].filter(isModulePath)])];
  const plan = closureOf(entries, { aliasFolder: 'libs/' });
  let step = plan.next();
  while (!step.done) {
    const contents = yield* set.read(step.value);
    if (!contents.ok) return contents;
    step = plan.next(contents.value);
  }
  if (!step.value.ok) return refuseWith(step.value.refusal);
  const closure = step.value.value;
  const [npm] = closure.packages;
  if (npm === undefined) return accept(closure);
  return refuseSet('set.npm-package', {
    input: npm.from,
    at: `import of \`${npm.specifier.slice(0, 200)}\``,
    expected: 'only files of the repository and modules of Node: an installed tree has no packages',
    mend: npm.specifier.startsWith('node')
      ? 'write `node:` before it'
      : 'move what needs the package out of the shipped code',
  });
}

const importMap = { imports: { '#*': './*/src/index.ts' }, type: 'module' };

function isImportMap(bytes: Uint8Array | undefined): boolean {
  const parsed = parseJson(bytes ?? new Uint8Array(), { bytesMax: 4096, depthMax: 4 });
  return parsed.ok && equalJson(parsed.value, importMap);
}
