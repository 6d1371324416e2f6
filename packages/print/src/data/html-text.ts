import { leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import type { SheetDocument } from '@gosds/sheet/document';

/** Text as the content of an element. */
export type TextWriter = (text: string) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute; characters that no document may hold are left out. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** In a language written from right to left, numbers and codes are isolated; lines end where the user broke them. */
export function textWriter(direction: SheetDocument['direction']): TextWriter {
  const write = direction === 'rtl' ? isolateMarkup : escapeMarkup;
  return (text) => write(text).replaceAll(/\r\n?|\n/g, '<br>');
}

const isolateMarkup: TextWriter = (text) =>
  leftToRightRuns(text)
    .map((run) => (run.isIsolated ? `<bdi dir="ltr">${escapeMarkup(run.text)}</bdi>` : escapeMarkup(run.text)))
    .join('');
