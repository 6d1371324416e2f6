import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { propertyOf } from '../phrases/language-module.ts';
import { messageSource, messageType, type Writing } from '../phrases/message-source.ts';
import { messageTree, objectSource, put, type SourceTree, typeSource } from '../phrases/source-tree.ts';
import { type InterfaceLanguage, type Part, parts } from './interface-language.ts';

const generated = 'packages/phrases/src/generated/interface';

/** Keeps the order of a Latin name or code in a right-to-left line (Unicode FSI and PDI). */
const isolated = (name: string): string => `\u2068\${${name}}\u2069`;

/** Writes numbers, days and prices in the language's format. */
const writingOf =
  ({ direction }: InterfaceLanguage): Writing =>
  ({ name, as }) => {
    if (as !== 'text') return `formats.${as}(${name})`;
    return direction === 'rtl' ? `\`${isolated(name)}\`` : name;
  };

/** The phrases of the language have the official words. */
const pictogramNamesSource = ({ isPseudo }: InterfaceLanguage): string =>
  isPseudo
    ? 'Object.fromEntries(Object.entries(pictogramNames).map(([code, name]) => [code, `⟦${name}⟧`]))'
    : 'pictogramNames';

type FileTree = { readonly part: Part; readonly file: string; readonly source: SourceTree };

/** Adds a file to the tree. Review checks are named by group, so groups of `review` ignore the file name. */
function putFile(tree: SourceTree, { part, file, source }: FileTree): void {
  if (part !== 'review') {
    put(tree, propertyOf(file), source);
    return;
  }
  for (const [group, inner] of source) {
    const names = typeof inner === 'string' ? [] : [...inner];
    for (const [name, text] of names) put(tree, [group, name], text);
  }
}

function wordsTree(language: InterfaceLanguage, part: Part, english: InterfaceLanguage): SourceTree {
  const tree: SourceTree = new Map();
  const writing = writingOf(language);
  for (const [file, { messages }] of language.words[part]) {
    const wanted = english.words[part].get(file)?.messages;
    const source = messageTree(messages, (message) =>
      messageSource(message, wanted?.get(message.id) ?? message, writing),
    );
    putFile(tree, { part, file, source });
  }
  if (part === 'first') {
    put(tree, ['formats'], 'formats');
    put(tree, ['pictogramNames'], pictogramNamesSource(language));
  }
  return tree;
}

const typeName: Readonly<Record<Part, string>> = { first: 'FirstWords', rest: 'RestWords', review: 'ReviewWords' };

const formatsSource = ({ locale, isPseudo }: InterfaceLanguage): readonly string[] =>
  !isPseudo
    ? [
        `import { interfaceFormats } from '../../../interface-formats.ts';`,
        `const formats = interfaceFormats(${literal(locale)});`,
      ]
    : [
        `import { inBrackets, interfaceFormats } from '../../../interface-formats.ts';`,
        `const formats = inBrackets(interfaceFormats(${literal(locale)}));`,
      ];

function wordsModule(language: InterfaceLanguage, part: Part, english: InterfaceLanguage): GeneratedModule {
  const body = objectSource(wordsTree(language, part, english));
  const locale = literal(language.locale);
  const uses = (name: string) => body.includes(name);
  const phrasesTag = language.isPseudo ? 'en' : language.tag;
  const choices = ['choice', 'pluralIn'].filter((name) => uses(name === 'choice' ? 'choice(' : 'plural('));
  const text = moduleText(
    `import type { ${typeName[part]} } from '../words.ts';`,
    ...(choices.length > 0 ? [`import { ${choices.join(', ')} } from '../../../choice.ts';`] : []),
    ...(uses('formats') ? formatsSource(language) : []),
    ...(uses('pictogramNames') ? [`import { pictogramNames } from '../../${phrasesTag}/pictogram-names.ts';`] : []),
    ...(uses('plural(') ? [`const plural = pluralIn(${locale});`] : []),
    `export const ${part}Words: ${typeName[part]} = ${body};`,
  );
  return { path: `${generated}/${language.tag}/${part}.ts`, text };
}

/** The words of one language in two modules; the first part loads alone. */
export const wordsModules = (language: InterfaceLanguage, english: InterfaceLanguage): readonly GeneratedModule[] =>
  parts.map((part) => wordsModule(language, part, english));

function partType(english: InterfaceLanguage, part: Part): string {
  const tree: SourceTree = new Map();
  for (const [file, { messages }] of english.words[part])
    putFile(tree, { part, file, source: messageTree(messages, messageType) });
  if (part === 'first') {
    put(tree, ['formats'], 'InterfaceFormats');
    put(tree, ['pictogramNames'], 'Readonly<Record<string, string>>');
  }
  return `export type ${typeName[part]} = ${typeSource(tree)};`;
}

/** The types of the words, from English. */
export const wordTypesModule = (english: InterfaceLanguage): GeneratedModule => ({
  path: `${generated}/words.ts`,
  text: moduleText(
    `import type { InterfaceFormats } from '../../interface-formats.ts';`,
    '/** The texts that the first step of a sheet needs. */',
    partType(english, 'first'),
    '/** The texts of everything after it. */',
    partType(english, 'rest'),
    '/** What the checks of the review say, by group and name. */',
    partType(english, 'review'),
    '/** Every text of the screens. */',
    'export type Words = FirstWords & RestWords & { readonly findings: ReviewWords };',
  ),
});

const inOrder = (languages: readonly InterfaceLanguage[]) => languages.toSorted((a, b) => a.order - b.order);

function entrySource({ tag, name, direction, isOffered }: InterfaceLanguage): string {
  const load = (part: Part) => `async () => (await import('./${tag}/${part}.ts')).${part}Words`;
  const facts = literal({ tag, name, direction, isOffered }).slice(1, -1);
  return `  { ${facts}, loadFirst: ${load('first')}, loadRest: ${load('rest')}, loadReview: ${load('review')} },`;
}

/** The interface languages in order. Each loads separately. */
export const languagesModule = (languages: readonly InterfaceLanguage[]): GeneratedModule => ({
  path: `${generated}/interface-languages.ts`,
  text: moduleText(
    `import type { InterfaceLanguage } from '../../interface-language.ts';`,
    'export const interfaceLanguages: readonly InterfaceLanguage[] = [',
    ...inOrder(languages).map(entrySource),
    '];',
  ),
});

/** The tags of the languages that users can choose, in order, for the schemas of calls. */
export const tagsModule = (languages: readonly InterfaceLanguage[]): GeneratedModule => ({
  path: `${generated}/interface-tags.ts`,
  text: moduleText(
    `export const interfaceTags = ${literal(inOrder(languages.filter(({ isOffered }) => isOffered)).map(({ tag }) => tag))} as const;`,
  ),
});
