// Nx loads this file. It is plain JavaScript so that a Node which cannot run TypeScript is told what to do.
if (!process.features.typescript) {
  const asks =
    'ystack needs Node 22.22.2 or newer; the locked one is used by `npx nx …` and `npm run …` after `npm ci`';
  throw new Error(`${asks}, while this is Node ${process.versions.node} at ${process.execPath}`);
}
export const { createNodes, name, postTasksExecution, preTasksExecution } = await import('./src/plugin.ts');
