// The names that the registers have as files, in a folder of policies or where refusals speak of them.
export const registerFiles = {
  registry: 'shadow-environments.json',
  acceptedSet: 'accepted-identities.json',
} as const;
