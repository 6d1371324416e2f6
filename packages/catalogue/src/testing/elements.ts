import { elementCounts } from '../search/formula.ts';

/** g/mol, abridged standard atomic weights (IUPAC 2021). */
const weights: Readonly<Record<string, number>> = {
  H: 1.008, Li: 6.94, B: 10.81, C: 12.011, N: 14.007, O: 15.999, F: 18.998, Na: 22.99, Mg: 24.305, Al: 26.982, Si: 28.085,
  P: 30.974, S: 32.06, Cl: 35.45, K: 39.098, Ca: 40.078, Ti: 47.867, V: 50.942, Cr: 51.996, Mn: 54.938, Fe: 55.845,
  Co: 58.933, Ni: 58.693, Cu: 63.546, Zn: 65.38, Br: 79.904, Sr: 87.62, Zr: 91.224, Mo: 95.95, Ag: 107.87, Cd: 112.41,
  Sn: 118.71, Sb: 121.76, I: 126.9, Ba: 137.33, Ce: 140.12, W: 183.84, Hg: 200.59, Pb: 207.2, Bi: 208.98, He: 4.0026,
  Ne: 20.18, Ar: 39.95, Be: 9.0122, As: 74.922, Se: 78.971, Pt: 195.08, Au: 196.97, La: 138.91, Te: 127.6, Tl: 204.38,
  Kr: 83.798, Xe: 131.29, Ge: 72.63, Ga: 69.723, In: 114.82, Nb: 92.906, Ta: 180.95, Hf: 178.49, Y: 88.906, Nd: 144.24, Pr: 140.91,
  Pd: 106.42, Rh: 102.91, Ru: 101.07, Cs: 132.91, Rb: 85.468, Sc: 44.956,
}; // prettier-ignore

/** g/mol; NaN if the table lacks an element. */
export function molarMassOf(formula: string): number {
  return [...elementCounts(formula)].reduce((sum, [element, count]) => sum + (weights[element] ?? NaN) * count, 0);
}
