// Loaded before a program (`NODE_OPTIONS=--import=…`): its clock begins at `YSTACK_CLOCK`, in milliseconds since 1970, and runs
// from there. What asks the system itself is not reached; Git's child gets no clock of ours in any case.
const { Date: RealDate } = globalThis;
const ahead = Number(process.env.YSTACK_CLOCK) - RealDate.now();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, words, target) => Reflect.construct(date, words.length === 0 ? [now()] : words, target),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
