// Every date of the matrix. They are constants, so that every machine and every day gives the same documents and commits.

/** When the fixture's commits were made, in seconds since 1970 (2030-01-01T00:00:00Z). */
export const fixtureTimeS = 1_893_456_000;

export const produceTimes = {
  requested_at: '2030-01-01T01:00:00Z',
  started_at: '2030-01-01T01:00:01Z',
  finished_at: '2030-01-01T01:05:00Z',
  recorded_at: '2030-01-01T01:05:01Z',
} as const;

export const materializeTimes = {
  requested_at: '2030-01-01T02:00:00Z',
  started_at: '2030-01-01T02:00:01Z',
  finished_at: '2030-01-01T02:00:03Z',
  recorded_at: '2030-01-01T02:00:04Z',
} as const;

/** A time of the matrix in seconds since 1970. */
export const secondsOf = (time: string): number => Date.parse(time) / 1000;
