// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'b3ebaca0e4cb3136e6e4f460ce9eb97334bb875ca030d42c18388198a2509d2c';
