// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '108f4ede85d791649bf66e8f4be980f1344a6c5d7add61df654bf3471a707a1a';
