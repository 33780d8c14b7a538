export { challengeCommand } from './commands/challenge.ts';
export { diffCommand } from './commands/diff.ts';
export { rebuildCommand } from './commands/rebuild.ts';
export { recordCommand } from './commands/record.ts';
export { verifyLedgerCommand } from './commands/verify.ts';
