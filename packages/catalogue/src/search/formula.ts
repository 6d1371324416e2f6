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

/** The charge of a metal that stands alone in a formula of an acid and its metals, such as `H2O4S.2Na` for sodium sulfate. */
const charges: ReadonlyMap<string, number> = new Map([
  ...['Li', 'Na', 'K', 'Rb', 'Cs', 'Ag'].map((metal) => [metal, 1] as const),
  ...['Mg', 'Ca', 'Sr', 'Ba', 'Zn'].map((metal) => [metal, 2] as const),
]);

/** How many hydrogen atoms of the acid such metals stand in for: 2 in `H2O3S2.5H2O.2Na`. Never more than the acid has. */
function replacedHydrogen(formula: string): number {
  if (!formula.includes('.')) return 0;
  const parts = formula.split('.');
  const ofMetals = parts.map((part) => {
    const [, times, metal] = /^(\d*)([A-Z][a-z]?)$/.exec(part) ?? [];
    return (charges.get(metal ?? '') ?? 0) * (times ? Number(times) : 1);
  });
  const ofAcids = parts.map((part) => (/^\d*H2O$/.test(part) ? 0 : (elementCounts(part).get('H') ?? 0)));
  const [replaced, acid] = [ofMetals, ofAcids].map((each) => each.reduce((sum, count) => sum + count, 0));
  return Math.min(replaced ?? 0, acid ?? 0);
}

/** Longer texts are not read as formulas. */
const maxFormula = 60;

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/**
 * A normalised text for a composition: the same for `CH3COCH3`, `CH3-CO-CH3` and `C3H6O`, and for `Na2SO4` and `H2O4S.2Na`. Undefined
 * if the text is not a formula of two or more atoms.
 */
export function compositionOf(text: string): string | undefined {
  const written = text
    .trim()
    .replaceAll(/[₀-₉]/g, (sign) => String(subscripts.indexOf(sign)))
    // Bonds, as in `CH2=CHCN`.
    .replaceAll(/(?<=[A-Za-z\d)])[-=≡](?=[A-Z(])/g, '')
    .replaceAll(/ ?[·•∙⋅*] ?(?:(\d+) )?/g, '.$1');
  if (written.length > maxFormula || !/^(?:[A-Z][a-z]?|[\d().])+$/.test(written)) return undefined;
  const replaced = replacedHydrogen(written);
  const counts = [...elementCounts(written)]
    .map(([element, count]) => [element, element === 'H' ? count - replaced : count] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const atoms = counts.reduce((sum, [, count]) => sum + count, 0);
  return atoms < 2 ? undefined : counts.map(([element, count]) => `${element}${count}`).join(' ');
}
