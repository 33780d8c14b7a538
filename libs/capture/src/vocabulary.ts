// The providers' words that captures know, by where they stand: for the script that compares them with what the vendors
// publish. What a capture makes of a word is its own table's to say.
import { eventTypes as claudeTypes, resultSubtypes, systemSubtypes } from './agents/claude-code-words.ts';
import { eventTypes as codexTypes, itemTypes } from './agents/codex-cli-words.ts';
import { mergeStatuses, states } from './gitlab/standing.ts';

/** The known words of every vocabulary that grows at a vendor's. */
export const vocabularies = {
  'Claude Code event types': Object.keys(claudeTypes),
  'Claude Code system subtypes': systemSubtypes,
  'Claude Code result subtypes': Object.keys(resultSubtypes),
  'Codex event types': Object.keys(codexTypes),
  'Codex item types': itemTypes,
  'GitLab merge request states': states,
  'GitLab detailed merge statuses': [...mergeStatuses, 'not_open'],
} as const satisfies { readonly [vocabulary: string]: readonly string[] };
