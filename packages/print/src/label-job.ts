import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import type { PackageLabel } from '@gosds/sheet/label/package-label';
import type { LabelOptions } from '@gosds/usecases/label-printer';
import { labelModel } from './layout/label-model.ts';
import type { Typeface } from './layout/typeface.ts';

/** One label to print; everything an engine is told. */
export type LabelJob = {
  /** JSON of the `LabelModel`. */
  readonly labelModel: string;
  /** Drawings by their place in the template's workspace. */
  readonly files: readonly (readonly [string, Uint8Array])[];
  /** Seconds since 1970, of the day of the sheet's revision. */
  readonly timestamp: number;
};

/** What the template found out: how large the letters became, or how large the label must be. */
export type LabelFit =
  | { readonly fits: true; readonly sizePt: number; readonly pictogramMm: number }
  | { readonly fits: false; readonly widthMm: number; readonly heightMm: number };

export type SetLabel = { readonly pdf: Uint8Array; readonly fit: LabelFit };

export const isLabelFit = (value: unknown): value is LabelFit =>
  typeof value === 'object' && value !== null && 'fits' in value;

export const isSetLabel = (value: unknown): value is SetLabel =>
  typeof value === 'object' && value !== null && 'pdf' in value && 'fit' in value;

/** Throws `UnprintableCharacter` where the label cannot be printed. */
export function labelJob(
  label: PackageLabel,
  options: LabelOptions,
  typefaceOf: (language: string) => Typeface,
): LabelJob {
  return {
    labelModel: JSON.stringify(labelModel(label, options, typefaceOf)),
    files: label.pictograms.map(
      ({ code }) => [`pictograms/${code}.svg`, new TextEncoder().encode(pictogramSvg(code))] as const,
    ),
    timestamp: Date.parse(`${label.revisionDate}T00:00:00Z`) / 1000,
  };
}
