// What every refusal token means and what mends it: the registry behind docs/tokens.md. A test holds it to the tokens that
// the code names, both ways. The status of a token is not here, it follows from its class (`statusOf`).
export type TokenEntry = { readonly meaning: string; readonly mend: string };

/** Tokens of the house, in the order a judge would meet them. */
export const tokens = {
  E_USAGE: {
    meaning: 'The command was called in a way it does not know: a word, an option or the number of inputs',
    mend: '`npm run -s ystack -- COMMAND --help`',
  },
  E_CONFIG: {
    meaning:
      'This machine or this checkout is set up in a way that cannot work, such as a Node that does not run TypeScript',
    mend: '`npm ci`, and `npm run -s ystack -- doctor` to see what is missing',
  },
  E_RUNTIME: {
    meaning:
      'An input cannot be read: it is not there, a link, no regular file, or it changed while it was judged; or a result is given twice',
    mend: 'name the file itself, and run again when nothing writes to it',
  },
  E_INPUT: {
    meaning:
      'What a tool was asked to do does not hold together: a resolver request, a repository map, a materialization',
    mend: 'make a resolver request with `npm run -s ystack -- resolve PROFILE_DIR` instead of by hand; else change what is named',
  },
  E_LIMIT: {
    meaning: 'Something is larger, deeper or longer than its kind allows; the bounds stand in [kinds.md](kinds.md)',
    mend: 'split it, or leave out what is not needed',
  },
  E_PARSE: {
    meaning: 'The bytes are not exactly one JSON value in strict UTF-8',
    mend: 'repair the file at the byte that is named',
  },
  E_DUPLICATE: {
    meaning: "An object of somebody else's JSON has a key twice, and readers disagree on which of the two counts",
    mend: 'fetch it again; no provider writes a key twice',
  },
  E_CANONICAL: {
    meaning: 'The JSON is not spelled canonically: key order, blanks, escapes, numbers or the one line feed at the end',
    mend: '`jq -S -c . FILE` prints the canonical spelling',
  },
  E_SHAPE: {
    meaning: 'The document is not of the form of its kind: a key, a type, a word or an order',
    mend: 'change the place that is named; the schema of the kind is linked from [kinds.md](kinds.md)',
  },
  E_REF: {
    meaning: 'Documents that are judged together do not name one another',
    mend: 'hand in the documents that belong together, or write the references again with `npm run -s ystack -- pin PROFILE_DIR`',
  },
  E_RELATION: {
    meaning: 'Documents of good form contradict themselves or one another',
    mend: 'change one side of the contradiction that is named',
  },
  E_EXAMPLE: {
    meaning: 'A policy no longer decides as the examples beside it say; the rule that is named is the example',
    mend: 'give the policy back what it said, or change the example to what it means now',
  },
  E_POLICY_SET: {
    meaning: 'The policy set is none: its form, or what it says of its own sections',
    mend: '`npm run -s ystack -- control validate-policy-set FILE` says what is wrong with it',
  },
  E_CORE: {
    meaning: 'The core does not accept the stage run that is to be judged; the rule that is named is its own token',
    mend: '`npm run -s ystack -- validate-stage-run REQUEST RESOLVED RESULT` says the same with its own token',
  },
  E_DUTY: {
    meaning: 'The duty evaluation that was handed in is not the one that its stage run has under the policy set',
    mend: '`npm run -s ystack -- control evaluate-duty POLICY_SET REQUEST RESOLVED RESULT` makes it',
  },
  E_TRUST: {
    meaning: 'The context an adapter is told to trust does not hold together with what it was given',
    mend: 'hand in the request and the resolved profile that the work was done under',
  },
  E_SANDBOX: {
    meaning: 'This machine does not give a sandbox in which every promise can be proved; nothing was run without one',
    mend: '`npm run -s ystack -- sandbox probe` names what stands in the way',
  },
  E_COMPILER: {
    meaning: 'A program of the sandbox has to be built and there is no C compiler that can, or no place to keep it',
    mend: '`apt-get install gcc libc6-dev`',
  },
  E_TOOL: {
    meaning: 'A tool that a sandboxed command needs is no executable file, or its loader does not find its libraries',
    mend: 'name a program that runs on this machine',
  },
  E_CANDIDATE: {
    meaning:
      'A candidate for the sandbox holds something else than regular files and folders, or changed while it was copied',
    mend: 'export it without links and special files, and run again when nothing writes to it',
  },
  E_STALE: {
    meaning:
      'What was observed is older than what it is said to be about, or was judged by another core or evaluator; or records, catalog and policies are not those that are named',
    mend: 'observe again, or hand in the documents that belong together',
  },
  E_RECONCILIATION_INPUT: {
    meaning: 'What a reconciliation is to be planned from is not of its form, too large, or contradicts itself',
    mend: 'change the place that is named; hand in an observation as `npm run -s ystack -- orchestrator scan` prints it',
  },
  E_READ_ONLY: {
    meaning: 'A reproduction was handed an input that could change the target or reach a network',
    mend: 'assemble the input anew with `npm run -s ystack -- shadow assemble`',
  },
  E_WORKSPACE: {
    meaning:
      'A folder that was lent to a command is not empty, not of mode 0700, not yours or not apart from the others',
    mend: 'make a new folder with `mkdir -m 700`',
  },
  E_COMMAND: {
    meaning: 'What carries a patch into a repository failed at a step',
    mend: 'start again in a fresh copy of the target; if the patch does not apply there, produce it again',
  },
  E_RECEIPT: {
    meaning: 'The receipt of a materialization does not follow from what was asked and what was done',
    mend: 'materialize again in a fresh folder',
  },
  E_RESULT: {
    meaning: 'A result does not follow from the checks or the receipt it rests on',
    mend: 'run them again and hand in what they answered',
  },
  E_REPOSITORY: {
    meaning:
      'The Git repository is not there, not plain, or not mapped: its content would not be the same for everybody',
    mend: 'use a plain full clone; the rule that is named says what stands in the way',
  },
  E_COMMIT: {
    meaning: 'There is no such commit in this clone, or it is not named by its full id',
    mend: '`git fetch`, and `git rev-parse HEAD` for a full id',
  },
  E_SHALLOW: {
    meaning: 'The history ends before the commit that is needed',
    mend: '`git fetch --unshallow`',
  },
  E_OBJECT: {
    meaning: 'A Git object is missing, is of another type, or its bytes do not hash to its id',
    mend: '`git fetch`, then `git fsck`; a pin on it is written again with `npm run -s ystack -- pin PROFILE_DIR`',
  },
  E_PROFILE: {
    meaning: 'There is no such profile, or its folder does not keep the conventions',
    mend: 'compare with `profiles/default`, then `npm run -s ystack -- pin PROFILE_DIR`',
  },
  E_PIN: {
    meaning: 'A pin does not hold: its object is not at that path any more, or not to be found',
    mend: 'commit the content, then `npm run -s ystack -- pin PROFILE_DIR` and commit the pins',
  },
  E_PATH: {
    meaning: 'A path cannot be packaged: unsafe, colliding, too long, of an odd mode, or outside what may ship',
    mend: 'rename or move the file; nothing outside `profiles/` and `libs/` ships',
  },
  E_DENYLIST: {
    meaning: 'A file that would ship holds a home path, a credential or hidden characters',
    mend: 'take it out, commit, pin; a credential that was committed must be revoked too',
  },
  E_LOCK_FILE: {
    meaning: '`package-lock.json` does not say what a gate runs on',
    mend: '`npm install`, then commit the lock',
  },
  E_DIRTY: {
    meaning: "The code on disk is not that of the commit to be released, so its verdicts would not be that commit's",
    mend: 'commit or undo what is named; another commit is released from a worktree of its own (`git worktree add`, `npm ci` there)',
  },
  E_GATE: {
    meaning: 'A gate has not run, its output is not usable, or what it judged did not pass',
    mend: '`npx nx run profile-NAME:GATE`, which says why',
  },
  E_EVALUATION: {
    meaning:
      'What a profile is judged by is not whole, or what it was judged by it did not pass: a policy, a family of cases, a requirement of the release',
    mend: 'the place names the family and the case, or the file; repair what they show, and add what is missing',
  },
  E_SHADOW: {
    meaning:
      'An incident that a profile ships is not one, cannot be judged, or does not come out as the release requires; or there are too few',
    mend: 'the place names the incident and the reason; correct the check or the outcome, add what is missing, and commit',
  },
  E_REPRODUCTION: {
    meaning:
      'Built again under another circumstance, the release has other bytes at the place that is named, or could not be built',
    mend: 'find what in the gates depends on that circumstance; `npx nx run release:reproduce --only NAME` tries it alone',
  },
  E_CACHE: {
    meaning: 'A gate left other bytes than the commit gives: they were altered on disk or in a cache',
    mend: '`npx nx run release:build --fresh` takes nothing from a cache; `npx nx reset` empties the one here, and whoever keeps a shared one removes its entry',
  },
  E_PINS: {
    meaning: 'Code or content moved while a gate ran, or the gate was not started through Nx and its plugin',
    mend: 'run it again by `npx nx` when nothing writes to the workspace',
  },
  E_INVENTORY: {
    meaning: 'A program of the adapter matrix is not the one that its inventory pins',
    mend: 'undo the change, or `npm run generate` and review the new digests',
  },
  E_DIGEST: {
    meaning: 'Bytes differ from the digest or the archive that the manifest states',
    mend: 'fetch the release again; if it differs again, do not use it',
  },
  E_VERSION: {
    meaning:
      'A version of the ledger is not there, stands for another release already, or is not newer than those that are recorded',
    mend: 'record under a new version; what a version stands for never changes',
  },
  E_LEDGER: {
    meaning:
      'A recorded version is not what was recorded, does not follow from the one before, or was recorded before its release was complete',
    mend: '`git log -- releases/VERSION` shows who wrote it; record a new version and leave that one as it was',
  },
  E_EVIDENCE: {
    meaning: 'There is no evidence that the command incidents of exactly this release came out as it claims',
    mend: '`npx nx run release:shadow-sandboxed`, on a machine that gives a sandbox',
  },
  E_REBUILD: {
    meaning: 'A recorded release cannot be built here again: its commit, its packages or its code are not to be had',
    mend: '`npm run -s ystack -- challenge releases/VERSION/manifest.json` says what stands in the way',
  },
  E_SIGNERS: {
    meaning: 'The file of allowed signers is none, or allows nobody',
    mend: 'write a line for each signer: a name, `namespaces="ystack-release"` and what their `.pub` file holds',
  },
  E_SIGNATURE: {
    meaning:
      'A signature was demanded, and the release has none that one of the allowed signers made over this manifest',
    mend: 'the rule that is named says what is wrong with it; fetch manifest and signature again, or ask who signed',
  },
  E_KEY: {
    meaning: 'The key that is to sign cannot: it is no ed25519 private key, or it is encrypted',
    mend: '`ssh-keygen -t ed25519`; with an encrypted key, or one that an agent holds, `ssh-keygen -Y sign -n ystack-release -f KEY manifest.json`',
  },
  E_TARGET: {
    meaning:
      'The place to write to does not do: not empty, not there, a mount point, below `node_modules`, or not writable',
    mend: 'name an empty folder in a place you may write to',
  },
  E_IDENTITY: {
    meaning:
      'Things that are handed in together do not belong together: a response to another input, another candidate',
    mend: 'hand in what one and the same materialization took and gave',
  },
  E_EXISTS: {
    meaning: 'Something stands already where a result is to appear, and nothing is ever replaced',
    mend: 'name another place, or see with `npm run -s ystack -- prepare inspect BUNDLE` whether it is the result already',
  },
  E_STORAGE: {
    meaning:
      'A folder or file is not kept as it must be: its owner, mode, kind or number of names, or what lies beside it',
    mend: 'work in a folder of your own with mode 0700 (`mkdir -m 700`); a bundle that was touched is prepared again',
  },
  E_DEPENDENCY: {
    meaning: 'A program that the work rests on is not here or not usable',
    mend: 'install git 2.36 or newer',
  },
  E_INCOMPLETE: {
    meaning: 'What should be there whole was never finished, or lost a part; it is not repaired',
    mend: 'remove what is there and prepare again',
  },
  E_INTERRUPTED: {
    meaning: 'The work was stopped from outside before it was done; nothing is left of it',
    mend: 'run it again',
  },
  E_TIMEOUT: {
    meaning: 'The work took longer than it was given; nothing is left of it',
    mend: 'run it again with more time, or on a machine with less to do',
  },
  E_LOCK: {
    meaning: 'Another run works in this workspace',
    mend: 'wait for it and run again',
  },
  E_IO: {
    meaning: 'The machine failed while reading or writing; what was half written is removed or swept by the next run',
    mend: 'free space or repair the file system, then run again',
  },
  E_FAULT: {
    meaning: 'A fault of this program',
    mend: 'run again with `YSTACK_TRACE=1` in the environment and report what it prints',
  },
} as const satisfies { readonly [token: string]: TokenEntry };

/** Tokens that each adapter says under its own name, as `github-forge.invalid-snapshot`: by what follows the dot. */
export const adapterTokens = {
  'invalid-envelope': {
    meaning: 'The input is not an object of exactly the members the adapter takes',
    mend: 'hand in one document with those members',
  },
  'invalid-trust-context': {
    meaning: 'The context the adapter is told to trust is not of its form or contradicts itself',
    mend: 'make it from the request and the resolved profile that the work was done under',
  },
  'invalid-snapshot': {
    meaning: 'What was observed is not of its form',
    mend: 'hand in the observation as the reader of the provider wrote it',
  },
  'invalid-claim': {
    meaning: 'What was claimed is not of its form',
    mend: 'hand in the claim as it was made',
  },
  'unverified-claim': {
    meaning: 'The claim is about something that was not verified',
    mend: 'verify the subject first',
  },
  'provider-contradiction': {
    meaning: 'The provider contradicts itself in one observation',
    mend: 'observe again; if it stays, ask the provider',
  },
} as const satisfies { readonly [suffix: string]: TokenEntry };

/** Tokens of captures, which all begin with `capture.`: by what follows the dot. */
export const captureTokens = {
  'invalid-context': {
    meaning: 'The context is not an object of an observer and a trust context with the members the capture takes',
    mend: 'write what the trust context expects and who looked when; no payload may say it',
  },
  bounds: {
    meaning: 'There is more than a capture reads or than the input of the adapter can hold',
    mend: 'hand in only what belongs to the one thing that is observed',
  },
  'not-json': {
    meaning: 'A file is not JSON values in strict UTF-8, one or several behind one another',
    mend: "hand in the provider's answer as it came",
  },
  'duplicate-key': {
    meaning: 'An object in a file has a key twice, and readers disagree on which of the two counts',
    mend: 'fetch it again; no provider writes a key twice',
  },
  'wrong-event': {
    meaning: 'A file holds something that this capture does not take',
    mend: 'hand in what the help of the command names',
  },
  'missing-part': {
    meaning: 'Something without which nothing can be captured is in none of the files',
    mend: 'fetch what is named and hand it in as another file',
  },
  ambiguous: {
    meaning: 'The files hold several things of which there can be one',
    mend: 'hand in the one that is meant',
  },
  'duplicate-entry': {
    meaning: 'The same entry stands in the files twice',
    mend: 'fetch the list again in one go; it moved between two pages',
  },
  'missing-field': {
    meaning: 'A member that the provider must give is not there, or null',
    mend: 'fetch the thing itself instead of a list that shortens it',
  },
  'wrong-type': {
    meaning: 'A member is of another type or form than the provider gives',
    mend: "hand in the provider's answer as it came, its numbers untouched",
  },
  mismatch: {
    meaning: 'Two things in the files do not belong together, or contradict one another',
    mend: 'fetch them again at one time',
  },
  'wrong-author': {
    meaning: 'What is said to be the work of one was done by another',
    mend: 'hand in the work of the one that the observer names',
  },
} as const satisfies { readonly [suffix: string]: TokenEntry };
