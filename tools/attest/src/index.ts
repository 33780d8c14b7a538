export { attestCommand, signCommand, verifySignatureCommand } from './commands.ts';
