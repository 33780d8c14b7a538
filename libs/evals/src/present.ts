// A value that may be missing, as documents say it.

export const absent = { state: 'absent' } as const;

export const present = <T>(value: T): { state: 'present'; value: T } => ({ state: 'present', value });
