// The whole environment of every program of the matrix and of the Git that prepares it. Nothing is inherited, no variable
// leads to a person's files, and no value depends on the machine or the run.
export const fixedEnvironment = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  HOME: '/nonexistent',
  LANG: 'C',
  LC_ALL: 'C',
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
  TMPDIR: '/nonexistent',
  TZ: 'UTC',
} as const;
