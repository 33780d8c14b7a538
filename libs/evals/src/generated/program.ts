// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'f3873b917ae0aae60803f218fd797b99cb818be77ed3e5daa30d3c3c212b0ae4';
