// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const coreContract = {"generation_id_sha256":"58278412003ead1e21c475def99401bb28ca2587bda62d6a6efd0378a223a068","package_ref":{"content_id":"core-contract-package.v2","media_type":"application/vnd.ystack.core-contract+json","sha256":"8b62805b8546d5232d9e5e59901181f0f056379c48cafa7293203073cd190c07"},"semantic_identity":"core.contracts.v2"} as const;
export const programSha256 = '4ed48e6720738086fa21b0180d54ea7ae39de2308226c58242b69ff5e6656595';
