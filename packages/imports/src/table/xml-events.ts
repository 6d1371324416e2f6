import { SaxesParser } from 'saxes';
import { FileRefused } from './refusal.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Names have no prefix. */
export type XmlHandler = {
  readonly open?: (name: string, attributes: XmlAttributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML from start to end. Refuses a document type and so every entity except the five of XML: nothing is fetched
 * and nothing expands.
 */
export function readXml(text: string, { open, text: onText, close }: XmlHandler): void {
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new FileRefused({ code: 'broken' }, { cause });
  });
  parser.on('doctype', () => {
    throw new FileRefused({ code: 'unsafe-xml' });
  });
  parser.on('opentag', ({ name, attributes }) => {
    open?.(localName(name), attributes);
  });
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  parser.on('closetag', ({ name }) => {
    close?.(localName(name));
  });
  parser.write(text).close();
}
