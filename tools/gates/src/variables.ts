// Names of the environment variables that carry a run's pins from the plugin to the gates. Profile and gate names hold no
// underscore, so that two names never share a variable.
const upper = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** The release commit of a run, a full id. May be set by the caller; otherwise the plugin sets it to HEAD. */
export const commitVariable = 'RELEASE_COMMIT';

export const pinVariable = {
  profile: (profile: string) => `GATE_PROFILE_${upper(profile)}`,
  closed: (profile: string) => `GATE_CLOSED_${upper(profile)}`,
  policies: (profile: string) => `GATE_POLICIES_${upper(profile)}`,
  incidents: (profile: string) => `GATE_INCIDENTS_${upper(profile)}`,
  code: (gate: string) => `GATE_CODE_${upper(gate)}`,
} as const;
