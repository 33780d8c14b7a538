// Pure commands of no meaning, one for each way a command can end.
import { accept, encodeCanonical, refuse } from '#canonical';
import { defineCommand } from '#contract';

const file = { name: 'file', describe: 'any bytes', bytesMax: 16 } as const;
const more = { name: 'more', describe: 'further bytes', bytesMax: 8, variadic: { min: 1, max: 2 } } as const;

/** Prints the sizes of what it is given. */
export const measure = defineCommand({
  name: 'measure',
  summary: 'Say the sizes of the inputs',
  inputs: [file, more],
  output: 'sizes',
  run: ({ file, more }) => accept(encodeCanonical([file.length, ...more.map(({ length }) => length)])),
});

export const silent = defineCommand({
  name: 'silent',
  summary: 'Say nothing',
  inputs: [file],
  run: () => accept(undefined),
});

/** Refuses the input of this index. */
export const refusing = (input?: string) =>
  defineCommand({
    name: 'refusing',
    summary: 'Refuse',
    inputs: [file, more],
    output: 'nothing',
    codes: ['E_SHAPE'],
    run: () =>
      refuse({ code: 'E_SHAPE', at: '/body', expected: 'an object', ...(input === undefined ? {} : { input }) }),
  });

/** Does something to the world while it runs, which no real one may. */
export const meddling = (meddle: () => void) =>
  defineCommand({
    name: 'meddling',
    summary: 'Meddle',
    inputs: [file, more],
    output: 'nothing',
    run: () => {
      meddle();
      return accept(Buffer.from('{}\n'));
    },
  });
