import { isPictogram } from '@gosds/ghs/category-table';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { blocksOfKind } from '@gosds/sheet/model/block';
import type { PrintedPictogram } from './printed-block.ts';
import { type PrintedText, printText } from './printed-text.ts';
import { countLines, type Setting } from './setting.ts';

/** The block at the top of the first page. */
export type PrintedCover = {
  readonly title: PrintedText;
  readonly legalBasis: PrintedText;
  /** Text below the QR code. */
  readonly qrCaption: PrintedText;
  readonly product: PrintedText;
  readonly productSize: number;
  readonly facts: readonly { readonly label: string; readonly value: PrintedText }[];
  /** Hazard pictograms of the label, as in section 2. */
  readonly pictograms: readonly PrintedPictogram[];
  readonly signalWord: string | null;
};

const titleSize = 20;
const captionSize = 6;
const pictogramsPerRow = 4;
const fewLines = 3;

export function printCover(document: SheetDocument, setting: Setting): PrintedCover {
  const { content, bodySize, cover } = setting.geometry;
  const { frame } = document;
  const label = labelElements(document);
  const factBox = { widthPt: cover.factWidth, sizePt: bodySize, bold: true };
  const facts: readonly (readonly [string, string])[] = [
    [frame.company, document.companyName],
    [frame.version, document.version],
    [frame.issueDate, frame.issued],
    [frame.revisionDate, frame.revised],
    ...(frame.documentNumber ? [frame.documentNumber] : []),
  ];
  return {
    title: printText(
      document.title,
      { widthPt: content - cover.qr - cover.inset, sizePt: titleSize, bold: true },
      setting,
    ),
    legalBasis: printText(
      document.legalBasis,
      { widthPt: content - cover.qr - cover.inset, sizePt: bodySize, bold: false },
      setting,
    ),
    qrCaption: printText(frame.sheetOnline, { widthPt: cover.qrCaption, sizePt: captionSize, bold: false }, setting),
    ...printProduct(document, label.pictograms.length, setting),
    facts: facts.map(([name, text]) => ({ label: name, value: printText(text, factBox, setting) })),
    ...label,
  };
}

function printProduct({ productName }: SheetDocument, pictograms: number, setting: Setting) {
  const { content, cover } = setting.geometry;
  const aside = Math.min(pictograms, pictogramsPerRow) * (cover.pictogram + cover.gap);
  const box = { widthPt: content - 3 * cover.inset - aside, sizePt: cover.productSize, bold: true };
  const sizePt = countLines(productName, box, setting) <= fewLines ? cover.productSize : cover.longProductSize;
  return { product: printText(productName, { ...box, sizePt }, setting), productSize: sizePt };
}

function labelElements({ sections }: SheetDocument) {
  const hazards = sections.filter(({ number }) => number === 2);
  return {
    pictograms: blocksOfKind(hazards, 'pictograms')
      .flatMap(({ pictograms }) => pictograms)
      .filter(({ code }) => isPictogram(code))
      .map(({ code, sentence }) => ({ code, text: sentence.text })),
    signalWord: blocksOfKind(hazards, 'signal-word')[0]?.sentence.text ?? null,
  };
}
