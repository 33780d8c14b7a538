// The containers that are open while a text is read. Values are built down to `depthMax` levels; below that only the
// syntax and the key order are followed, at a byte a level and one string an open object, so that megabytes of brackets
// cost no more than themselves and no call stack.
import { jsonPointer } from './pointer.ts';
import type { Json } from './result.ts';

type Members = { [key: string]: Json };
type Container = Json[] | Members;

// Objects of this class inherit nothing at all (no `constructor`, no `__proto__` setter), so that every key is plain
// data; V8 keeps them in its fast layout, which it does not do for `Object.create(null)`.
const Bare = function Bare() {} as unknown as new () => Members;
Bare.prototype = Object.freeze(Object.create(null));

/** An object without any member, its own or inherited. */
export const bareObject = (): { [key: string]: unknown } => new Bare();

export class Nest {
  depth = 0;
  /** JSON pointer of the first container below the bound, when there is one. */
  tooDeepAt: string | undefined;
  private readonly depthMax: number;
  private readonly built: Container[] = [];
  private readonly keys: string[] = [];
  private isObjectAt = new Uint8Array(64);

  constructor(depthMax: number) {
    this.depthMax = depthMax;
  }

  get isObject(): boolean {
    return this.isObjectAt[this.depth - 1] === 1;
  }

  open(isObject: boolean): void {
    if (this.depth >= this.depthMax) this.tooDeepAt ??= this.pointer();
    else this.built.push(isObject ? new Bare() : []);
    if (this.depth === this.isObjectAt.length) this.grow();
    this.isObjectAt[this.depth] = isObject ? 1 : 0;
    if (isObject) this.keys.push('');
    this.depth += 1;
  }

  /** Takes the innermost container off and returns it; null stands for one that was not built. */
  close(): Json {
    if (this.isObject) this.keys.pop();
    const value = this.depth > this.depthMax ? null : (this.built.pop() as Container);
    this.depth -= 1;
    return value;
  }

  /** Names the next member of the innermost object, and returns the name of the one before it (at first, anything). */
  name(key: string): string {
    const last = this.keys.length - 1;
    const before = this.keys[last] as string;
    this.keys[last] = key;
    return before;
  }

  /** Puts a value into the innermost container; of two members of one name the later stays. */
  add(value: Json): void {
    if (this.depth > this.depthMax) return;
    const container = this.built[this.depth - 1] as Container;
    if (Array.isArray(container)) container.push(value);
    else container[this.keys[this.keys.length - 1] as string] = value;
  }

  // Where the next value stands. Called once, at the first container too deep, when all that is open was built.
  private pointer(): string {
    const names = this.keys.values();
    return jsonPointer(
      this.built.map((container) => (Array.isArray(container) ? container.length : (names.next().value as string))),
    );
  }

  private grow(): void {
    const larger = new Uint8Array(this.isObjectAt.length * 2);
    larger.set(this.isObjectAt);
    this.isObjectAt = larger;
  }
}
