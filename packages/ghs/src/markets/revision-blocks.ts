import type { CategoryCode, HazardClass } from '../hazard.ts';
import type { Market } from './market.ts';

/** What a revision of the UN GHS does not have yet, and the older word for what it has. */
export type RevisionBlocks = {
  readonly classes: readonly HazardClass[];
  readonly codes: readonly CategoryCode[];
  readonly renames: Market['renames'];
};

/** Explosives as the ninth revision divides them; before it, and in laws that follow older ones, the divisions of transport. */
export const explosiveCategories: readonly CategoryCode[] = ['Expl. 1', 'Expl. 2A', 'Expl. 2B', 'Expl. 2C'];
const explosiveDivisions = (['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'] as const).map(
  (division) => `Expl. ${division}` as const,
);

/** A category stands for the most severe division that it may come from, so that no explosive loses its class. */
export const divisionOfCategory: Market['renames'] = {
  'Expl. 1': { code: 'Unst. Expl.', hCode: 'H200' },
  'Expl. 2A': { code: 'Expl. 1.1', hCode: 'H201' },
  'Expl. 2B': { code: 'Expl. 1.4', hCode: 'H204' },
  'Expl. 2C': { code: 'Expl. 1.4', hCode: 'H204' },
};

/** A division is Category 2A unless what Categories 2B and 2C ask was shown. */
const categoryOfDivision: Market['renames'] = {
  'Unst. Expl.': { code: 'Expl. 1', hCode: 'H209' },
  ...Object.fromEntries(explosiveDivisions.map((code) => [code, { code: 'Expl. 2A', hCode: 'H209' }])),
};

/** What a revision took out of the system. */
const withdrawn: readonly (Omit<RevisionBlocks, 'classes'> & { readonly revision: number })[] = [
  { revision: 9, codes: ['Unst. Expl.', ...explosiveDivisions], renames: categoryOfDivision },
];

const wholeGas = { code: 'Flam. Gas 1', hCode: 'H220' } as const;

/** Each block with the revision that brought it. */
const introduced: readonly (RevisionBlocks & { readonly revision: number })[] = [
  {
    revision: 4,
    classes: [],
    codes: ['Aerosol 3', 'Chem. Unst. Gas A', 'Chem. Unst. Gas B'],
    renames: {},
  },
  { revision: 6, classes: ['Desensitised explosives'], codes: ['Pyr. Gas'], renames: {} },
  {
    revision: 7,
    classes: [],
    codes: ['Flam. Gas 1A', 'Flam. Gas 1B'],
    renames: { 'Flam. Gas 1A': wholeGas, 'Flam. Gas 1B': wholeGas },
  },
  { revision: 8, classes: ['Chemicals under pressure'], codes: [], renames: {} },
  { revision: 9, classes: [], codes: explosiveCategories, renames: divisionOfCategory },
];

export function revisionBlocks(revision: number): RevisionBlocks {
  const absent = introduced.filter((block) => block.revision > revision);
  const gone = withdrawn.filter((block) => block.revision <= revision);
  return {
    classes: absent.flatMap(({ classes }) => classes),
    codes: [...absent, ...gone].flatMap(({ codes }) => codes),
    renames: [...absent, ...gone].reduce<Market['renames']>((all, { renames }) => ({ ...all, ...renames }), {}),
  };
}
