import type { Sentence } from '@gosds/sheet/model/document';
import type { BreakableText } from './breakable-text.ts';
import { fitText, type Setting, type TextBox } from './setting.ts';

export type PrintedText = {
  readonly text: BreakableText;
  /** Text for unknown values is printed paler, so that the known values stand out. */
  readonly muted: boolean;
};

export function printText(source: string | Sentence, box: TextBox, setting: Setting): PrintedText {
  if (typeof source === 'string') return { text: fitText(source, box, setting), muted: false };
  return { text: fitText(source.text, box, setting), muted: source.origin.kind === 'missing' };
}
