// The samples of every adapter that observes, sorted by name.
import { claudeCodeProducer } from './inputs/claude-code-producer.ts';
import { codexCliProducer } from './inputs/codex-cli-producer.ts';
import { codexNativeReviewer } from './inputs/codex-native-reviewer.ts';
import { deterministicVerifier } from './inputs/deterministic-verifier.ts';
import { dormantPublisher } from './inputs/dormant-publisher.ts';
import { githubActionsCi } from './inputs/github-actions-ci.ts';
import { githubForge } from './inputs/github-forge.ts';
import { gitlabForge } from './inputs/gitlab-forge.ts';
import type { Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  claudeCodeProducer,
  codexCliProducer,
  codexNativeReviewer,
  deterministicVerifier,
  dormantPublisher,
  githubActionsCi,
  githubForge,
  gitlabForge,
];
