import type { Listings, svhcReasons } from '@gosds/sheet/lists/listings';
import { z } from 'zod';
import { type ListData, readListData } from './read-list.ts';

/** Reasons of the Candidate List by the letter of Article 57 that the data file writes. */
const reasonOf: Readonly<Record<string, (typeof svhcReasons)[number]>> = {
  '57a': 'carcinogenic',
  '57b': 'mutagenic',
  '57c': 'reprotoxic',
  '57d': 'pbt',
  '57e': 'vpvb',
  '57f-endocrine-health': 'endocrineHealth',
  '57f-endocrine-environment': 'endocrineEnvironment',
  '57f-airways': 'airways',
  '57f-organs': 'organs',
  '57f-health': 'health',
  '57f-environment': 'environment',
};

const date = z.iso.date();

function reasonsText(text: string): string {
  return text
    .split(' ')
    .map((each) => {
      const [letter = '', day] = each.split(':');
      const reason = reasonOf[letter];
      if (reason === undefined) throw new Error(`${letter} is no reason of Article 57`);
      return `${reason} ${date.parse(day)}`;
    })
    .join(', ');
}

const oneOf = (...allowed: readonly [string, ...string[]]) => z.enum(allowed);

const toxicity = z.string().regex(/^(?:cancer|developmental|female|male)(?:, (?:developmental|female|male))*$/);

const form = oneOf('', 'acid aerosols', 'as a category', 'fume or dust', 'fibrous forms', 'friable');

const withForm = (text: string, extent: string | undefined): string => (extent ? `${text} (${extent})` : text);

type Column = (entry: Readonly<Record<string, string>>) => string;

/** The lists, and what the catalogue keeps of an entry. */
const columns: readonly (readonly [folder: string, key: keyof Listings, column: Column])[] = [
  ['eu-reach-candidate-list', 'svhc', ({ reasons = '' }) => reasonsText(reasons)],
  [
    'eu-reach-annex-xiv',
    'annexXiv',
    ({ entry, sunset }) => `${z.string().regex(/^\d+$/).parse(entry)} ${date.parse(sunset)}`,
  ],
  ['int-iarc-monographs', 'iarc', ({ group }) => oneOf('1', '2A', '2B').parse(group)],
  ['us-ntp-roc', 'ntp', ({ listing }) => oneOf('known', 'anticipated').parse(listing)],
  [
    'us-osha-carcinogens',
    'osha',
    ({ standard }) =>
      z
        .string()
        .regex(/^1910\.10\d\d$/)
        .parse(standard),
  ],
  ['us-ca-proposition-65', 'prop65', ({ toxicity: kinds, form: extent }) => withForm(toxicity.parse(kinds), extent)],
  ['us-epcra-313', 'sara313', ({ form: extent }) => form.parse(extent)],
  ['us-cercla', 'cerclaPounds', ({ pounds }) => oneOf('1', '10', '100', '1000', '5000').parse(pounds)],
];

/** The folders of `data/lists` that are compiled. */
export const listFolders: readonly string[] = columns.map(([folder]) => folder);

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const nameOf = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const head =
  '// Written from data/lists by `npx vitest run packages/testkit/src/lists -u`; change the data, not this.\n';

/** The table that the catalogue reads: what each list says, by CAS number. */
export function catalogueTable(folder: string): string {
  const column = columns.find(([id]) => id === folder)?.[2];
  if (!column) throw new Error(`no list ${folder}`);
  const rows = readListData(folder).entries.flatMap((entry) => {
    const { cas = '' } = entry;
    const text = column(entry);
    return cas === '' ? [] : [`  ${literal(cas)}: ${literal(text)},\n`];
  });
  return `${head}export const ${nameOf(folder)}: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}

function editionText({ list }: ListData, key: string): string {
  const { id, authority, act, title, version, nextExpected, completeness, groups } = list;
  const facts = { id, key, authority, act, title, version, ...(nextExpected ? { nextExpected } : {}), completeness };
  const told = Object.entries(facts).map(([key, value]) => `    ${key}: ${literal(value)},\n`);
  const members = groups.map(({ entry, names }) => {
    const words = names.map((each) => `[${each.map(literal).join(', ')}]`).join(', ');
    return `      { entry: ${literal(entry)}, names: [${words}] },\n`;
  });
  return `  ${nameOf(id)}: {\n${told.join('')}    groups: [\n${members.join('')}    ],\n  },\n`;
}

/** The table that the sheet reads: the editions of the lists, and whether each is whole. */
export function editionsTable(): string {
  const editions = columns.map(([folder, key]) => editionText(readListData(folder), key));
  const type = `import type { ListEdition } from './list-edition.ts';\n`;
  return `${head}${type}\nexport const lists = {\n${editions.join('')}} as const satisfies Readonly<Record<string, ListEdition>>;\n`;
}
