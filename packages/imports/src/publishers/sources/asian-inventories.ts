import { nothing } from '../published.ts';
import { type PublishedList, type Source, textOf } from '../source.ts';

const inventory = (facts: Omit<PublishedList, 'topic'>): PublishedList => ({ ...facts, topic: 'inventories' });

const licence = 'government data, source named';

/** A table of numbers, with names where the file has them. */
const rows: Source['rows'] = (row) => [
  { ...nothing, cas: textOf(row, 'cas'), name: textOf(row, 'name'), otherNames: [textOf(row, 'otherName')] },
];

export const cnIecsc: Source = {
  publisher: 'Ministry of Ecology and Environment (China)',
  files: 'IECSC, as a table of CAS numbers',
  licence,
  list: inventory({
    id: 'cn-iecsc-inventory',
    country: 'CN',
    title: 'Inventory of Existing Chemical Substances in China',
    authority: 'Ministry of Ecology and Environment of China',
    act: 'Measures on the Environmental Management Registration of New Chemical Substances',
  }),
  layouts: [
    {
      version: 'IECSC of 2013, one column “CAS Number” or a head in Chinese',
      needed: { cas: ['CAS Number', 'CAS No.', 'CAS号'] },
      more: { name: ['English Name', '英文名称'], otherName: ['Chinese Name', '中文名称'] },
    },
  ],
  rows,
};

export const phPiccs: Source = {
  publisher: 'Environmental Management Bureau (Philippines)',
  files: 'PICCS and its additions, as tables',
  licence,
  list: inventory({
    id: 'ph-piccs-inventory',
    country: 'PH',
    title: 'Philippine Inventory of Chemicals and Chemical Substances',
    authority: 'Environmental Management Bureau',
    act: 'Republic Act 6969',
  }),
  layouts: [
    { version: 'PICCS of 2017', needed: { cas: ['CAS RN'], name: ['Chemical Name'] } },
    {
      version: 'additions to PICCS of 2020 and 2021',
      needed: { cas: ['CAS Registry No.'], name: ['Notified Chemical Name'] },
    },
  ],
  rows,
};

/** A substance whose identity is secret has a serial number, such as `N00103-200`, and no name. */
const isSerial = (text: string): boolean => /^[A-Z]\d{5}-\d{3}$/.test(text.trim());

export const twTcsi: Source = {
  publisher: 'Ministry of Labor (Taiwan)',
  files: 'Taiwan Chemical Substance Inventory, as a table of CAS and serial numbers',
  licence,
  list: inventory({
    id: 'tw-tcsi-inventory',
    country: 'TW',
    title: 'Taiwan Chemical Substance Inventory',
    authority: 'Ministry of Labor',
    act: 'Taiwan Chemical Substance Inventory',
  }),
  layouts: [
    {
      version: 'TCSI of 2019, one column “CAS or Serial No.”',
      needed: { cas: ['CAS or Serial No.'] },
      more: { name: ['Name'] },
    },
  ],
  rows: (row) => {
    const number = textOf(row, 'cas').trim();
    const name = textOf(row, 'name');
    if (!isSerial(number)) return [{ ...nothing, cas: number, name }];
    const entry = `serial number ${number}`;
    return [{ ...nothing, name: name === '' ? entry : name, entry }];
  },
};
