// A promise with its handle beside it, for what another event settles. Settling twice is fine; the first counts.
export type Deferred<T> = { readonly promise: Promise<T>; readonly resolve: (value: T) => void };

export function deferred<T>(): Deferred<T> {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle(value) };
}
