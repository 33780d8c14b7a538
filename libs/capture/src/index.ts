export { captures, findCapture } from './captures.ts';
export { type CaptureCode, captureCodes } from './codes.ts';
export { captureBytes, captureCommands, contextBounds } from './commands.ts';
export { allBytesMax, type Capture, defineCapture, fileBounds, filesMax } from './define-capture.ts';
export { vocabularies } from './vocabulary.ts';
