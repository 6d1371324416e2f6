import { makeXlsx, type TestCell } from '../../testing/make-xlsx.ts';
import type { SourceFile } from '../files/source-file.ts';
import type { sources } from '../read-publisher.ts';

/** A table in the publisher's format: rows above the heading, the heading, rows of acetone and another substance. */
export type PublisherTable = {
  readonly source: Exclude<keyof typeof sources, 'pubchem'>;
  readonly form: 'csv' | 'tsv' | 'xlsx' | 'xhtml';
  readonly above?: readonly (readonly string[])[];
  readonly head: readonly string[];
  /** Acetone first. `cas`: position of its number. */
  readonly rows: readonly (readonly string[])[];
  readonly cas: number;
  /** The expected fields of the first row. */
  readonly first: Readonly<Record<string, unknown>>;
  /** A column that the layout requires. */
  readonly needed: string;
};

const key = 'CSCPPACGZOOCGX-UHFFFAOYSA-N';

const dashboard = {
  head: ['DTXSID', 'PREFERRED_NAME', 'CASRN', 'INCHIKEY', 'IUPAC_NAME', 'SMILES', 'MOLECULAR_FORMULA', 'AVERAGE_MASS'],
  rows: [
    ['DTXSID8021482', 'Acetone', '67-64-1', key, 'Propan-2-one', 'CC(C)=O', 'C3H6O', '58.08'],
    ['DTXSID00873174', 'A mixture', 'NOCAS_873174', '-', '-', '', '', ''],
  ],
  cas: 2,
  first: {
    ...{ cas: '67-64-1', dtxsid: 'DTXSID8021482', name: 'Acetone', inchikey: key, smiles: 'CC(C)=O' },
    ...{ formula: 'C3H6O', molarMass: '58.08', synonyms: ['Propan-2-one'] },
  },
  needed: 'CASRN',
} as const;

const general = {
  form: 'csv',
  head: ['cas', 'name', 'synonyms', 'other_cas', 'entry'],
  rows: [
    ['67-64-1', 'Acetone', 'Propan-2-one | Dimethyl ketone', '50-00-0', 'listed'],
    ['', 'Lead compounds', '', '', 'group'],
  ],
  cas: 0,
  first: { synonyms: ['Propan-2-one', 'Dimethyl ketone'], otherCas: ['50-00-0'], entry: 'listed' },
  needed: 'name',
} as const;

/** One file of each publisher, made for the tests. */
export const publisherTables: readonly PublisherTable[] = [
  { source: 'dsstox', form: 'csv', ...dashboard },
  { source: 'dsstox', form: 'xlsx', ...dashboard, above: [['Downloaded from the dashboard']] },
  { source: 'comptox-list', form: 'csv', ...dashboard, head: dashboard.head.map((name) => name.replaceAll('_', ' ')) },
  {
    source: 'tsca',
    form: 'csv',
    head: ['ID', 'CASRN', 'casregno', 'UID', 'EXP', 'ChemName', 'DEF', 'UVCB', 'FLAG', 'ACTIVITY'],
    rows: [
      ['1', '67-64-1', '67641', '', '', '2-Propanone', '', '', 'XU', 'ACTIVE'],
      ['2', '8001-22-7', '8001227', '', '', 'Soybean oil', '', 'UVCB', '', 'INACTIVE'],
    ],
    cas: 1,
    first: { name: '2-Propanone', entry: 'active; flag XU' },
    needed: 'ACTIVITY',
  },
  {
    source: 'ec-inventory',
    form: 'csv',
    head: ['', 'EC Name', 'EC No.', 'CAS No.', 'Molecular formula', 'Description', 'Infocard URL', 'ECHA Name'],
    rows: [
      ['100.000.602', 'Acetone', '200-662-2', '67-64-1', 'C3H6O', '', '', 'Acetone'],
      ['100.1', 'Reaction mass of two esters', '400-010-9', '-', '', '', '', ''],
    ],
    cas: 3,
    first: { name: 'Acetone', ec: '200-662-2', entry: '200-662-2', formula: 'C3H6O' },
    needed: 'EC No.',
  },
  {
    source: 'au-aiic',
    form: 'xlsx',
    above: [['Full list of chemicals on the Inventory']],
    head: ['CR No.', 'CAS No.', 'CAS Name', 'AICIS approved chemical name (AACN)', 'Molecular formula'],
    rows: [
      ['101', '67-64-1', '2-Propanone', '', 'C3H6O'],
      ['358', '', '', 'Formaldehyde polymer', ''],
    ],
    cas: 1,
    first: { name: '2-Propanone', entry: 'CR 101' },
    needed: 'CR No.',
  },
  ...(['ca-dsl', 'ca-ndsl'] as const).map((source): PublisherTable => ({
    source,
    form: 'xlsx',
    head: ['Group', 'Substance Identifier', 'List', 'Substance Name', 'Flags', 'Recent Publications', 'Date Published'],
    rows: [
      ['', '67-64-1', 'DSL', '2-Propanone', '', 'Part II, Vol. 150', ''],
      ['', '10345-1', 'DSL', 'Secret ester', '', '', ''],
    ],
    cas: 1,
    first: { name: '2-Propanone', entry: 'Part II, Vol. 150' },
    needed: 'Substance Name',
  })),
  {
    source: 'jp-cscl',
    form: 'tsv',
    head: ['No.', 'CHRIP_ID', 'CAS RN', 'CAS Identity', 'Chemical Substance Name'],
    rows: [
      ['1', 'C004-661-15A', '67-64-1', '', 'Acetone'],
      ['2', 'C005-000-01A', '-', '', 'A condensate'],
    ],
    cas: 2,
    first: { name: 'Acetone', entry: 'C004-661-15A' },
    needed: 'CHRIP_ID',
  },
  {
    source: 'cn-iecsc',
    form: 'tsv',
    head: ['CAS Number'],
    rows: [['67-64-1'], ['7439-92-1']],
    cas: 0,
    first: { name: '', entry: '' },
    needed: 'CAS Number',
  },
  {
    source: 'ph-piccs',
    form: 'tsv',
    head: ['CAS RN', 'Chemical Name'],
    rows: [
      ['67-64-1', 'Acetone'],
      ['71-43-2', 'Benzene'],
    ],
    cas: 0,
    first: { name: 'Acetone', entry: '' },
    needed: 'Chemical Name',
  },
  {
    source: 'ph-piccs',
    form: 'tsv',
    head: ['No.', 'CAS Registry No.', 'Notified Chemical Name'],
    rows: [
      ['1', '67-64-1', 'Acetone'],
      ['2', '', 'A condensate'],
    ],
    cas: 1,
    first: { name: 'Acetone', entry: '' },
    needed: 'Notified Chemical Name',
  },
  {
    source: 'tw-tcsi',
    form: 'tsv',
    head: ['CAS or Serial No.'],
    rows: [['67-64-1'], ['N00103-200']],
    cas: 0,
    first: { name: '', entry: '' },
    needed: 'CAS or Serial No.',
  },
  {
    source: 'kr-kecl',
    form: 'xlsx',
    above: [['Chemical Search']],
    head: ['CAS No.', 'Chemical Name', 'KE No.'],
    rows: [
      ['67-64-1', '2-Propanone; Acetone', 'KE-29367'],
      ['108-88-3, 71-43-2', 'Two aromatics', 'KE-1'],
    ],
    cas: 0,
    first: { name: '2-Propanone', synonyms: ['Acetone'], entry: 'KE-29367' },
    needed: 'KE No.',
  },
  {
    source: 'my-cims',
    form: 'csv',
    head: ['CAS No', 'Chemical Name', 'IUPAC Name', 'Hazard Classification'],
    rows: [
      ['000067-64-1', 'Acetone', 'propan-2-one', 'Flam. Liq. 2'],
      ['(71-43-2)', 'Benzene', '-', ''],
    ],
    cas: 0,
    first: { cas: '67-64-1', synonyms: ['propan-2-one'], entry: 'Flam. Liq. 2' },
    needed: 'IUPAC Name',
  },
  {
    source: 'nz-nzioc',
    form: 'xlsx',
    above: [['New Zealand Inventory of Chemicals']],
    head: ['CAS Number', 'CAS Name', 'Approval', 'Restrictions/Exclusions'],
    rows: [
      ['67-64-1', '2-Propanone', 'HSNO Approval: HSR001070 Approved with controls', ''],
      ['71-43-2', 'Benzene', '', 'excluded'],
    ],
    cas: 0,
    first: { entry: 'HSNO Approval: HSR001070 Approved with controls' },
    needed: 'Approval',
  },
  { source: 'general', ...general },
  { source: 'general-list', ...general },
  {
    source: 'clp-annex-vi',
    form: 'xhtml',
    head: [
      ...['Index No', 'Chemical name', 'EC No', 'CAS No', 'Hazard Class and Category Code(s)'],
      ...['Hazard statement Code(s)', 'Specific Conc. Limits, M-factors and ATEs', 'Notes'],
    ],
    rows: [
      ['606-001-00-8', 'acetone', '200-662-2', '67-64-1', 'Flam. Liq. 2<br/>Eye Irrit. 2', 'H225<br/>H319', '', ''],
      [
        ...['601-022-00-9', 'o-xylene [1]<br/>m-xylene [2]', '202-422-2 [1]<br/>203-576-3 [2]'],
        ...['95-47-6 [1]<br/>108-38-3 [2]', 'Flam. Liq. 3', 'H226', '*', 'C'],
      ],
    ],
    cas: 3,
    first: { ec: '200-662-2', entry: 'Flam. Liq. 2, Eye Irrit. 2; H225, H319; index 606-001-00-8' },
    needed: 'Index No',
  },
  {
    source: 'reach-annex-xiv',
    form: 'xhtml',
    head: [
      'Entry No',
      'Substance',
      'Intrinsic property(ies)',
      'Latest application date',
      'Sunset date',
      'Review periods',
    ],
    rows: [
      ['1.', 'Acetone<br/>EC No: 200-662-2<br/>CAS No: 67-64-1', 'vPvB', '21 February 2013', '21 August 2014', '—'],
      ['2.', 'Two esters EC No: — CAS No: 84-74-2, 85-68-7', 'Toxic', '', '', ''],
    ],
    cas: 1,
    first: {
      ...{ name: 'Acetone', ec: '200-662-2' },
      entry: 'entry 1; vPvB; latest application date 21 February 2013; sunset date 21 August 2014',
    },
    needed: 'Sunset date',
  },
  {
    source: 'reach-annex-xvii',
    form: 'xhtml',
    head: ['Column 1 Designation of the substance', 'Column 2 Conditions of restriction'],
    rows: [
      ['5. Acetone<br/>CAS No 67-64-1<br/>EC No 200-662-2', '1. Shall not be used in toys.'],
      ['63. Lead and its compounds', 'Shall not be used in jewellery.'],
    ],
    cas: 0,
    first: { name: 'Acetone', ec: '200-662-2', entry: 'entry 5' },
    needed: 'Column 1 Designation of the substance',
  },
];

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const line = (cells: readonly string[]): string => cells.map(quoted).join(',');

const rowTag = (tag: 'td' | 'th', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`;

function markup({ head, rows }: Pick<PublisherTable, 'head' | 'rows'>): string {
  const type = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "xhtml1-strict.dtd">';
  return `<?xml version="1.0" encoding="UTF-8"?>${type}<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Annex&nbsp;</p>
<table>
${rowTag('th', head)}
${rows.map((row) => rowTag('td', row)).join('\n')}
</table></body></html>`;
}

/** The bytes of a table in the publisher's format. */
export function bytesOf({ form, above = [], head, rows }: PublisherTable): Uint8Array {
  const all: readonly (readonly TestCell[])[] = [...above, head, ...rows];
  if (form === 'xlsx') return makeXlsx([{ name: 'List', rows: all }]);
  const text = { csv: line, tsv: (cells: readonly string[]) => cells.join('\t') };
  const written = form === 'xhtml' ? markup({ head, rows }) : [...above, head, ...rows].map(text[form]).join('\r\n');
  return new TextEncoder().encode(written);
}

/** A file with these bytes, delivered in small pieces. */
export const fileOf = (name: string, bytes: Uint8Array, piece = 7): SourceFile => ({
  name,
  async *bytes() {
    for (let at = 0; at < bytes.length; at += piece) {
      await Promise.resolve();
      yield bytes.subarray(at, at + piece);
    }
  },
});
