import { environmentalTable, healthTable, physicalTable } from './generated/category-table.ts';

export { environmentalTable, healthTable, physicalTable };

export type SignalWord = 'Danger' | 'Warning';

const pictograms = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const;

export type Pictogram = (typeof pictograms)[number];

/** True for pictograms of the GHS, false for labels of transport. */
export const isPictogram = (code: string): boolean => pictograms.some((one) => one === code);

type Label = readonly [SignalWord | null, Pictogram | null];

/** `severity` is 1 for the most severe category of its class; a sub-category ranks just behind the whole category. */
type Row = readonly [code: string, classCode: string, hCode: string | null, label: Label, severity: number];
type ClassRows = { readonly hazardClass: string; readonly source: string; readonly rows: readonly Row[] };

/**
 * Every category that a classification may name, in the order of CLP Annex I, from `data/hazard-categories/`. Types of
 * codes are derived from it, so that a code with an error of spelling does not compile.
 */
export const categoryTable = [
  ...physicalTable,
  ...healthTable,
  ...environmentalTable,
] as const satisfies readonly ClassRows[];

/** The effect letters that a statement may carry: CLP Annex III, Table 1.2, and Annex VI, 1.1.2.1.2. */
export const effectLetters = {
  H350: ['i'],
  H360: ['F', 'D', 'FD', 'Fd', 'Df'],
  H361: ['f', 'd', 'fd'],
} as const;
