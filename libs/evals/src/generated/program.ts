// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '2afe4435d6c1d9d86a2aaff9e9e0a47e2b7b21e2e53954c1dd97bfba0c911414';
