import { type DataProblem, type EngineWords, openDataFolder } from './data-folder.ts';
import { z } from 'zod';
import type { GeneratedModule } from './data-kind.ts';
import { kinds } from './kinds.ts';

export type { EngineWords } from './data-folder.ts';

/** The version of the data format that this program reads. */
const formatVersion = 1;

const formatForm = z.strictObject({
  version: z.literal(formatVersion, {
    error: ({ input }) =>
      `The data are in version ${String(input)} of the format; this program reads version ${formatVersion}.`,
  }),
});

/**
 * Compiles a data folder and collects every fault in it. A folder may hold only some kinds. `engine`: the words that
 * the data must agree with.
 */
export function readData(
  root: string,
  engine?: EngineWords,
): {
  readonly modules: readonly GeneratedModule[];
  readonly problems: readonly DataProblem[];
} {
  const data = openDataFolder(root, engine);
  data.json('format.json', formatForm);
  const modules = kinds.flatMap(({ folder, compile }) => (data.has(folder) ? compile(data) : []));
  return { modules, problems: data.problems };
}

/** A fault as one line: `lists/us-cercla/entries.csv:12: name: ...`. */
export const problemLine = ({ file, row, message }: DataProblem): string =>
  `${file}${row === null ? '' : `:${row}`}: ${message}`;
