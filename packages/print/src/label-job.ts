import { isDeepStrictEqual } from 'node:util';
import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import type { PackageLabel } from '@gosds/sheet/label/package-label';
import type { LabelOptions, LabelSheets } from '@gosds/usecases/label-printer';
import { labelModel } from './layout/label-model.ts';
import { qrSvg } from './layout/qr-code.ts';
import type { Typeface } from './layout/typeface.ts';
import type { PageRepeat } from './pdf/repeat-page.ts';

/** Everything an engine needs to print one label. */
export type LabelJob = {
  /** JSON of the `LabelModel`. */
  readonly labelModel: string;
  /** A page that is typeset once and repeated in the file. */
  readonly repeat: PageRepeat;
  /** Drawings by their path in the template's workspace. */
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Seconds since 1970: the day of the sheet's revision. */
  readonly timestamp: number;
};

/** The result of the template: the size of the letters and of the QR code (0 for none), or the size that the label needs. */
export type LabelFit =
  | { readonly fits: true; readonly sizePt: number; readonly pictogramMm: number; readonly codeMm: number }
  | { readonly fits: false; readonly widthMm: number; readonly heightMm: number };

export type SetLabel = { readonly pdf: Uint8Array; readonly fit: LabelFit };

export const isLabelFit = (value: unknown): value is LabelFit =>
  typeof value === 'object' && value !== null && 'fits' in value;

export const isSetLabel = (value: unknown): value is SetLabel =>
  typeof value === 'object' && value !== null && 'pdf' in value && 'fit' in value;

/** All pages between the first and the last hold the same number of labels: one of them is typeset for all. */
function setOnce(sheets: LabelSheets): { readonly sheets: LabelSheets; readonly repeat: PageRepeat } {
  const [first, second, ...others] = sheets.pages;
  const last = others.pop();
  const isAlike = others.every((page) => isDeepStrictEqual(page, second));
  if (!first || !second || !last || !isAlike) return { sheets, repeat: { index: 0, times: 0 } };
  return { sheets: { ...sheets, pages: [first, second, last] }, repeat: { index: 1, times: others.length } };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Throws `UnprintableCharacter` if the label has a character that no font has. */
export function labelJob(
  label: PackageLabel,
  options: LabelOptions,
  typefaceOf: (language: string) => Typeface,
): LabelJob {
  const once = options.sheets && setOnce(options.sheets);
  return {
    labelModel: JSON.stringify(labelModel(label, { ...options, sheets: once?.sheets }, typefaceOf)),
    repeat: once?.repeat ?? { index: 0, times: 0 },
    files: [
      ...label.pictograms.map(({ code }) => [`pictograms/${code}.svg`, encode(pictogramSvg(code))] as const),
      ...(options.publicUrl === undefined ? [] : [['qr.svg', encode(qrSvg(options.publicUrl))] as const]),
    ],
    timestamp: Date.parse(`${label.revisionDate}T00:00:00Z`) / 1000,
  };
}
