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
import type { Edition } from '../sheet-input.ts';

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
};

/** Name and numbers of a substance (CLP Art. 18(2)); undefined if confidential. */
function substanceIdentity(writing: Writing): string | undefined {
  const substance = onlySubstance(writing.product);
  const [only] = writing.ingredients;
  if (!substance || !only || only.isConfidential) return undefined;
  const { casNumber, ecNumber, indexNumber } = writing.phrases.identification;
  const numbers: readonly (readonly [string, string | undefined])[] = substance.index
    ? [[indexNumber, substance.index]]
    : substance.ec
      ? [[ecNumber, substance.ec]]
      : [[casNumber, substance.cas]];
  const written = numbers.flatMap(([word, number]) => (number === undefined ? [] : [`${word} ${number}`]));
  const isNamed = writing.product.draft.description.productName.trim().toLowerCase() === only.name.toLowerCase();
  return [...(isNamed ? [] : [only.name]), ...written].join(writing.phrases.shared.comma) || undefined;
}

function identityOf(writing: Writing): string | undefined {
  if (isSubstance(writing.product)) return substanceIdentity(writing);
  const names = namesOnLabel(writing);
  return names.length > 0
    ? writing.phrases.hazards.namedIngredients + writing.phrases.shared.colon + namesText(writing, names)
    : undefined;
}

const showsNone = (codes: ReadonlySet<string>, { sentence: { id } }: Statement) =>
  codes.has(restUnder(id, 'label') ?? id);

/** The law asks for the wording. Codes would take space from the letters. */
const inWords = (statements: readonly Statement[]) => statements.map(({ words }) => words);

/** True if the statement has a blank that the user must fill in. */
const isOpen = ({ sentence: { origin } }: Statement) => origin.kind === 'missing';

function partOf(writing: Writing, reliefs: LabelReliefs): LabelPart {
  const {
    product: { label },
    language,
    wording,
  } = writing;
  const shown = (all: readonly Statement[]) => inWords(all.filter((each) => !showsNone(reliefs.codes, each)));
  return {
    language: language.tag,
    direction: language.direction,
    identity: identityOf(writing),
    signalWord: label.signalWord ? signalWordText(label.signalWord, wording) : undefined,
    hazardStatements: shown(hazardStatements(writing)),
    precautionaryStatements: shown(finishedPrecautions(writing).filter((each) => !isOpen(each))),
    supplemental: [
      ...inWords(supplementals(writing)),
      ...packagingTexts(writing).map(({ text }) => text),
      ...reliefs.statements,
    ],
    online: writing.phrases.page.moreOnline,
  };
}

function gapsOf(writing: Writing, { quantity }: LabelWish): LabelGap[] {
  const { description } = writing.product.draft;
  const { market, followsReach: isEuropean } = writing.product.profile;
  const wanted = ['productName', 'companyName', 'street', 'telephone'] as const;
  const blank = wanted.filter((key) => description[key].trim() === '');
  const open = finishedPrecautions(writing).filter(isOpen);
  return [
    ...blank.map((key) => ({ path: `description.${key}`, paragraph: labelLawOf(market).paragraphs.supplier })),
    ...(isEuropean && writing.product.mixture.use === 'consumer' && quantity.trim() === ''
      ? [{ path: 'quantity', paragraph: 'CLP Art. 17(1)(b)' }]
      : []),
    ...open.map(({ sentence }) => ({
      path: restUnder(sentence.id, 'label') ?? sentence.id,
      paragraph: writing.paragraph,
    })),
  ];
}

/** The label of a package: the elements of section 2.2 and the details of the package. */
export function packageLabel(product: Product, edition: Edition, wish: LabelWish): PackageLabel {
  const [own, ...others] = wish.languages;
  const writingIn = (language: Language) => writingOf(product, { ...edition, language });
  const writing = writingIn(own);
  const reliefs = labelReliefs(writing.product, wish);
  const { description } = product.draft;
  const address = [addressText(description), supplierCountry(writing)].filter((text) => text !== '').join(', ');
  return {
    market: writing.product.profile.market,
    watermark: writing.phrases.page.watermark,
    revisionDate: writing.edition.revisionDate,
    productName: description.productName.trim(),
    quantity: wish.quantity.trim(),
    supplier: { name: description.companyName.trim(), address, telephone: description.telephone.trim() },
    ufis: ufiNumbersOf(description.ufiNumbers),
    pictograms: writing.product.label.pictograms
      .filter(({ value }) => !reliefs.codes.has(value))
      .map(({ value }) => ({ code: value, text: pictogramName(value, writing.language.pictogramNames) })),
    parts: [partOf(writing, reliefs), ...others.map((language) => partOf(writingIn(language), reliefs))],
    leftOff: reliefs.leftOff,
    mayOmit: reliefs.mayOmit,
    missing: gapsOf(writing, wish),
  };
}
