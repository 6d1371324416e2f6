import { moneyFormat } from '@gosds/phrases/currency';
import type { FirstWords, RestWords } from '@gosds/phrases/generated/interface/words';
import { type MoneyContent, moneyNumber, type WrittenMoneyDocument } from '@gosds/usecases/money/money-document';
import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { policy } from '@gosds/usecases/policy';
import type { InterfaceWords } from '@gosds/phrases/interface-words';
import type { Typeface } from '../layout/typeface.ts';

type Fact = readonly [name: string, text: string];

/** Input of the template for invoices and credit notes. */
export type ReceiptModel = {
  readonly language: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly heads: readonly string[];
  /** Item, quantity and amount; reductions follow their item. */
  readonly rows: readonly (readonly [what: string, quantity: string, amount: string])[];
  readonly sums: readonly Fact[];
  readonly notes: readonly string[];
  readonly fonts: Typeface['families'];
};

/** Always two decimals, as on any invoice; the screens omit them for whole amounts. In the currency of the payment. */
const priceIn = (tag: string, currency: string, isolated: (text: string) => string) => {
  const format = moneyFormat(`${tag}-u-nu-latn`, { code: currency.toUpperCase() });
  return (minor: number): string => isolated(format(minor));
};

type Said = {
  readonly rest: RestWords;
  readonly formats: FirstWords['formats'];
  readonly price: (minor: number) => string;
};

/** The names of the sold items, as the checkout shows them. */
function soldWords({ rest, formats }: Said): Readonly<Record<MoneyContent['lines'][number]['code'], string>> {
  const { line } = rest.checkout;
  return {
    'first-language': line.firstLanguage,
    'further-language': line.furtherLanguage,
    'chemist-sheet': line.chemistSheet,
    internal: line.internal,
    'er-subscription': line.erFor(formats.years(1)),
    'er-single': line.erFor(formats.years(policy.emergencyResponse.singlePaymentYears)),
    'search-all': line.searchAll,
    'search-industries': line.searchIndustries,
    'search-lists': line.searchLists,
  };
}

function rowsOf({ lines }: MoneyContent, texts: Said): ReceiptModel['rows'] {
  const { price, rest } = texts;
  const { receipt: words, checkout } = rest;
  const names = soldWords(texts);
  return lines.flatMap((line): ReceiptModel['rows'] => {
    const { code, productName, quantity, listMinor, discountMinor, discountPercent, promoMinor } = line;
    const discount = discountPercent > 0 ? words.discountOf(discountPercent) : checkout.line.discount;
    return [
      [words.of({ what: names[code], product: productName }), String(quantity), price(listMinor)],
      ...(discountMinor > 0 ? [[discount, '', price(-discountMinor)] as const] : []),
      ...(promoMinor > 0 ? [[checkout.line.promo, '', price(-promoMinor)] as const] : []),
    ];
  });
}

/** The tax included in the amount, by rate; says so if there is none. */
function taxOf({ lines, credit }: MoneyContent, { rest: { receipt: words }, price }: Said) {
  const byRate = new Map<number, number>();
  for (const { taxPercent, taxMinor } of credit?.taxes ?? lines)
    byRate.set(taxPercent, (byRate.get(taxPercent) ?? 0) + taxMinor);
  const rates = [...byRate].filter(([percent]) => percent > 0);
  return {
    sums: rates.map(([percent, taxMinor]): Fact => [words.tax(percent), price(taxMinor)]),
    notes: rates.length === 0 ? [words.noTax] : [],
  };
}

/** What is given back, and for which products. */
function creditRow({ totalMinor, credit }: MoneyContent, { rest: { receipt: words }, price }: Said) {
  const product = (credit?.products ?? []).join(', ');
  const what = product === '' ? words.refund : words.of({ what: words.refund, product });
  return [what, '1', price(totalMinor)] as const;
}

/** The model without its fonts. */
export function receiptModel(
  { content, issuedAt, ...document }: WrittenMoneyDocument,
  { language: { tag, direction }, first: { formats }, rest }: InterfaceWords,
): Omit<ReceiptModel, 'fonts'> {
  const { receipt: words, myAccount } = rest;
  // Keeps Latin names, addresses and amounts in order within a right-to-left line.
  const isolated = (text: string) => (direction === 'rtl' ? `\u2068${text}\u2069` : text);
  const price = priceIn(direction === 'rtl' ? 'en' : tag, content.currency, isolated);
  const texts = { rest, formats, price };
  const { seller, buyer } = content;
  const tax = taxOf(content, texts);
  const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '').map(isolated);
  return {
    language: tag,
    title: content.credit ? words.creditNote : words.title,
    facts: [
      [words.number, moneyNumber(document)],
      [words.issued, formats.longDay(issuedAt.toISOString())],
      [words.order, content.cwOrderId],
      ...(content.credit
        ? [
            [words.creditFor, content.credit.invoice] as const,
            [words.refundedOn, formats.longDay(content.credit.refundedAt)] as const,
          ]
        : [[words.paidOn, formats.longDay(content.paidAt)] as const]),
      [words.paidBy, myAccount.method[content.paidBy]],
    ],
    parties: [
      {
        heading: words.seller,
        lines: filled([
          seller.name,
          ...seller.address,
          ...(seller.taxNumber === '' ? [] : [words.taxNumber(seller.taxNumber)]),
        ]),
      },
      { heading: words.buyer, lines: filled([buyer.company, buyer.name, buyer.email]) },
    ],
    heads: [words.what, words.quantity, words.amount],
    rows: content.credit ? [creditRow(content, texts)] : rowsOf(content, texts),
    sums: [...tax.sums, [words.total, price(content.totalMinor)]],
    notes: tax.notes,
  };
}

/** Control characters, for which no font has a glyph. */
const control = /(?!\n)\p{Cc}/gu;

/**
 * The model as JSON for the template. A letter that no font has becomes a question mark: a name must not stop an
 * invoice.
 */
export function receiptJson(model: Omit<ReceiptModel, 'fonts'>, typefaceOf: (language: string) => Typeface): string {
  const text = JSON.stringify(model, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(control, ' ') : value,
  );
  const typeface = typefaceOf(model.language);
  try {
    return withFonts(text, typeface);
  } catch (error) {
    if (!(error instanceof UnprintableCharacter)) throw error;
    const lacking = new Set(error.characters);
    return withFonts(Array.from(text, (sign) => (lacking.has(sign) ? '?' : sign)).join(''), typeface);
  }
}

function withFonts(text: string, typeface: Typeface): string {
  const { families } = typeface.printing(text);
  return `${text.slice(0, -1)},"fonts":${JSON.stringify(families.map(({ name, covers }) => ({ name, covers })))}}`;
}
