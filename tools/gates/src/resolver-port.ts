// Answers the resolver's questions from the one repository of a session; any other repository is unknown here.
import { accept, refuse } from '#canonical';
import type { ReadAnswer } from '#objects';
import type { Answers, Port } from '#resolver';
import type { Session } from './session.ts';

/** The port that drives a resolver plan over this clone. */
export function portOf({ repository, definition }: Session): Port {
  return {
    open: ({ repositoryIds }) =>
      repositoryIds.map((id) =>
        id === definition.repository_id
          ? accept({ hashAlgorithm: repository.algorithm })
          : refuse({ code: 'E_REPOSITORY', at: id, expected: `only \`${definition.repository_id}\`, this repository` }),
      ),
    read: async ({ wants }) => {
      const answers = await repository.answer(
        wants.map(({ commitId, path, bytesMax }) => ({ commit: commitId, path, bytesMax })),
      );
      return answers.map((answer, index) => foundOf(answer, wants[index]?.commitId, repository.isShallow));
    },
    ancestry: async ({ descendant, ancestors }) => {
      const answers: Answers['ancestry'][number][] = [];
      for (const ancestor of ancestors) answers.push(await repository.isAncestor(ancestor, descendant));
      return answers;
    },
  };
}

/**
 * Nothing is found at a path that is not there, or in a commit of nobody; an object that is gone is another matter, and so is
 * a commit that may lie behind the cut of a shallow clone.
 */
function foundOf(answer: ReadAnswer, commitId: string | undefined, isShallow: boolean): Answers['read'][number] {
  if (answer.ok) {
    const { mode, type, oid, bytes } = answer.value;
    return accept({ mode: mode ?? '040000', objectType: type as 'blob' | 'tree', objectId: oid, bytes });
  }
  const { detail, at = '' } = answer.refusal;
  if (detail === 'path-missing') return accept(undefined);
  if (detail !== 'object-missing' || at !== commitId) return answer;
  if (!isShallow) return accept(undefined);
  return refuse({
    code: 'E_SHALLOW',
    at,
    expected: 'a clone whose history reaches the pinned commit',
    mend: 'git fetch --unshallow',
  });
}
