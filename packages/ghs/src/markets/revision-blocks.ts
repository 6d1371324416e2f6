import type { HazardClass } from '../hazard.ts';
import type { Market } from './market.ts';

/** What a revision of the UN GHS does not have yet, and the older word for what it has. */
export type RevisionBlocks = {
  readonly classes: readonly HazardClass[];
  readonly codes: readonly string[];
  readonly renames: Market['renames'];
};

const wholeGas = { code: 'Flam. Gas 1', hCode: 'H220' };

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
];

export function revisionBlocks(revision: number): RevisionBlocks {
  const absent = introduced.filter((block) => block.revision > revision);
  return {
    classes: absent.flatMap(({ classes }) => classes),
    codes: absent.flatMap(({ codes }) => codes),
    renames: absent.reduce<Market['renames']>((all, { renames }) => ({ ...all, ...renames }), {}),
  };
}
