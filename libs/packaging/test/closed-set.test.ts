// What a profile ships, derived from a commit in memory: the whole set by name, and every way in which the derivation
// refuses, each by bending one thing of a good tree.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { checkFileContent, fileBytesMax } from '#content';
import type { GitObject } from '#contract';
import {
  type ClosedSet,
  type ClosedSetResult,
  deriveClosedSet,
  driveSync,
  fileCountMax,
  type Visitor,
} from '#packaging';
import {
  adapterFolder,
  authorityOf,
  bindingOf,
  manifestOf,
  put,
  repinManifests,
  type SampleChoice,
  sampleDocuments,
  sampleRepository,
} from './support/sample-repository.ts';

const derive = (choice: SampleChoice = {}, visit?: Visitor): ClosedSetResult<ClosedSet> => {
  const { repository, place } = sampleRepository(choice);
  return driveSync(deriveClosedSet(place, visit), repository.answer);
};

const setOf = (result: ClosedSetResult<ClosedSet>): ClosedSet => {
  if (!result.ok) throw new Error(`${result.refusal.detail} ${JSON.stringify(result.refusal)}`);
  return result.value;
};

const expectedPaths = [
  'libs/adapters/src/ci-adapter/closure.json',
  'libs/adapters/src/ci-adapter/normalize.ts',
  'libs/adapters/src/forge-adapter/normalize.ts',
  'libs/adapters/src/producer-adapter/normalize.ts',
  'libs/adapters/src/publisher-adapter/normalize.ts',
  'libs/adapters/src/reviewer-adapter/normalize.ts',
  'libs/adapters/src/shared/decide.ts',
  'libs/adapters/src/verifier-adapter/closure.json',
  'libs/adapters/src/verifier-adapter/normalize.ts',
  'libs/canonical/src/a.ts',
  'libs/canonical/src/b.ts',
  'libs/canonical/src/generated/a.d.ts',
  'libs/canonical/src/generated/a.js',
  'libs/canonical/src/index.ts',
  'libs/command/src/installed.ts',
  'libs/command/src/run.ts',
  'libs/package.json',
  'profiles/sample/authority/context.json',
  'profiles/sample/authority/producer.json',
  'profiles/sample/authority/selection.json',
  'profiles/sample/manifests/ci.json',
  'profiles/sample/manifests/producer.json',
  'profiles/sample/producer-config.json',
  'profiles/sample/profile.json',
  'profiles/shared/authority/decision.md',
  'profiles/shared/authority/forge.json',
  'profiles/shared/authority/publisher.json',
  'profiles/shared/authority/reviewer.json',
  'profiles/shared/authority/verifier.json',
  'profiles/shared/manifests/forge.json',
  'profiles/shared/manifests/publisher.json',
  'profiles/shared/manifests/reviewer.json',
  'profiles/shared/manifests/verifier.json',
  'profiles/shared/prompts/producer.md',
  'profiles/shared/prompts/reviewer.md',
  'profiles/shared/skills/plan/SKILL.md',
  'profiles/shared/skills/plan/run.sh',
  'profiles/shared/skills/test.md',
  'profiles/shared/tools/lint.md',
  'profiles/shared/tools/search.md',
];

describe('a good tree', () => {
  test.each(['sha1', 'sha256'] as const)('gives exactly what the profile uses (%s)', (algorithm) => {
    const { repository, place } = sampleRepository({ algorithm });
    const set = setOf(driveSync(deriveClosedSet(place), repository.answer));
    expect(set.files.map(({ path }) => path)).toEqual(expectedPaths);
    expect(set.profileId).toBe('profile.sample.v1');
    expect(set.manifests).toHaveLength(6);
    for (const { path, object_id, mode } of set.files) expect({ oid: object_id, mode }).toEqual(repository.at(path));
    expect(set.files.find(({ path }) => path.endsWith('run.sh'))).toMatchObject({
      mode: '100755',
      sha256: sha256Hex('#!/bin/sh\n'),
      size_bytes: 10,
    });
  });

  test('shows every file with its bytes exactly once', () => {
    const seen: string[] = [];
    const set = setOf(
      derive({}, ({ path, sha256 }, bytes) => {
        seen.push(path);
        expect(sha256Hex(bytes)).toBe(sha256);
        return undefined;
      }),
    );
    expect(seen.toSorted()).toEqual(set.files.map(({ path }) => path));
  });

  test('passes the content gate', () => {
    expect(derive({}, checkVisited).ok).toBe(true);
  });

  test('a file larger than a batch takes is read alone', () => {
    const large = 'x'.repeat(300 * 1024);
    const set = setOf(derive({ bend: (files) => put(files, 'profiles/shared/skills/plan/large.md', large) }));
    expect(set.files.find(({ path }) => path.endsWith('large.md'))?.size_bytes).toBe(large.length);
  });

  test('what others do not reach changes nothing', () => {
    const same = derive({
      break: (files) => {
        put(files, 'libs/canonical/src/unused.ts', 'changed\n');
        put(files, 'docs/x.md', 'new\n');
        put(files, 'profiles/other/x.md', '\0');
      },
    });
    expect(setOf(same).files).toEqual(setOf(derive()).files);
  });
});

const checkVisited: Visitor = (file, bytes) => checkFileContent({ path: file.path, bytes });

type Change = NonNullable<SampleChoice['edit']>;
type Put = Parameters<typeof put>;
const edit = (change: Change): SampleChoice => ({ edit: change });
/** Puts a file before the pins are written. */
const bend = (...[path, text, mode]: [Put[1], Put[2], Put[3]?]): SampleChoice => ({
  bend: (files) => put(files, path, text, mode),
});
/** Puts a file behind the pins' back. */
const shift = (...[path, text, mode]: [Put[1], Put[2], Put[3]?]): SampleChoice => ({
  break: (files) => put(files, path, text, mode),
});
const drop = (prefix: string): SampleChoice => ({
  break: (files) => {
    for (const path of [...files.keys()]) if (path.startsWith(prefix)) files.delete(path);
  },
});
const copy = (from: string, to: string): SampleChoice => ({
  break: (files) => void files.set(to, files.get(from) ?? { mode: '100644', bytes: new Uint8Array() }),
});

const normalize = `${adapterFolder('forge')}/normalize.ts`;
const skill = 'profiles/shared/skills/plan';
const manifests = { own: 'profiles/sample/manifests', shared: 'profiles/shared/manifests' };
const profileJson = 'profiles/sample/profile.json';
const configJson = 'profiles/sample/producer-config.json';
const prompt = 'profiles/shared/prompts/producer.md';
const lint = 'profiles/shared/tools/lint.md';

const pinPrompt = (path: string): SampleChoice => ({
  ...bend(path, 'A prompt.\n'),
  edit: ({ profile }) => {
    const { prompt_ref } = bindingOf(profile, 'producer');
    if (prompt_ref) prompt_ref.location = { kind: 'path', value: path };
  },
});
const renamed: Change = ({ profile }) => {
  profile.id = 'profile.other.v1';
};
const fewer: Change = ({ profile }) => void profile.body.bindings.shift();
const identity: Change = ({ profile }) => {
  bindingOf(profile, 'ci').role = 'identity';
};
const unconfigured: Change = ({ profile }) => void delete bindingOf(profile, 'producer').config_ref;
const configured: Change = ({ profile }) => {
  const { config_ref } = bindingOf(profile, 'producer');
  if (config_ref) bindingOf(profile, 'ci').config_ref = config_ref;
};
const reconfigured: Change = ({ profile }) => {
  const { config_ref } = bindingOf(profile, 'producer');
  if (config_ref) config_ref.location = { kind: 'path', value: lint };
};
const spare: Change = (set, files) => {
  const manifest = { ...set.manifests[0], id: 'adapter.spare.v1' };
  put(files, `${manifests.own}/spare.json`, encodeCanonical(manifest as Json));
};
const newer: Change = (set) => {
  manifestOf(set, 'ci').body.adapter_version = 'v2';
};
const elsewhere: Change = (set) => {
  manifestOf(set, 'ci').body.package_ref = manifestOf(set, 'forge').body.package_ref;
  repinManifests(set);
};
const bendPackage = (change: (ref: GitObject) => void) =>
  edit((set) => {
    change(bindingOf(set.profile, 'ci').package_ref);
    change(manifestOf(set, 'ci').body.package_ref);
    repinManifests(set);
  });
const foreignPin = bendPackage(({ revision }) => {
  revision.repository_id = 'repo.other';
});
const rootPin = bendPackage((ref) => {
  ref.location = { kind: 'root' };
});
const caseNames: SampleChoice = {
  break: (files) => {
    put(files, 'profiles/sample/a.md', '1\n');
    put(files, 'profiles/sample/A.md', '2\n');
  },
};
const decide = 'libs/adapters/src/shared/decide.ts';
const closureOf = (role: string): string => `${adapterFolder(role)}/closure.json`;
const authority = 'profiles/shared/authority';
const ownAuthority = 'profiles/sample/authority';
const bytesOf = (document: unknown): Uint8Array => encodeCanonical(document as Json);
const { selection, context, config } = sampleDocuments;
const promoted = { ...authorityOf('reviewer', authorityOf('forge').body.permissions), id: 'authority.the-reviewer' };
const otherSelection = { ...selection, body: { ...selection.body, profile_id: 'profile.other.v1' } };
const otherContext = { ...context, body: { ...context.body, repository_id: 'repo.other' } };
const spareAuthority: Change = (_, files) => put(files, `${ownAuthority}/ci.json`, bytesOf(authorityOf('ci')));
const long = 'n'.repeat(256);

// biome-ignore format: an aligned table
const refusals: readonly (readonly [string, SampleChoice, string, string, string])[] = [
  // what                                  change                                                   code          detail                       input
  ['no such profile folder',               drop('profiles/sample/'),                                                'E_PROFILE',  'profile.missing',           'profiles/sample'],
  ['no profile document',                  drop(profileJson),                                                       'E_PROFILE',  'profile.missing',           profileJson],
  ['no producer configuration',            drop(configJson),                                                        'E_PROFILE',  'profile.missing',           configJson],
  ['a profile that is no document',        shift(profileJson, '{}\n'),                                              'E_PROFILE',  'profile.invalid',           profileJson],
  ['the id of another folder',             edit(renamed),                                                           'E_PROFILE',  'profile.id',                profileJson],
  ['five bindings',                        edit(fewer),                                                             'E_PROFILE',  'profile.bindings',          profileJson],
  ['another role',                         edit(identity),                                                          'E_PROFILE',  'profile.bindings',          profileJson],
  ['no configuration for the producer',    edit(unconfigured),                                                      'E_PROFILE',  'profile.config',            profileJson],
  ['another configuration',                edit(reconfigured),                                                      'E_PROFILE',  'profile.config',            profileJson],
  ['a configuration for another role',     edit(configured),                                                        'E_PROFILE',  'profile.config',            profileJson],
  ['a missing manifest',                   drop(`${manifests.shared}/forge.json`),                                  'E_PROFILE',  'profile.manifest-missing',  profileJson],
  ['a shared manifest, no document',       shift(`${manifests.shared}/forge.json`, '{}\n'),                         'E_PROFILE',  'profile.manifest-missing',  profileJson],
  ['an own manifest, no document',         shift(`${manifests.own}/ci.json`, '{}\n'),                               'E_RELATION', 'pin.manifest-invalid',      `${manifests.own}/ci.json`],
  ['an own manifest, no JSON',             shift(`${manifests.own}/x.json`, 'x\n'),                                 'E_RELATION', 'pin.manifest-invalid',      `${manifests.own}/x.json`],
  ['two manifests of one id',              copy(`${manifests.shared}/forge.json`, `${manifests.shared}/more.json`), 'E_PROFILE',  'profile.manifest-twice',    `${manifests.shared}/more.json`],
  ['a spare own manifest',                 edit(spare),                                                             'E_PROFILE',  'profile.manifest-spare',    `${manifests.own}/spare.json`],
  ['a manifest with another digest',       edit(newer),                                                             'E_RELATION', 'pin.manifest',              profileJson],
  ['a manifest of another package',        edit(elsewhere),                                                         'E_RELATION', 'pin.manifest-package',      `${manifests.own}/ci.json`],
  ['a missing authority',                  drop(`${authority}/forge.json`),                                         'E_PROFILE',  'profile.authority-missing', 'profiles/sample/authority/forge.json'],
  ['a missing context',                    drop('profiles/sample/authority/context.json'),                          'E_PROFILE',  'profile.authority-missing', 'profiles/sample/authority/context.json'],
  ['an authority that changed',            shift(`${authority}/forge.json`, '"more"\n'),                            'E_RELATION', 'pin.authority',             `${authority}/forge.json`],
  ['a decision that changed',              shift(`${authority}/decision.md`, 'Undecided.\n'),                       'E_RELATION', 'pin.authority',             `${authority}/decision.md`],
  ['an own authority before the shared',   shift('profiles/sample/authority/forge.json', '"more"\n'),               'E_RELATION', 'pin.authority',             'profiles/sample/authority/forge.json'],
  ['a configuration that changed',         shift(configJson, '{}\n'),                                               'E_RELATION', 'pin.config-contract',       configJson],
  ['an authority, no JSON',                bend(`${authority}/forge.json`, 'x\n'),                                  'E_PROFILE',  'profile.document-invalid',  `${authority}/forge.json`],
  ['an authority, not canonical',          bend(`${authority}/forge.json`, '{ }\n'),                                'E_PROFILE',  'profile.document-invalid',  `${authority}/forge.json`],
  ['an authority, no document',            bend(`${authority}/forge.json`, '{}\n'),                                 'E_PROFILE',  'profile.document-invalid',  `${authority}/forge.json`],
  ['an authority of another role',         bend(`${authority}/forge.json`, bytesOf(promoted)),                      'E_PROFILE',  'profile.authority-role',    `${authority}/forge.json`],
  ['an authority that allows less',        bend(`${authority}/forge.json`, bytesOf(authorityOf('forge', []))),      'E_PROFILE',  'profile.authority-permissions', `${authority}/forge.json`],
  ['an authority that nobody uses',        edit(spareAuthority),                                                    'E_PROFILE',  'profile.authority-spare',   `${ownAuthority}/ci.json`],
  ['garbage that nobody uses',             shift(`${ownAuthority}/x.json`, 'x\n'),                                  'E_PROFILE',  'profile.authority-spare',   `${ownAuthority}/x.json`],
  ['a selection, no document',             bend(`${ownAuthority}/selection.json`, '"selection"\n'),                 'E_PROFILE',  'profile.document-invalid',  `${ownAuthority}/selection.json`],
  ['a selection of another profile',       bend(`${ownAuthority}/selection.json`, bytesOf(otherSelection)),         'E_PROFILE',  'profile.selection-profile', `${ownAuthority}/selection.json`],
  ['a context, no document',               bend(`${ownAuthority}/context.json`, '"context"\n'),                     'E_PROFILE',  'profile.document-invalid',  `${ownAuthority}/context.json`],
  ['a context of another repository',      bend(`${ownAuthority}/context.json`, bytesOf(otherContext)),             'E_PROFILE',  'profile.context-repository', `${ownAuthority}/context.json`],
  ['a configuration, no document',         bend(configJson, '{}\n'),                                                'E_PROFILE',  'profile.document-invalid',  configJson],
  ['another model than requested',         bend(configJson, bytesOf({ ...config, model_id: 'model.other' })),       'E_PROFILE',  'profile.config-model',      configJson],
  ['an empty prompt',                      bend(prompt, ''),                                                        'E_PROFILE',  'profile.prompt-empty',      prompt],
  ['a blank prompt',                       bend(prompt, ' \n\t\n'),                                                 'E_PROFILE',  'profile.prompt-empty',      prompt],
  ['an adapter that changed',              shift(normalize, 'export {};\n'),                                        'E_RELATION', 'pin.object',                adapterFolder('forge')],
  ['a prompt that changed',                shift(prompt, 'Do more.\n'),                                             'E_RELATION', 'pin.object',                prompt],
  ['a skill that changed',                 shift(`${skill}/SKILL.md`, '# Other\n'),                                 'E_RELATION', 'pin.object',                skill],
  ['a tool that changed',                  shift(lint, 'other\n'),                                                  'E_RELATION', 'pin.object',                lint],
  ['a prompt that is gone',                drop(prompt),                                                            'E_RELATION', 'pin.object',                prompt],
  ['a prompt with another mode',           shift(prompt, 'Produce.\n', '100755'),                                   'E_RELATION', 'pin.object',                prompt],
  ['a link in the place of a prompt',      shift(prompt, 'Produce.\n', '120000'),                                   'E_RELATION', 'pin.object',                prompt],
  ['a pin into another repository',        foreignPin,                                                              'E_RELATION', 'pin.repository',            profileJson],
  ['a pin of the root tree',               rootPin,                                                                 'E_RELATION', 'pin.location',              profileJson],
  ['shared code changed under a pin',      shift(decide, 'export const decide = () => 2;\n'),                       'E_RELATION', 'pin.closure',               closureOf('ci')],
  ['a neighbour lib changed under a pin',  shift('libs/canonical/src/b.ts', 'export type B = 1;\n'),                'E_RELATION', 'pin.closure',               closureOf('verifier')],
  ['an adapter without the list it needs', bend(normalize, "import '../shared/decide.ts';\n"),                      'E_RELATION', 'pin.closure',               closureOf('forge')],
  ['a list that an adapter does not need', bend(closureOf('forge'), 'null\n'),                                      'E_RELATION', 'pin.closure',               closureOf('forge')],
  ['a prompt of personal configuration',   pinPrompt('.claude/prompt.md'),                                          'E_PATH',     'set.personal',              '.claude/prompt.md'],
  ['a prompt among workflows',             pinPrompt('.github/prompt.md'),                                          'E_PATH',     'set.personal',              '.github/prompt.md'],
  ['a prompt of the manager',              pinPrompt('manager/prompt.md'),                                          'E_PATH',     'set.personal',              'manager/prompt.md'],
  ['a prompt of the work folder',          pinPrompt('work/prompt.md'),                                             'E_PATH',     'set.personal',              'work/prompt.md'],
  ['a prompt of the configuration',        pinPrompt('config/prompt.md'),                                           'E_PATH',     'set.personal',              'config/prompt.md'],
  ['instructions of the repository',       pinPrompt('CLAUDE.md'),                                                  'E_PATH',     'set.personal',              'CLAUDE.md'],
  ['a prompt elsewhere',                   pinPrompt('tools/prompt.md'),                                            'E_PATH',     'set.outside',               'tools/prompt.md'],
  ['a prompt of another profile',          pinPrompt('profiles/other/p.md'),                                        'E_PATH',     'set.foreign-profile',       'profiles/other/p.md'],
  ['personal configuration in the folder', shift('profiles/sample/.claude/settings.json', '{}\n'),                  'E_PATH',     'name.dot-file',             'profiles/sample/.claude'],
  ['code outside the libs',                bend(normalize, "import '../../../../tools/x.ts';\n"),                   'E_PATH',     'set.outside',               'tools/x.ts'],
  ['code of another profile',              bend(normalize, "import '../../../../profiles/other/x.ts';\n"),          'E_PATH',     'set.foreign-profile',       'profiles/other/x.ts'],
  ['an npm package',                       bend(normalize, "import x from 'left-pad';\n"),                          'E_PATH',     'set.npm-package',           normalize],
  ['an npm package behind a neighbour',    bend('libs/canonical/src/b.ts', "export type { B } from 'ajv';\n"),      'E_PATH',     'set.npm-package',           'libs/canonical/src/b.ts'],
  ['an npm package of the program',        shift('libs/command/src/run.ts', "import 'commander';\n"),               'E_PATH',     'set.npm-package',           'libs/command/src/run.ts'],
  ['a module that is not there',           bend(normalize, "import './missing.ts';\n"),                             'E_PATH',     'import.missing',            normalize],
  ['no installed program',                 drop('libs/command/src/installed.ts'),                                   'E_PATH',     'import.missing',            'libs/command/src/installed.ts'],
  ['an import without a name',             bend(normalize, `export const load = (x: string) => ${'import'}(x);\n`), 'E_PATH',     'import.not-literal',        normalize],
  ['a neighbour named outside the libs',   bend(`${skill}/run.mjs`, "import '#canonical';\n"),                      'E_PATH',     'import.alias',              `${skill}/run.mjs`],
  ['a missing import map',                 drop('libs/package.json'),                                               'E_PATH',     'set.import-map',            'libs/package.json'],
  ['another import map',                   shift('libs/package.json', '{"imports":{},"type":"module"}\n'),          'E_PATH',     'set.import-map',            'libs/package.json'],
  ['a link in the folder',                 shift('profiles/sample/link.md', 'x', '120000'),                         'E_PATH',     'mode.symlink',              'profiles/sample/link.md'],
  ['a link in a skill',                    bend(`${skill}/link.md`, '/etc/passwd', '120000'),                       'E_PATH',     'mode.symlink',              `${skill}/link.md`],
  ['a link in the place of code',          shift('libs/command/src/run.ts', './x.ts', '120000'),                    'E_PATH',     'mode.symlink',              'libs/command/src/run.ts'],
  ['a submodule in the folder',            shift('profiles/sample/module', '', '160000'),                           'E_PATH',     'mode.submodule',            'profiles/sample/module'],
  ['a name that Windows reserves',         shift('profiles/sample/aux.md', 'x\n'),                                  'E_PATH',     'name.reserved',             'profiles/sample/aux.md'],
  ['a name that is too long',              shift(`profiles/sample/${long}`, 'x\n'),                                 'E_PATH',     'name.segment-bytes',        `profiles/sample/${long}`.slice(0, 200)],
  ['a path that is too long',              shift(`profiles/sample/${'n/'.repeat(300)}x`, 'x\n'),                    'E_PATH',     'name.path-bytes',           `profiles/sample/${'n/'.repeat(100)}`.slice(0, 200)],
  ['names that differ by case',            caseNames,                                                               'E_PATH',     'name.collision-case',       'profiles/sample/a.md'],
  ['a lib that differs by case',           bend(normalize, "import '../../../Canonical/src/c.ts';\n"),              'E_PATH',     'set.outside',               'libs/Canonical/src/c.ts'],
];

describe('a bent tree', () => {
  test.each(refusals)('%s', (_what, choice, code, detail, input) => {
    const result = derive(choice);
    expect(result.ok ? 'accepted' : [result.refusal.code, result.refusal.detail, result.refusal.input]).toEqual([
      code,
      detail,
      input,
    ]);
  });

  test('a document that is not canonical says where, why and what mends it', () => {
    const input = `${ownAuthority}/context.json`;
    expect(derive(bend(input, '{ }\n'))).toMatchObject({
      refusal: {
        expected: expect.stringMatching(/^a `repository_context`: .* \(E_CANONICAL\)$/),
        mend: `write what \`jq -S -c . ${input}\` prints, commit, and run \`pin\` on the profile`,
      },
    });
    expect(derive(bend(input, bytesOf(otherContext)))).toMatchObject({
      refusal: {
        at: '/body/repository_id',
        expected: 'the repository of the release, `repo.sample`',
        mend: `change \`${input}\`, commit, and run \`pin\` on the profile`,
      },
    });
  });

  // biome-ignore format: an aligned table
  test.each([
    ['profiles/sample/prompts/p.md', `x\n${['', 'home', 'alice'].join('/')}/x`, 'E_DENYLIST', 'content.home-path',       'line 2 column 1'],
    ['profiles/sample/prompts/p.md', '\ufeffx',                                 'E_DENYLIST', 'content.byte-order-mark', 'line 1 column 1'],
    ['profiles/sample/prompts/p.md', 'x\u202e',                                 'E_DENYLIST', 'content.hidden',          'line 1 column 2'],
  ])('what the content gate refuses in %s: %j', (path, text, code, detail, at) => {
    const result = derive(shift(path, text), checkVisited);
    expect(result).toMatchObject({ ok: false, refusal: { code, detail, at, input: path } });
  });

  test('more files than a release may have', () => {
    const many = derive({
      break: (files) => {
        for (let index = 0; index <= fileCountMax; index += 1)
          put(files, `profiles/sample/data/${index % 300}/${index}`, '');
      },
    });
    expect(many).toMatchObject({ ok: false, refusal: { code: 'E_LIMIT', detail: 'set.file-count' } });
  });

  test('one file larger than a file may be, and all files larger than a release may be', () => {
    const bytes = new Uint8Array(fileBytesMax + 1);
    const large = derive({ break: (files) => put(files, 'profiles/sample/large', bytes) });
    expect(large).toMatchObject({
      ok: false,
      refusal: { code: 'E_LIMIT', detail: 'content.bytes', input: 'profiles/sample/large' },
    });
    const total = derive({
      break: (files) => {
        for (let index = 0; index < 64; index += 1) put(files, `profiles/sample/large-${index}`, bytes.subarray(1));
      },
    });
    expect(total).toMatchObject({ ok: false, refusal: { code: 'E_LIMIT', detail: 'set.total-bytes' } });
  });

  test('a name of a profile is asked first', () => {
    const { repository, place } = sampleRepository();
    for (const name of ['shared', '..', 'A', '', 'a/b']) {
      const result = driveSync(deriveClosedSet({ ...place, name }), repository.answer);
      expect(result).toMatchObject({ ok: false, refusal: { code: 'E_PROFILE', detail: 'profile.name' } });
    }
  });

  test('a damaged object is told as the repository told it', () => {
    const { repository, place } = sampleRepository();
    const refused = {
      ok: false as const,
      refusal: { code: 'E_OBJECT' as const, detail: 'object-hash', expected: 'content of its id' },
    };
    let blobs = 0;
    const result = driveSync(deriveClosedSet(place), (request) => {
      const answer = repository.answer(request);
      blobs += answer.ok && answer.value.type === 'blob' && answer.value.bytes.length > 0 ? 1 : 0;
      return blobs === 20 ? refused : answer;
    });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'E_OBJECT', detail: 'object.object-hash' } });
  });
});
