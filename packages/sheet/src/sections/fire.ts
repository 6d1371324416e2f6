import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  corrosiveOrToxicToSkin,
  explosive,
  flammableOrToxicGas,
  givesOxygen,
  burstsOrFeedsFire,
} from '../hazard-groups.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import { percent } from '@gosds/ghs/concentration';
import { mayExplodeAsDust } from './measures/combustible-dust.ts';
import { burnsWhenHeated, isMostlyWater } from './measures/combustible-liquid.ts';
import { combustionProducts } from './measures/combustion-products.ts';
import type { Block, Sentence } from '../document.ts';
import { needsAlcoholResistantFoam } from './measures/foam-choice.ts';
import { gasWeight } from './measures/gas-weight.ts';
import { areAll, cannotBurn, neverBurns } from './measures/ingredient-elements.ts';
import {
  byRule,
  field,
  fields,
  firstIngredient,
  list,
  missing,
  notOwed,
  orElse,
  type PhraseRule,
  select,
  sentence,
} from './words/say.ts';
import { shipmentOf } from './transport-view.ts';
import type { SheetContext } from '../sheet-context.ts';

type FireText = {
  [Key in keyof SheetPhrases['fire']]: SheetPhrases['fire'][Key] extends string ? Key : never;
}[keyof SheetPhrases['fire']];
type Rules = readonly PhraseRule<FireText>[];

const waterReactive: AnyHazard = ['Pyr. Liq.', 'Pyr. Sol.', 'Water-react.'];
const oxidising: AnyHazard = ['Ox. Gas', 'Self-react.', 'Ox. Liq.', 'Ox. Sol.', 'Org. Perox.'];
const flammableLiquid: AnyHazard = ['Aerosol 1', 'Aerosol 2', 'Flam. Liq.'];

const gas = (c: SheetContext) => c.state === 'gas';
const doesNotBurn = (c: SheetContext) => areAll(c.ingredients, (each) => neverBurns(each, c.state));

/** Of water and other compounds that do not burn, to more than three quarters. */
function hardlyBurns(c: SheetContext): boolean {
  if (c.ingredients.length === 0) return false;
  const burning = c.ingredients.filter((each) => !cannotBurn(each));
  return (
    isMostlyWater(c) || burning.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0) < percent(25)
  );
}

const breaksFoam = (c: SheetContext) => needsAlcoholResistantFoam(c);
const keepsFoam = (c: SheetContext) => !needsAlcoholResistantFoam(c);
const liquid = (c: SheetContext) => c.state === 'liquid';

/** The first medium that fits: what makes a fire worse goes first. */
const media: Rules = [
  { phrase: 'mediaWaterReactive', hazard: waterReactive },
  { phrase: 'mediaOxidiser', hazard: givesOxygen },
  { phrase: 'mediaGas', hazard: 'Flam. Gas' },
  { phrase: 'mediaDoesNotBurn', when: (c) => gas(c) && doesNotBurn(c) },
  { phrase: 'mediaNotFlammable', when: gas },
  { phrase: 'mediaFlammableLiquid', hazard: flammableLiquid, when: breaksFoam },
  { phrase: 'mediaHydrocarbon', hazard: flammableLiquid, when: keepsFoam },
  { phrase: 'mediaFlammableSolid', hazard: 'Flam. Sol.' },
  { phrase: 'mediaDoesNotBurn', when: doesNotBurn },
  { phrase: 'mediaNotFlammable', when: hardlyBurns },
  { phrase: 'mediaFlammableLiquid', when: (c) => liquid(c) && breaksFoam(c) },
  { phrase: 'mediaHydrocarbon', when: (c) => liquid(c) && keepsFoam(c) },
  { phrase: 'mediaCombustible' },
];

const unsuitable: Rules = [
  { phrase: 'notWater', hazard: waterReactive },
  { phrase: 'notSmothering', hazard: givesOxygen },
  { phrase: 'notLeakingGas', hazard: 'Flam. Gas' },
  { phrase: 'notJet', hazard: flammableLiquid },
  { phrase: 'notJet', when: burnsWhenHeated },
];

export function extinguishingMedia(c: SheetContext): Block[] {
  const words = c.phrases.fire;
  const suitable = select(c, { scope: 'media', rules: media, texts: words }).slice(0, 1);
  const wrong = select(c, { scope: 'media', rules: unsuitable, texts: words });
  const none = sentence('media.notKnown', words.notKnown, byRule(c));
  return [fields(field(words.suitable, ...suitable), field(words.unsuitable, ...orElse(wrong, none)))];
}

const hazardRules: Rules = [
  { phrase: 'hazardFlammable', hazard: ['Aerosol 1', 'Flam. Liq. 1', 'Flam. Liq. 2'] },
  { phrase: 'hazardFlammableGas', hazard: 'Flam. Gas' },
  { phrase: 'gasHeavy', when: (c) => gasWeight(c) === 'heavier' },
  { phrase: 'gasLight', when: (c) => gasWeight(c) === 'lighter' },
  { phrase: 'hazardCombustible', hazard: ['Flam. Liq. 3', 'Flam. Liq. 4'] },
  { phrase: 'hazardCombustible', when: burnsWhenHeated },
  { phrase: 'hazardOxidiser', hazard: oxidising },
  { phrase: 'hazardWater', hazard: 'Water-react.' },
  { phrase: 'hazardContainer', hazard: ['Flam. Liq.', 'Self-react.', 'Org. Perox.'] },
  { phrase: 'hazardGas', when: gas },
  { phrase: 'hazardCans', when: (c) => c.state === 'aerosol' },
  { phrase: 'hazardDust', when: mayExplodeAsDust },
];

function productSentences(c: SheetContext): Sentence[] {
  const words = c.phrases.fire;
  if (c.ingredients.length === 0) return [missing(c, 'fire-hazards.products', firstIngredient)];
  const { products, unknown } = combustionProducts(c);
  const origin = byRule(c, 'whyByComposition');
  const named = c.phrases.shared.list(products.map((product) => words.products[product]));
  const join = (names: readonly string[]) => c.phrases.shared.list(names);
  return [
    ...(products.length > 0 ? [sentence('fire-hazards.products', words.combustionProducts(named), origin)] : []),
    ...(products.length + unknown.length === 0
      ? [sentence('fire-hazards.noProducts', words.combustionNone, origin)]
      : []),
    ...(unknown.length > 0
      ? [sentence('fire-hazards.unknownProducts', words.combustionUnknown(join(unknown)), origin)]
      : []),
  ];
}

export function fireHazards(c: SheetContext): Block[] {
  const words = c.phrases.fire;
  const found = select(c, { scope: 'fire-hazards', rules: hazardRules, texts: words });
  const none = notOwed(sentence('fire-hazards.none', words.hazardNone, byRule(c, 'whyByClass')));
  return [list([...orElse(found, none), ...productSentences(c)])];
}

const fighterRules: Rules = [
  { phrase: 'breathing' },
  { phrase: 'chemicalSuit', hazard: corrosiveOrToxicToSkin },
  { phrase: 'upwind', duty: 'should', hazard: flammableOrToxicGas },
  { phrase: 'stopGas', duty: 'should', when: gas },
  { phrase: 'remote', hazard: explosive },
  { phrase: 'cool', hazard: burstsOrFeedsFire },
  { phrase: 'water', duty: 'should', unless: waterReactive, when: (c) => !gas(c) },
];

/** The action code of the transport entry, where the country uses it or the user gave it. */
function hazChemOf(c: SheetContext): string {
  const shipment = shipmentOf(c);
  return shipment.status === 'regulated' ? shipment.hazChem : '';
}

export function firefighters(c: SheetContext): Block[] {
  const words = c.phrases.fire;
  const standards = {
    europe: words.breathingStandardEurope,
    us: words.breathingStandardUs,
    other: '',
  };
  const standard = standards[c.profile.methods];
  const hazchem = hazChemOf(c);
  return [
    list([
      ...select(c, { scope: 'firefighters', rules: fighterRules, texts: words }),
      ...(standard === '' ? [] : [notOwed(sentence('firefighters.standard', standard, byRule(c)))]),
      ...(hazchem === '' ? [] : [sentence('firefighters.hazchem', words.hazchem(hazchem), byRule(c, 'whyByClass'))]),
    ]),
  ];
}
