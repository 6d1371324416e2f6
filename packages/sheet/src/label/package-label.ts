import { restUnder } from '../model/sentence-id.ts';
import type { Explained } from '@gosds/ghs/classification';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { labelLawOf } from '@gosds/ghs/label/label-law-of';
import type { Language } from '@gosds/phrases/language';
import { signalWordText } from '@gosds/phrases/market-terms';
import { pictogramName } from '@gosds/phrases/pictogram-name';
import { addressText } from '../draft/address.ts';
import { ufiNumbersOf } from '../draft/ufi/ufi-numbers.ts';
import { type LabelReliefs, labelReliefs } from './label-reliefs.ts';
import { finishedPrecautions, type Statement } from '../sections/02-hazards/precautions.ts';
import { supplierCountry } from '../sections/01-identification/identification.ts';
import {
  hazardStatements,
  namesOnLabel,
  namesText,
  packagingTexts,
  supplementals,
} from '../sections/02-hazards/label.ts';
import { writingOf, type Writing } from '../sections/writing.ts';
import { isSubstance, onlySubstance } from '../product/is-substance.ts';
import type { Product } from '../product/product.ts';
import type { Draft } from '../draft/draft.ts';
import type { Edition } from '../sheet-input.ts';
import { editsOfPart, type LineEdits } from '../versions/apply-edits.ts';
import { labelAsSigned, type SignedEdits, statementAsSigned, textAsSigned } from './signed-label.ts';

/** The label in one language. */
export type LabelPart = {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Names and numbers of the substance, or the ingredients that must be named. */
  readonly identity: string | undefined;
  readonly signalWord: string | undefined;
  readonly hazardStatements: readonly string[];
  readonly precautionaryStatements: readonly string[];
  readonly supplemental: readonly string[];
  /** Beside the QR code, where there is one. */
  readonly online: string;
};

/** The whole content of a package label. */
export type PackageLabel = {
  readonly market: LabelRegimeId;
  /** The word for an unpaid label, in every language. */
  readonly watermark: string;
  readonly revisionDate: string;
  readonly productName: string;
  readonly quantity: string;
  readonly supplier: { readonly name: string; readonly address: string; readonly telephone: string };
  readonly ufis: readonly string[];
  readonly pictograms: readonly { readonly code: string; readonly text: string }[];
  /** One part for each language, the sheet's own first. */
  readonly parts: readonly [LabelPart, ...LabelPart[]];
  /** Elements left off, each with the law that allows this. */
  readonly leftOff: readonly Explained<string>[];
  /** Elements that are on the label although the law allows to omit them. */
  readonly mayOmit: readonly Explained<string>[];
  /** Inputs that the law requires and the user has not given. */
  readonly missing: readonly LabelGap[];
};

type LabelGap = {
  /** Dotted path in the draft, `quantity`, or the code of a statement. */
  readonly path: string;
  readonly paragraph: string;
};

export type LabelWish = {
  /** Language data; the sheet's own language first. */
  readonly languages: readonly [Language, ...Language[]];
  /** As printed, e.g. `5 l`; empty if the package states it elsewhere. */
  readonly quantity: string;
  readonly capacityMl: number;
  /** True to leave off the elements that the law allows to omit on a package too small for a full label. */
  readonly isReduced: boolean;
  /** True if the package has transport labels. Pictograms for the same hazard are then left off. */
  readonly isBesideTransportLabels: boolean;
  /** What a person changed in the sheet before it was signed. */
  readonly signed?: SignedEdits | undefined;
};

/** A label in one language, with the edits of the sheet in it. */
type Part = { readonly writing: Writing; readonly edits: LineEdits };

/** Name and numbers of a substance (CLP Art. 18(2)); undefined if confidential. */
function substanceIdentity({ writing, edits }: Part): string | undefined {
  const substance = onlySubstance(writing.product);
  const [only] = writing.ingredients;
  if (!substance || !only || only.isConfidential) return undefined;
  const { casNumber, ecNumber, indexNumber } = writing.phrases.identification;
  const numbers: readonly (readonly [string, string])[] = [
    [indexNumber, textAsSigned(edits, 'identifier.index', substance.index ?? '')],
    [ecNumber, textAsSigned(edits, 'identifier.ec', substance.ec ?? '')],
    [casNumber, textAsSigned(edits, 'identifier.cas', substance.cas ?? '')],
  ];
  const written = numbers.filter(([, number]) => number !== '').map((each) => each.join(' '));
  const isNamed = writing.product.draft.description.productName.trim().toLowerCase() === only.name.toLowerCase();
  return [...(isNamed ? [] : [only.name]), ...written.slice(0, 1)].join(writing.phrases.shared.comma) || undefined;
}

function identityOf(part: Part): string | undefined {
  const { writing, edits } = part;
  if (isSubstance(writing.product)) return substanceIdentity(part);
  const names = textAsSigned(edits, 'label.named', namesText(writing, namesOnLabel(writing)));
  return names === '' ? undefined : writing.phrases.hazards.namedIngredients + writing.phrases.shared.colon + names;
}

const showsNone = (codes: ReadonlySet<string>, { sentence: { id } }: Statement) =>
  codes.has(restUnder(id, 'label') ?? id);

/** The law asks for the wording. Codes would take space from the letters. */
const inWords = (statements: readonly Statement[]) => statements.map(({ words }) => words);

/** True if the statement has a blank that the user must fill in. */
const isOpen = ({ sentence: { origin } }: Statement) => origin.kind === 'missing';

const packagingStatements = (writing: Writing): readonly Statement[] =>
  packagingTexts(writing).map((sentence) => ({ code: undefined, words: sentence.text, sentence }));

function partOf(part: Part, reliefs: LabelReliefs): LabelPart {
  const { writing, edits } = part;
  const { language, wording } = writing;
  const { signalWord } = labelAsSigned(writing.product.label, edits);
  const signed = (all: readonly Statement[]) => all.flatMap((each) => statementAsSigned(each, edits));
  const shown = (all: readonly Statement[]) => inWords(signed(all).filter((each) => !showsNone(reliefs.codes, each)));
  return {
    language: language.tag,
    direction: language.direction,
    identity: identityOf(part),
    signalWord: signalWord ? signalWordText(signalWord, wording) : undefined,
    hazardStatements: shown(hazardStatements(writing)),
    precautionaryStatements: shown(signed(finishedPrecautions(writing)).filter((each) => !isOpen(each))),
    supplemental: [
      ...inWords(signed([...supplementals(writing), ...packagingStatements(writing)])),
      ...reliefs.statements,
    ],
    online: writing.phrases.page.moreOnline,
  };
}

type Supplier = Pick<Draft['description'], 'productName' | 'companyName' | 'telephone'> & { readonly street: string };

/** What the package says of the product and its supplier, and where the user enters it. */
const ownTexts = (supplier: Supplier): readonly (readonly [string, string])[] => [
  ['productName', supplier.productName],
  ['companyName', supplier.companyName],
  ['street', supplier.street],
  ['telephone', supplier.telephone],
];

function gapsOf({ writing, edits }: Part, supplier: Supplier, quantity: string): LabelGap[] {
  const { market, followsReach: isEuropean } = writing.product.profile;
  const blank = ownTexts(supplier).filter(([, text]) => text === '');
  const open = finishedPrecautions(writing)
    .flatMap((each) => statementAsSigned(each, edits))
    .filter(isOpen);
  return [
    ...blank.map(([key]) => ({ path: `description.${key}`, paragraph: labelLawOf(market).paragraphs.supplier })),
    ...(isEuropean && writing.product.mixture.use === 'consumer' && quantity.trim() === ''
      ? [{ path: 'quantity', paragraph: 'CLP Art. 17(1)(b)' }]
      : []),
    ...open.map(({ sentence }) => ({
      path: restUnder(sentence.id, 'label') ?? sentence.id,
      paragraph: writing.paragraph,
    })),
  ];
}

function supplierOf({ writing, edits }: Part): Supplier {
  const { description } = writing.product.draft;
  return {
    productName: description.productName.trim(),
    companyName: description.companyName.trim(),
    street: textAsSigned(edits, 'supplier.address', description.street).trim(),
    telephone: textAsSigned(edits, 'supplier.telephone', description.telephone).trim(),
  };
}

const pictogramsOf = ({ writing, edits }: Part, { codes }: LabelReliefs) =>
  labelAsSigned(writing.product.label, edits)
    .pictograms.filter(({ value }) => !codes.has(value))
    .map(({ value }) => {
      const name = pictogramName(value, writing.language.pictogramNames);
      return { code: value, text: textAsSigned(edits, `label.${value}`, name) };
    });

/** In a language that the sheet lacks, the edits of its first part tell what was taken out. */
function partIn(writing: Writing, { edits, languages }: SignedEdits): Part {
  const part = Math.max(0, languages.indexOf(writing.language.tag));
  return { writing, edits: editsOfPart(edits, part) };
}

/** The label of a package: the elements of section 2.2 and the details of the package. */
export function packageLabel(product: Product, edition: Edition, wish: LabelWish): PackageLabel {
  const { signed = { edits: [], languages: [] } } = wish;
  const [own, ...others] = wish.languages;
  const inLanguage = (language: Language) => partIn(writingOf(product, { ...edition, language }), signed);
  const first = inLanguage(own);
  const { writing, edits } = first;
  const reliefs = labelReliefs({ ...writing.product, label: labelAsSigned(writing.product.label, edits) }, wish);
  const supplier = supplierOf(first);
  const address = textAsSigned(edits, 'supplier.address', addressText(product.draft.description));
  const country = textAsSigned(edits, 'supplier.country', supplierCountry(writing));
  return {
    market: writing.product.profile.market,
    watermark: writing.phrases.page.watermark,
    revisionDate: writing.edition.revisionDate,
    productName: supplier.productName,
    quantity: wish.quantity.trim(),
    supplier: {
      name: supplier.companyName,
      address: [address, country].filter((text) => text !== '').join(', '),
      telephone: supplier.telephone,
    },
    ufis: ufiNumbersOf(textAsSigned(edits, 'identifier.ufi', product.draft.description.ufiNumbers)),
    pictograms: pictogramsOf(first, reliefs),
    parts: [partOf(first, reliefs), ...others.map((language) => partOf(inLanguage(language), reliefs))],
    leftOff: reliefs.leftOff,
    mayOmit: reliefs.mayOmit,
    missing: gapsOf(first, supplier, wish.quantity),
  };
}
