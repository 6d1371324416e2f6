import type { Sentence } from '@gosds/sheet/model/document';
import { type PrintedText, printText } from './printed-text.ts';
import type { Setting, TextBox } from './setting.ts';

/** Statements with a column of their codes. */
export type PrintedStatements = {
  readonly codes: readonly string[];
  readonly codeWidth: number;
  readonly items: readonly PrintedText[];
};

const gap = 10;
const code = String.raw`(?:EUH|AUH|H|P)\d{3}[A-Za-z]*`;
/** Matches `H225 …`, `P301 + P310: …`. */
const statement = new RegExp(String.raw`^(${code}(?:\s*\+\s*${code})*)\s*(?:[:–—-]\s*)?(?=\S)`, 'u');

const codeOf = ({ text }: Sentence) => statement.exec(text)?.[1]?.replace(/\s*\+\s*/g, ' + ');

/** True if every sentence begins with a code. */
export const areStatements = (sentences: readonly Sentence[]) =>
  sentences.length > 0 && sentences.every((sentence) => codeOf(sentence) !== undefined);

/** Width of the column that holds the longest code. */
export const codeColumnWidth = (sentences: readonly Sentence[], box: TextBox, { typeface }: Setting) =>
  gap + Math.max(0, ...sentences.map((sentence) => typeface.widthPt(codeOf(sentence) ?? '', { ...box, bold: true })));

/** All sentences must be statements; `box` is the width of codes and texts together. */
export function printStatements(
  sentences: readonly Sentence[],
  box: TextBox & { readonly codeWidth: number },
  setting: Setting,
): PrintedStatements {
  const textBox = { ...box, widthPt: box.widthPt - box.codeWidth };
  const items = sentences.map((sentence) => ({ ...sentence, text: sentence.text.replace(statement, '') }));
  return {
    codes: sentences.map((sentence) => codeOf(sentence) ?? ''),
    codeWidth: box.codeWidth,
    items: items.map((item) => printText(item, textBox, setting)),
  };
}
