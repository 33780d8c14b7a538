// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '4545cf7e8e5f24a6d69dc7462cd9ebf9ac2351deb6648bd1bf3c8d21f1ebfb55';
