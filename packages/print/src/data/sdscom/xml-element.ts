import { escapeMarkup } from '../html-text.ts';

/** An element of the XML. Unknown values are left out before an element is made. */
export type XmlElement = { readonly name: string; readonly content: string | readonly XmlElement[] };

type Child = XmlElement | undefined | readonly Child[];

const flat = (children: readonly Child[]): readonly XmlElement[] =>
  children.flatMap((child): readonly XmlElement[] => {
    if (child === undefined) return [];
    return 'name' in child ? [child] : flat(child);
  });

/** An element with its known children, in the order of the schema; undefined if there are none. */
export function group(name: string, ...children: readonly Child[]): XmlElement | undefined {
  const content = flat(children);
  return content.length > 0 ? { name, content } : undefined;
}

/** Like `group`, but for an element that the schema requires even if it is empty. */
export const required = (name: string, ...children: readonly Child[]): XmlElement => ({
  name,
  content: flat(children),
});

const cut = (text: string, maxCharacters: number) => Array.from(text).slice(0, maxCharacters).join('');

/** An element with a text of at most `maxCharacters`; undefined if the text is empty. */
export function value(name: string, text: string | undefined, maxCharacters = 1024): XmlElement | undefined {
  const content = (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  return content === '' ? undefined : { name, content: cut(content, maxCharacters) };
}

export const flag = (name: string, isTrue: boolean): XmlElement => ({ name, content: String(isTrue) });

const longest = 1024;

/** Splits a text at spaces into parts of at most 1,024 characters. */
function partsOf(text: string): readonly string[] {
  if (text.length <= longest) return text === '' ? [] : [text];
  const end = text.lastIndexOf(' ', longest);
  const at = end > 0 ? end : longest;
  return [text.slice(0, at), ...partsOf(text.slice(at).trim())];
}

/** Free texts in the language of the sheet, one element each. */
export const phrases = (name: string, texts: readonly string[]): readonly XmlElement[] =>
  texts
    .flatMap((text) => partsOf(text.replaceAll(/\s+/gu, ' ').trim()))
    .map((part) => required(name, value('FullText', part)));

/** One free text, where the schema allows only one. */
export const phrase = (name: string, text: string | undefined): XmlElement | undefined =>
  phrases(name, text === undefined ? [] : [text])[0];

/** Like `value`, for a text with a pattern in the format; undefined if the text does not match. */
export const patterned = (name: string, text: string | undefined, pattern: RegExp): XmlElement | undefined =>
  pattern.test(text ?? '') ? value(name, text) : undefined;

/** The markup of an element and its children. */
export function serialise({ name, content }: XmlElement): string {
  const inner = typeof content === 'string' ? escapeMarkup(content) : content.map(serialise).join('');
  return `<${name}>${inner}</${name}>`;
}
