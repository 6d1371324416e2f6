import type { SheetDocument } from '@gosds/sheet/model/document';
import { shapedScript } from './font-families.ts';
import { type PageGeometry, pageGeometry } from './page-geometry.ts';
import type { Typeface } from './typeface.ts';

/** Input of the watermark template. The same language, market and word give the same model. */
export type WatermarkModel = {
  readonly paper: PageGeometry['paper'];
  readonly fonts: Typeface['families'];
  readonly language: string;
  readonly region: string | null;
  readonly script: string | null;
  readonly direction: SheetDocument['direction'];
  readonly text: string;
};

export function watermarkModel({ market, frame, ...document }: SheetDocument, ofLanguage: Typeface): WatermarkModel {
  const { language, region = null } = new Intl.Locale(document.language);
  return {
    paper: pageGeometry(market).paper,
    fonts: ofLanguage.printing(frame.watermark).families,
    language,
    region,
    script: shapedScript(document.language),
    direction: document.direction,
    text: frame.watermark,
  };
}
