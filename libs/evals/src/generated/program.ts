// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'a2f6953a926669d01515b16fd2e703ac18a53d95c1a5496a4d11bd8a8a9b51ad';
