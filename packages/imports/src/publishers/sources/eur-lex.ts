import { hasCasForm, hasEcForm } from '@gosds/data/registry-numbers';
import { isBlank } from '../check-row.ts';
import type { FieldRow } from '../layout.ts';
import { nothing, type PublishedRow } from '../published.ts';
import { entryOf, partsOf, type PublishedList, type Source, textOf } from '../source.ts';

const common = {
  publisher: 'Publications Office of the European Union (EUR-Lex)',
  licence: 'Commission Decision 2011/833/EU: reuse with the source named',
};

const unionList = (facts: Pick<PublishedList, 'id' | 'topic' | 'title' | 'act'>): PublishedList => ({
  ...facts,
  country: 'EU',
  authority: 'European Union',
});

const lineOf = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Splits `A [1] B [2]` by the numbers in brackets. A text without numbers has key 0. */
function byMember(text: string): ReadonlyMap<number, string> {
  const members = new Map<number, string>();
  const parts = lineOf(text).split(/\[(\d{1,3})\]/);
  for (let at = 0; at + 1 < parts.length; at += 2) members.set(Number(parts[at + 1]), (parts[at] ?? '').trim());
  return members.size === 0 ? new Map([[0, lineOf(text)]]) : members;
}

/** Each substance of an entry: `[1]` of the name belongs to `[1]` of the numbers. */
function members(row: FieldRow): readonly Pick<PublishedRow, 'name' | 'cas' | 'ec'>[] {
  const [names, numbers, ecs] = [
    byMember(textOf(row, 'name')),
    byMember(textOf(row, 'cas')),
    byMember(textOf(row, 'ec')),
  ];
  const places = new Set([...names.keys(), ...numbers.keys(), ...ecs.keys()]);
  if (places.size > 1) places.delete(0);
  const whole = names.get(0) ?? '';
  return [...places].map((at) => ({
    name: names.get(at) || whole,
    cas: numbers.get(at) ?? '',
    ec: ecs.get(at) ?? '',
  }));
}

const listed = (text: string): string =>
  partsOf(text, '\n')
    .filter((part) => !isBlank(part))
    .join(', ');

export const annexVi: Source = {
  ...common,
  files: 'Regulation (EC) No 1272/2008, Annex VI, Table 3: consolidated text as HTML, or Formex',
  list: unionList({
    id: 'eur-lex-clp-annex-vi',
    topic: 'classification',
    title: 'Harmonised classification and labelling, as read from the consolidated text',
    act: 'Regulation (EC) No 1272/2008, Annex VI, Table 3',
  }),
  layouts: [
    {
      version: 'Table 3 of Annex VI of 2018 to 2026 (Index No to Notes)',
      isBeginning: true,
      needed: {
        number: ['Index No'],
        name: ['Chemical name', 'International Chemical Identification'],
        ec: ['EC No'],
        cas: ['CAS No'],
        categories: ['Hazard Class and Category Code'],
        statements: ['Hazard statement Code'],
      },
      more: { limits: ['Specific Conc'], notes: ['Notes'] },
    },
  ],
  rows: (row) => {
    const number = lineOf(textOf(row, 'number'));
    // Below the heading, the table numbers or letters its columns.
    if (!/^\d{3}-\d{3}-/.test(number)) return [];
    const [limits, notes] = [listed(textOf(row, 'limits')), listed(textOf(row, 'notes'))];
    const entry = entryOf(
      ...[listed(textOf(row, 'categories')), listed(textOf(row, 'statements'))],
      ...[limits === '' ? '' : `limits: ${limits}`, notes === '' ? '' : `notes: ${notes}`, `index ${number}`],
    );
    return members(row).map((member) => ({ ...nothing, ...member, entry }));
  },
};

/** Numbers of a form in a text, without duplicates. */
const numbersOf = (text: string, hasForm: (part: string) => boolean): readonly string[] => [
  ...new Set(
    lineOf(text)
      .split(/[^\d-]+/)
      .filter(hasForm),
  ),
];

/** The name is the text before the first number. */
const nameBefore = (text: string): string =>
  lineOf(lineOf(text).split(/\b(?:EC|CAS)(?: No\.?| number)? ?:? ?(?=[-–—\d])/u)[0] ?? '');

/** A row for each CAS number in the text, or one for a group without number. */
function namedIn(text: string, entry: string): readonly PublishedRow[] {
  const name = nameBefore(text);
  const numbers = numbersOf(text, hasCasForm);
  const [ec = '', ...others] = numbersOf(text, hasEcForm);
  const single = numbers.length === 1 && others.length === 0 ? ec : '';
  if (numbers.length === 0) return [{ ...nothing, name, ec: others.length === 0 ? ec : '', entry }];
  return numbers.map((cas) => ({ ...nothing, name, cas, ec: single, entry }));
}

export const annexXiv: Source = {
  ...common,
  files: 'Regulation (EC) No 1907/2006, Annex XIV: consolidated text as HTML, or Formex',
  list: unionList({
    id: 'eur-lex-reach-annex-xiv',
    topic: 'REACH',
    title: 'List of substances subject to authorisation, as read from the consolidated text',
    act: 'Regulation (EC) No 1907/2006, Annex XIV',
  }),
  layouts: [
    {
      version: 'Annex XIV of 2011 to 2026 (Entry No to review periods)',
      isBeginning: true,
      needed: { number: ['Entry No'], name: ['Substance'], notes: ['Intrinsic propert'], sunset: ['Sunset date'] },
      more: { applyBy: ['Latest application date'] },
    },
  ],
  rows: (row) => {
    const number = lineOf(textOf(row, 'number')).replace(/\.$/, '');
    if (!/^\d{1,3}[a-z]?$/.test(number)) return [];
    const dated = (text: string, what: string) => (isBlank(lineOf(text)) ? '' : `${what} ${lineOf(text)}`);
    const entry = entryOf(
      `entry ${number}`,
      lineOf(textOf(row, 'notes')),
      dated(textOf(row, 'applyBy'), 'latest application date'),
      dated(textOf(row, 'sunset'), 'sunset date'),
    );
    return namedIn(textOf(row, 'name'), entry);
  },
};

export const annexXvii: Source = {
  ...common,
  files: 'Regulation (EC) No 1907/2006, Annex XVII: consolidated text as HTML, or Formex',
  list: unionList({
    id: 'eur-lex-reach-annex-xvii',
    topic: 'REACH',
    title: 'Restrictions, as read from the consolidated text',
    act: 'Regulation (EC) No 1907/2006, Annex XVII',
  }),
  layouts: [
    {
      version: 'Annex XVII of 2009 to 2026, two columns',
      isBeginning: true,
      needed: {
        name: ['Column 1', 'Designation of the substance'],
        notes: ['Column 2', 'Conditions of restriction'],
      },
    },
  ],
  rows: (row) => {
    const text = lineOf(textOf(row, 'name'));
    const number = /^(\d{1,3}[a-z]?)\.? /.exec(text)?.[1];
    // Rows without a number continue the conditions of the entry above.
    return number === undefined ? [] : namedIn(text.slice(text.indexOf(' ') + 1), `entry ${number}`);
  },
};
