// Which room may import which. Layers 1 to 4 are pure and import only downward; git, files, store, prepare
// and command are the only rooms that touch the world. Tests may import anything, so only `src` folders are held to this.
const layers = [
  ['canonical'],
  ['contract', 'objects'],
  ['resolver', 'adapters', 'capture', 'content', 'control', 'orchestrator', 'telemetry', 'loop'],
  ['evals', 'shadow', 'packaging', 'gate', 'attest', 'reproduction'],
];
const effects = ['git', 'files', 'store', 'prepare', 'command'];
const src = (names) => `^libs/(${names.join('|')})/src/`;

const upward = layers.flatMap((names, level) => {
  const above = [...layers.slice(level + 1).flat(), ...effects];
  return [
    {
      name: `layer-${level + 1}-imports-downward`,
      severity: 'error',
      from: { path: src(names) },
      to: { path: src(above) },
    },
  ];
});

export default {
  forbidden: [
    ...upward,
    {
      name: 'pure-rooms-import-no-node-module',
      comment: 'node:crypto is for digests only',
      severity: 'error',
      from: { path: src(layers.flat()) },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'neighbours-through-their-index',
      severity: 'error',
      from: { path: '^libs/([^/]+)/src/' },
      to: { path: '^libs/([^/]+)/src/', pathNot: ['^libs/$1/src/', '/src/index\\.ts$'] },
    },
    {
      name: 'libs-do-not-import-tools-or-tests',
      severity: 'error',
      from: { path: '^libs/[^/]+/src/' },
      to: { path: '^(tools|test|bench)/' },
    },
    {
      name: 'sandbox-imports-few-rooms',
      comment:
        'an effect room of its own: bytes, the contract, the policies and the disk, and no other room imports it but tools',
      severity: 'error',
      from: { path: '^sandbox/src/' },
      to: {
        path: '^(libs|tools|test|bench)/',
        pathNot: '^libs/(canonical|command|contract|control|files)/src/index\\.ts$',
      },
    },
    {
      name: 'libs-do-not-import-the-sandbox',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^sandbox/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/generated/', '/test/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
