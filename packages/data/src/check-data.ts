import { type DataProblem, type EngineWords, openDataFolder } from './data-folder.ts';
import type { GeneratedModule } from './data-kind.ts';
import { kinds } from './kinds.ts';

/** What a data folder compiles to, and every fault that was found in it. A folder may hold some kinds only. `engine`: words that the data must agree with. */
export function readData(
  root: string,
  engine?: EngineWords,
): {
  readonly modules: readonly GeneratedModule[];
  readonly problems: readonly DataProblem[];
} {
  const data = openDataFolder(root, engine);
  const modules = kinds.flatMap(({ folder, compile }) => (data.has(folder) ? compile(data) : []));
  return { modules, problems: data.problems };
}

/** A fault as one line: `lists/us-cercla/entries.csv:12: name: ...`. */
export const problemLine = ({ file, row, message }: DataProblem): string =>
  `${file}${row === null ? '' : `:${row}`}: ${message}`;
