// Drives any plan of this room from a function that answers at once: over a map in tests, over a disk in tools.

/** Runs a plan to its end, asking `read` for each request of each batch in order. */
export function driveSync<Request, Answer, T>(
  plan: Generator<readonly Request[], T, readonly Answer[]>,
  read: (request: Request) => Answer,
): T {
  let step = plan.next();
  while (!step.done) step = plan.next(step.value.map(read));
  return step.value;
}
