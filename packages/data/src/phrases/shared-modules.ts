import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { formatNames, propertyOf } from './language-module.ts';
import { pairsForm } from './language-form.ts';
import { argumentsOf, type Message } from './message.ts';
import { messageType } from './message-source.ts';
import type { LanguageData } from './read-language.ts';
import { messageTree, put, type SourceTree, typeSource } from './source-tree.ts';
import type { Slot } from './statements.ts';
import { type Table, type TableForm, tables } from './tables.ts';

const generated = 'packages/phrases/src/generated';

const union = (names: readonly string[]): string => names.map(literal).join(' | ');

function tableType(rows: TableForm['rows'], table: Table): string {
  const keys = union([...table.keys()]);
  if (rows === 'same') return `Readonly<Record<${keys}, string>>`;
  return rows === 'some' ? `Readonly<Partial<Record<${keys}, string>>>` : 'Readonly<Record<string, string>>';
}

/** The types of the messages, from English. */
export function typesModule(english: LanguageData): GeneratedModule {
  const tree: SourceTree = new Map();
  for (const [file, { messages }] of english.messages)
    if (file !== 'class-names.ftl') put(tree, propertyOf(file), messageTree(messages, messageType));
  put(tree, ['slotDefaults'], 'Readonly<Partial<Record<StatementSlot, string>>>');
  put(tree, ['pictogramNames'], 'Readonly<Record<string, string>>');
  for (const { file, rows, place } of tables)
    if (file !== 'pictograms.csv') put(tree, place, tableType(rows, english.tables.get(file) ?? new Map()));
  put(tree, ['sheet', 'headings'], 'HeadingsByForm');
  for (const name of formatNames) put(tree, ['sheet', 'shared', name], `Formats[${literal(name)}]`);
  put(tree, ['sheet', 'law', 'national'], '(market: string, english: string) => string');
  put(tree, ['sheet', 'law', 'citation'], '(paragraph: string) => string');
  const text = moduleText(
    `import type { Formats } from '../formats.ts';`,
    `import type { HeadingsByForm } from '../headings.ts';`,
    `import type { WholeEdition } from '../whole-list.ts';`,
    `import type { StatementSlot } from './statement-slots.ts';`,
    `export type Phrases = ${typeSource(tree)};`,
  );
  return { path: `${generated}/phrases.ts`, text };
}

/** The messages of the engines with their slots. The engines give the keys and the values; the languages the words. */
export function reasonsModule(english: LanguageData): GeneratedModule {
  const reasons = english.messages.get('reasons.ftl')?.messages ?? new Map<string, Message>();
  const lines = [...reasons].map(([key, message]) => {
    const slots = union([...argumentsOf(message).keys()]);
    return `  ${literal(key)}: ${slots === '' ? 'never' : slots};`;
  });
  const text = moduleText('export type ReasonMessages = {', ...lines, '};');
  return { path: 'packages/ghs/src/generated/reason-messages.ts', text };
}

export function slotsModule(slots: readonly Slot[]): GeneratedModule {
  const names = (statements: Slot['statements']) =>
    slots.filter((each) => each.statements === statements).map(({ slot }) => slot);
  const text = moduleText(
    '/** A place that a precautionary statement leaves to the supplier. */',
    `export const statementSlots = ${literal(names('precaution'))} as const;`,
    'export type StatementSlot = (typeof statementSlots)[number];',
    '/** What a hazard statement leaves open. */',
    `export type HazardSlot = ${union(names('hazard'))};`,
  );
  return { path: `${generated}/statement-slots.ts`, text };
}

function entrySource({ facts }: LanguageData): string {
  const { id, tag, name, state, countries, spaces } = facts;
  const entry = literal({ id, tag, name, state, offeredIn: countries, spaces });
  return `  { ...${entry}, load: async () => (await import('./${tag}/language.ts')).language },`;
}

/** The languages in order. Each loads separately. */
export function languagesModule(data: DataFolder, languages: readonly LanguageData[]): GeneratedModule {
  const pairs = data.json('phrases/pairs.json', pairsForm) ?? [];
  const inOrder = languages.toSorted((a, b) => a.facts.order - b.facts.order);
  const text = moduleText(
    `import type { BuiltLanguage, LanguagePair } from '../built-language.ts';`,
    'export const languages: readonly BuiltLanguage[] = [',
    ...inOrder.map(entrySource),
    '];',
    `export const languagePairs: readonly LanguagePair[] = ${literal(pairs)};`,
  );
  return { path: `${generated}/languages.ts`, text };
}

/** The names of substances in every language, for the search. */
export function substanceNamesModule(languages: readonly LanguageData[]): GeneratedModule {
  const tags = languages.filter(({ substances }) => substances.size > 0).map(({ facts }) => facts.tag);
  const nameOf = (tag: string) => tag.replace('-', '');
  const text = moduleText(
    `import type { SubstanceNames } from '../language.ts';`,
    ...tags.map((tag) => `import { substanceNames as ${nameOf(tag)} } from './${tag}/substance-names.ts';`),
    '/** The names that sheets print, by language. */',
    `export const substanceNamesByLanguage: Readonly<Record<string, SubstanceNames>> = { ${tags.map((tag) => `${literal(tag)}: ${nameOf(tag)}`).join(', ')} };`,
  );
  return { path: `${generated}/substance-names.ts`, text };
}
