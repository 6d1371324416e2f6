import { type DirectedRun, leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import { rightToLeftRuns } from '@gosds/phrases/right-to-left-runs';
import type { SheetDocument } from '@gosds/sheet/model/document';

/** Writes a text as the content of an element. */
export type TextWriter = (text: string) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. Leaves out characters that XML forbids. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Isolates text that runs against the direction of the language, such as numbers and codes in Arabic. Keeps the user's
 * line breaks.
 */
export function textWriter(direction: SheetDocument['direction']): TextWriter {
  const write: TextWriter =
    direction === 'rtl'
      ? (text) => isolateMarkup(leftToRightRuns(text), 'ltr')
      : (text) => isolateMarkup(rightToLeftRuns(text), 'rtl');
  return (text) => write(text).replaceAll(/\r\n?|\n/g, '<br>');
}

const isolateMarkup = (runs: readonly DirectedRun[], direction: SheetDocument['direction']): string =>
  runs
    .map(({ text, isIsolated }) =>
      isIsolated ? `<bdi dir="${direction}">${escapeMarkup(text)}</bdi>` : escapeMarkup(text),
    )
    .join('');
