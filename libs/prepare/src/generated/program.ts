// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '44ddeedd2e0ccb9afe8f815b48fdc569d45ce825d7f8cb3b47c9c2bc902373f0';
