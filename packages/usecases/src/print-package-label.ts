import type { Language } from '@gosds/phrases/language';
import { loadLanguage } from '@gosds/phrases/load-language';
import { type LabelFormat, labelFormat, type LabelFormatOutcome } from '@gosds/sheet/label/label-format';
import { labelGrid, labelPages } from '@gosds/sheet/label/label-grid';
import type { LabelRequest } from '@gosds/sheet/label/label-request';
import { type PackageLabel, packageLabel } from '@gosds/sheet/label/package-label';
import type { SignedEdits } from '@gosds/sheet/label/signed-label';
import type { Product } from '@gosds/sheet/product/product';
import { requiredPairOf } from '@gosds/sheet/profiles/countries';
import type { Edition } from '@gosds/sheet/sheet-input';
import type { LabelPrinter, LabelSheets, PrintedLabel } from './label-printer.ts';

export type LabelWanted = {
  readonly product: Product;
  readonly edition: Edition;
  readonly request: LabelRequest;
  /** ISO date for which the label is printed. */
  readonly date: string;
  /** What a person changed in the sheet. */
  readonly signed?: SignedEdits | undefined;
};

export type LabelPrinting = {
  readonly request: LabelRequest;
  /** True until the sheet is paid. */
  readonly watermark: boolean;
  /** Address of the published page. */
  readonly publicUrl?: string | undefined;
};

type Size = { readonly widthMm: number; readonly heightMm: number };

type Attempt =
  | (Extract<PrintedLabel, { status: 'printed' }> & { readonly format: LabelFormat; readonly perPaper: number })
  | Extract<PrintedLabel, { status: 'too-small' }>
  /** Not even one label fits on the paper. */
  | { readonly status: 'paper-too-small' };

/** A label and the result of printing it; `capacity` in litres. */
export type TriedLabel = { readonly label: PackageLabel; readonly capacity: number } & (
  Attempt | Extract<LabelFormatOutcome, { status: 'below-minimum' }>
);

export type LabelOutcome =
  | TriedLabel
  /** Neither the request nor the draft gives the capacity of the package. */
  | { readonly status: 'capacity-missing' };

type CapacityMissing = Extract<LabelOutcome, { readonly status: 'capacity-missing' }>;

/** A label before it is laid out. */
export type LabelToPrint =
  { readonly label: PackageLabel; readonly capacity: number; readonly found: LabelFormatOutcome } | CapacityMissing;

async function languagesOf({
  product,
  edition,
  request: { language },
}: LabelWanted): Promise<readonly [Language, ...Language[]]> {
  const own = edition.language ?? (await loadLanguage(product.draft.description.language));
  const lawful = requiredPairOf(product.country)?.parts ?? [];
  const tags = new Set([...lawful, ...(language === undefined ? [] : [language])]);
  tags.delete(own.tag);
  const others = await Promise.all([...tags].map(loadLanguage));
  return [own, ...others.filter(({ tag }) => tag !== own.tag)];
}

const turned = ({ widthMm, heightMm, ...format }: LabelFormat): LabelFormat => ({
  ...format,
  widthMm: heightMm,
  heightMm: widthMm,
});

type SheetsFound = { readonly sheets: LabelSheets | undefined } | undefined;

function sheetsFor(format: LabelFormat, { paper, margin, gap, cutMarks, ...many }: LabelRequest): SheetsFound {
  if (paper === 'label') return { sheets: undefined };
  const grid = labelGrid(format, { paper, marginMm: margin, gapMm: gap });
  if (grid.places.length === 0) return undefined;
  return { sheets: { grid, pages: labelPages(grid, many), hasCutMarks: cutMarks !== undefined } };
}

async function attempt(
  printer: LabelPrinter,
  label: PackageLabel,
  { format, wanted }: { readonly format: LabelFormat; readonly wanted: LabelPrinting },
): Promise<Attempt> {
  const found = sheetsFor(format, wanted.request);
  if (!found) return { status: 'paper-too-small' };
  const { sheets } = found;
  const { watermark, publicUrl } = wanted;
  const printed = await printer.printLabel(label, { format, watermark, sheets, publicUrl });
  if (printed.status === 'too-small') return printed;
  return { ...printed, format, perPaper: sheets?.grid.places.length ?? 1 };
}

const areaOf = ({ widthMm, heightMm }: Size) => widthMm * heightMm;

/**
 * Tries the label in landscape and in portrait format. Returns the one that fits everything, else the one that comes
 * closer.
 */
async function attemptEitherWay(
  printer: LabelPrinter,
  label: PackageLabel,
  request: { readonly format: LabelFormat; readonly wanted: LabelPrinting },
): Promise<Attempt> {
  const across = await attempt(printer, label, request);
  if (across.status === 'printed' || request.wanted.request.width !== undefined) return across;
  const upright = await attempt(printer, label, { ...request, format: turned(request.format) });
  if (upright.status === 'printed' || across.status !== 'too-small') return upright;
  return upright.status === 'too-small' && areaOf(upright.min) < areaOf(across.min) ? upright : across;
}

/** The languages of the label in BCP 47, the sheet's own first. */
export const labelTags = async (wanted: LabelWanted): Promise<readonly string[]> =>
  (await languagesOf(wanted)).map(({ tag }) => tag);

/** The label of a product's package, and its required size. */
export async function labelToPrint(wanted: LabelWanted): Promise<LabelToPrint> {
  const { product, edition, request, date } = wanted;
  const { width, height, capacity = capacityOf(product) } = request;
  if (capacity === undefined) return { status: 'capacity-missing' };
  const label = packageLabel(product, edition, {
    languages: await languagesOf(wanted),
    quantity: request.quantity,
    capacityMl: capacity * 1000,
    isReduced: request.reduced !== undefined,
    isBesideTransportLabels: request.besideTransport !== undefined,
    signed: wanted.signed,
  });
  const size = width === undefined || height === undefined ? undefined : { widthMm: width, heightMm: height };
  return { label, capacity, found: labelFormat({ capacityLitres: capacity, size, market: label.market, date }) };
}

/** Prints one label, or many on a sheet of paper. Returns an outcome for every reason why it cannot be printed. */
export async function printPackageLabel(
  printer: LabelPrinter,
  toPrint: LabelToPrint,
  wanted: LabelPrinting,
): Promise<LabelOutcome> {
  if ('status' in toPrint) return toPrint;
  const { label, capacity, found } = toPrint;
  if (found.status === 'below-minimum') return { label, capacity, ...found };
  return { label, capacity, ...(await attemptEitherWay(printer, label, { format: found.format, wanted })) };
}

/** Litres of the draft's package. */
const capacityOf = ({ supply: { packageMl } }: Product): number | undefined =>
  packageMl === undefined ? undefined : packageMl / 1000;
