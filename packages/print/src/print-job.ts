import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { blocksOfKind } from '@gosds/sheet/model/block';
import type { PrintOptions } from '@gosds/usecases/pdf-printer';
import { printModel } from './layout/print-model.ts';
import { qrSvg } from './layout/qr-code.ts';
import type { Typeface } from './layout/typeface.ts';

/** One document to print; everything that an engine gets. */
export type PrintJob = {
  /** JSON of the `PrintModel`. */
  readonly model: string;
  /** Drawings, logo and attachments by their place in the template's workspace. */
  readonly files: readonly (readonly [string, Uint8Array])[];
  readonly standard: 'a-2a' | 'a-3a';
  /** The sheet in a second language begins on a page of its own, so that two pages end a text. */
  readonly hasTwoParts: boolean;
  /** Seconds since 1970: the file says it was made on the day of the revision, whenever it is printed. */
  readonly timestamp: number;
};

/** Throws `UnprintableCharacter` where the sheet cannot be printed. */
export function printJob(document: SheetDocument, options: PrintOptions, typeface: Typeface): PrintJob {
  const attachments = options.attachments ?? [];
  return {
    model: JSON.stringify(printModel(document, options, typeface)),
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
