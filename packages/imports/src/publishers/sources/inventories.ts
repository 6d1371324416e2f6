import { FaultyRow, isBlank } from '../check-row.ts';
import type { FieldRow, Layout } from '../layout.ts';
import { nothing, type PublishedRow } from '../published.ts';
import { entryOf, partsOf, type PublishedList, type Source, textOf } from '../source.ts';

/** CAS numbers of one entry. Most inventories separate them by a comma or an ampersand. */
const numbersIn = (text: string): readonly string[] => {
  const numbers = partsOf(text, /[,;&\n]/);
  return numbers.length === 0 ? [''] : numbers;
};

/** A row for each CAS number of the entry. Names after the first, separated by semicolons, are synonyms. */
function entryRows(row: FieldRow, entry: string): readonly PublishedRow[] {
  const [name = '', ...synonyms] = partsOf(textOf(row, 'name'), '; ');
  const made = {
    ...nothing,
    name,
    synonyms,
    otherNames: [textOf(row, 'otherName')],
    formula: textOf(row, 'formula'),
    entry,
  };
  return numbersIn(textOf(row, 'cas')).map((cas) => ({ ...made, cas }));
}

const inventory = (facts: Omit<PublishedList, 'topic'>): PublishedList => ({ ...facts, topic: 'inventories' });

const ofGovernment = 'government data, source named';

export const ecInventory: Source = {
  publisher: 'European Chemicals Agency',
  files: 'EC Inventory, CSV or XLSX',
  licence: 'ECHA legal notice: source acknowledged',
  list: inventory({
    id: 'eu-ec-inventory',
    country: 'EU',
    title: 'EC Inventory (EINECS, ELINCS and no-longer polymers)',
    authority: 'European Chemicals Agency',
    act: 'EC Inventory',
  }),
  layouts: [
    {
      version: 'EC Inventory of 2022, eight columns, and its pages with the same heads',
      needed: {
        name: ['EC Name', 'Substance name', 'Name'],
        ec: ['EC No.', 'EC Number', 'EC / List no.'],
        cas: ['CAS No.', 'CAS Number'],
      },
      more: { formula: ['Molecular formula'], otherName: ['ECHA Name'] },
    },
  ],
  rows: (row) => {
    const ec = textOf(row, 'ec');
    return [
      {
        ...nothing,
        ec,
        cas: textOf(row, 'cas'),
        name: textOf(row, 'name'),
        otherNames: [textOf(row, 'otherName')],
        formula: textOf(row, 'formula'),
        entry: isBlank(ec) ? '' : ec,
      },
    ];
  },
};

export const auAiic: Source = {
  publisher: 'Australian Industrial Chemicals Introduction Scheme',
  files: 'Full list of chemicals on the Inventory, XLSX',
  licence: ofGovernment,
  list: inventory({
    id: 'au-aiic-inventory',
    country: 'AU',
    title: 'Australian Inventory of Industrial Chemicals',
    authority: 'Australian Industrial Chemicals Introduction Scheme',
    act: 'Industrial Chemicals Act 2019',
  }),
  layouts: [
    {
      version: 'AIIC of 2022, head in the second row',
      needed: { number: ['CR No.'], cas: ['CAS No.'], name: ['CAS Name', 'Chemical name'] },
      more: {
        otherName: ['AICIS approved chemical name (AACN)', 'AICIS approved chemical name'],
        formula: ['Molecular formula'],
      },
    },
  ],
  rows: (row) => {
    const [name, approved] = [textOf(row, 'name'), textOf(row, 'otherName')];
    const entry = `CR ${textOf(row, 'number')}`;
    const made = { ...nothing, formula: textOf(row, 'formula'), entry, cas: textOf(row, 'cas') };
    return isBlank(name) ? [{ ...made, name: approved }] : [{ ...made, name, otherNames: [approved] }];
  },
};

/** Both Canadian lists are on one page. Confidential substances have an accession number instead of a CAS number. */
const canada: Layout = {
  version: 'Substances Search of Canada, XLSX of 2022',
  needed: { cas: ['Substance Identifier'], name: ['Substance Name'] },
  more: { notes: ['Recent Publications'], status: ['Date Published'] },
};

const isAccession = (text: string): boolean => /^\d{5,6}-\d$/.test(text.trim());

const canadaRows: Source['rows'] = (row) => {
  const id = textOf(row, 'cas').trim();
  const notes = textOf(row, 'notes');
  const made = { ...nothing, name: textOf(row, 'name') };
  return isAccession(id)
    ? [{ ...made, entry: entryOf(`accession number ${id}`, notes) }]
    : [{ ...made, cas: id, entry: notes }];
};

const canadaList = (id: string, title: string): PublishedList =>
  inventory({
    id,
    title,
    country: 'CA',
    authority: 'Environment and Climate Change Canada',
    act: 'Canadian Environmental Protection Act, 1999',
  });

const ofCanada = { licence: 'Open Government Licence - Canada', layouts: [canada], rows: canadaRows };

export const caDsl: Source = {
  publisher: 'Environment and Climate Change Canada',
  files: 'Domestic Substances List of the Substances Search, XLSX',
  list: canadaList('ca-dsl-inventory', 'Domestic Substances List'),
  ...ofCanada,
};

export const caNdsl: Source = {
  publisher: 'Environment and Climate Change Canada',
  files: 'Non-domestic Substances List of the Substances Search, XLSX',
  list: canadaList('ca-ndsl-inventory', 'Non-domestic Substances List'),
  ...ofCanada,
};

const chrip: Layout = {
  version: 'list of NITE CHRIP in English, TSV of 2022',
  needed: { number: ['CHRIP_ID'], cas: ['CAS RN'], name: ['Chemical Substance Name'] },
};

export const jpCscl: Source = {
  publisher: 'National Institute of Technology and Evaluation (Japan)',
  files: 'Existing Chemical Substances of the CSCL (ENCS), TSV of CHRIP',
  licence: ofGovernment,
  list: inventory({
    id: 'jp-cscl-existing',
    country: 'JP',
    title: 'Existing Chemical Substances of the CSCL',
    authority: 'Ministry of Economy, Trade and Industry',
    act: 'Chemical Substances Control Law',
  }),
  layouts: [chrip],
  rows: (row) => entryRows(row, textOf(row, 'number')),
};

export const krKecl: Source = {
  publisher: 'National Institute of Chemical Safety (Korea)',
  files: 'existing chemicals of the NCIS search in English, XLSX',
  licence: ofGovernment,
  list: inventory({
    id: 'kr-kecl-inventory',
    country: 'KR',
    title: 'Existing chemicals of Korea (KECL)',
    authority: 'Ministry of Environment',
    act: 'Act on the Registration and Evaluation of Chemicals',
  }),
  layouts: [
    {
      version: 'NCIS search of 2022, head in the second row, further sheets without one',
      needed: { cas: ['CAS No.'], name: ['Chemical Name'], number: ['KE No.'] },
    },
  ],
  rows: (row) => entryRows(row, textOf(row, 'number')),
};

export const nzNzioc: Source = {
  publisher: 'Environmental Protection Authority (New Zealand)',
  files: 'NZIoC full spreadsheet, XLSX',
  licence: ofGovernment,
  list: inventory({
    id: 'nz-nzioc-inventory',
    country: 'NZ',
    title: 'New Zealand Inventory of Chemicals',
    authority: 'Environmental Protection Authority',
    act: 'Hazardous Substances and New Organisms Act 1996',
  }),
  layouts: [
    {
      version: 'NZIoC of 2021, head in the second row',
      needed: { cas: ['CAS Number'], name: ['CAS Name'], status: ['Approval'] },
      more: { notes: ['Restrictions/Exclusions'] },
    },
  ],
  rows: (row) => entryRows(row, entryOf(textOf(row, 'status'), textOf(row, 'notes'))),
};

/** CIMS writes further numbers of an entry in brackets. */
const bracketed = (text: string): readonly string[] => numbersIn(text.replaceAll(/[()]/g, ','));

export const myCims: Source = {
  publisher: 'Department of Occupational Safety and Health (Malaysia)',
  files: 'chemicals of CIMS, CSV',
  licence: ofGovernment,
  list: inventory({
    id: 'my-cims-inventory',
    country: 'MY',
    title: 'Chemicals of the information management system CIMS',
    authority: 'Department of Occupational Safety and Health',
    act: 'Occupational Safety and Health (CLASS) Regulations 2013',
  }),
  layouts: [
    {
      version: 'CIMS of 2017',
      needed: { cas: ['CAS No'], name: ['Chemical Name'], otherName: ['IUPAC Name'] },
      more: { notes: ['Hazard Classification'] },
    },
  ],
  rows: (row) =>
    bracketed(textOf(row, 'cas')).map((cas) => {
      if (/^I\d+A\d+/.test(cas)) throw new FaultyRow(`“${cas}” is a number that CIMS made up.`);
      return {
        ...nothing,
        cas,
        name: textOf(row, 'name'),
        synonyms: [textOf(row, 'otherName')],
        entry: textOf(row, 'notes'),
      };
    }),
};
