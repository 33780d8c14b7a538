// Where the documents lie that every profile is judged by. The gate reads them from the release commit, and its key holds
// the tree of each folder.
export const policyFolders = {
  policies: 'libs/control/policies',
  catalog: 'libs/evals/catalog',
  seeds: 'libs/evals/seeds',
  loop: 'libs/loop/policies',
} as const;
