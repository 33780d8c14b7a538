// When a profile is judged: the time of its source commit. No clock is read, so the same profile is judged at the same time
// on every machine and every day.
import { accept, type Result, refuse } from '#canonical';
import { isTime } from '#contract';
import type { Session } from '../session.ts';

/**
 * The committer's time of `commit` in UTC, `YYYY-MM-DDTHH:MM:SSZ`. Refuses E_EVALUATION for a time after the year 9999,
 * which Git can hold and no document can; E_OBJECT as reading does.
 */
export async function sourceTime({ repository }: Session, commit: string): Promise<Result<string>> {
  const read = await repository.commit(commit);
  if (!read.ok) return read;
  const time = timeOf(read.value.committerTimeS);
  if (time !== undefined) return accept(time);
  return refuse({
    code: 'E_EVALUATION',
    at: commit,
    expected: 'a commit of the years 1970 to 9999',
    mend: 'commit a change of the profile again under a clock that is right',
  });
}

/** Seconds since 1970 as documents write a time; undefined outside of what they can write. */
export function timeOf(seconds: number): string | undefined {
  const milliseconds = seconds * 1000;
  if (Math.abs(milliseconds) > dateMillisecondsMax) return undefined;
  const time = `${new Date(milliseconds).toISOString().slice(0, -'.000Z'.length)}Z`;
  return isTime(time) ? time : undefined;
}

/** What a Date can hold. */
const dateMillisecondsMax = 8.64e15;
