import type { Mixture } from '@gosds/ghs/mixture';

/** What a decision waits for, in one line: of an ingredient that bears the name alone it is the data that are missing. */
export function missingText(missing: readonly string[], { ingredients }: Pick<Mixture, 'ingredients'>): string {
  const names = new Set(ingredients.map(({ name, printedName }) => printedName ?? name));
  return missing.map((each) => (names.has(each) ? `hazard data of ${each}` : each)).join(', ');
}
