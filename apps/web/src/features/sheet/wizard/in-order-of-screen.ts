import { inputPaths } from '../state/input-paths.ts';

const order: readonly string[] = inputPaths;

/** Position of an input, or of the nearest one that contains it. */
function placeOf(path: string): number {
  const at = order.indexOf(path);
  const end = path.lastIndexOf('.');
  return at !== -1 || end === -1 ? at : placeOf(path.slice(0, end));
}

/** The findings from the top of the screen to the bottom; findings at the same position keep their order. */
export const inOrderOfScreen = <Found extends { readonly path: string }>(found: readonly Found[]): readonly Found[] =>
  found.toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
