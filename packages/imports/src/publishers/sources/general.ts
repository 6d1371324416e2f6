import type { Field, Layout } from '../layout.ts';
import { nothing } from '../published.ts';
import { partsOf, type Source, textOf } from '../source.ts';

/** The general format of docs/data.md without its ids, which the import assigns. */
const general: Layout = {
  version: 'format 1 of docs/data.md',
  needed: { cas: ['cas'], name: ['name'] },
  more: {
    ec: ['ec'],
    synonyms: ['synonyms'],
    otherName: ['other_names'],
    formula: ['formula'],
    molarMass: ['molar_mass'],
    smiles: ['smiles'],
    inchikey: ['inchikey'],
    dtxsid: ['dtxsid'],
    retiredCas: ['other_cas'],
    entry: ['entry'],
    fromPercent: ['from_percent'],
    abovePercent: ['above_percent'],
  },
};

const rows: Source['rows'] = (row) => [
  {
    ...nothing,
    cas: textOf(row, 'cas'),
    ec: textOf(row, 'ec'),
    name: textOf(row, 'name'),
    synonyms: partsOf(textOf(row, 'synonyms'), ' | '),
    otherNames: partsOf(textOf(row, 'otherName'), ' | '),
    formula: textOf(row, 'formula'),
    molarMass: textOf(row, 'molarMass'),
    smiles: textOf(row, 'smiles'),
    inchikey: textOf(row, 'inchikey'),
    dtxsid: textOf(row, 'dtxsid'),
    otherCas: partsOf(textOf(row, 'retiredCas'), ' | '),
    entry: textOf(row, 'entry'),
    fromPercent: textOf(row, 'fromPercent'),
    abovePercent: textOf(row, 'abovePercent'),
  },
];

const own = { publisher: 'the operator', licence: 'as the operator holds it', rows };

export const generalChemicals: Source = { ...own, files: 'chemicals in the general format', layouts: [general] };

export const generalList: Source = { ...own, files: 'a list in the general format', list: 'asked', layouts: [general] };

/** The source with columns named by the operator, e.g. for an inventory with an unknown layout. */
export const withColumns = (source: Source, columns: ReadonlyMap<Field, string>): Source => ({
  ...source,
  rows,
  layouts: [
    {
      version: 'the named columns',
      needed: Object.fromEntries([...columns].map(([field, head]) => [field, [head]])),
    },
  ],
});
