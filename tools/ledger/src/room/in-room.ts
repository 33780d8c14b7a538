// What comes of trying something in a room. An obstacle is no refusal: it is an answer that stays open.
import type { UnderivedReason } from '#ledger';

/** Why there is no room, or nothing came of it; `detail` is a line for people. */
export type Obstacle = { readonly ok: false; readonly reason: UnderivedReason; readonly detail: string };
export type InRoom<T> = { readonly ok: true; readonly value: T } | Obstacle;

export const obstacle = (reason: UnderivedReason, detail: string): Obstacle => ({ ok: false, reason, detail });

/** The first line that a program said, for people. */
export const firstLine = (text: string): string =>
  text.split('\n').find((line) => line.trim() !== '') ?? 'it said nothing';
