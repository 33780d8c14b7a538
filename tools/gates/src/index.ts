export { buildReleaseCommand } from './commands/build-release.ts';
export { installCommand } from './commands/install.ts';
export { pinCommand } from './commands/pin.ts';
export { resolveCommand } from './commands/resolve.ts';
export { upgradeCommand } from './commands/upgrade.ts';
