// The captures by name, for whoever drives them from outside.
import { claudeCodeProducer, codexCliProducer } from './agents/producers.ts';
import type { Capture } from './define-capture.ts';
import { githubActionsCi } from './github/actions-ci.ts';
import { githubForge } from './github/forge.ts';
import { codexNativeReviewer } from './github/native-reviewer.ts';
import { gitlabForge } from './gitlab/forge.ts';

/** Every capture, sorted by name; the names are those of the normalizers that read what comes out. */
export const captures: readonly Capture[] = [
  claudeCodeProducer,
  codexCliProducer,
  codexNativeReviewer,
  githubActionsCi,
  githubForge,
  gitlabForge,
];

/** The capture of that name, or undefined. */
export const findCapture = (name: string): Capture | undefined => captures.find((entry) => entry.name === name);
