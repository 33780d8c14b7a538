// Repositories in memory: commits are maps of files, ids are real (trees are encoded and hashed), history is the order in
// which commits were made. The port answers as one over Git would.

import { accept, compareCodePoints, refuse } from '#canonical';
import { encodeTree, objectId, type TreeEntry } from '#objects';
import type { Answers, Found, Port } from '#resolver';

export type Files = { readonly [path: string]: string | Uint8Array };
type Commit = { readonly id: string; readonly objects: ReadonlyMap<string, Found> };

const algorithm = 'sha1';
const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

export class MemoryRepository {
  readonly commits: Commit[] = [];
  /** How many bytes the largest batch of reads brought back. */
  batchBytesMax = 0;

  /** Makes a commit of these files; a path ending in `*` is executable, in `@` a symbolic link. */
  commit(files: Files): string {
    const objects = new Map<string, Found>();
    addTree(objects, '', new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])));
    const id = objectId(algorithm, 'commit', new TextEncoder().encode(`${this.commits.length}`));
    this.commits.push({ id, objects });
    return id;
  }

  at(commitId: string, path: string): Found | undefined {
    return this.commits.find(({ id }) => id === commitId)?.objects.get(path);
  }
}

function addTree(objects: Map<string, Found>, prefix: string, files: ReadonlyMap<string, Uint8Array>): TreeEntry {
  const entries: TreeEntry[] = [];
  const folders = new Map<string, Map<string, Uint8Array>>();
  for (const [path, bytes] of files) {
    const [first = '', ...rest] = path.split('/');
    if (rest.length > 0) folders.set(first, (folders.get(first) ?? new Map()).set(rest.join('/'), bytes));
    else {
      const mode = path.endsWith('*') ? '100755' : path.endsWith('@') ? '120000' : '100644';
      const name = path.replace(/[*@]$/, '');
      const objectIdOf = objectId(algorithm, 'blob', bytes);
      objects.set(`${prefix}${name}`, { mode, objectType: 'blob', objectId: objectIdOf, bytes });
      entries.push({ mode, name, oid: objectIdOf });
    }
  }
  for (const [name, below] of folders) entries.push({ ...addTree(objects, `${prefix}${name}/`, below), name });
  const sortName = ({ mode, name }: TreeEntry) => (mode === '040000' ? `${name}/` : name);
  const bytes = encodeTree(entries.toSorted((a, b) => compareCodePoints(sortName(a), sortName(b))));
  const oid = objectId(algorithm, 'tree', bytes);
  objects.set(prefix.replace(/\/$/, ''), { mode: '040000', objectType: 'tree', objectId: oid, bytes });
  return { mode: '040000', name: '', oid };
}

/** What may go wrong below a plan, by repository id. */
export type Troubles = { readonly [repositoryId: string]: 'closed' | 'shallow' | 'sha256' };

export function memoryPort(repositories: { readonly [id: string]: MemoryRepository }, troubles: Troubles = {}): Port {
  return {
    open: ({ repositoryIds }) =>
      repositoryIds.map((id): Answers['open'][number] => {
        if (troubles[id] === 'closed' || repositories[id] === undefined) {
          return refuse({ code: 'E_REPOSITORY', at: id, expected: 'a plain repository' });
        }
        return accept({ hashAlgorithm: troubles[id] === 'sha256' ? 'sha256' : 'sha1' });
      }),
    read: ({ wants }) => {
      const sizes = new Map<MemoryRepository, number>();
      const answers = wants.map((want): Answers['read'][number] => {
        const repository = repositories[want.repositoryId];
        const found = repository?.at(want.commitId, want.path);
        if (repository !== undefined) {
          sizes.set(repository, (sizes.get(repository) ?? 0) + (found?.bytes.length ?? 0));
        }
        if (found !== undefined && found.bytes.length > want.bytesMax) {
          return refuse({ code: 'E_LIMIT', at: want.path, expected: `at most ${want.bytesMax} bytes` });
        }
        return accept(found);
      });
      for (const [repository, bytes] of sizes) repository.batchBytesMax = Math.max(repository.batchBytesMax, bytes);
      return answers;
    },
    ancestry: ({ repositoryId, descendant, ancestors }) =>
      ancestors.map((ancestor): Answers['ancestry'][number] => {
        if (troubles[repositoryId] === 'shallow')
          return refuse({ code: 'E_SHALLOW', at: ancestor, expected: 'full history' });
        if (!/^[0-9a-f]{40}$/.test(ancestor)) throw new Error(`${ancestor} is no full id`);
        const ids = repositories[repositoryId]?.commits.map(({ id }) => id) ?? [];
        if (!ids.includes(ancestor))
          return refuse({ code: 'E_OBJECT', at: ancestor, expected: 'an object that is here' });
        return accept(ids.indexOf(ancestor) <= ids.indexOf(descendant));
      }),
  };
}
