import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { LabelPart, PackageLabel } from '@gosds/sheet/label/package-label';
import type { LabelOptions, LabelSheets } from '@gosds/usecases/label-printer';
import type { BreakableText } from './breakable-text.ts';
import { qrModules } from './qr-code.ts';
import { fitText, type TextBox } from './setting.ts';
import type { Typeface } from './typeface.ts';
import { isWide, splitWords } from './wide-script.ts';

type PrintedPart = {
  readonly language: string;
  readonly region: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly fonts: Typeface['families'];
  /** The space between two statements. */
  readonly sentenceSpace: string;
  readonly identity: BreakableText | null;
  readonly signalWord: string | null;
  readonly hazardStatements: readonly BreakableText[];
  readonly precautionaryStatements: readonly BreakableText[];
  readonly supplemental: readonly BreakableText[];
  readonly online: BreakableText;
};

/** Positions of the cut marks, in millimetres. */
type CutMarks = {
  readonly across: readonly number[];
  readonly down: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly length: number;
};

/** Input of the label template. Lengths in millimetres, letter sizes in points. */
export type LabelModel = {
  readonly width: number;
  readonly height: number;
  readonly paper: { readonly width: number; readonly height: number };
  /** Upper left corners of the labels of each page. */
  readonly pages: readonly (readonly (readonly [number, number])[])[];
  readonly marks: CutMarks | null;
  readonly type: { readonly min: number; readonly aim: number; readonly max: number };
  /** Side length of the squares, and the ratio of the drawing's box to that side. */
  readonly pictogram: { readonly min: number; readonly aim: number; readonly boxPerSide: number };
  readonly direction: 'ltr' | 'rtl';
  readonly about: { readonly title: string; readonly subject: string; readonly author: string };
  readonly product: BreakableText;
  readonly quantity: string;
  readonly supplier: {
    readonly name: BreakableText;
    readonly address: BreakableText;
    readonly telephone: string;
  };
  readonly ufis: readonly string[];
  readonly pictograms: readonly { readonly code: string; readonly text: string }[];
  readonly parts: readonly PrintedPart[];
  /** Words that must not be broken: no column may be narrower. */
  readonly words: readonly string[];
  readonly watermark: string | null;
  /** The QR code: its alternative text, and the sides to try, quiet zone included, the largest first. */
  readonly code: { readonly text: string; readonly sides: readonly number[] } | null;
};

const ptPerMm = 72 / 25.4;

/** Height of a lower-case x in Noto Sans. */
const xHeightEm = 0.536;

export const ptOfXHeight = (xHeightMm: number): number => (xHeightMm * ptPerMm) / xHeightEm;
export const xHeightOfPt = (sizePt: number): number => (sizePt * xHeightEm) / ptPerMm;

/** The drawing's box is 1000 wide; the square stands on its tip, 489 from the centre. */
const boxPerSide = 1000 / (489 * Math.SQRT2);

/** The narrowest column, as a part of the label's width; then the product's name and its letters. */
const narrowest = 0.42;
const nameWidth = 0.7;
const wholeWidth = 0.9;
const nameSize = 1.45;

/** Millimetres a module. Below the least, the camera of a telephone needs luck. */
const moduleSides = [0.5, 0.45, 0.4] as const;

const codeOf = (url: string): NonNullable<LabelModel['code']> => ({
  text: `QR: ${url}`,
  sides: moduleSides.map((side) => side * qrModules(url)),
});

const markLength = 4;
const markGap = 1;

function cutMarks({ grid, hasCutMarks }: LabelSheets, { widthMm, heightMm }: LabelOptions['format']): CutMarks | null {
  if (!hasCutMarks) return null;
  const across = grid.places.flatMap(([x]) => [x, x + widthMm]);
  const down = grid.places.flatMap(([, y]) => [y, y + heightMm]);
  return {
    across: [...new Set(across)],
    down: [...new Set(down)],
    top: Math.min(...down) - markGap - markLength,
    bottom: Math.max(...down) + markGap,
    left: Math.min(...across) - markGap - markLength,
    right: Math.max(...across) + markGap,
    length: markLength,
  };
}

function pagesOf({ format, sheets }: LabelOptions): Pick<LabelModel, 'paper' | 'pages' | 'marks'> {
  const { widthMm, heightMm } = format;
  return sheets
    ? {
        paper: { width: sheets.grid.widthMm, height: sheets.grid.heightMm },
        pages: sheets.pages,
        marks: cutMarks(sheets, format),
      }
    : { paper: { width: widthMm, height: heightMm }, pages: [[[0, 0]]], marks: null };
}

/** Font and direction for texts of one language. */
type LanguageSetting = { readonly typeface: Typeface; readonly direction: LabelPart['direction'] };

function printPart(part: LabelPart, setting: LanguageSetting, box: TextBox): PrintedPart {
  const { language, region = null } = new Intl.Locale(part.language);
  const broken = (text: string) => fitText(text, box, setting);
  return {
    language,
    region,
    direction: part.direction,
    fonts: setting.typeface.families,
    sentenceSpace: sentenceSpace(part.language),
    identity: part.identity === undefined ? null : broken(part.identity),
    signalWord: part.signalWord ?? null,
    hazardStatements: part.hazardStatements.map(broken),
    precautionaryStatements: part.precautionaryStatements.map(broken),
    supplemental: part.supplemental.map(broken),
    online: broken(part.online),
  };
}

const partTexts = ({ identity, signalWord, ...part }: LabelPart): readonly string[] => [
  identity ?? '',
  signalWord ?? '',
  ...part.hazardStatements,
  ...part.precautionaryStatements,
  ...part.supplemental,
  part.online,
];

/** Texts printed once on the label, in the fonts of its first language. */
const commonTexts = ({ productName, quantity, supplier, ufis, watermark }: PackageLabel): readonly string[] => [
  productName,
  quantity,
  watermark,
  ...Object.values(supplier),
  ...ufis,
];

/** The typeface of each language; that of the first also covers the texts printed once. */
function typefacesOf(
  label: PackageLabel,
  typefaceOf: (language: string) => Typeface,
): readonly [Typeface, ...(readonly Typeface[])] {
  const [first, ...others] = label.parts;
  return [
    typefaceOf(first.language).printing([...commonTexts(label), ...partTexts(first)].join('')),
    ...others.map((part) => typefaceOf(part.language).printing(partTexts(part).join(''))),
  ];
}

const wordsMeasured = 6;

const wholeStretches = (text: BreakableText): readonly string[] =>
  typeof text === 'string'
    ? [text]
    : text.flatMap((piece) => {
        if (typeof piece === 'string') return [piece];
        if ('rightToLeft' in piece) return wholeStretches(piece.rightToLeft);
        return 'leftToRight' in piece ? wholeStretches(piece.leftToRight) : [];
      });

/** The widest words that must not be broken; ideographs can be broken anywhere. */
function widestWords(texts: readonly BreakableText[], measure: (word: string) => number): readonly string[] {
  const words = texts
    .flatMap(wholeStretches)
    .flatMap(splitWords)
    .filter((word) => !isWide(word));
  return [...new Set(words)].toSorted((a, b) => measure(b) - measure(a)).slice(0, wordsMeasured);
}

const printedTexts = ({ identity, hazardStatements, precautionaryStatements, supplemental }: PrintedPart) => [
  ...(identity === null ? [] : [identity]),
  ...hazardStatements,
  ...precautionaryStatements,
  ...supplemental,
];

/** Letters in points. */
function typeSizes({ xHeightMm }: LabelOptions['format']): LabelModel['type'] {
  const { min, aim, max } = xHeightMm;
  return { min: ptOfXHeight(min), aim: ptOfXHeight(aim), max: ptOfXHeight(max) };
}

/** Turns a label into the model of its pages: the same texts, with break places in long words. */
export function labelModel(
  label: PackageLabel,
  options: LabelOptions,
  typefaceOf: (language: string) => Typeface,
): LabelModel {
  const [{ direction }] = label.parts;
  const [typeface, ...otherTypefaces] = typefacesOf(label, typefaceOf);
  const { format, watermark, publicUrl } = options;
  const type = typeSizes(format);
  const width = format.widthMm * ptPerMm;
  const column = { widthPt: width * narrowest, sizePt: type.aim, bold: true, runsOn: true };
  const parts = label.parts.map((part, index) =>
    printPart(part, { typeface: otherTypefaces[index - 1] ?? typeface, direction: part.direction }, column),
  );
  const common = (text: string, box: TextBox) => fitText(text, box, { typeface, direction });
  const line = { widthPt: width * wholeWidth, sizePt: type.max, bold: true };
  return {
    width: format.widthMm,
    height: format.heightMm,
    ...pagesOf(options),
    type,
    pictogram: { ...format.pictogramMm, boxPerSide },
    direction,
    about: { title: label.productName, subject: label.supplier.name, author: label.supplier.name },
    product: common(label.productName, { ...line, widthPt: width * nameWidth, sizePt: type.max * nameSize }),
    quantity: label.quantity,
    supplier: {
      name: common(label.supplier.name, line),
      address: common(label.supplier.address, line),
      telephone: label.supplier.telephone,
    },
    ufis: label.ufis,
    pictograms: label.pictograms,
    parts,
    words: widestWords(parts.flatMap(printedTexts), (word) => typeface.widthPt(word, { sizePt: 1, bold: true })),
    watermark: watermark ? label.watermark : null,
    code: publicUrl === undefined ? null : codeOf(publicUrl),
  };
}
