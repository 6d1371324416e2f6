import { percent } from '@gosds/ghs/concentration';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Field, Sentence } from '../document.ts';
import { atLeast, has, ingredientHas, nationalLaw, type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { listingsOf } from './regulatory-lists.ts';
import { cements, classesNotForPublic, conditionFrom, unionOnly, workerDnels } from './restrictions-table.ts';
import { byClass, byRule, field, orElse, sentence } from './words/say.ts';

/** Classes of a liquid that entry 3 counts: not narcosis, lactation, corrosion of metals nor gases under pressure. */
const ofEntry3 =
  /^(?:Expl|Unst|Flam|Pyr|Water-react|Self-react\. [AB]|Ox\. (?:Liq|Sol)\. [12]|Org\. Perox\. [A-F]|Acute Tox|Skin|Eye|Resp|Muta|Carc|Repr|STOT SE [12] |STOT SE 3 H335|STOT RE|Asp|Aquatic|Ozone)/;

const flammableMatter = /^(?:Flam|Pyr|Water-react)/;

/** Flammable matter by itself, and the aerosol in which it is filled. */
const isOfEntry40 = (c: SheetContext): boolean =>
  has(c, flammableMatter) ||
  (c.state === 'aerosol' && c.ingredients.some((each) => ingredientHas(each, flammableMatter)));

/** Entries 28 to 30 are for substances that Annex VI of CLP classifies; of one typed by hand the source is not known. */
const isHarmonised = ({ substance }: SheetIngredient): boolean =>
  substance === undefined || substance.classification.basis === 'harmonised';

/** Entries of Annex XVII that the product or an ingredient meets by its class. */
function entriesByClass(c: SheetContext): Sentence[] {
  const rows: readonly (readonly [string, RegExp])[] = [
    ['28', /^Carc\. 1/],
    ['29', /^Muta\. 1/],
    ['30', /^Repr\. 1/],
  ];
  const named = rows.flatMap(([entry, pattern]) =>
    atLeast(c, percent(0.1))
      .filter((each) => isHarmonised(each) && ingredientHas(each, pattern))
      .map((each) =>
        sentence(
          `regulations.annexXvii.${entry}.${each.row.id}`,
          c.phrases.regulation.entryFor(entry, each.name),
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

const namesEntry = ({ substance }: SheetIngredient, entry: string): boolean =>
  listingsOf(substance?.cas).annexXvii?.split(', ').includes(entry) ?? false;

/** The limit of Annex VI for the class, else the generic one. */
function reachesLimit(
  { ingredient }: SheetIngredient,
  { pattern, atLeast: generic }: (typeof classesNotForPublic)[number],
) {
  const own = (ingredient.specificLimits ?? []).flatMap(({ outcome, lower }) =>
    pattern.test(outcome.code) && lower !== undefined ? [lower] : [],
  );
  return ingredient.concentration.upper >= Math.min(...(own.length > 0 ? own : [generic]));
}

/** Ingredients for which entries 28 to 30 keep the mixture from the general public; the exceptions of column 2 are the supplier's to claim. */
export function notForPublic(c: SheetContext): readonly SheetIngredient[] {
  const reached = classesNotForPublic.filter(({ pattern }) => has(c, pattern));
  return c.ingredients.filter(
    (each) =>
      isHarmonised(each) && reached.some((limit) => ingredientHas(each, limit.pattern) && reachesLimit(each, limit)),
  );
}

type Words = SheetPhrases['regulation'];
type Condition = {
  readonly entry: string;
  readonly applies: (c: SheetContext) => boolean;
  readonly text: (words: Words) => string;
};

const isCement = ({ substance }: SheetIngredient): boolean => cements.includes(substance?.cas ?? '');

const shareOf = (c: SheetContext, entry: string): number =>
  c.ingredients
    .filter((each) => namesEntry(each, entry))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

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
    entry: '74',
    applies: (c) => shareOf(c, '74') >= conditionFrom.diisocyanates,
    text: (words) => words.diisocyanateTraining,
  },
];

const isInForce = ({ profile }: SheetContext, entry: string): boolean =>
  profile.market === 'eu' || !unionOnly.includes(entry);

/** Only where the law is the Union's or Great Britain's own: others number their entries alike and word them otherwise. */
function conditionSentences(c: SheetContext): Sentence[] {
  if (nationalLaw(c) !== undefined) return [];
  const words = c.phrases.regulation;
  const origin = byRule(c, 'whyByComposition');
  const said = conditions
    .filter(({ entry, applies }) => isInForce(c, entry) && applies(c))
    .map(({ entry, text }) => sentence(`regulations.annexXvii.condition.${entry}`, text(words), origin));
  return [...said, ...workerDnelSentences(c)];
}

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
    const entry = listingsOf(each.substance?.cas).annexXvii;
    const id = `regulations.annexXvii.named.${each.row.id}`;
    return entry === undefined
      ? []
      : [sentence(id, c.phrases.regulation.entryFor(entry, each.name), byRule(c, 'whyByComposition'))];
  });

/** Entries of REACH Annex XVII that the product meets, and what they ask. */
export function restrictionField(c: SheetContext): Field {
  const words = c.phrases.regulation;
  const noEntry = sentence('regulations.annexXvii.none', words.annexXviiNone, byRule(c, 'whyByComposition'));
  const found = [...entriesByClass(c), ...namedEntries(c), ...conditionSentences(c)];
  return field(words.annexXvii, ...orElse(found, noEntry));
}
