export type Caption = { readonly id: string; readonly fromMs: number; readonly toMs: number; readonly text: string };

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

const timeText = (ms: number): string =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;

/** Captions as a WebVTT file. */
export const vttOf = (captions: readonly Caption[]): string =>
  [
    'WEBVTT',
    ...captions.map(({ id, fromMs, toMs, text }) => `${id}\n${timeText(fromMs)} --> ${timeText(toMs)}\n${text}`),
    '',
  ].join('\n\n');
