// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'afd3230121764968aa10da5beead78dbb7d1665f02f91f1718fed1a5d12748fe';
