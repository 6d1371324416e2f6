import type { DataFolder } from './data-folder.ts';

/** A generated module. `path` is relative to the root of the repository. */
export type GeneratedModule = { readonly path: string; readonly text: string };

/** One kind of data: a folder below `data/`, its checks, and the modules generated from it. */
export type DataKind = {
  readonly folder: string;
  readonly compile: (data: DataFolder) => readonly GeneratedModule[];
};

const head = '// Compiled from data/ by `npm run data`. Change the data, not this file.\n';

/** The text of a generated module: these lines below the note that it is generated. */
export const moduleText = (...lines: readonly string[]): string => `${head}${lines.join('\n')}\n`;

/** A value as TypeScript source. */
export const literal = (value: unknown): string => JSON.stringify(value);
