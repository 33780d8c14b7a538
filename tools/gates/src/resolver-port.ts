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
      return answers.map(foundOf);
    },
    ancestry: async ({ descendant, ancestors }) => {
      const answers: Answers['ancestry'][number][] = [];
      for (const ancestor of ancestors) answers.push(await repository.isAncestor(ancestor, descendant));
      return answers;
    },
  };
}

const nothingThere = new Set(['path-missing', 'object-missing']);

function foundOf(answer: ReadAnswer): Answers['read'][number] {
  if (!answer.ok) return nothingThere.has(answer.refusal.detail) ? accept(undefined) : answer;
  const { mode, type, oid, bytes } = answer.value;
  return accept({ mode: mode ?? '040000', objectType: type as 'blob' | 'tree', objectId: oid, bytes });
}
