import type { DataFolder } from '../data-folder.ts';
import type { DataKind, GeneratedModule } from '../data-kind.ts';
import { languageModules } from './language-module.ts';
import { compareLanguages, readLanguage } from './read-language.ts';
import { tellingWordsModule } from './telling-words.ts';
import { answersModule } from './vague-answers.ts';
import { languagesModule, reasonsModule, slotsModule, substanceNamesModule, typesModule } from './shared-modules.ts';
import { readSlots } from './statements.ts';
import { isVariant, readVariant } from './read-variant.ts';

function compile(data: DataFolder): readonly GeneratedModule[] {
  const slots = readSlots(data);
  const tags = data.namesIn('phrases').filter((name) => data.has(`phrases/${name}/language.json`));
  const whole = tags.filter((tag) => !isVariant(tag)).flatMap((tag) => readLanguage(data, tag, slots) ?? []);
  const variants = tags.filter(isVariant).flatMap((tag) => readVariant(data, tag, { slots, languages: whole }) ?? []);
  const languages = [...whole, ...variants];
  const english = languages.find(({ facts }) => facts.tag === 'en');
  if (!english) {
    data.report({
      file: 'phrases/en/language.json',
      row: null,
      message: 'The other languages are compared with English.',
    });
    return [];
  }
  for (const language of languages) if (language !== english) compareLanguages(data, language, english);
  return [
    ...languages.flatMap((language) => languageModules(language, english)),
    typesModule(english),
    reasonsModule(english),
    slotsModule(slots),
    languagesModule(data, languages),
    substanceNamesModule(languages),
    answersModule(languages),
    tellingWordsModule(whole),
  ];
}

/** `data/phrases/<tag>/`: one folder for each language or national variant. English defines the messages. */
export const phrasesKind: DataKind = { folder: 'phrases', compile };
