// A pure command as data: which bytes it takes, which document it gives. It reads and prints nothing; the one shell of
// the house admits the files, runs it and delivers what comes out. Command line, help and batch are made from these.
import type { Result } from '#canonical';

/** One input: a document in canonical bytes, or several when `variadic` (only the last slot may be). */
export type InputSlot = {
  /** Kebab case; it becomes the argument's name. */
  readonly name: string;
  /** What belongs here, in a few words without a full stop. */
  readonly describe: string;
  /** How many inputs the slot takes; missing, exactly one. */
  readonly variadic?: { readonly min: number; readonly max: number };
  /** Raw bytes of one input. More are refused (E_LIMIT) before the command runs. */
  readonly bytesMax: number;
  /** Set for a plain word of the command line instead of a file; `run` is given its UTF-8 bytes. Never variadic. */
  readonly word?: PlainWord;
};

/** Which words a slot takes; any other is refused (E_USAGE) before a file is opened. */
export type PlainWord = {
  /** What belongs here, for people: `an id`. */
  readonly expected: string;
  readonly isFit: (word: string) => boolean;
};

/** A folder of named files that a command may be given by an option; without it the command uses what ships. */
export type FolderSlot = {
  /** The option, without dashes. */
  readonly option: string;
  /** What belongs there, in a few words without a full stop. */
  readonly describe: string;
  /** The files that are read, by name; whatever else lies in the folder is not looked at. */
  readonly files: readonly { readonly name: string; readonly optional?: true }[];
  /** Raw bytes of one file. More are refused (E_LIMIT) before the command runs. */
  readonly bytesMax: number;
};

/** The files of a folder by name; an optional one that is not there is missing. */
export type FolderFiles = ReadonlyMap<string, Uint8Array>;

type Inputs<Slots extends readonly InputSlot[]> = {
  readonly [Slot in Slots[number] as Slot['name']]: Slot extends { readonly variadic: object }
    ? readonly Uint8Array[]
    : Uint8Array;
};

export type PureCommand = {
  /** The words after the program's name, such as `validate-document` or `adapter normalize`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly inputs: readonly InputSlot[];
  readonly folder?: FolderSlot;
  /** The kind of document that comes out; undefined when success says nothing. */
  readonly output: string | undefined;
  /** The tokens `run` can refuse with, in order of precedence; the reference page prints them. */
  readonly codes: readonly string[];
  /**
   * Canonical bytes, nothing, or a refusal whose `input` is the index of the input from 0 as a decimal string.
   * `inputs` has a key for each slot: the bytes, or the list of them when the slot is variadic. `folder` is what the option
   * named, undefined without it; a refusal about one of its files has the file's name as `input`.
   */
  readonly run: (
    inputs: Readonly<Record<string, Uint8Array | readonly Uint8Array[]>>,
    folder?: FolderFiles,
  ) => Result<Uint8Array | undefined>;
};

/** Describes a pure command; the type of what `run` is given follows from the slots. */
export function defineCommand<const Slots extends readonly InputSlot[]>(command: {
  readonly name: string;
  readonly summary: string;
  readonly inputs: Slots;
  readonly folder?: FolderSlot;
  readonly output?: string;
  readonly codes?: readonly string[];
  readonly run: (inputs: Inputs<Slots>, folder?: FolderFiles) => Result<Uint8Array | undefined>;
}): PureCommand {
  const { name, summary, inputs, folder, output, codes = [], run } = command;
  return {
    ...{ name, summary, inputs, output, codes },
    ...(folder === undefined ? {} : { folder }),
    run: (given, files) => run(given as Inputs<Slots>, files),
  };
}
