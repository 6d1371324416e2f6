import { sectionPrefix } from '@gosds/phrases/section-prefix';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { Block, Section, SheetDocument, Subsection } from '@gosds/sheet/model/document';
import { partsOfBlock } from '@gosds/sheet/model/block';
import { drawnSubsections } from '@gosds/sheet/model/side-by-side';
import type { CleanOptions, PdfAttachment } from '@gosds/usecases/pdf-printer';
import { shapedScript } from './font-families.ts';
import { type FrameSettings, type PageFrame, printFrame } from './page-frame.ts';
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

/** The sheet in one language. */
type PrintedPart = PageFrame & {
  readonly language: string;
  readonly region: string | null;
  /** Script used for shaping; null if the typesetter finds it from the letters. */
  readonly script: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly cover: PrintedCover;
  readonly sections: readonly PrintedSection[];
};

/** Input of the sheet template. Files are named by their path in the template's workspace. */
export type PrintModel = PrintedPart & {
  readonly geometry: PageGeometry;
  readonly fonts: Typeface['families'];
  /** The space between two sentences of a paragraph. */
  readonly sentenceSpace: string;
  /** Properties of the PDF file. */
  readonly about: { readonly title: string; readonly subject: string; readonly author: string };
  /** Alternative text of the QR code. */
  readonly qrText: string | null;
  readonly attachments: readonly Omit<PdfAttachment, 'content'>[];
  /** Begins on a new page; the page numbers continue. */
  readonly otherPart: PrintedPart | null;
};

/** Turns a sheet into the model of its pages: the same text, with break places, column widths and page labels. */
export function printModel(document: SheetDocument, options: CleanOptions, ofLanguage: Typeface): PrintModel {
  const typeface = ofLanguage.printing(allText(document));
  const { direction, otherPart } = document;
  const setting: Setting = { geometry: pageGeometry(document.market), typeface, direction };
  return {
    geometry: setting.geometry,
    fonts: typeface.families,
    sentenceSpace: sentenceSpace(document.language),
    about: {
      title: `${document.title} – ${document.productName}`,
      subject: document.legalBasis,
      author: document.companyName,
    },
    ...printPart(document, { ...setting, logo: options.logo }),
    qrText: options.publicUrl === undefined ? null : `QR: ${options.publicUrl}`,
    attachments: (options.attachments ?? []).map(({ name, mimeType, description, relationship }) => ({
      name,
      mimeType,
      description,
      relationship,
    })),
    otherPart: otherPart ? printPart(otherPart, { ...setting, logo: options.logo }) : null,
  };
}

function printPart(document: SheetDocument, settings: FrameSettings): PrintedPart {
  const { language, region = null } = new Intl.Locale(document.language);
  return {
    language,
    region,
    script: shapedScript(document.language),
    direction: document.direction,
    cover: printCover(document, settings),
    ...printFrame(document, settings),
    sections: document.sections.map((section) => printSection(section, document.frame.section, settings)),
  };
}

const headingSize = 10.5;
const headingPrefix = 90;

function printSection(section: Section, word: string, setting: Setting): PrintedSection {
  const box = { widthPt: setting.geometry.content - headingPrefix, sizePt: headingSize, bold: true };
  return {
    prefix: sectionPrefix(word, section.number),
    heading: printText(section.heading, box, setting),
    subsections: drawnSubsections(section).map(({ subsection }) => printSubsection(subsection, setting)),
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

/** All text that may be printed, to check that the fonts have every character. */
const allText = ({ sections, otherPart, ...document }: SheetDocument): string =>
  [
    document.title,
    document.legalBasis,
    document.productName,
    document.companyName,
    document.version,
    ...Object.values(document.frame).flat(),
    ...sections.flatMap(({ heading, subsections }) => [heading, ...subsections.flatMap(subsectionTexts)]),
    ...(otherPart ? [allText(otherPart)] : []),
  ].join('\n');

/** All texts of a block in reading order; for a pictogram, its alternative text. */
const blockTexts = (block: Block) =>
  partsOfBlock(block).flatMap(({ labels, sentences }) => [...labels, ...sentences.map(({ text }) => text)]);

const subsectionTexts = ({ number, heading, blocks }: Subsection) => [number, heading, ...blocks.flatMap(blockTexts)];
