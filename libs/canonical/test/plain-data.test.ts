// Keys are data: no name is special, and an object that was read has no names but those that were written.
import { describe, expect, test } from 'vitest';
import { parseCanonical } from '#canonical';
import { bytes } from './support/outcome.ts';

const bounds = { bytesMax: 4096, depthMax: 32 };

describe('keys are plain data', () => {
  const text = '{"__proto__":{"polluted":1},"constructor":2,"toString":3}\n';
  const parsed = parseCanonical(bytes(text), bounds);
  const value = (parsed.ok ? parsed.value : {}) as { [key: string]: unknown };

  test('whatever they are called', () => {
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getOwnPropertyDescriptor(value, '__proto__')?.value).toEqual({ polluted: 1 });
    expect(value.polluted).toBeUndefined();
  });

  test('and an object has no others', () => {
    expect(value.hasOwnProperty).toBeUndefined();
    expect('valueOf' in value).toBe(false);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
