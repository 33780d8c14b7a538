// Exit statuses, after sysexits(3), and the class each refusal token falls in. A token that is not named here is about
// the data itself and ends with 65, so a new judge needs no entry; only the other classes are listed.

/** The statuses a command ends with. 1 and 2 are left alone: shells and Node itself use them. */
export const statuses = {
  ok: 0,
  usage: 64,
  data: 65,
  noInput: 66,
  fault: 70,
  cannotCreate: 73,
  io: 74,
  tryAgain: 75,
  configuration: 78,
} as const;

export type Status = (typeof statuses)[keyof typeof statuses];

const classes: ReadonlyMap<string, Status> = new Map<string, Status>([
  ['E_USAGE', statuses.usage],
  ['E_RUNTIME', statuses.noInput],
  ['E_REPOSITORY', statuses.noInput],
  ['E_FAULT', statuses.fault],
  ['E_TARGET', statuses.cannotCreate],
  ['E_EXISTS', statuses.cannotCreate],
  ['E_STORAGE', statuses.cannotCreate],
  ['E_IO', statuses.io],
  ['E_LOCK', statuses.tryAgain],
  ['E_INTERRUPTED', statuses.tryAgain],
  ['E_TIMEOUT', statuses.tryAgain],
  ['E_CONFIG', statuses.configuration],
  ['E_SANDBOX', statuses.configuration],
  ['E_COMPILER', statuses.configuration],
  ['E_DEPENDENCY', statuses.configuration],
]);

/** The exit status of a refusal token. */
export const statusOf = (code: string): Status => classes.get(code) ?? statuses.data;

/** The exit status of a refusal by a command that may have statuses of its own. */
export const statusIn =
  (own: Readonly<Record<string, number>> = {}) =>
  (code: string): number =>
    own[code] ?? statusOf(code);
