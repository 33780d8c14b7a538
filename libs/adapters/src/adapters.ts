// The adapters by name, for whoever drives them from outside. An installed tree never reaches this table: there each
// adapter is a pinned payload, read from its own folder. No adapter imports it.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import * as claudeCodeProducer from './claude-code-producer/normalize.ts';
import * as codexCliProducer from './codex-cli-producer/normalize.ts';
import * as codexNativeReviewer from './codex-native-reviewer/normalize.ts';
import * as deterministicVerifier from './deterministic-verifier/normalize.ts';
import * as dormantPublisher from './dormant-publisher/normalize.ts';
import * as githubActionsCi from './github-actions-ci/normalize.ts';
import * as githubForge from './github-forge/normalize.ts';
import * as gitlabForge from './gitlab-forge/normalize.ts';

/** One adapter that observes. Its modules all export these four. */
export type AdapterEntry = {
  /** The adapter's folder and the middle of its manifest's id. */
  readonly name: string;
  /** An input to an `adapter_observation`, or a refusal with one of `errorCodes`. Pure; never throws. */
  readonly normalize: (input: Json) => Result<JsonObject>;
  /** The tokens `normalize` refuses with, in the order in which they are decided. */
  readonly errorCodes: readonly string[];
  /** Bounds within which an input document is read. */
  readonly inputBounds: Bounds;
};

/** Every adapter that observes, sorted by name. The local Git materializer acts and is a protocol instead. */
export const adapters: readonly AdapterEntry[] = [
  claudeCodeProducer,
  codexCliProducer,
  codexNativeReviewer,
  deterministicVerifier,
  dormantPublisher,
  githubActionsCi,
  githubForge,
  gitlabForge,
];

/** The adapter of that name, or undefined. */
export const findAdapter = (name: string): AdapterEntry | undefined => adapters.find((entry) => entry.name === name);
