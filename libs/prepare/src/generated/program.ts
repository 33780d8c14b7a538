// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'c459690e4bb6e68bdffac4479679e8bc3419cabdb4287651e87c702cd1947a0f';
