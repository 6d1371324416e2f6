import { FileRefused } from './refusal.ts';
import { readXml } from './xml-events.ts';

export type Parts = ReadonlyMap<string, Uint8Array>;

/** The text of a part; undefined if the workbook has no part with this name. */
export function partText(parts: Parts, path: string): string | undefined {
  const bytes = parts.get(path);
  return bytes && new TextDecoder(bytes[0] === 0xff || bytes[1] === 0 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** The attribute with this name, whatever its prefix. */
const attributeOf = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** Paths of the related parts of a part, by id. */
function relationsOf(parts: Parts, path: string): ReadonlyMap<string, string> {
  const relations = new Map<string, string>();
  readXml(partText(parts, path) ?? '<none/>', {
    open: (name, { Id, Target }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      relations.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return relations;
}

/** A visible sheet, with the path of its part. */
export type SheetPart = { readonly name: string; readonly path: string };

export function sheetsOf(parts: Parts): readonly SheetPart[] {
  const workbook = partText(parts, 'xl/workbook.xml');
  if (workbook === undefined) throw new FileRefused({ code: 'broken' });
  const relations = relationsOf(parts, 'xl/_rels/workbook.xml.rels');
  const sheets: SheetPart[] = [];
  readXml(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const path = relations.get(attributeOf(attributes, 'id') ?? '');
      if (path !== undefined && parts.has(path)) sheets.push({ name: attributes['name'] ?? '', path });
    },
  });
  return sheets;
}

/** The shared texts, which cells refer to by number. Leaves out phonetic readings (`rPh`). */
export function sharedTexts(parts: Parts): readonly string[] {
  const texts: string[] = [];
  let isInText = false;
  let isReading = false;
  readXml(partText(parts, 'xl/sharedStrings.xml') ?? '<none/>', {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isReading = true;
      isInText = name === 't' && !isReading;
    },
    text: (text) => {
      if (isInText) texts[texts.length - 1] = (texts.at(-1) ?? '') + text;
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      if (name === 't') isInText = false;
    },
  });
  return texts;
}

/** The format of a number, as far as it changes the meaning. */
export type NumberForm = 'plain' | 'percent' | 'date';

/** Built-in number formats (ECMA-376 part 1, 18.8.30). */
const builtInForms: readonly (readonly [from: number, to: number, form: NumberForm])[] = [
  [9, 10, 'percent'],
  [14, 22, 'date'],
  [27, 36, 'date'],
  [45, 47, 'date'],
  [50, 58, 'date'],
];

const builtIn = (id: number): NumberForm => builtInForms.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'plain';

/** Maximum number of characters of a number format. */
const maxFormat = 255;

function formOf(code: string): NumberForm {
  const shown = code.slice(0, maxFormat).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (shown.includes('%')) return 'percent';
  return /[dmyhs]/i.test(shown.replaceAll(/general/gi, '')) ? 'date' : 'plain';
}

/** The number format of each cell style. */
export function numberForms(parts: Parts): readonly NumberForm[] {
  const own = new Map<number, NumberForm>();
  const forms: NumberForm[] = [];
  let isInCells = false;
  readXml(partText(parts, 'xl/styles.xml') ?? '<none/>', {
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') own.set(id, formOf(formatCode ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) forms.push(own.get(id) ?? builtIn(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return forms;
}
