// Injured Git objects: trees, commits and tags as bytes, loose objects as files. An object is served under its id only with
// the bytes that hash to it; a tree that is read is the one that these bytes spell.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeTree, type ObjectType, objectId, parseCommit, parseTag, parseTree, type TreeEntry } from '#objects';
import { parseConfigText } from '../../libs/git/src/config-file.ts';
import { EmbeddedStore } from '../../libs/git/src/embedded-store.ts';
import { temporaryFolder } from '../../libs/git/test/support/repositories.ts';
import { byteMutations } from './support/byte-mutations.ts';
import { countedAs, countOf, run } from './support/campaign.ts';

const sampleOf = (text: string | Uint8Array) => ({ bytes: Buffer.from(text) });
const oid = (digit: string): string => digit.repeat(40);

type Parsed =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly detail: string } };

/** `read` or the detail word; every refusal is E_OBJECT. */
const worded = (parsed: Parsed): string => {
  if (parsed.ok) return 'read';
  if (parsed.refusal.code !== 'E_OBJECT') throw new Error(JSON.stringify(parsed.refusal));
  return parsed.refusal.detail;
};

const entries: readonly TreeEntry[] = [
  { mode: '100644', name: '.gitattributes', oid: oid('1') },
  { mode: '100755', name: 'build', oid: oid('2') },
  { mode: '040000', name: 'libs', oid: oid('3') },
  { mode: '100644', name: 'stra\u00dfe.md', oid: oid('4') },
  { mode: '120000', name: 'to', oid: oid('5') },
  { mode: '160000', name: 'vendor', oid: oid('6') },
];
const trees = [entries, entries.slice(0, 2), entries.slice(3)].map((list) => sampleOf(encodeTree(list)));

test('a tree that is read is spelled by its entries, and never hashes to the old id', async () => {
  const tally = await run({
    name: 'trees',
    samples: trees,
    mutations: byteMutations,
    judge: (mutant, { bytes }) => {
      const parsed = parseTree('sha1', mutant);
      if (objectId('sha1', 'tree', mutant) === objectId('sha1', 'tree', bytes)) throw new Error('the old id');
      if (parsed.ok && !mutant.equals(encodeTree(parsed.value)))
        throw new Error('read, and not what its entries spell');
      return worded(parsed);
    },
  });
  expect(tally.total).toBe(countOf('trees'));
  for (const word of ['read', 'tree-truncated', 'tree-mode', 'tree-order', 'tree-duplicate', 'tree-name-encoding']) {
    expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
  }
});

const person = 'Somebody <somebody@example.org> 1700000000 +0100';
const commits = [
  `tree ${oid('1')}\nparent ${oid('2')}\nauthor ${person}\ncommitter ${person}\n\nA message\n`,
  `tree ${oid('1')}\nauthor ${person}\ncommitter ${person}\nencoding latin1\ngpgsig -----BEGIN\n line\n -----END\n\n`,
  `tree ${oid('1')}\nparent ${oid('2')}\nparent ${oid('3')}\nauthor ${person}\ncommitter ${person}\n\nmerge`,
].map(sampleOf);

test('a commit that is read names whole ids and a time that its bytes hold', async () => {
  const tally = await run({
    name: 'commits',
    samples: commits,
    mutations: byteMutations,
    judge: (mutant) => {
      const parsed = parseCommit('sha1', mutant);
      if (!parsed.ok) return worded(parsed);
      const { tree, parents, committerTimeS } = parsed.value;
      const head = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`)].join('\n');
      if (!mutant.toString('latin1').startsWith(`${head}\n`)) throw new Error('read, and says something else');
      if (!Number.isSafeInteger(committerTimeS)) throw new Error('no time');
      return 'read';
    },
  });
  for (const word of ['read', 'commit-header', 'commit-time'])
    expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
});

test('a tag that is read names the whole id that its bytes hold', async () => {
  const tags = ['commit', 'tag', 'tree'].map((type) =>
    sampleOf(`object ${oid('7')}\ntype ${type}\ntag v1\ntagger ${person}\n\nx\n`),
  );
  const tally = await run({
    name: 'tags',
    samples: tags,
    mutations: byteMutations,
    judge: (mutant) => {
      const parsed = parseTag('sha1', mutant);
      if (!parsed.ok) return worded(parsed);
      const { oid: target, type } = parsed.value;
      if (!mutant.toString('latin1').startsWith(`object ${target}\ntype ${type}\n`))
        throw new Error('read, and says something else');
      return 'read';
    },
  });
  for (const word of ['read', 'tag-header']) expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
});

/** A store that holds one loose object, whose file a judge replaces. */
function looseStore() {
  const gitDir = join(temporaryFolder(), 'git');
  mkdirSync(join(gitDir, 'objects'), { recursive: true });
  const opened = EmbeddedStore.open({ gitDir, commonDir: gitDir, label: '' });
  if (!opened.ok) throw new Error(opened.refusal.detail);
  const store = opened.value;
  const place = (id: string): string => join(gitDir, 'objects', id.slice(0, 2), id.slice(2));
  return {
    async ask(id: string, file: Uint8Array): Promise<{ readonly word: string; readonly bytes?: Uint8Array }> {
      mkdirSync(dirname(place(id)), { recursive: true });
      writeFileSync(place(id), file);
      const infos = await store.info([id]);
      if (!infos.ok) return { word: infos.refusal.detail };
      const [info] = infos.value;
      const contents = info === undefined ? undefined : await store.contents([info]);
      if (contents === undefined) return { word: 'missing' };
      return contents.ok
        ? { word: 'served', bytes: contents.value[0] as Uint8Array }
        : { word: contents.refusal.detail };
    },
    close: () => rmSync(gitDir, { recursive: true }),
  };
}

const loose = (type: ObjectType, content: Buffer) => {
  const inflated = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  return {
    content,
    inflated,
    id: objectId('sha1', type, content),
    bytes: deflateSync(inflated, { level: content.length % 10 }),
  };
};
const looseObjects = [
  loose('blob', Buffer.from('content\n')),
  loose('blob', Buffer.from('line\n'.repeat(200))),
  loose('tree', (trees[0] as { bytes: Buffer }).bytes),
  loose('commit', (commits[0] as { bytes: Buffer }).bytes),
];

test('a loose object whose file is injured is served whole or not at all', async () => {
  const store = looseStore();
  const tally = await run({
    name: 'loose objects',
    samples: looseObjects,
    mutations: byteMutations,
    judge: async (mutant, { id, content }) => {
      const { word, bytes } = await store.ask(id, mutant);
      if (bytes !== undefined && !content.equals(bytes)) throw new Error('served, and not what its id names');
      return word;
    },
  });
  store.close();
  expect(tally.total).toBe(countOf('loose objects'));
  expect(countedAs(tally, 'object-unreadable')).toBeGreaterThan(tally.total / 2);
  // Some bits of a zlib header are only a hint.
  expect(countedAs(tally, 'served')).toBeLessThan(tally.total / 20);
});

test('a loose object that was injured before it was deflated is never served', async () => {
  const store = looseStore();
  const tally = await run({
    name: 'loose content',
    samples: looseObjects.map((object) => ({ ...object, bytes: object.inflated })),
    mutations: byteMutations,
    judge: async (mutant, { id }) => (await store.ask(id, deflateSync(mutant, { level: 1 }))).word,
  });
  store.close();
  expect(tally.total).toBe(countOf('loose content'));
  for (const word of ['object-hash', 'object-unreadable'])
    expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
  expect(countedAs(tally, 'served')).toBe(0);
});

test('configuration that is injured is read to its last setting or refused at a line', async () => {
  const texts = [
    '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n[remote "origin"]\n\turl = https://example.org/a.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n',
    '; comment\n[extensions "x"] objectFormat = sha1 # more\n[a "b\\"c"]\n\tk = "v;\\n" w\\\n  x\n\tbare\n',
  ];
  const tally = await run({
    name: 'configuration',
    samples: texts.map(sampleOf),
    mutations: byteMutations,
    judge: (mutant) => {
      const parsed = parseConfigText(mutant);
      const lines = mutant.toString('latin1').split('\n').length;
      if (!parsed.ok) {
        if (parsed.line < 1 || parsed.line > lines + 1) throw new Error(`line ${parsed.line} of ${lines}`);
        return 'refused';
      }
      if (parsed.entries.length > lines + 1) throw new Error('more settings than there is text for');
      return 'read';
    },
  });
  for (const word of ['read', 'refused'])
    expect([word, countedAs(tally, word) > tally.total / 20]).toEqual([word, true]);
});
