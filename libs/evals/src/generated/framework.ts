// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const frameworkSha256 = 'e8e91d9d049b6a46d8a6e00c9418dabfb189e38d9aa9aa177212616db12ac84a';
