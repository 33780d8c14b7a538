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
      return answers.map((answer, index) => foundOf(answer, wants[index]?.commitId));
    },
    ancestry: async ({ descendant, ancestors }) => {
      const answers: Answers['ancestry'][number][] = [];
      for (const ancestor of ancestors) answers.push(await repository.isAncestor(ancestor, descendant));
      return answers;
    },
  };
}

/** Nothing is found at a path that is not there, or in a commit of nobody; an object that is gone is another matter. */
function foundOf(answer: ReadAnswer, commitId: string | undefined): Answers['read'][number] {
  if (!answer.ok) {
    const { detail, at } = answer.refusal;
    const isNowhere = detail === 'path-missing' || (detail === 'object-missing' && at === commitId);
    return isNowhere ? accept(undefined) : answer;
  }
  const { mode, type, oid, bytes } = answer.value;
  return accept({ mode: mode ?? '040000', objectType: type as 'blob' | 'tree', objectId: oid, bytes });
}
