import type { Block, Field, Sentence } from '@gosds/sheet/model/document';
import { type BlockOf, visitBlock } from '@gosds/sheet/model/block';
import { fieldRow, knownHeight, lineBounds } from './line-bounds.ts';
import { areStatements, codeColumnWidth, type PrintedStatements, printStatements } from './printed-statements.ts';
import { type PrintedPairs, printPairs } from './printed-pairs.ts';
import { type PrintedTable, printTable } from './printed-table.ts';
import { type PrintedText, printText } from './printed-text.ts';
import { countLines, type Setting, type TextBox } from './setting.ts';

export type PrintedPictogram = { readonly code: string; readonly text: string };

/** A pictogram with its caption: its code, or its name if the code means nothing to a reader. */
type CaptionedPictogram = PrintedPictogram & { readonly caption: string };

type PrintedField = {
  readonly label: PrintedText;
  readonly values: readonly PrintedText[];
  /** Set if every value is a statement with a code. */
  readonly statements: PrintedStatements | null;
  /**
   * True for whole sentences, which follow each other on a line. Names, numbers and address lines each get their own
   * line.
   */
  readonly runsOn: boolean;
  /**
   * Height in points, if known. `value`: the value is at least as high as the label. `measured`: the label may be
   * higher, so both must be laid out, which takes twice the time.
   */
  readonly height: number | 'value' | 'measured';
  readonly breakable: boolean;
  /** At most two lines, which would look lost alone on a page. */
  readonly short: boolean;
};

type PrintedList = {
  readonly kind: 'list';
  readonly items: readonly PrintedText[];
  /** Short enough to fit whole on one page. */
  readonly together: boolean;
  readonly boxed: boolean;
};

export type PrintedBlock =
  | { readonly kind: 'paragraph'; readonly texts: readonly PrintedText[] }
  | PrintedList
  | ({ readonly kind: 'statements'; readonly together: boolean } & PrintedStatements)
  | { readonly kind: 'fields'; readonly fields: readonly PrintedField[] }
  | PrintedPairs
  | PrintedTable
  /** `heads`: the next block stays on the same page. */
  | { readonly kind: 'pictograms'; readonly pictograms: readonly CaptionedPictogram[]; readonly heads: boolean }
  | { readonly kind: 'signal-word'; readonly text: string };

const splitFieldFromLines = 9;
const shortFieldLines = 2;
const togetherUpToLines = 9;
/** Both sides of a box together. */
const boxInset = 20;

/**
 * Joins two blocks that follow each other. The signal word stays with its pictograms. Fields form one group. Placards
 * come before the lines they belong to, on the same page; after them they could be alone on the next.
 */
function joined(last: PrintedBlock, block: PrintedBlock): readonly PrintedBlock[] {
  if (last.kind === 'pictograms' && block.kind === 'signal-word') return [{ ...last, heads: true }, block];
  if (last.kind === 'fields' && block.kind === 'fields') {
    return [{ kind: 'fields', fields: [...last.fields, ...block.fields] }];
  }
  const isOfLines = last.kind === 'table' || last.kind === 'fields';
  return block.kind === 'pictograms' && isOfLines ? [{ ...block, heads: true }, last] : [last, block];
}

/** Sets the break places and the shape of blocks. */
export function printBlocks(blocks: readonly Block[], setting: Setting): readonly PrintedBlock[] {
  const printed: PrintedBlock[] = [];
  for (const block of blocks.map((each) => printBlock(each, setting))) {
    const last = printed.pop();
    printed.push(...(last ? joined(last, block) : [block]));
  }
  return printed;
}

function printBlock(block: Block, setting: Setting): PrintedBlock {
  const { content, bodySize } = setting.geometry;
  const body = { widthPt: content, sizePt: bodySize, bold: false };
  return visitBlock<PrintedBlock>(block, {
    paragraph: ({ sentences }) => ({
      kind: 'paragraph',
      texts: sentences.map((sentence) => printText(sentence, runningOn(body, sentences), setting)),
    }),
    list: (list) => printList(list, body, setting),
    fields: ({ fields }) => printPairs(fields, setting) ?? { kind: 'fields', fields: printFields(fields, setting) },
    table: (table) => printTable(table, setting),
    pictograms: ({ pictograms }) => ({
      kind: 'pictograms',
      pictograms: pictograms.map(({ code, sentence: { text } }) => ({
        code,
        text,
        caption: isClassNumber.test(code) ? code : text,
      })),
      heads: false,
    }),
    'signal-word': ({ sentence }) => ({ kind: 'signal-word', text: sentence.text }),
  });
}

/** Matches `GHS02` and `6.1`. */
const isClassNumber = /\d/;

/** If there are several sentences, each after the first may begin anywhere in a line. */
const runningOn = (box: TextBox, sentences: readonly Sentence[]): TextBox => ({ ...box, runsOn: sentences.length > 1 });

function printList({ items, isBoxed = false }: BlockOf<'list'>, body: TextBox, setting: Setting): PrintedBlock {
  if (areStatements(items)) {
    const codeWidth = codeColumnWidth(items, body, setting);
    const together = items.length <= togetherUpToLines;
    return { kind: 'statements', together, ...printStatements(items, { ...body, codeWidth }, setting) };
  }
  const box = { ...body, widthPt: body.widthPt - setting.geometry.listIndent - (isBoxed ? boxInset : 0) };
  const lines = items.reduce((all, { text }) => all + countLines(text, box, setting), 0);
  return {
    kind: 'list',
    items: items.map((item) => printText(item, box, setting)),
    together: lines <= togetherUpToLines,
    boxed: isBoxed,
  };
}

/** Puts the codes of all fields in one column. */
function printFields(fields: readonly Field[], setting: Setting): readonly PrintedField[] {
  const { content, bodySize, labelWidth, labelGap } = setting.geometry;
  const box = { widthPt: content - labelWidth - labelGap, sizePt: bodySize, bold: false };
  const statements = fields.flatMap(({ values }) => (areStatements(values) ? values : []));
  const codeWidth = codeColumnWidth(statements, box, setting);
  return fields.map((field) => printField(field, { ...box, codeWidth }, setting));
}

function printField({ label, values }: Field, box: TextBox & { codeWidth: number }, setting: Setting): PrintedField {
  const { bodySize, labelWidth } = setting.geometry;
  const lines = values.reduce((all, { text }) => all + countLines(text, box, setting), 0);
  const labelBox = { widthPt: labelWidth, sizePt: bodySize, bold: false };
  const runsOn = values.slice(0, -1).every(({ text }) => /[.!?。！？؟]$/u.test(text.trim()));
  const valueBox = { ...(runsOn ? runningOn(box, values) : box), isAlone: !runsOn || values.length === 1 };
  return {
    label: printText(label, labelBox, setting),
    values: values.map((value) => printText(value, valueBox, setting)),
    statements: areStatements(values) ? printStatements(values, box, setting) : null,
    runsOn,
    height: fieldHeight({ label, values }, { label: labelBox, value: valueBox }, setting),
    breakable: lines >= splitFieldFromLines,
    short: Math.max(lines, countLines(label, labelBox, setting)) <= shortFieldLines,
  };
}

function fieldHeight(
  { label, values }: Field,
  boxes: { readonly label: TextBox; readonly value: TextBox & { readonly runsOn?: boolean } },
  setting: Setting,
): PrintedField['height'] {
  const labelled = lineBounds(label, boxes.label, setting);
  const texts = boxes.value.runsOn ? [values.map(({ text }) => text).join(' ')] : values.map(({ text }) => text);
  const [first = lineBounds('', boxes.value, setting), ...others] = texts.map((text) =>
    lineBounds(text, boxes.value, setting),
  );
  const isPlain = others.length === 0 && !areStatements(values);
  const height = isPlain ? knownHeight([labelled, first], fieldRow(setting)) : null;
  if (height !== null) return height;
  return labelled.max <= others.reduce((all, { min }) => all + min, first.min) ? 'value' : 'measured';
}
