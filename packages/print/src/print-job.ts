import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { blocksOfKind } from '@gosds/sheet/model/block';
import type { CleanOptions } from '@gosds/usecases/pdf-printer';
import { qrArea } from './layout/page-geometry.ts';
import { printModel } from './layout/print-model.ts';
import { qrSvg } from './layout/qr-code.ts';
import type { Typeface } from './layout/typeface.ts';
import { watermarkModel } from './layout/watermark-model.ts';
import type { PageArea } from './pdf/proof.ts';

/** Everything an engine needs to print one document. */
export type PrintJob = {
  /** JSON of the `PrintModel`. */
  readonly model: string;
  /** JSON of the `WatermarkModel`. */
  readonly watermark: string;
  /** Where a proof is blank: on the QR code. */
  readonly blank?: PageArea;
  /** Drawings, logo and attachments by their path in the template's workspace. */
  readonly files: readonly (readonly [string, Uint8Array])[];
  readonly standard: 'a-2a' | 'a-3a';
  /** The second language begins on a new page, so that two pages may end early. */
  readonly hasTwoParts: boolean;
  /** Seconds since 1970: the day of the revision, so that the file does not depend on the time of printing. */
  readonly timestamp: number;
};

/** Throws `UnprintableCharacter` if the sheet has a character that no font has. */
export function printJob(document: SheetDocument, options: CleanOptions, typeface: Typeface): PrintJob {
  const attachments = options.attachments ?? [];
  const model = printModel(document, options, typeface);
  return {
    model: JSON.stringify(model),
    watermark: JSON.stringify(watermarkModel(document, typeface)),
    ...(options.publicUrl === undefined ? {} : { blank: qrArea(model) }),
    files: [
      ...pictogramCodes(document).map((code) => [`pictograms/${code}.svg`, encode(pictogramSvg(code))] as const),
      ...attachments.map(({ name, content }) => [`attachments/${name}`, content] as const),
      ...(options.publicUrl === undefined ? [] : [['qr.svg', encode(qrSvg(options.publicUrl))] as const]),
      ...(options.logo ? [['logo.png', options.logo.png] as const] : []),
    ],
    hasTwoParts: document.otherPart !== undefined,
    standard: attachments.length > 0 ? 'a-3a' : 'a-2a',
    timestamp: Date.parse(`${document.revisionDate}T00:00:00Z`) / 1000,
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

function pictogramCodes({ sections }: SheetDocument): readonly string[] {
  const codes = blocksOfKind(sections, 'pictograms').flatMap(({ pictograms }) => pictograms.map(({ code }) => code));
  return [...new Set(codes)];
}
