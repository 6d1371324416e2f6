import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import type { FormHeadings } from './headings.ts';
import type { Rule, SpellingStep } from './language-form.ts';
import { messageSource } from './message-source.ts';
import type { LanguageData } from './read-language.ts';
import { messageTree, objectSource, put, type SourceTree, tableTree } from './source-tree.ts';
import { type Table, tables, textsOf } from './tables.ts';

const generated = 'packages/phrases/src/generated';

/** The results of `formatsOf`, which every language has in the group `shared` beside its words. */
export const formatNames = ['number', 'date', 'list', 'comma', 'semicolon', 'colon', 'country', 'withUnit'];

/** Converts `sheet/first-aid.ftl` to the property `sheet.firstAid`. */
export const propertyOf = (file: string): readonly string[] =>
  file
    .replace(/\.ftl$/, '')
    .split('/')
    .map((name) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

const ruleSource = ({ find, put: by }: Rule): string => `[${String(new RegExp(find, 'gu'))}, ${literal(by)}]`;

type Step = { readonly where?: string | undefined; readonly rules: readonly Rule[] };

const stepSource = ({ where, rules }: Step): string =>
  `{ ${where === undefined ? '' : `where: ${String(new RegExp(where, 'u'))}, `}rules: [${rules.map(ruleSource).join(', ')}] }`;

const rewritingSource = (steps: readonly Step[]): string => `rewriting(${steps.map(stepSource).join(', ')})`;

function spellingTree(steps: readonly SpellingStep[]): SourceTree {
  const markets = new Set(steps.flatMap((step) => step.markets));
  const forMarket = (market: string) =>
    steps.filter((step) => step.markets === 'every' || step.markets.includes(market));
  return new Map([...markets].map((market) => [market, rewritingSource(forMarket(market))]));
}

function statementsSource({ facts, statements }: LanguageData): string {
  const groups = facts.statements.map(({ group, ...source }) => {
    const own = statements.filter((statement) => statement.group === group);
    return `${literal({ ...source, texts: Object.fromEntries(own.map(({ code, printed }) => [code, printed])) })},\n`;
  });
  return `[\n${groups.join('')}]`;
}

/** Avoids reserved words of TypeScript: the form of India is `in`. */
const constantOf = (form: string): string => `${form}Headings`;

function headingSource({ like, own }: FormHeadings): string {
  const texts = [...own];
  const sections = texts.flatMap(([place, text]) => {
    const [, number] = /^section (\d+)$/.exec(place) ?? [];
    return number === undefined ? [] : [[Number(number), text] as const];
  });
  const parts = texts.filter(([place]) => /^\d/.test(place));
  const title = own.get('title');
  const legalBasis = own.get('legal basis');
  if (like === undefined)
    return literal({ title, legalBasis, sections: sections.map(([, text]) => text), parts: Object.fromEntries(parts) });
  const changes = { title, legalBasis, sections: Object.fromEntries(sections), parts: Object.fromEntries(parts) };
  return `headingsLike(${constantOf(like)}, ${literal(changes)})`;
}

/** Headings as constants. `eu` and `un` come first, because the others extend them. */
function headingConstants(headings: readonly FormHeadings[]): readonly string[] {
  const inOrder = headings.toSorted((a, b) => Number(a.like !== undefined) - Number(b.like !== undefined));
  return inOrder.map((each) => `const ${constantOf(each.form)}: Headings = ${headingSource(each)};`);
}

function lawTree({ laws, citations }: LanguageData, tree: SourceTree): void {
  const names = Object.fromEntries([...laws].map(([market, { text }]) => [market, text]));
  put(tree, ['sheet', 'law', 'national'], `named(${literal(names)})`);
  put(tree, ['sheet', 'law', 'citation'], rewritingSource(citations.length > 0 ? [{ rules: citations }] : []));
}

function languageTree(language: LanguageData, english: LanguageData): SourceTree {
  const { facts } = language;
  const tree: SourceTree = new Map([
    ['tag', literal(facts.tag)],
    ['direction', literal(facts.direction)],
    ['spaces', literal(facts.spaces)],
    ['statements', statementsSource(language)],
  ]);
  for (const [file, { messages }] of language.messages) {
    const wanted = english.messages.get(file)?.messages;
    const source = messageTree(messages, (message) => messageSource(message, wanted?.get(message.id) ?? message));
    put(tree, propertyOf(file), source);
  }
  put(
    tree,
    ['sheet', 'headings'],
    `{ ${language.headings.map(({ form }) => `${form}: ${constantOf(form)}`).join(', ')} }`,
  );
  for (const name of formatNames) put(tree, ['sheet', 'shared', name], `formats.${name}`);
  lawTree(language, tree);
  for (const { file, place } of tables) {
    const rows = language.tables.get(file) ?? new Map();
    put(tree, place, tableTree(textsOf(rows)));
  }
  put(tree, ['pictogramNames'], 'pictogramNames');
  if (facts.colourEndings) put(tree, ['colourEndings'], literal(facts.colourEndings));
  if (language.substances.size > 0) put(tree, ['substanceNames'], 'substanceNames');
  if (language.shippingNames.size > 0) put(tree, ['shippingNames'], 'shippingNames');
  put(tree, ['spellings'], spellingTree(facts.spellings));
  put(tree, ['isoDatesIn'], literal(facts.isoDatesIn));
  const countries = Object.entries(facts.countrySpellings);
  put(
    tree,
    ['countrySpellings'],
    new Map(countries.map(([country, rules]) => [country, rewritingSource([{ rules }])])),
  );
  return tree;
}

const imports: readonly (readonly [name: string, file: string])[] = [
  ['formatsOf', '../../formats.ts'],
  ['headingsLike', '../../headings.ts'],
  ['named', '../../named.ts'],
  ['choice', '../../choice.ts'],
  ['pluralIn', '../../choice.ts'],
  ['rewriting', '../../rewriting.ts'],
  ['pictogramNames', './pictogram-names.ts'],
  ['substanceNames', './substance-names.ts'],
  ['shippingNames', './shipping-names.ts'],
];

/** All words of one language, as a module that loads alone. */
function languageModule(language: LanguageData, english: LanguageData): GeneratedModule {
  const { facts, headings } = language;
  const body = objectSource(languageTree(language, english));
  const constants = [
    `const formats = formatsOf(${literal(facts.tag)}, ${literal(facts.formats)});`,
    ...(body.includes('plural(') ? [`const plural = pluralIn(${literal(facts.formats.locale ?? facts.tag)});`] : []),
    ...headingConstants(headings),
  ];
  const code = [...constants, `export const language: Language = ${body};`].join('\n');
  const used = imports.filter(([name]) => code.includes(name));
  const text = moduleText(
    `import type { Language } from '../../language.ts';`,
    `import type { Headings } from '../../headings.ts';`,
    ...used.map(([name, file]) => `import { ${name} } from '${file}';`),
    code,
  );
  return { path: `${generated}/${facts.tag}/language.ts`, text };
}

/** A table that other modules read without the rest of the language. */
function tableModule(tag: string, file: string, [name, rows]: readonly [string, Table]): GeneratedModule {
  const type = 'Readonly<Record<string, string>>';
  const text = moduleText(`export const ${name}: ${type} = ${objectSource(tableTree(textsOf(rows)))};`);
  return { path: `${generated}/${tag}/${file}`, text };
}

/** All modules of a language: its words and, separately, the names for the search and the English screens. */
export function languageModules(language: LanguageData, english: LanguageData): readonly GeneratedModule[] {
  const { facts, substances, shippingNames } = language;
  const pictograms = language.tables.get('pictograms.csv') ?? new Map();
  return [
    languageModule(language, english),
    tableModule(facts.tag, 'pictogram-names.ts', ['pictogramNames', pictograms]),
    ...(substances.size > 0 ? [tableModule(facts.tag, 'substance-names.ts', ['substanceNames', substances])] : []),
    ...(shippingNames.size > 0 ? [tableModule(facts.tag, 'shipping-names.ts', ['shippingNames', shippingNames])] : []),
  ];
}
