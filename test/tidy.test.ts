// House rules that run. Each looks at the files that Git tracks (or would track), says every place that breaks it, and
// first makes sure that it looked at something.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString('utf8')
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .toSorted();

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const isGenerated = (path: string) =>
  /\/generated\/|\.generated\.|\/closure\.json$|^releases\/install\.mjs$/.test(path);
const isTest = (path: string) => /(^|\/)test\//.test(path);

const effectRooms = ['git', 'files', 'store', 'prepare', 'command'];
const libSources = files.filter((path) => /^libs\/[^/]+\/src\/.*\.ts$/.test(path) && !isGenerated(path));
const pureSources = libSources.filter((path) => !effectRooms.includes(path.split('/')[1] ?? ''));
const written = files.filter((path) => /\.(ts|mjs|js)$/.test(path) && !isGenerated(path));
const testTexts = files
  .filter((path) => isTest(path) && path.endsWith('.ts'))
  .map((path) => [path, text(path)] as const);

/** Lines of `paths` that match, as `path:line: text`, comments left out. */
const linesMatching = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    text(path)
      .split('\n')
      .map((line, index) => [line, index + 1] as const)
      .filter(([line]) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
      .map(([line, number]) => `${path}:${number}: ${line.trim()}`),
  );

describe('what a lib may not do', () => {
  const rules = [
    // rule                                    where        pattern
    ['no clock', libSources, /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bhrtime\b/],
    ['no randomness', libSources, /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b/],
    ['no locale', libSources, /\blocaleCompare\b|\btoLocale|\bIntl\./],
    [
      'no environment outside command',
      libSources.filter((path) => !path.startsWith('libs/command/')),
      /\bprocess\.env\b/,
    ],
    [
      'no process, network or disk when pure',
      pureSources,
      /from '(node:)?(fs|fs\/promises|child_process|net|http|https|os|path|process|worker_threads)'/,
    ],
    ['no code from text', libSources, /\beval\(|\bnew Function\(/],
    ['no sort by code unit', libSources, /\.(toSorted|sort)\(\)/],
  ] as const;
  test.each(rules)('%s', (_rule, where, pattern) => {
    expect(where.length).toBeGreaterThan(0);
    expect(linesMatching(where, pattern)).toEqual([]);
  });
});

describe('how code reads', () => {
  test('a switch over codes has no default', () => {
    expect(linesMatching(libSources, /^\s*default:/)).toEqual([]);
  });

  test('every suppression carries its reason', () => {
    const marks = linesMatching(written, /./).length;
    expect(marks).toBeGreaterThan(0);
    const bare = written.flatMap((path) =>
      text(path)
        .split('\n')
        .map((line, index) => `${path}:${index + 1}: ${line.trim()}`)
        .filter((line) => /biome-ignore(?! [^:]+: \S)|@ts-(ignore|nocheck)|@ts-expect-error(?! \S)/.test(line)),
    );
    expect(bare.filter((line) => !line.startsWith('test/tidy.test.ts'))).toEqual([]);
  });

  test('no test is skipped or singled out without a reason beside it', () => {
    const bare = testTexts.flatMap(([path, body]) =>
      body
        .split('\n')
        .filter((line) => /\b(test|it|describe)\.(only|skip|todo)\(/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(bare.filter((line) => !line.startsWith('test/tidy.test.ts'))).toEqual([]);
  });

  test('every lib has its face, its page and its tests', () => {
    const libs = [
      ...new Set(files.filter((path) => /^libs\/[^/]+\//.test(path)).map((path) => path.split('/')[1] ?? '')),
    ];
    expect(libs.length).toBeGreaterThan(5);
    const missing = libs.flatMap((lib) =>
      ['project.json', 'README.md', 'src/index.ts']
        .map((name) => `libs/${lib}/${name}`)
        .filter((path) => !files.includes(path))
        .concat(files.some((path) => path.startsWith(`libs/${lib}/test/`)) ? [] : [`libs/${lib}/test/`]),
    );
    expect(missing).toEqual([]);
  });
});

describe('what lies in the tree', () => {
  test('the top level is the fixed one', () => {
    const top = [...new Set(files.map((path) => path.split('/')[0] ?? ''))].filter((name) => !name.startsWith('.'));
    const allowed = [
      ...['README.md', 'bench', 'docs', 'libs', 'nx.json', 'package-lock.json', 'package.json', 'profiles', 'releases'],
      ...['sandbox', 'test', 'tools', 'tsconfig.base.json'],
      ...['biome.json', 'knip.json', 'tsconfig.json', 'vitest.config.ts'],
    ];
    expect(top.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('no file is large, except those that a machine writes', () => {
    const exempt = (path: string) =>
      isGenerated(path) ||
      path === 'package-lock.json' ||
      /\/(seeds|payloads|golden)\/|^releases\/[^/]+\/manifest\.json$/.test(path);
    expect(files.filter((path) => !exempt(path) && statSync(join(root, path)).size > 200_000)).toEqual([]);
  });

  test('no file is binary', () => {
    expect(files.filter((path) => readFileSync(join(root, path)).includes(0))).toEqual([]);
  });

  test('every link between pages resolves', () => {
    const pages = files.filter((path) => path.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(0);
    const broken = pages.flatMap((page) =>
      [...text(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)]*)?\)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('every golden is read by a test', () => {
    const goldens = files.filter((path) => /\/goldens?\//.test(path));
    const unread = goldens.filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      const stem = name.replace(/\.[^.]+$/, '');
      return !testTexts.some(
        ([, body]) => body.includes(name) || body.includes(`'${stem}'`) || body.includes(`${stem}.`),
      );
    });
    expect(unread).toEqual([]);
  });

  test('every schema has a test that names its kind', () => {
    const kinds = files
      .filter((path) => path.endsWith('.schema.json') && !path.endsWith('/common.schema.json'))
      .map((path) => (path.split('/').at(-1) ?? '').replace('.schema.json', ''));
    expect(kinds.length).toBeGreaterThan(5);
    const names = (body: string, kind: string) => body.includes(kind) || body.includes(kind.replaceAll('-', '_'));
    expect(kinds.filter((kind) => !testTexts.some(([, body]) => names(body, kind)))).toEqual([]);
  });

  test('every refusal code of a lib is named by a test', () => {
    const codes = new Set(
      libSources.flatMap((path) =>
        [...text(path).matchAll(/'(E_[A-Z_]+|[a-z0-9-]+\.(?:invalid|unverified|provider)-[a-z-]+)'/g)].map(
          (m) => m[1] ?? '',
        ),
      ),
    );
    expect(codes.size).toBeGreaterThan(5);
    expect([...codes].filter((code) => !testTexts.some(([, body]) => body.includes(code)))).toEqual([]);
  });
});
