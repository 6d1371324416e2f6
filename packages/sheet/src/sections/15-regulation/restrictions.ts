import { flammableOrReactive } from '../../hazard-groups.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent, toPercent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import type { Field, Sentence } from '../../model/document.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { isHarmonised, isInForce, namesEntry, notForPublic, shareOf } from './restricted-ingredients.ts';
import { packagingSentences, reachedLimits } from './restricted-supply.ts';
import { cements, conditionFrom, workerDnels } from './restrictions-table.ts';
import { byClass, byRule, field, sentence } from '../words/say.ts';

/** Classes of a liquid that entry 3 counts: not narcosis, lactation, corrosion of metals nor gases under pressure. */
const ofEntry3: AnyHazard = [
  'Unst. Expl.',
  'Expl.',
  'Flam. Gas',
  'Pyr. Gas',
  'Flam. Liq.',
  'Flam. Sol.',
  'Self-react. A',
  'Self-react. B',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Water-react.',
  'Ox. Liq. 1',
  'Ox. Liq. 2',
  'Ox. Sol. 1',
  'Ox. Sol. 2',
  'Org. Perox. A',
  'Org. Perox. B',
  'Org. Perox. CD',
  'Org. Perox. C',
  'Org. Perox. D',
  'Org. Perox. EF',
  'Org. Perox. E',
  'Org. Perox. F',
  'Acute Tox.',
  'Skin Corr.',
  'Skin Irrit.',
  'Eye Dam.',
  'Eye Irrit.',
  'Resp. Sens.',
  'Skin Sens.',
  'Muta.',
  'Carc.',
  'Repr.',
  'STOT SE 1',
  'STOT SE 2',
  'STOT RE',
  'Asp. Tox.',
  'Aquatic Acute',
  'Aquatic Chronic',
  'Ozone',
  'H335',
];

const flammableMatter: AnyHazard = flammableOrReactive;

/** Flammable matter by itself, and the aerosol in which it is filled. */
const isOfEntry40 = (product: Product): boolean =>
  has(product, flammableMatter) ||
  (product.state === 'aerosol' && product.ingredients.some((each) => ingredientHas(each, flammableMatter)));

/** Entries of Annex XVII that the product or an ingredient meets by its class. */
function entriesByClass(writing: Writing): Sentence[] {
  const rows: readonly (readonly [string, AnyHazard])[] = [
    ['28', 'H350'],
    ['29', 'H340'],
    ['30', 'H360'],
  ];
  const named = rows.flatMap(([entry, asked]) =>
    atLeast(writing, percent(0.1))
      .filter((each) => isHarmonised(each) && ingredientHas(each, asked))
      .map((each) =>
        sentence(
          `regulations.annexXvii.${entry}.${each.row.id}`,
          writing.phrases.regulation.entryFor({ entry, name: each.name }),
          byRule(writing, 'whyByComposition'),
        ),
      ),
  );
  const isLiquid = writing.product.state === 'liquid' && has(writing.product, ofEntry3);
  return [
    ...(isLiquid
      ? [sentence('regulations.annexXvii.3', writing.phrases.regulation.item('3'), byClass(writing, ofEntry3))]
      : []),
    ...(isOfEntry40(writing.product)
      ? [sentence('regulations.annexXvii.40', writing.phrases.regulation.item('40'), byClass(writing, flammableMatter))]
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

const isCement = ({ substance }: ProductIngredient): boolean => cements.includes(substance?.cas ?? '');

/** What an entry asks of the mixture, its packaging or this sheet. */
const conditions: readonly Condition[] = [
  { entry: '28-30', applies: (writing) => notForPublic(writing).length > 0, text: (words) => words.cmrNotForPublic },
  {
    entry: '40',
    applies: (writing) => writing.product.state === 'aerosol' && isOfEntry40(writing.product),
    text: (words) => words.decorativeAerosol,
  },
  {
    entry: '47',
    applies: (writing) => writing.ingredients.some((each) => isCement(each)),
    text: (words) => words.cementChromium,
  },
  {
    entry: '48',
    applies: (writing) => atLeast(writing, conditionFrom.toluene).some((each) => namesEntry(each, '48')),
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
    applies: (writing) => shareOf(writing.product, '74') >= conditionFrom.diisocyanates,
    text: (words) => words.diisocyanateTraining,
  },
];

/** Only where the law is the Union's or Great Britain's own: others number their entries alike and word them otherwise. */
function conditionSentences(writing: Writing): Sentence[] {
  if (hasNationalRules(writing.product)) return [];
  const words = writing.phrases.regulation;
  const origin = byRule(writing, 'whyByComposition');
  const said = conditions
    .filter(({ entry, applies }) => isInForce(writing.product, entry) && applies(writing))
    .map(({ entry, text }) => sentence(`regulations.annexXvii.condition.${entry}`, text(words), origin));
  return [...said, ...limitSentences(writing), ...workerDnelSentences(writing), ...packagingTexts(writing)];
}

/** Limits of an entry that the mixture reaches. */
const limitSentences = (writing: Writing): Sentence[] =>
  reachedLimits(writing).map(({ entry, from, names }) =>
    sentence(
      `regulations.annexXvii.limit.${entry}`,
      writing.phrases.regulation.mixtureLimit({
        entry,
        name: writing.phrases.shared.list(names),
        percent: writing.phrases.shared.number(String(toPercent(from))),
      }),
      byRule(writing, 'whyByComposition'),
    ),
  );

/** What the packaging has to say, word for word. */
const packagingTexts = (writing: Writing): Sentence[] =>
  packagingSentences(writing).map(({ entry, id }) =>
    sentence(
      `regulations.annexXvii.packaging.${id}`,
      writing.phrases.regulation.packagingSays({ entry, text: restrictionStatement(id, writing.language).text }),
      byRule(writing, 'whyByComposition'),
    ),
  );

function workerDnelSentences(writing: Writing): Sentence[] {
  const { number } = writing.phrases.shared;
  return workerDnels.flatMap(({ entry, cas, inhalation, dermal }) =>
    atLeast(writing, conditionFrom.solvents)
      .filter(({ substance }) => isInForce(writing.product, entry) && substance?.cas === cas)
      .map(({ name }) =>
        sentence(
          `regulations.annexXvii.condition.${entry}`,
          writing.phrases.regulation.workerDnel({
            entry,
            name,
            inhalation: number(inhalation),
            dermal: number(dermal),
          }),
          byRule(writing, 'whyByComposition'),
        ),
      ),
  );
}

/** Ingredients that an entry names, at any share. */
const namedEntries = (writing: Writing): Sentence[] =>
  writing.ingredients.flatMap((each) => {
    const entry = each.listings?.annexXvii;
    const id = `regulations.annexXvii.named.${each.row.id}` as const;
    return entry === undefined
      ? []
      : [
          sentence(
            id,
            writing.phrases.regulation.entryFor({ entry, name: each.name }),
            byRule(writing, 'whyByComposition'),
          ),
        ];
  });

/** Entries of REACH Annex XVII that the product meets, and what they ask; the annex is not held whole, so that nothing is said where none is met. */
export function restrictionFields(writing: Writing): Field[] {
  const found = [...entriesByClass(writing), ...namedEntries(writing), ...conditionSentences(writing)];
  return found.length > 0 ? [field(writing.phrases.regulation.annexXvii, ...found)] : [];
}
