// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'ec9b21fc6c89565a5d3cb8ef77935bc405a58b50ef9ff0111ecd8d7dab688579';
