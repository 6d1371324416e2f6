import { inputPaths } from '../state/input-paths.ts';

const order: readonly string[] = inputPaths;

/** The place of an input, or of the nearest one that holds it. */
function placeOf(path: string): number {
  const at = order.indexOf(path);
  const end = path.lastIndexOf('.');
  return at !== -1 || end === -1 ? at : placeOf(path.slice(0, end));
}

/** What is found, from the top of the screen to its end; what stands at one place stays as it was. */
export const inOrderOfScreen = <Found extends { readonly path: string }>(found: readonly Found[]): readonly Found[] =>
  found.toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
