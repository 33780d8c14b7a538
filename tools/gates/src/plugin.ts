// The Nx plugin: infers the projects of profiles and release, and pins a run before Nx hashes anything. What it throws
// stops Nx, so a run without pins cannot happen.
import type { CreateNodesV2, PostTasksExecution, PreTasksExecution } from '@nx/devkit';
import type { Refusal, Result } from '#canonical';
import { refusalText } from '#command';
import { chain } from './chain.ts';
import { beginRun, isFresh } from './fresh.ts';
import { takePin } from './pins.ts';
import { programOnDisk } from './program.ts';
import { inferProjects } from './projects.ts';
import { type Lock, takeRunLock } from './run-lock.ts';
import { openSession, type Session } from './session.ts';
import { leaveOutBrokenCache } from './shared-cache.ts';
import { commitVariable, pinVariable } from './variables.ts';
import { readWorkspace } from './workspace.ts';

export const name = 'ystack-gates';

export const createNodes: CreateNodesV2 = [
  'nx.json',
  async (files, _options, { workspaceRoot }) => {
    const projects = await withSession(workspaceRoot, async (session) => inferProjects(await readWorkspace(session)));
    return files.map((file) => [file, { projects }]);
  },
];

let lock: Lock | undefined;

export const preTasksExecution: PreTasksExecution = async (_options, { workspaceRoot, argv }) => {
  lock = lockRun(workspaceRoot);
  process.once('exit', () => lock?.release());
  beginRun(workspaceRoot, argv, process.env);
  if (!isFresh(process.env)) await leaveOutBrokenCache(process.env, say);
  await withSession(workspaceRoot, pinRun);
};

export const postTasksExecution: PostTasksExecution = () => {
  lock?.release();
  lock = undefined;
};

/** Sets every pin that the gates' keys are made of, for this run and the tasks it starts. */
async function pinRun(session: Session): Promise<void> {
  process.env[commitVariable] = session.commit;
  const { committed } = await readWorkspace(session);
  for (const link of chain) {
    process.env[pinVariable.code(link.name)] = demand(programOnDisk(session.root, link.name));
    for (const { name: profile } of committed) {
      for (const pin of link.pins) {
        const variable = pinVariable[pin](profile);
        process.env[variable] = demand(await takePin(session, profile, pin));
      }
    }
  }
}

function lockRun(root: string): Lock {
  const taken = takeRunLock(root);
  if ('release' in taken) return taken;
  throw stop({
    code: 'E_LOCK',
    expected: `one run at a time in a workspace; process ${taken.heldBy.pid} is at work here`,
    mend: 'wait for it, or work in another clone',
  });
}

async function withSession<T>(root: string, use: (session: Session) => Promise<T>): Promise<T> {
  const session = demand(await openSession(root, process.env[commitVariable]));
  try {
    return await use(session);
  } finally {
    await session.repository.close();
  }
}

const say = (line: string): boolean => process.stderr.write(`${line}\n`);

function demand<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw stop(result.refusal);
}

const stop = (refusal: Refusal): Error => new Error(refusalText(refusal));
