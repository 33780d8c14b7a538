// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const coreContract = {"generation_id_sha256":"1c2fae6a9ad35bd507c302b54c2d838f234d1605341f7b5efa879e76e721fba9","package_ref":{"content_id":"core-contract-package.v2","media_type":"application/vnd.ystack.core-contract+json","sha256":"fc10af888c14425c73da6bc8f203f554466fc34a8226e8550d4698f75b3d2541"},"semantic_identity":"core.contracts.v2"} as const;
export const programSha256 = 'a1cd190b1a693532daf1acc36cf7080403b6c9a94a2c94214ef5787e522d2b9b';
