// What a check sees, in fixed places: the paths, ids and variables of the sandbox policy. Nothing of it comes from the host.

/** The folders of the policy. */
export const places = {
  candidate: '/sandbox/candidate',
  tools: '/sandbox/tools',
  evidence: '/sandbox/evidence',
  scratch: '/sandbox/scratch',
  init: '/sandbox/init',
} as const;

export const hostName = 'sandbox';

/** Exactly these; a run may be given further ones, never the caller's. */
export const fixedEnvironment: readonly (readonly [name: string, value: string])[] = [
  ['LANG', 'C'],
  ['LC_ALL', 'C'],
  ['PATH', places.tools],
  ['TMPDIR', places.scratch],
];

/** Device nodes that hold no state; everything else of /dev is absent. */
export const devices = ['full', 'null', 'random', 'urandom', 'zero'] as const;

export const deviceLinks = [
  ['fd', '/proc/self/fd'],
  ['stderr', '/proc/self/fd/2'],
  ['stdin', '/proc/self/fd/0'],
  ['stdout', '/proc/self/fd/1'],
] as const;

/** The user of a sandbox that root starts: an id that owns nothing on any machine. */
export const lentUserId = 64_017;

/** The id inside. It differs from every id outside, so that the nesting of user namespaces can be told. */
export const insideId = (outsideId: number): number => (outsideId === 10_000 ? 10_001 : 10_000);

export const evidenceFilesMax = 16;
export const evidenceInodes = 64;
