// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '61e2cc520c51b53bfe09a116e5c93dc4db68fd524506395e4b5a681ad2099484';
