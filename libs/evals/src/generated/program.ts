// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '2a6106e5d9e652c61233beb6346c4e96028bc700b911f3c9f5c95464cca74646';
