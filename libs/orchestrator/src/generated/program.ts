// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const coreContract = {"generation_id_sha256":"98bb38dee35f6ac1a7d81553739ea3db6cbe29b1a0dafe6d243a32cc31159e0d","package_ref":{"content_id":"core-contract-package.v2","media_type":"application/vnd.ystack.core-contract+json","sha256":"bbc6e25c668f053a718b83da0ee65322c0086b9aa2d484e8b13d4923e937f9de"},"semantic_identity":"core.contracts.v2"} as const;
export const programSha256 = 'be44bde401c52cf49fb813a4ba260f1c29d8a69586dbef49e79f660d00804a25';
