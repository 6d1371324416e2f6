import { flammableOrReactive } from '../hazard-groups.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent, toPercent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import type { Field, Sentence } from '../document.ts';
import { has, ingredientHas, hasNationalRules, type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { isHarmonised, isInForce, namesEntry, notForPublic, shareOf } from './restricted-ingredients.ts';
import { packagingSentences, reachedLimits } from './restricted-supply.ts';
import { cements, conditionFrom, workerDnels } from './restrictions-table.ts';
import { byClass, byRule, field, sentence } from './words/say.ts';

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
const isOfEntry40 = (c: SheetContext): boolean =>
  has(c, flammableMatter) ||
  (c.state === 'aerosol' && c.ingredients.some((each) => ingredientHas(each, flammableMatter)));

/** Entries of Annex XVII that the product or an ingredient meets by its class. */
function entriesByClass(c: SheetContext): Sentence[] {
  const rows: readonly (readonly [string, AnyHazard])[] = [
    ['28', 'H350'],
    ['29', 'H340'],
    ['30', 'H360'],
  ];
  const named = rows.flatMap(([entry, asked]) =>
    atLeast(c, percent(0.1))
      .filter((each) => isHarmonised(each) && ingredientHas(each, asked))
      .map((each) =>
        sentence(
          `regulations.annexXvii.${entry}.${each.row.id}`,
          c.phrases.regulation.entryFor({ entry, name: each.name }),
          byRule(c, 'whyByComposition'),
        ),
      ),
  );
  const isLiquid = c.state === 'liquid' && has(c, ofEntry3);
  return [
    ...(isLiquid ? [sentence('regulations.annexXvii.3', c.phrases.regulation.item('3'), byClass(c, ofEntry3))] : []),
    ...(isOfEntry40(c)
      ? [sentence('regulations.annexXvii.40', c.phrases.regulation.item('40'), byClass(c, flammableMatter))]
      : []),
    ...named,
  ];
}

type Words = SheetPhrases['regulation'];
type Condition = {
  readonly entry: string;
  readonly applies: (c: SheetContext) => boolean;
  readonly text: (words: Words) => string;
};

const isCement = ({ substance }: SheetIngredient): boolean => cements.includes(substance?.cas ?? '');

/** What an entry asks of the mixture, its packaging or this sheet. */
const conditions: readonly Condition[] = [
  { entry: '28-30', applies: (c) => notForPublic(c).length > 0, text: (words) => words.cmrNotForPublic },
  {
    entry: '40',
    applies: (c) => c.state === 'aerosol' && isOfEntry40(c),
    text: (words) => words.decorativeAerosol,
  },
  {
    entry: '47',
    applies: (c) => c.ingredients.some((each) => isCement(each)),
    text: (words) => words.cementChromium,
  },
  {
    entry: '48',
    applies: (c) => atLeast(c, conditionFrom.toluene).some((each) => namesEntry(each, '48')),
    text: (words) => words.tolueneForPublic,
  },
  {
    entry: '51',
    applies: (c) => shareOf(c, '51') > 0,
    text: (words) => words.phthalatesInToys,
  },
  {
    entry: '52',
    applies: (c) => shareOf(c, '52') > 0,
    text: (words) => words.phthalatesInMouth,
  },
  {
    entry: '74',
    applies: (c) => shareOf(c, '74') >= conditionFrom.diisocyanates,
    text: (words) => words.diisocyanateTraining,
  },
];

/** Only where the law is the Union's or Great Britain's own: others number their entries alike and word them otherwise. */
function conditionSentences(c: SheetContext): Sentence[] {
  if (hasNationalRules(c)) return [];
  const words = c.phrases.regulation;
  const origin = byRule(c, 'whyByComposition');
  const said = conditions
    .filter(({ entry, applies }) => isInForce(c, entry) && applies(c))
    .map(({ entry, text }) => sentence(`regulations.annexXvii.condition.${entry}`, text(words), origin));
  return [...said, ...limitSentences(c), ...workerDnelSentences(c), ...packagingTexts(c)];
}

/** Limits of an entry that the mixture reaches. */
const limitSentences = (c: SheetContext): Sentence[] =>
  reachedLimits(c).map(({ entry, from, names }) =>
    sentence(
      `regulations.annexXvii.limit.${entry}`,
      c.phrases.regulation.mixtureLimit({
        entry,
        name: c.phrases.shared.list(names),
        percent: c.phrases.shared.number(String(toPercent(from))),
      }),
      byRule(c, 'whyByComposition'),
    ),
  );

/** What the packaging has to say, word for word. */
const packagingTexts = (c: SheetContext): Sentence[] =>
  packagingSentences(c).map(({ entry, id }) =>
    sentence(
      `regulations.annexXvii.packaging.${id}`,
      c.phrases.regulation.packagingSays({ entry, text: restrictionStatement(id, c.language).text }),
      byRule(c, 'whyByComposition'),
    ),
  );

function workerDnelSentences(c: SheetContext): Sentence[] {
  const { number } = c.phrases.shared;
  return workerDnels.flatMap(({ entry, cas, inhalation, dermal }) =>
    atLeast(c, conditionFrom.solvents)
      .filter(({ substance }) => isInForce(c, entry) && substance?.cas === cas)
      .map(({ name }) =>
        sentence(
          `regulations.annexXvii.condition.${entry}`,
          c.phrases.regulation.workerDnel({ entry, name, inhalation: number(inhalation), dermal: number(dermal) }),
          byRule(c, 'whyByComposition'),
        ),
      ),
  );
}

/** Ingredients that an entry names, at any share. */
const namedEntries = (c: SheetContext): Sentence[] =>
  c.ingredients.flatMap((each) => {
    const entry = each.listings?.annexXvii;
    const id = `regulations.annexXvii.named.${each.row.id}` as const;
    return entry === undefined
      ? []
      : [sentence(id, c.phrases.regulation.entryFor({ entry, name: each.name }), byRule(c, 'whyByComposition'))];
  });

/** Entries of REACH Annex XVII that the product meets, and what they ask; the annex is not held whole, so that nothing is said where none is met. */
export function restrictionFields(c: SheetContext): Field[] {
  const found = [...entriesByClass(c), ...namedEntries(c), ...conditionSentences(c)];
  return found.length > 0 ? [field(c.phrases.regulation.annexXvii, ...found)] : [];
}
