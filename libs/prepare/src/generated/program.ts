// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '14b93558428037ea1b4d1d72495aacd12ae6ffe00755aaf94505898bb60dff60';
