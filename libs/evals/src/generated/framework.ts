// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const frameworkSha256 = 'd5fd76992ea4c3f70ce45836ab708c81036604b29fd725fb218e5e1376a4af25';
