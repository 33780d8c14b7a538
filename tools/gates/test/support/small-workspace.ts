// A repository small enough to see at a glance: one committed profile that binds one of everything, a second one, the
// installed program with one lib, stubs of the gates' code, a lock without packages. All digests in the profile are
// invented; nothing here passes a gate.
import { encodeCanonical, type Json } from '#canonical';
import { TestRepository } from '../../../../libs/git/test/support/repositories.ts';
import { buildProfileSet } from '../../../../test/support/builders.ts';

export const profilePath = 'profiles/sample/profile.json';

export const definition = (repositoryId = 'repo.sample', profiles = ['sample'], requirements?: Json): Uint8Array =>
  encodeCanonical({
    schema_version: 1,
    kind: 'release_definition',
    id: 'release-definition.v1',
    body: { repository_id: repositoryId, profiles, ...(requirements === undefined ? {} : { requirements }) },
  });

/** The repository after its first commit. */
export function smallWorkspace(): TestRepository {
  const repository = TestRepository.create();
  repository.commit({
    'README.md': 'A page.\n',
    'adapters/ci/README.md': 'An adapter.\n',
    'adapters/ci/main.ts': "import { one } from '../../libs/one/src/index.ts';\nexport const main = one;\n",
    'config/producer.json': '{}\n',
    'libs/command/src/installed.ts': "import { one } from '#one';\none;\n",
    'libs/control/policies/sandbox-policy.json': '{}\n',
    'libs/evals/seeds/one.json': '{}\n',
    'libs/one/src/index.ts': "export { one } from './two.ts';\n",
    'libs/one/src/two.ts': 'export const one = 1;\n',
    'libs/one/src/unreached.ts': 'export const three = 3;\n',
    'libs/package.json': '{"type":"module","imports":{"#*":"./*/src/index.ts"}}\n',
    'package-lock.json': '{"lockfileVersion":3,"packages":{}}\n',
    'profiles/other/profile.json': '{}\n',
    'profiles/sample/notes.md': 'Notes.\n',
    [profilePath]: encodeCanonical(buildProfileSet().profile as unknown as Json),
    'profiles/shared/authority/decision.md': 'Decided.\n',
    'profiles/shared/manifests/ci.json': '{}\n',
    'profiles/shared/prompts/unbound.md': 'Nobody binds this.\n',
    'prompts/producer.md': 'Produce.\n',
    'releases/release.json': definition(),
    'skills/plan.md': 'Plan.\n',
    'tools/gates/src/gates/evaluate.ts': 'export const gate = 3;\n',
    'tools/gates/src/gates/resolve.ts': "import { one } from '#one';\nexport const gate = one;\n",
    'tools/gates/src/gates/validate.ts': 'export const gate = 2;\n',
    'tools/gates/src/main.ts': 'export {};\n',
    // Bound as files, not as folders.
    'tools/helper.mjs': 'export const helper = 1;\n',
    'tools/tool.lint.mjs': "import { helper } from './helper.mjs';\nexport default helper;\n",
    'tools/tool.search.mjs': 'export default 2;\n',
  });
  return repository;
}
