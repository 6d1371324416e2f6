import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { corrosiveOrToxicToSkin, explosive, flammableOrToxicGas, burstsOrFeedsFire } from '../../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { isBattery } from '../measures/battery.ts';
import { boilsWithWater, formsHydrogenFluoride, mustStayDry } from '../measures/water-contact.ts';
import { isMetalDust, mayExplodeAsDust } from '../measures/combustible-dust.ts';
import { burnsWhenHeated, isMostlyWater } from '../measures/combustible-liquid.ts';
import { combustionProducts } from '../measures/combustion-products.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { givesHydrogenCyanide } from '../chemistry/cyanide.ts';
import { needsAlcoholResistantFoam } from './foam-choice.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { gasWeight, sinksWhileCold } from '../measures/gas-weight.ts';
import {
  formsAlkali,
  holdsAcetylide,
  holdsNitrateEster,
  holdsPhosphide,
  mayExplodeConfined,
} from '../measures/holds-group.ts';
import { holdsOtherHalogen } from '../measures/incompatible-materials.ts';
import { areAll, cannotBurn, neverBurns } from '../chemistry/ingredient-elements.ts';
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
  type PhraseWithoutSlots,
  select,
  sentence,
} from '../words/say.ts';
import { shipmentOf } from '../14-transport/transport-view.ts';
import type { Product } from '../../product/product.ts';
import type { Writing } from '../writing.ts';

type FireText = PhraseWithoutSlots<'fire'>;
type Rules = readonly PhraseRule<FireText>[];

const waterReactive: AnyHazard = ['Pyr. Liq.', 'Pyr. Sol.', 'Water-react.'];
/** Burns like other organic matter once it decomposes: ICSC 1028 (MEKP) has powder and carbon dioxide for it. */
const burnsByItself: AnyHazard = ['Self-react.', 'Org. Perox.'];
const oxidisers: AnyHazard = ['Ox. Liq.', 'Ox. Sol.'];
const oxidising: AnyHazard = ['Ox. Gas', 'Self-react.', 'Ox. Liq.', 'Ox. Sol.', 'Org. Perox.'];
const flammableLiquid: AnyHazard = ['Aerosol 1', 'Aerosol 2', 'Flam. Liq.'];

const gas = (product: Product) => product.state === 'gas';
const doesNotBurn = (product: Product) => areAll(product.ingredients, (each) => neverBurns(each, product.state));

/** True if more than three quarters are water and other compounds that do not burn. */
function hardlyBurns(product: Product): boolean {
  if (product.ingredients.length === 0 || burnsWhenHeated(product)) return false;
  const burning = product.ingredients.filter((each) => !cannotBurn(each));
  return (
    isMostlyWater(product) ||
    burning.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0) < percent(25)
  );
}

const breaksFoam = (product: Product) => needsAlcoholResistantFoam(product);
const keepsFoam = (product: Product) => !needsAlcoholResistantFoam(product);
const liquid = (product: Product) => product.state === 'liquid';
/** The contents of a battery are enclosed: water cools it (Emergency Response Guidebook, guides 147 and 154). */
const isOpen = (product: Product) => !isBattery(product);
const keepsDry = (product: Product) => !gas(product) && isOpen(product) && mustStayDry(product);
const takesWater = (product: Product) => !keepsDry(product);

/** The first medium that fits. Products that make a fire worse come first. */
const media: Rules = [
  { phrase: 'mediaCombustible', when: isBattery },
  { phrase: 'mediaWaterReactive', hazard: waterReactive },
  { phrase: 'mediaWaterReactive', unless: waterReactive, when: isMetalDust },
  { phrase: 'mediaCombustible', hazard: burnsByItself, unless: oxidisers },
  { phrase: 'mediaOxidiser', hazard: oxidisers },
  { phrase: 'mediaHydrolysed', when: keepsDry },
  { phrase: 'mediaSelfHeating', hazard: 'Self-heat.' },
  { phrase: 'mediaCyanide', when: givesHydrogenCyanide },
  { phrase: 'mediaGas', hazard: 'Flam. Gas' },
  { phrase: 'mediaDoesNotBurn', when: (product) => gas(product) && doesNotBurn(product) },
  { phrase: 'mediaNotFlammable', when: gas },
  { phrase: 'mediaFlammableLiquid', hazard: flammableLiquid, when: breaksFoam },
  { phrase: 'mediaHydrocarbon', hazard: flammableLiquid, when: keepsFoam },
  { phrase: 'mediaCombustible', hazard: 'Flam. Sol.' },
  { phrase: 'mediaDoesNotBurn', when: doesNotBurn },
  { phrase: 'mediaNotFlammable', when: hardlyBurns },
  { phrase: 'mediaFlammableLiquid', when: (product) => liquid(product) && breaksFoam(product) },
  { phrase: 'mediaHydrocarbon', when: (product) => liquid(product) && keepsFoam(product) },
  { phrase: 'mediaCombustible' },
];

const unsuitable: Rules = [
  { phrase: 'notWater', hazard: waterReactive, when: isOpen },
  { phrase: 'notWater', unless: waterReactive, when: isMetalDust },
  { phrase: 'notWaterOrFoam', unless: waterReactive, when: keepsDry },
  { phrase: 'notSmothering', hazard: oxidisers, when: isOpen },
  { phrase: 'notJet', hazard: burnsByItself, unless: oxidisers, when: liquid },
  { phrase: 'notCarbonDioxide', when: givesHydrogenCyanide },
  { phrase: 'notLeakingGas', hazard: 'Flam. Gas' },
  { phrase: 'notOnCold', when: (product) => gas(product) && isVeryCold(product) },
  { phrase: 'notJet', hazard: flammableLiquid, unless: burnsByItself, when: takesWater },
  { phrase: 'notJet', unless: burnsByItself, when: (product) => burnsWhenHeated(product) && takesWater(product) },
];

export function extinguishingMedia(writing: Writing): Block[] {
  const words = writing.phrases.fire;
  const suitable = select(writing, { scope: 'media', rules: media, texts: words }).slice(0, 1);
  const wrong = select(writing, { scope: 'media', rules: unsuitable, texts: words });
  const none = sentence('media.notKnown', words.notKnown, byRule(writing));
  return [fields(field(words.suitable, ...suitable), field(words.unsuitable, ...orElse(wrong, none)))];
}

/** What section 10 says of a reaction, and a fire starts or worsens. */
type ReactionText = 'reactionNitrateEster' | 'reactionHydrogenFluoride' | 'reactionAlkaliForming';

const hazardRules: readonly PhraseRule<FireText | ReactionText>[] = [
  { phrase: 'hazardFlammable', hazard: ['Aerosol 1', 'Flam. Liq. 1', 'Flam. Liq. 2'] },
  { phrase: 'hazardFlammableGas', hazard: 'Flam. Gas' },
  { phrase: 'gasCold', when: sinksWhileCold },
  { phrase: 'gasHeavy', when: (product) => gasWeight(product) === 'heavier' },
  { phrase: 'gasLight', when: (product) => gasWeight(product) === 'lighter' },
  { phrase: 'hazardFlammableWarm', hazard: 'Flam. Liq. 3' },
  { phrase: 'hazardFlammableSolid', hazard: 'Flam. Sol.' },
  { phrase: 'hazardCombustible', hazard: 'Flam. Liq. 4' },
  { phrase: 'hazardCombustible', when: burnsWhenHeated },
  { phrase: 'hazardOxidiser', hazard: oxidising },
  { phrase: 'hazardOxidiser', unless: oxidising, when: holdsOtherHalogen },
  { phrase: 'hazardSelfHeating', hazard: 'Self-heat.' },
  { phrase: 'hazardWater', hazard: 'Water-react.', when: (product) => !formsAlkali(product) },
  { phrase: 'reactionAlkaliForming', hazard: 'Water-react.', when: formsAlkali },
  { phrase: 'hazardPhosphine', when: holdsPhosphide },
  { phrase: 'hazardContainer', hazard: ['Flam. Liq.', 'Self-react.', 'Org. Perox.'] },
  { phrase: 'hazardGas', when: (product) => gas(product) && !isVeryCold(product) },
  { phrase: 'hazardColdGas', when: (product) => gas(product) && isVeryCold(product) },
  { phrase: 'hazardUnstableGas', hazard: 'Chem. Unst. Gas', when: holdsAcetylide },
  { phrase: 'hazardCans', when: (product) => product.state === 'aerosol' },
  { phrase: 'hazardDust', when: mayExplodeAsDust },
  { phrase: 'hazardConfined', when: mayExplodeConfined },
  { phrase: 'reactionNitrateEster', when: holdsNitrateEster },
  { phrase: 'reactionHydrogenFluoride', when: formsHydrogenFluoride },
];

function productSentences(writing: Writing): Sentence[] {
  const words = writing.phrases.fire;
  if (writing.ingredients.length === 0) return [missing(writing, 'fire-hazards.products', firstIngredient)];
  const { products, unknown } = combustionProducts(writing);
  const origin = byRule(writing, 'whyByComposition');
  const named = writing.phrases.shared.list(products.map((product) => words.products[product]));
  const join = (names: readonly string[]) => writing.phrases.shared.list(names);
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

export function fireHazards(writing: Writing): Block[] {
  const words = writing.phrases.fire;
  const { reactionNitrateEster, reactionHydrogenFluoride, reactionAlkaliForming } = writing.phrases.stability;
  const texts = { ...words, reactionNitrateEster, reactionHydrogenFluoride, reactionAlkaliForming };
  const found = select(writing, { scope: 'fire-hazards', rules: hazardRules, texts });
  const none = notOwed(sentence('fire-hazards.none', words.hazardNone, byRule(writing, 'whyByClass')));
  return [list([...orElse(found, none), ...productSentences(writing)])];
}

const fighterRules: Rules = [
  { phrase: 'breathing' },
  { phrase: 'chemicalSuit', hazard: corrosiveOrToxicToSkin },
  { phrase: 'upwind', duty: 'should', hazard: flammableOrToxicGas },
  { phrase: 'stopGas', duty: 'should', when: gas },
  { phrase: 'remote', hazard: explosive },
  { phrase: 'remote', unless: explosive, when: holdsNitrateEster },
  { phrase: 'cool', hazard: burstsOrFeedsFire },
  { phrase: 'cool', unless: burstsOrFeedsFire, when: holdsNitrateEster },
  { phrase: 'keepWaterOut', when: (product) => keepsDry(product) || boilsWithWater(product) },
  {
    phrase: 'water',
    duty: 'should',
    unless: waterReactive,
    when: (product) => !gas(product) && !isMetalDust(product),
  },
];

/** The Hazchem code of the transport entry, if the country uses it or the user entered it. */
function hazChemOf(product: Product): string {
  const shipment = shipmentOf(product);
  return shipment.status === 'regulated' ? shipment.hazChem : '';
}

export function firefighters(writing: Writing): Block[] {
  const words = writing.phrases.fire;
  const standards = {
    europe: words.breathingStandardEurope,
    us: words.breathingStandardUs,
    other: '',
  };
  const standard = standards[writing.product.profile.methods];
  const hazchem = hazChemOf(writing.product);
  return [
    list([
      ...select(writing, { scope: 'firefighters', rules: fighterRules, texts: words }),
      ...(standard === '' ? [] : [notOwed(sentence('firefighters.standard', standard, byRule(writing)))]),
      ...(hazchem === ''
        ? []
        : [sentence('firefighters.hazchem', words.hazchem(hazchem), byRule(writing, 'whyByClass'))]),
    ]),
  ];
}
