import type { Layout } from '../layout.ts';
import { nothing } from '../published.ts';
import { entryOf, partsOf, type Source, textOf } from '../source.ts';

const licence = 'United States Government work, public domain';

/** Dumps, lists and batch downloads of the CompTox Dashboard have the same columns, but may omit some. */
const dashboard: Layout = {
  version: 'DSSTox of the CompTox Dashboard, dumps and downloads of 2016 to 2024',
  needed: {
    dtxsid: ['DTXSID', 'DSSTox_Substance_Id'],
    name: ['PREFERRED_NAME'],
    cas: ['CASRN'],
  },
  more: {
    inchikey: ['INCHIKEY'],
    otherName: ['IUPAC_NAME'],
    smiles: ['SMILES'],
    formula: ['MOLECULAR_FORMULA'],
    molarMass: ['AVERAGE_MASS'],
    synonyms: ['IDENTIFIER', 'SYNONYMS'],
    retiredCas: ['RETIRED_CASRN', 'DELETED_CASRN'],
  },
};

const dashboardRows: Source['rows'] = (row) => [
  {
    ...nothing,
    cas: textOf(row, 'cas'),
    dtxsid: textOf(row, 'dtxsid'),
    name: textOf(row, 'name'),
    inchikey: textOf(row, 'inchikey'),
    smiles: textOf(row, 'smiles'),
    formula: textOf(row, 'formula'),
    molarMass: textOf(row, 'molarMass'),
    synonyms: [textOf(row, 'otherName')],
    otherNames: partsOf(textOf(row, 'synonyms'), '|'),
    otherCas: partsOf(textOf(row, 'retiredCas'), /[|;,]/),
  },
];

const publisher = 'US Environmental Protection Agency';

export const dsstox: Source = {
  publisher,
  files: 'DSSTox dumps of the CompTox Chemicals Dashboard',
  licence,
  layouts: [dashboard],
  rows: dashboardRows,
};

export const comptoxList: Source = {
  publisher,
  files: 'one list of the CompTox Chemicals Dashboard, as exported there',
  licence,
  list: 'asked',
  layouts: [dashboard],
  rows: dashboardRows,
};

export const tsca: Source = {
  publisher,
  files: 'TSCA Inventory, non-confidential part (`TSCAINV_….csv` of the zip)',
  licence,
  list: {
    id: 'us-tsca-inventory',
    country: 'US',
    topic: 'inventories',
    title: 'TSCA Inventory, public part',
    authority: 'United States Environmental Protection Agency (EPA)',
    act: 'Toxic Substances Control Act, section 8(b)',
  },
  layouts: [
    {
      version: 'TSCA Inventory of 2019 to 2025 (ID, CASRN, casregno, UID, EXP, ChemName, DEF, UVCB, FLAG, ACTIVITY)',
      needed: { cas: ['CASRN'], name: ['ChemName'], status: ['ACTIVITY'], notes: ['FLAG'] },
      more: { categories: ['UVCB'] },
    },
  ],
  rows: (row) => {
    const flag = textOf(row, 'notes');
    const isUvcb = ['Y', 'UVCB'].includes(textOf(row, 'categories').toUpperCase());
    const status = textOf(row, 'status').toLowerCase();
    return [
      {
        ...nothing,
        cas: textOf(row, 'cas'),
        name: textOf(row, 'name'),
        entry: entryOf(status, isUvcb ? 'UVCB' : '', flag === '' ? '' : `flag ${flag}`),
      },
    ];
  },
};
