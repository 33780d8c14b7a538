// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'ee6b0cabc92cbe270f4ba961d4f185b1b2490bfd0dfd43d28b48e0676fdc62aa';
