import { escapeMarkup } from '../html-text.ts';

/** An element of the XML; what is not known is left out before it becomes one. */
export type XmlElement = { readonly name: string; readonly content: string | readonly XmlElement[] };

type Child = XmlElement | undefined | readonly Child[];

const flat = (children: readonly Child[]): readonly XmlElement[] =>
  children.flatMap((child): readonly XmlElement[] => {
    if (child === undefined) return [];
    return 'name' in child ? [child] : flat(child);
  });

/** An element with what is known of its content, in the schema's order; none where nothing is. */
export function group(name: string, ...children: readonly Child[]): XmlElement | undefined {
  const content = flat(children);
  return content.length > 0 ? { name, content } : undefined;
}

/** As `group`, for an element that the schema asks for even where nothing is known. */
export const required = (name: string, ...children: readonly Child[]): XmlElement => ({
  name,
  content: flat(children),
});

const cut = (text: string, maxCharacters: number) => Array.from(text).slice(0, maxCharacters).join('');

/** A value of at most so many characters; none for an empty text. */
export function value(name: string, text: string | undefined, maxCharacters = 1024): XmlElement | undefined {
  const content = (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  return content === '' ? undefined : { name, content: cut(content, maxCharacters) };
}

export const flag = (name: string, isTrue: boolean): XmlElement => ({ name, content: String(isTrue) });

const longest = 1024;

/** A text in parts of at most 1,024 characters, ended at a blank. */
function partsOf(text: string): readonly string[] {
  if (text.length <= longest) return text === '' ? [] : [text];
  const end = text.lastIndexOf(' ', longest);
  const at = end > 0 ? end : longest;
  return [text.slice(0, at), ...partsOf(text.slice(at).trim())];
}

/** Free texts in the language of the sheet, each an element of its own. */
export const phrases = (name: string, texts: readonly string[]): readonly XmlElement[] =>
  texts
    .flatMap((text) => partsOf(text.replaceAll(/\s+/gu, ' ').trim()))
    .map((part) => required(name, value('FullText', part)));

/** A free text where the schema has room for one. */
export const phrase = (name: string, text: string | undefined): XmlElement | undefined =>
  phrases(name, text === undefined ? [] : [text])[0];

/** As `value`, for a text in the format's own pattern; one that does not meet it is not written. */
export const patterned = (name: string, text: string | undefined, pattern: RegExp): XmlElement | undefined =>
  pattern.test(text ?? '') ? value(name, text) : undefined;

/** Markup of an element and all it holds. */
export function serialise({ name, content }: XmlElement): string {
  const inner = typeof content === 'string' ? escapeMarkup(content) : content.map(serialise).join('');
  return `<${name}>${inner}</${name}>`;
}
