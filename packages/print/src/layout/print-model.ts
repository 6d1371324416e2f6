import { sectionPrefix } from '@gosds/phrases/section-prefix';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { Section, SheetDocument, Subsection } from '@gosds/sheet/document';
import type { PdfAttachment, PrintOptions } from '@gosds/usecases/pdf-printer';
import { blockTexts } from './block-texts.ts';
import { type PageFrame, printFrame } from './page-frame.ts';
import { type PageGeometry, pageGeometry } from './page-geometry.ts';
import { type PrintedBlock, printBlocks } from './printed-block.ts';
import { type PrintedCover, printCover } from './printed-cover.ts';
import { type PrintedText, printText } from './printed-text.ts';
import type { Setting } from './setting.ts';
import type { Typeface } from './typeface.ts';

type PrintedSubsection = {
  readonly number: string;
  readonly heading: PrintedText | null;
  readonly blocks: readonly PrintedBlock[];
};

type PrintedSection = {
  readonly prefix: string;
  readonly heading: PrintedText;
  readonly subsections: readonly PrintedSubsection[];
};

/** All that the template reads; files are named by their place in the template's workspace. */
export type PrintModel = PageFrame & {
  readonly geometry: PageGeometry;
  readonly language: string;
  readonly region: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly fonts: Typeface['families'];
  /** What stands between two sentences of a paragraph. */
  readonly sentenceSpace: string;
  /** For the properties of the file. */
  readonly about: { readonly title: string; readonly subject: string; readonly author: string };
  readonly cover: PrintedCover;
  /** Alternative text of the QR code. */
  readonly qrText: string | null;
  readonly watermark: string | null;
  readonly attachments: readonly Omit<PdfAttachment, 'content'>[];
  readonly sections: readonly PrintedSection[];
};

/** Turns a sheet into the model of its pages: same text, with break places, column widths and page labels settled. */
export function printModel(document: SheetDocument, options: PrintOptions, typeface: Typeface): PrintModel {
  typeface.assertPrintable(allText(document));
  const { direction } = document;
  const setting: Setting = { geometry: pageGeometry(document.market), typeface, direction };
  const { language, region = null } = new Intl.Locale(document.language);
  return {
    geometry: setting.geometry,
    language,
    region,
    direction,
    fonts: typeface.families,
    sentenceSpace: sentenceSpace(document.language),
    about: {
      title: `${document.title} – ${document.productName}`,
      subject: document.legalBasis,
      author: document.companyName,
    },
    cover: printCover(document, setting),
    ...printFrame(document, { ...setting, logo: options.logo }),
    qrText: options.publicUrl === undefined ? null : `QR: ${options.publicUrl}`,
    watermark: options.watermark ? document.frame.watermark : null,
    attachments: (options.attachments ?? []).map(({ name, mimeType, description, relationship }) => ({
      name,
      mimeType,
      description,
      relationship,
    })),
    sections: document.sections.map((section) => printSection(section, document.frame.section, setting)),
  };
}

const headingSize = 10.5;
const headingPrefix = 90;

function printSection(section: Section, word: string, setting: Setting): PrintedSection {
  const box = { widthPt: setting.geometry.content - headingPrefix, sizePt: headingSize, bold: true };
  return {
    prefix: sectionPrefix(word, section.number),
    heading: printText(section.heading, box, setting),
    subsections: section.subsections.map((subsection) => printSubsection(subsection, setting)),
  };
}

function printSubsection({ number, heading, blocks }: Subsection, setting: Setting): PrintedSubsection {
  const box = { widthPt: setting.geometry.content - headingPrefix, sizePt: headingSize, bold: true };
  return {
    number,
    heading: heading === '' ? null : printText(heading, box, setting),
    blocks: printBlocks(blocks, setting),
  };
}

/** Every character that may be printed, for the check that the fonts have it. */
const allText = ({ sections, ...document }: SheetDocument) =>
  [
    document.title,
    document.legalBasis,
    document.productName,
    document.companyName,
    document.version,
    ...Object.values(document.frame).flat(),
    ...sections.flatMap(({ heading, subsections }) => [heading, ...subsections.flatMap(subsectionTexts)]),
  ].join('\n');

const subsectionTexts = ({ number, heading, blocks }: Subsection) => [number, heading, ...blocks.flatMap(blockTexts)];
