import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { compareMessages, type MessageFile } from './compare-messages.ts';
import { readFluentFile } from './fluent-file.ts';
import { compareHeadings, type FormHeadings, readHeadings } from './headings.ts';
import { languageForm, type LanguageFacts, type Rule, ruleForm } from './language-form.ts';
import { compareStatements, readStatements, type Slot, type Statement } from './statements.ts';
import { compareTables, readTable, type Table, tables } from './tables.ts';
import { readTellingWords } from './telling-words.ts';
import { readVagueAnswers, type VagueAnswer } from './vague-answers.ts';

/** A language as its folder contains it. */
export type LanguageData = {
  readonly facts: LanguageFacts;
  /** Messages by path in the folder. */
  readonly messages: ReadonlyMap<string, MessageFile>;
  readonly tables: ReadonlyMap<string, Table>;
  readonly headings: readonly FormHeadings[];
  readonly statements: readonly Statement[];
  readonly substances: Table;
  /** Proper shipping names by UN number and English name. */
  readonly shippingNames: Table;
  /** Names of laws by market. */
  readonly laws: Table;
  readonly vagueAnswers: readonly VagueAnswer[];
  readonly tellingWords: readonly string[];
  /** Words of citations, in the order of replacement. */
  readonly citations: readonly Rule[];
};

/** Message files in addition to those of the sheet. */
export const messageFiles = [
  'class-names.ftl',
  'category-words.ftl',
  'slot-defaults.ftl',
  'statement-words.ftl',
  'reasons.ftl',
];

const ownTables = ['substances.csv', 'shipping-names.csv', 'laws.csv', 'citations.csv'];

const files = new Set([
  ...['language.json', 'statements.csv', 'headings.csv', 'vague-answers.csv', 'telling-words.csv', 'sheet'],
  ...messageFiles,
  ...ownTables,
  ...tables.map(({ file }) => file),
]);

/** Reports files that nothing reads, such as a misspelled name. */
export function reportUnknownFiles(data: DataFolder, folder: string, more: readonly string[]): void {
  const known = new Set([...files, ...more]);
  const found = [...data.namesIn(folder), ...data.namesIn(`${folder}/sheet`).map((name) => `sheet/${name}`)];
  for (const name of found)
    if (!known.has(name))
      data.report({ file: `${folder}/${name}`, row: null, message: 'English does not have this file.' });
}

/** The message files of the sheet, from English. */
export const sectionsOf = (data: DataFolder): readonly string[] =>
  data.namesIn('phrases/en/sheet').map((name) => `sheet/${name}`);

function readMessages(data: DataFolder, folder: string, sections: readonly string[]) {
  const read = (name: string): [string, MessageFile] => {
    const file = `${folder}/${name}`;
    return [name, { file, messages: readFluentFile(data, file) }];
  };
  return new Map([...messageFiles, ...sections].map(read));
}

const lawForm = z.looseObject({ classification: z.looseObject({ law: z.string() }).optional() });

/** Puts the name of the law in the language before a paragraph, from `laws.csv` for the market. */
export function lawRules(data: DataFolder, laws: Table): readonly Rule[] {
  return [...laws].flatMap(([market, { text }]) => {
    const file = `jurisdictions/${market}/jurisdiction.json`;
    const law = data.has(file) ? data.json(file, lawForm)?.classification?.law : undefined;
    return law === undefined ? [] : [{ find: `^${law.replaceAll(/[()./]/g, String.raw`\$&`)}(?=,)`, put: text }];
  });
}

/** Reads the folder of one language. Undefined, with a fault, if its `language.json` does not fit. */
export function readLanguage(data: DataFolder, tag: string, slots: readonly Slot[]): LanguageData | undefined {
  const folder = `phrases/${tag}`;
  const facts = data.json(`${folder}/language.json`, languageForm);
  if (!facts) return undefined;
  const sections = sectionsOf(data);
  reportUnknownFiles(data, folder, sections);
  if (facts.tag !== tag)
    data.report({
      file: `${folder}/language.json`,
      row: null,
      message: `The tag must be “${tag}”, the name of the folder.`,
    });
  const optional = (name: string, columns: readonly [string, string]): Table =>
    data.has(`${folder}/${name}`) ? readTable(data, `${folder}/${name}`, columns) : new Map();
  const read = tables.map(({ file, columns, rows }): [string, Table] => [
    file,
    rows === 'same' ? readTable(data, `${folder}/${file}`, columns) : optional(file, columns),
  ]);
  const laws = optional('laws.csv', ['market', 'name']);
  const words = data.has(`${folder}/citations.csv`) ? data.csv(`${folder}/citations.csv`, ruleForm) : [];
  return {
    facts,
    messages: readMessages(data, folder, sections),
    tables: new Map(read),
    headings: readHeadings(data, `${folder}/headings.csv`),
    statements: readStatements(data, `${folder}/statements.csv`, { groups: facts.statements, slots }),
    substances: optional('substances.csv', ['english', 'name']),
    shippingNames: optional('shipping-names.csv', ['entry', 'name']),
    laws,
    vagueAnswers: readVagueAnswers(data, `${folder}/vague-answers.csv`),
    tellingWords: readTellingWords(data, `${folder}/telling-words.csv`),
    citations: [...lawRules(data, laws), ...words],
  };
}

/** Reports what a language lacks or adds compared with English. */
export function compareLanguages(data: DataFolder, language: LanguageData, english: LanguageData): void {
  const folder = `phrases/${language.facts.tag}`;
  const inEnglish = 'phrases/en';
  for (const [name, file] of language.messages) {
    const wanted = english.messages.get(name);
    if (wanted) compareMessages(data, file, wanted);
  }
  for (const { file, rows } of tables) {
    const table = language.tables.get(file) ?? new Map();
    compareTables(data, { file: `${folder}/${file}`, rows, table }, english.tables.get(file) ?? new Map());
  }
  compareHeadings(
    data,
    { file: `${folder}/headings.csv`, headings: language.headings },
    { file: `${inEnglish}/headings.csv`, headings: english.headings },
  );
  compareStatements(
    data,
    { file: `${folder}/statements.csv`, statements: language.statements },
    { file: `${inEnglish}/statements.csv`, statements: english.statements },
  );
}
