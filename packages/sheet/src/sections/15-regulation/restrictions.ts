import type { SheetPhrases } from '@gosds/phrases/language';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import type { Field, Sentence } from '../../model/document.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { percentText } from '../words/percent-text.ts';
import {
  entriesOfClass,
  isInForce,
  isLeftToPublic,
  isOfEntry40,
  isOfOtherProducts,
  namesEntry,
  notForPublic,
  shareOf,
} from './restricted-ingredients.ts';
import { packagingSentences, reachedLimits } from './restricted-supply.ts';
import { casOf, conditionFrom, unionOnly } from './restriction-shares.ts';
import { restrictedHazards, restrictionRules } from '../../generated/lists/eu-reach-annex-xvii-rules.ts';
import { byClass, byRule, field, sentence } from '../words/say.ts';

/** True for an aerosol for decoration or amusement, and for one whose category nobody has confirmed. */
const mayDecorate = ({ state, purposes, draft }: Product): boolean =>
  state === 'aerosol' && (draft.description.productCategories.length === 0 || purposes.others.has('decoration'));

/** Entries of Annex XVII that apply by the class of the product or of an ingredient. */
function entriesByClass(writing: Writing): Sentence[] {
  const named = ['28', '29', '30'].flatMap((entry) =>
    writing.ingredients
      .filter((each) => entriesOfClass(each).includes(entry))
      .map((each) =>
        sentence(
          `regulations.annexXvii.${entry}.${each.row.id}`,
          writing.phrases.regulation.entryFor({ entry, name: each.name }),
          byRule(writing, 'whyByComposition'),
        ),
      ),
  );
  const isLiquid = writing.product.state === 'liquid' && has(writing.product, restrictedHazards[3]);
  return [
    ...(isLiquid
      ? [
          sentence(
            'regulations.annexXvii.3',
            writing.phrases.regulation.item('3'),
            byClass(writing, restrictedHazards[3]),
          ),
        ]
      : []),
    ...(isOfEntry40(writing.product)
      ? [
          sentence(
            'regulations.annexXvii.40',
            writing.phrases.regulation.item('40'),
            byClass(writing, restrictedHazards[40]),
          ),
        ]
      : []),
    ...named,
  ];
}

type Words = SheetPhrases['regulation'];
type Condition = {
  readonly entry: string;
  readonly applies: (writing: Writing) => boolean;
  readonly text: (words: Words) => string;
};

/** Portland and aluminous cement; clinker has the CAS number of Portland cement. */
const isCement = ({ substance }: ProductIngredient): boolean => casOf('47').includes(substance?.cas ?? '');

/** The conditions of an entry for the mixture, its packaging or this sheet. */
const conditions: readonly Condition[] = [
  {
    entry: '3',
    applies: (writing) => packagingSentences(writing).some(({ entry }) => entry === '3'),
    text: (words) => words.lampOilForPublic,
  },
  { entry: '28-30', applies: (writing) => notForPublic(writing).length > 0, text: (words) => words.cmrNotForPublic },
  {
    entry: '28-30.left-out',
    applies: (writing) => isLeftToPublic(writing),
    text: (words) => words.cmrLeftToPublic,
  },
  {
    entry: '40',
    applies: (writing) => isOfEntry40(writing.product) && mayDecorate(writing.product),
    text: (words) => words.decorativeAerosol,
  },
  {
    entry: '47',
    applies: (writing) => writing.ingredients.some((each) => isCement(each)),
    text: (words) => words.cementChromium,
  },
  {
    entry: '48',
    applies: (writing) => atLeast(writing, conditionFrom('48')).some((each) => namesEntry(each, '48')),
    text: (words) => words.tolueneForPublic,
  },
  {
    entry: '51',
    applies: (writing) => shareOf(writing.product, '51') > 0,
    text: (words) => words.phthalatesInToys,
  },
  {
    entry: '52',
    applies: (writing) => shareOf(writing.product, '52') > 0,
    text: (words) => words.phthalatesInMouth,
  },
  {
    entry: '74',
    applies: (writing) => shareOf(writing.product, '74') >= conditionFrom('74'),
    text: (words) => words.diisocyanateTraining,
  },
];

/**
 * Only under the law of the Union or of Great Britain: other laws use the same entry numbers with different wording.
 */
function conditionSentences(writing: Writing): Sentence[] {
  if (hasNationalRules(writing.product)) return [];
  const words = writing.phrases.regulation;
  const origin = byRule(writing, 'whyByComposition');
  const statements = conditions
    .filter(({ entry, applies }) => isInForce(writing.product, entry) && applies(writing))
    .map(({ entry, text }) => sentence(`regulations.annexXvii.condition.${entry}`, text(words), origin));
  return [...statements, ...limitSentences(writing), ...workerDnelSentences(writing), ...packagingTexts(writing)];
}

/** Limits of an entry that the mixture reaches. */
const limitSentences = (writing: Writing): Sentence[] =>
  reachedLimits(writing).map(({ entry, from, names }) =>
    sentence(
      `regulations.annexXvii.limit.${entry}`,
      writing.phrases.regulation.mixtureLimit({
        entry,
        name: writing.phrases.shared.list(names),
        percent: percentText(writing, from),
      }),
      byRule(writing, 'whyByComposition'),
    ),
  );

/** The statutory wording for the packaging. */
const packagingTexts = (writing: Writing): Sentence[] =>
  packagingSentences(writing).map(({ entry, id }) =>
    sentence(
      `regulations.annexXvii.packaging.${id}`,
      writing.phrases.regulation.packagingSays({ entry, text: restrictionStatement(id, writing.language).text }),
      byRule(writing, 'whyByComposition'),
    ),
  );

/** Solvents that may be placed on the market only with these DNELs for workers. */
function workerDnelSentences(writing: Writing): Sentence[] {
  const { number } = writing.phrases.shared;
  return restrictionRules.flatMap(({ entry, cas = [], workerInhalation, workerDermal }) =>
    workerInhalation === undefined || workerDermal === undefined || !isInForce(writing.product, entry)
      ? []
      : atLeast(writing, conditionFrom(entry))
          .filter(({ substance }) => cas.includes(substance?.cas ?? ''))
          .map(({ name }) => {
            const dnels = { inhalation: number(workerInhalation), dermal: number(workerDermal) };
            return sentence(
              `regulations.annexXvii.condition.${entry}`,
              writing.phrases.regulation.workerDnel({ entry, name, ...dnels }),
              byRule(writing, 'whyByComposition'),
            );
          }),
  );
}

/**
 * The entries that name the ingredient, as far as the country kept them from Union law and they are of products like
 * this.
 */
function entriesNaming({ product }: Writing, each: ProductIngredient): string {
  const entries = each.listings?.annexXvii?.split(', ') ?? [];
  return entries
    .filter((entry) => product.profile.keepsUnionRestrictions || !unionOnly.includes(entry))
    .filter((entry) => !isOfOtherProducts(product, entry))
    .join(', ');
}

/** Ingredients that an entry names, at any concentration. */
const namedEntries = (writing: Writing): Sentence[] =>
  writing.ingredients.flatMap((each) => {
    const entry = entriesNaming(writing, each);
    if (entry === '') return [];
    const text = writing.phrases.regulation.entryFor({ entry, name: each.name });
    return [sentence(`regulations.annexXvii.named.${each.row.id}`, text, byRule(writing, 'whyByComposition'))];
  });

/**
 * Entries of REACH Annex XVII that the product meets, and their conditions. The data have only part of the annex, so
 * nothing is stated if none is met.
 */
export function restrictionFields(writing: Writing): Field[] {
  const found = [...entriesByClass(writing), ...namedEntries(writing), ...conditionSentences(writing)];
  return found.length > 0 ? [field(writing.phrases.regulation.annexXvii, ...found)] : [];
}
