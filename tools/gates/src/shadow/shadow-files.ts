// Where the registers lie that incidents are judged by beside the policies. The gate reads them from the release commit, and
// its key holds both.
export const shadowFiles = {
  environments: 'libs/control/registers/shadow-environments.json',
  commands: 'libs/shadow/registers/shadow-commands.json',
} as const;

/** The folder of a profile's incidents. */
export const incidentFolder = (profile: string): string => `profiles/${profile}/incidents`;
