import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import type { DataKind, GeneratedModule } from '../data-kind.ts';
import { compareMessages, type MessageFile } from '../phrases/compare-messages.ts';
import { type Dialect, readFluentFile } from '../phrases/fluent-file.ts';
import { languagesModule, tagsModule, wordsModules, wordTypesModule } from './interface-modules.ts';
import { type InterfaceLanguage, type Part, parts } from './interface-language.ts';
import { reportPluralForms } from './plural-forms.ts';
import { pseudoLanguage } from './pseudo-language.ts';

/** The functions and marks that interface texts may use. */
const screenDialect: Dialect = { functions: { NUMBER: 'number', DAY: 'day', PRICE: 'price' }, hasMarks: true };

const factsForm = z.strictObject({
  /** The language's name for itself. */
  name: z.string().min(2),
  /** Position in the list of languages. */
  order: z.int().positive(),
  /** BCP 47 locale for numbers, days and prices. */
  locale: z.string().min(2),
  /** True if users can choose the language; false while some screens are still in English. */
  offered: z.boolean(),
});

/** The phrases of the language give its direction. */
const phrasesForm = z.object({ direction: z.enum(['ltr', 'rtl']) });

function readPart(data: DataFolder, folder: string, names: readonly string[]): ReadonlyMap<string, MessageFile> {
  for (const name of data.namesIn(folder))
    if (!names.includes(name))
      data.report({ file: `${folder}/${name}`, row: null, message: 'English does not have this file.' });
  return new Map(
    names.map((name) => {
      const file = `${folder}/${name}`;
      return [name, { file, messages: readFluentFile(data, file, screenDialect) }];
    }),
  );
}

function readLanguage(data: DataFolder, tag: string): InterfaceLanguage | undefined {
  const facts = data.json(`interface/${tag}/language.json`, factsForm);
  const phrases = data.json(`phrases/${tag}/language.json`, phrasesForm);
  if (!facts || !phrases) return undefined;
  const read = (part: Part) => readPart(data, `interface/${tag}/${part}`, data.namesIn(`interface/en/${part}`));
  const words = { first: read('first'), rest: read('rest'), review: read('review') };
  const { offered: isOffered, ...named } = facts;
  return { tag, ...named, direction: phrases.direction, words, isOffered, isPseudo: false };
}

function compare(data: DataFolder, language: InterfaceLanguage, english: InterfaceLanguage): void {
  for (const part of parts)
    for (const [name, file] of language.words[part]) {
      const wanted = english.words[part].get(name);
      if (wanted) compareMessages(data, file, wanted);
    }
}

/** Reports names in both parts, because the program merges the parts into one object. */
function reportSharedNames(data: DataFolder, { words }: InterfaceLanguage): void {
  for (const [name, { file }] of words.rest)
    if (words.first.has(name))
      data.report({ file, row: null, message: 'The first part has a file of this name: give it another.' });
}

function compile(data: DataFolder): readonly GeneratedModule[] {
  const languages = data.namesIn('interface').flatMap((tag) => readLanguage(data, tag) ?? []);
  const english = languages.find(({ tag }) => tag === 'en');
  if (!english) return [];
  reportSharedNames(data, english);
  for (const language of languages) {
    compare(data, language, english);
    reportPluralForms(data, language);
  }
  const all = [...languages, pseudoLanguage(english)];
  return [
    ...all.flatMap((each) => wordsModules(each, english)),
    wordTypesModule(english),
    languagesModule(all),
    tagsModule(all),
  ];
}

/** `data/interface/<tag>/`: the interface texts, one folder for each language. English defines the messages. */
export const interfaceKind: DataKind = { folder: 'interface', compile };
