function addGroup(counts: Map<string, number>, formula: string, factor: number): void {
  for (const [, element, inner, times] of formula.matchAll(
    /(?:([A-Z][a-z]?)|\(((?:[^()]|\([^()]*\))*)\))(\d*\.?\d*)/g,
  )) {
    const number = factor * (times ? Number(times) : 1);
    if (inner) addGroup(counts, inner, number);
    else if (element) counts.set(element, (counts.get(element) ?? 0) + number);
  }
}

/** Atoms of each element in e.g. `Na2CO3.1.5H2O2`, including water and salts after a point. */
export function elementCounts(formula: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, times, part] of formula.matchAll(/(?:^|\.)(\d+(?:\.\d+)?)?([A-Z(][A-Za-z0-9()]*)/g)) {
    addGroup(counts, part ?? '', times ? Number(times) : 1);
  }
  return counts;
}

/** Longer texts are not read as formulas. */
const maxFormula = 60;

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/**
 * A normalised text for a composition: the same for `CH3COCH3`, `CH3-CO-CH3` and `C3H6O`. Undefined if the text is not a formula of
 * two or more atoms.
 */
export function compositionOf(text: string): string | undefined {
  const written = text
    .trim()
    .replaceAll(/[₀-₉]/g, (sign) => String(subscripts.indexOf(sign)))
    // Bonds, as in `CH2=CHCN`.
    .replaceAll(/(?<=[A-Za-z\d)])[-=≡](?=[A-Z(])/g, '')
    .replaceAll(/ ?[·•∙⋅*] ?/g, '.');
  if (written.length > maxFormula || !/^(?:[A-Z][a-z]?|[\d().])+$/.test(written)) return undefined;
  const counts = [...elementCounts(written)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const atoms = counts.reduce((sum, [, count]) => sum + count, 0);
  return atoms < 2 ? undefined : counts.map(([element, count]) => `${element}${count}`).join(' ');
}
