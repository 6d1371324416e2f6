import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { readFluentFile } from '../phrases/fluent-file.ts';
import type { Message } from '../phrases/message.ts';

/** The words of one jurisdiction in one language, by message. */
type Words = { readonly file: string; readonly texts: ReadonlyMap<string, string> };

const single = ['title', 'legalBasis', 'documentNumber', 'approval'];

/** Groups and the messages that each must have. `undefined`: the law defines the messages. */
const groups: Readonly<Record<string, readonly string[] | undefined>> = {
  overview: ['appearance', 'hazards', 'none'],
  poisonsCentre: ['label', 'number'],
  insteadOfEuropean: ['wasteLaw'],
  laws: undefined,
  furtherLaws: undefined,
  furtherWasteLaws: undefined,
  lawsByClass: undefined,
  lawsByUse: undefined,
  lists: undefined,
  workedOut: undefined,
  codes: undefined,
};

/** The title is optional: a language without it uses the market's title. */
const isOptional = (id: string): boolean => id === 'title';

const groupOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('-')));

const inGroup = ({ texts }: Words, group: string): readonly (readonly [string, string])[] =>
  [...texts].flatMap(([id, text]) => (groupOf(id) === group ? [[id.slice(group.length + 1), text] as const] : []));

function textOf(data: DataFolder, file: string, { id, line, parts }: Message): string {
  const report = (message: string) => {
    data.report({ file, row: line, message: `${id}: ${message}` });
  };
  if (!single.includes(id) && !Object.hasOwn(groups, groupOf(id))) report('This message does not exist.');
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      report('These words take no argument.');
      return '';
    })
    .join('');
}

function reportGroups(data: DataFolder, words: Words): void {
  for (const [group, wanted = []] of Object.entries(groups)) {
    const found = new Set(inGroup(words, group).map(([key]) => key));
    const missing = found.size === 0 ? [] : wanted.filter((key) => !found.has(key));
    for (const key of missing)
      data.report({ file: words.file, row: null, message: `${group}-${key}: The message is missing.` });
  }
  const groupsOfLaws = ['laws', 'furtherLaws', 'furtherWasteLaws', 'lawsByClass', 'lawsByUse'];
  if (groupsOfLaws.every((group) => inGroup(words, group).length === 0))
    data.report({ file: words.file, row: null, message: 'laws-1: Name the law.' });
}

function compareWithEnglish(data: DataFolder, { file, texts }: Words, english: Words): void {
  const lacks = (a: Words['texts'], b: Words['texts']) => [...a.keys()].filter((id) => !isOptional(id) && !b.has(id));
  for (const id of lacks(english.texts, texts))
    data.report({ file, row: null, message: `${id}: The message is missing.` });
  for (const id of lacks(texts, english.texts))
    data.report({ file, row: null, message: `${id}: English does not have this message.` });
}

function readWords(data: DataFolder, file: string): Words {
  const messages = [...readFluentFile(data, file).values()];
  const words = { file, texts: new Map(messages.map((message) => [message.id, textOf(data, file, message)])) };
  reportGroups(data, words);
  return words;
}

/** The words in the form of `NationalWords` of `packages/phrases`. */
function valueOf(words: Words): unknown {
  const named = (group: string) => {
    const entries = inGroup(words, group);
    return entries.length === 0 ? {} : { [group]: Object.fromEntries(entries) };
  };
  return {
    ...Object.fromEntries([...words.texts].filter(([id]) => single.includes(id))),
    laws: inGroup(words, 'laws').map(([, text]) => text),
    furtherLaws: inGroup(words, 'furtherLaws').map(([, text]) => text),
    furtherWasteLaws: inGroup(words, 'furtherWasteLaws').map(([, text]) => text),
    lists: inGroup(words, 'lists').map(([id, label]) => ({ id, label })),
    ...named('overview'),
    ...named('poisonsCentre'),
    ...named('insteadOfEuropean'),
    ...named('lawsByClass'),
    ...named('lawsByUse'),
    ...named('workedOut'),
    ...named('codes'),
  };
}

const folderOf = (id: string): string => `jurisdictions/${id}/words`;

/** True if the sheets of the jurisdiction have words of their own. */
export const hasWords = (data: DataFolder, id: string): boolean => data.has(folderOf(id));

function wordsOf(data: DataFolder, id: string): readonly (readonly [tag: string, words: Words])[] {
  const folder = folderOf(id);
  const read = data
    .namesIn(folder)
    .map((name) => [name.replace(/\.ftl$/, ''), readWords(data, `${folder}/${name}`)] as const);
  const english = read.find(([tag]) => tag === 'en')?.[1];
  if (!english)
    data.report({ file: `${folder}/en.ftl`, row: null, message: 'The other languages are compared with English.' });
  else for (const [tag, words] of read) if (tag !== 'en') compareWithEnglish(data, words, english);
  return read;
}

/** `words/<tag>.ftl` of every jurisdiction with words of its own, as one module. */
export function nationalWordsModule(data: DataFolder): GeneratedModule {
  const ids = data.namesIn('jurisdictions').filter((id) => hasWords(data, id));
  const lines = ids.map((id) => {
    const words = wordsOf(data, id).map(([tag, each]) => `${literal(tag)}: ${literal(valueOf(each))}`);
    return `  ${literal(id)}: { ${words.join(', ')} },`;
  });
  const text = moduleText(
    `import type { WordsByLanguage } from '../words-by-language.ts';`,
    'export const nationalWords: Readonly<Record<string, WordsByLanguage>> = {',
    ...lines,
    '};',
  );
  return { path: 'packages/phrases/src/generated/national-words.ts', text };
}
