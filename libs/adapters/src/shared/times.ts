// Times of the wire format, which compare as plain strings.

/** Whether the times that are there do not go backwards. A null is a time that has not come and is passed over. */
export function inOrder(...times: readonly (string | null)[]): boolean {
  const known = times.filter((time) => time !== null);
  return known.every((time, index) => index === 0 || (known[index - 1] ?? '') <= time);
}
