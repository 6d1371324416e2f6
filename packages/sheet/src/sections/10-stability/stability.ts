import {
  boilsWithWater,
  formsHydrogenFluoride,
  mustStayDry,
  reactsViolentlyWithWater,
} from '../measures/water-contact.ts';
import { memoised } from '../../memoised.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import type { AnySupplement } from '@gosds/ghs/supplemental-code';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { SheetPhrases } from '@gosds/phrases/language';
import {
  burning,
  corrosiveToMetalOrSkin,
  flammableGasesAndAerosols,
  flammableWithAerosols,
  highlyFlammableLiquids,
  oxidisersAndPeroxides,
  selfReactivesAndPeroxides,
  sparkSensitive,
  underPressure,
} from '../../hazard-groups.ts';
import { printTemperature } from '../../product/storage-temperature.ts';
import { condensesAir, isVeryCold } from '../measures/cold-form.ts';
import { cancerFumes } from '../measures/cancer-fumes.ts';
import { fumesOf, isHotWork, isProcessingStated } from '../measures/processing.ts';
import { areAll, cannotBurn } from '../chemistry/ingredient-elements.ts';
import { isMetalDust, raisesDust } from '../measures/combustible-dust.ts';
import {
  attacksGlass,
  decomposesWhenDamp,
  driesInAir,
  formsAlcohol,
  formsAlkali,
  givesCarbonMonoxide,
  holdsAcetylide,
  holdsAnhydride,
  holdsGroup,
  holdsMercury,
  holdsMetalInLiquid,
  holdsNitrateEster,
  holdsPeroxyhydrate,
  holdsPhosphide,
  holdsSulphite,
  isInstantAdhesive,
  isSpoiltByDamp,
  mayExplodeConfined,
  oxidisesInAir,
  holdsFormaldehyde,
} from '../measures/holds-group.ts';
import { givesHydrogenCyanide } from '../chemistry/cyanide.ts';
import { holdsPeroxide } from '../chemistry/reactive-kind.ts';
import { combustionProducts } from '../measures/combustion-products.ts';
import type { Block, Sentence } from '../../model/document.ts';
import type { FunctionalClass } from '../../substance.ts';
import {
  bindsAmines,
  givesAmmonia,
  holdsChlorine,
  holdsOtherHalogen,
  incompatibleText,
} from '../measures/incompatible-materials.ts';
import { holdsAlkalineBinder, isHydraulic } from '../measures/alkaline-binder.ts';
import { holdsMonomer } from '../measures/holds-monomer.ts';
import { holdsHypophosphite } from '../measures/reducing-salt.ts';
import { printNumber } from '../../draft/quantity.ts';
import {
  byRule,
  fromInput,
  isAnyMet,
  list,
  orElse,
  paragraph,
  type PhraseRule,
  type PhraseWithoutSlots,
  select,
  sentence,
} from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import { hasStatement, setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { percent } from '@gosds/ghs/concentration';

/** The phrases of the section, and those of sections 2 and 5 for very cold and for self-heating products. */
const textsIn = memoised((phrases: SheetPhrases) => ({
  ...phrases.stability,
  reactsCold: phrases.hazards.coldBursts,
  reactsSelfHeating: phrases.fire.hazardSelfHeating,
}));

const textsOf = ({ phrases }: Writing) => textsIn(phrases);

type StabilityText = PhraseWithoutSlots<'stability'> | 'reactsCold' | 'reactsSelfHeating';
type Rules = readonly PhraseRule<StabilityText>[];

const holds =
  (...families: readonly FunctionalClass[]) =>
  (product: Product) =>
    atLeast(product, percent(1)).some(({ family }) => family !== undefined && families.includes(family));

const warns = (wanted: AnySupplement) => (product: Product) => hasStatement(product, wanted);

function written(writing: Writing, rules: { scope: SentenceId; rules: Rules; none: StabilityText }): Block[] {
  const words = textsOf(writing);
  const found = select(writing, { scope: rules.scope, rules: rules.rules, texts: words });
  const key: string = rules.none;
  const none = sentence(`${rules.scope}.${key}`, words[rules.none], byRule(writing, 'whyByComposition'));
  return [list(orElse(found, none))];
}

/** Corrosion of metals is a property, not a measure: it is stated only if found, never as the worst case. */
const metalCorrosion: AnyHazard = 'Met. Corr.';

/** Wet cement and lime dissolve light metals. */
const isAlkalinePaste = (product: Product): boolean => product.state === 'solid' && holdsAlkalineBinder(product);

/** Hydrogen peroxide and similar; organic peroxides have their own sentences. */
const decomposesAsPeroxide = (product: Product): boolean =>
  holdsPeroxide(product) && !mayHave(product, selfReactivesAndPeroxides);

const isExtreme = ({ mixture }: Product): boolean => {
  const { ph } = mixture.properties;
  return ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
};

/** A measured pH overrides the families: an acid or base may be neutralised in the product. */
const isAcidic = ({ mixture }: Product): boolean => (mixture.properties.ph?.min ?? 0) < 7;
const isAlkaline = ({ mixture }: Product): boolean => (mixture.properties.ph?.max ?? 14) > 7;

/** Acidic enough to release chlorine from bleach: by pH, else an acid that corrodes skin or damages eyes, such as oxalic. */
const isKeptFromBleach = (product: Product): boolean =>
  (product.mixture.properties.ph?.max ?? 14) <= 2 ||
  (product.mixture.properties.ph === undefined &&
    holds('acid')(product) &&
    mayHave(product, ['Skin Corr.', 'Eye Dam.']));

/** A dry gas such as ammonia does not dissolve light metals, as its solution does. */
const holdsWetBase = (product: Product): boolean => product.state !== 'gas' && holds('base')(product);

/** Nitric acid oxidises metals; they release nitrogen oxides instead of hydrogen. */
const holdsNitricAcid = (product: Product): boolean => holdsGroup(product, 'nitric-acid', percent(1));

const reactivityRules: Rules = [
  { phrase: 'reactsOxidiser', hazard: oxidisersAndPeroxides },
  { phrase: 'reactsFlammable', hazard: highlyFlammableLiquids },
  { phrase: 'reactsGas', hazard: flammableGasesAndAerosols },
  { phrase: 'reactsPressure', hazard: underPressure, when: (product) => !isVeryCold(product) },
  { phrase: 'reactsCold', when: isVeryCold },
  { phrase: 'reactsHydraulic', when: isHydraulic },
  { phrase: 'reactsMetal', hazard: metalCorrosion, when: (product) => has(product, metalCorrosion) },
  { phrase: 'metalUntested', hazard: metalCorrosion, when: (product) => !has(product, metalCorrosion) },
  { phrase: 'reactsAcid', hazard: 'Skin Corr.', when: (product) => holds('acid')(product) && isAcidic(product) },
  { phrase: 'reactsBase', hazard: 'Skin Corr.', when: (product) => holdsWetBase(product) && isAlkaline(product) },
  { phrase: 'reactsSelfHeating', hazard: 'Self-heat.' },
  { phrase: 'reactsWater', hazard: 'Water-react.' },
  { phrase: 'reactsWaterViolently', when: reactsViolentlyWithWater },
  { phrase: 'reactsPeroxide', hazard: selfReactivesAndPeroxides },
];

/** Section 10.1 must not contradict 10.3. */
export const reactivity = (writing: Writing): Block[] =>
  written(writing, {
    scope: 'reactivity',
    rules: reactivityRules,
    none: isAnyMet(writing.product, reactionRules) ? 'reactsAsBelow' : 'noReactivity',
  });

const stabilityRules: Rules = [
  { phrase: 'unstable', hazard: selfReactivesAndPeroxides },
  { phrase: 'unstableGas', hazard: 'Chem. Unst. Gas' },
  { phrase: 'stable', unless: [...selfReactivesAndPeroxides, 'Chem. Unst. Gas'] },
  { phrase: 'decomposesOxygen', when: decomposesAsPeroxide },
  { phrase: 'losesChlorine', when: holds('hypochlorite') },
  { phrase: 'peroxides', when: warns('019') },
  { phrase: 'polymerises', when: holdsMonomer },
];

/** The SADT of a 50 kg package, as the user typed it. */
function sadt(writing: Writing): readonly Sentence[] {
  const test = writing.product.mixture.testResults?.find((each) => each.test === 'A-H');
  if (test?.test !== 'A-H' || test.sadtC === undefined) return [];
  const text = writing.phrases.stability.sadt(printTemperature(test.sadtC));
  return [sentence('stability.sadt', text, fromInput('properties.tests.A-H.values.sadtC'))];
}

export function chemicalStability(writing: Writing): Block[] {
  const found = select(writing, { scope: 'stability', rules: stabilityRules, texts: textsOf(writing) });
  return [list([...found, ...sadt(writing)])];
}

/** Damp granules and tablets release chlorine and nitrogen trichloride; a solution has already reacted. */
const isKeptDry = (product: Product): boolean => product.state === 'solid' && holds('chloroisocyanurate')(product);

/** Strong acid by pH; else by family, if the product is also corrosive. */
const reactsWithBases = (product: Product): boolean =>
  (product.mixture.properties.ph?.max ?? 7) <= 2 ||
  (holds('acid')(product) && isAcidic(product) && mayHave(product, corrosiveToMetalOrSkin));
const reactsWithAcids = (product: Product): boolean =>
  (product.mixture.properties.ph?.min ?? 7) >= 11.5 ||
  (holds('base')(product) && isAlkaline(product) && mayHave(product, corrosiveToMetalOrSkin));

const reactionRules: Rules = [
  { phrase: 'reactionOxidiser', hazard: oxidisersAndPeroxides },
  { phrase: 'reactionPeroxide', when: decomposesAsPeroxide },
  { phrase: 'reactionOrganicPeroxide', hazard: 'Org. Perox.' },
  { phrase: 'reactionWithBases', when: reactsWithBases },
  { phrase: 'reactionWithAcids', when: reactsWithAcids },
  {
    phrase: 'reactionHydrogen',
    hazard: corrosiveToMetalOrSkin,
    when: (product) =>
      holds('acid')(product) || holdsWetBase(product) || (isExtreme(product) && !holdsNitricAcid(product)),
  },
  { phrase: 'reactionNitrogenOxides', hazard: corrosiveToMetalOrSkin, when: holdsNitricAcid },
  { phrase: 'reactionHydrogen', unless: corrosiveToMetalOrSkin, when: isAlkalinePaste },
  { phrase: 'reactsWater', hazard: 'Water-react.', when: (product) => !formsAlkali(product) },
  { phrase: 'reactsWaterViolently', when: reactsViolentlyWithWater },
  { phrase: 'reactionMetalPowder', when: (product) => isMetalDust(product) || holdsMetalInLiquid(product) },
  { phrase: 'reactionAzide', when: (product) => holdsGroup(product, 'azide', percent(1)) },
  { phrase: 'reactionAcetylide', when: holdsAcetylide },
  { phrase: 'condensesAir', when: condensesAir },
  { phrase: 'reactionConfined', when: mayExplodeConfined },
  { phrase: 'reactionPhosphine', when: holdsPhosphide },
  { phrase: 'reactionAlkaliForming', hazard: 'Water-react.', when: formsAlkali },
  { phrase: 'reactionAnhydride', when: holdsAnhydride },
  { phrase: 'reactionHalogen', when: holdsOtherHalogen },
  { phrase: 'reactionMercury', when: holdsMercury },
  { phrase: 'reactionDithionite', when: decomposesWhenDamp },
  { phrase: 'reactionPeroxyhydrate', when: holdsPeroxyhydrate },
  { phrase: 'reactionCarbonMonoxide', when: givesCarbonMonoxide },
  { phrase: 'reactionWaterGas', when: (product) => warns('029')(product) && !holdsPhosphide(product) },
  { phrase: 'reactionHydrogenFluoride', when: formsHydrogenFluoride },
  { phrase: 'reactionGlass', when: attacksGlass },
  { phrase: 'reactionCyanoacrylate', when: isInstantAdhesive },
  { phrase: 'reactionMethanol', when: (product) => formsAlcohol(product, 'methoxysilane') },
  { phrase: 'reactionEthanol', when: (product) => formsAlcohol(product, 'ethoxysilane') },
  { phrase: 'reactionNitrateEster', when: holdsNitrateEster },
  { phrase: 'reactionDrying', when: driesInAir },
  { phrase: 'reactionTerpene', when: (product) => oxidisesInAir(product) && !driesInAir(product) },
  { phrase: 'reactionAmine', when: (product) => holds('amine')(product) && !bindsAmines(product) },
  { phrase: 'reactionIsocyanate', when: holds('isocyanate') },
  { phrase: 'reactionEpoxide', when: holds('epoxide') },
  { phrase: 'reactionHypochlorite', when: (product) => holds('hypochlorite')(product) || holdsChlorine(product) },
  { phrase: 'reactionAmmonia', when: givesAmmonia },
  { phrase: 'reactionBleach', when: (product) => isAcidic(product) && isKeptFromBleach(product) },
  { phrase: 'reactionChloroisocyanurate', when: holds('chloroisocyanurate') },
  { phrase: 'reactionSulphite', when: holdsSulphite },
  { phrase: 'reactionAcidGas', when: (product) => setsGasFreeWithAcids(product) && !holdsSulphite(product) },
  { phrase: 'reactionPolymer', when: (product) => holdsMonomer(product) || holds('epoxide')(product) },
  { phrase: 'reactionFormaldehyde', when: holdsFormaldehyde },
  { phrase: 'reactionOxidisers', hazard: flammableWithAerosols },
  {
    phrase: 'reactionOxidisers',
    unless: flammableWithAerosols,
    when: (product) => holds('aldehyde')(product) || holdsHypophosphite(product) || holdsSulphite(product),
  },
];

/** Section 10.3 must not deny what 10.5 names. */
export const hazardousReactions = (writing: Writing): Block[] =>
  written(writing, {
    scope: 'reactions',
    rules: reactionRules,
    none: incompatibleText(writing) === '' ? 'noReactions' : 'reactsWithIncompatible',
  });

/** What damp decomposes, sets or makes swell its container. */
const spoiltByDamp: readonly ((product: Product) => boolean)[] = [
  isHydraulic,
  isKeptDry,
  isMetalDust,
  holdsMetalInLiquid,
  givesHydrogenCyanide,
  mustStayDry,
  boilsWithWater,
  decomposesWhenDamp,
  isSpoiltByDamp,
  isInstantAdhesive,
  holdsAnhydride,
  (product) => product.state === 'liquid' && holds('isocyanate')(product),
  (product) => formsAlcohol(product, 'methoxysilane'),
  (product) => formsAlcohol(product, 'ethoxysilane'),
  (product) => mayHave(product, 'Water-react.'),
];

/** An unclassified powder of oxides and similar, such as a white pigment: heat and light do nothing to it. */
const isInertDust = (product: Product): boolean =>
  raisesDust(product) && !has(product, 'any') && areAll(product.ingredients, cannotBurn);

const avoidRules: Rules = [
  { phrase: 'avoidIgnition', hazard: burning },
  { phrase: 'avoidStatic', hazard: sparkSensitive },
  { phrase: 'avoidFifty', hazard: underPressure, when: (product) => !isVeryCold(product) },
  { phrase: 'avoidCold', when: isVeryCold },
  {
    phrase: 'avoidHeat',
    unless: ['Flam. Gas', 'Aerosol', 'Press. Gas', 'Flam. Liq.', 'Flam. Sol.'],
    when: (product) => !isVeryCold(product) && !isInertDust(product),
  },
  {
    phrase: 'avoidMoisture',
    when: (product) => spoiltByDamp.some((applies) => applies(product)),
  },
  { phrase: 'avoidDust', when: raisesDust },
];

export function conditionsToAvoid(writing: Writing): Block[] {
  const words = writing.phrases.stability;
  const limit = writing.product.measures.decompositionTemperature?.min;
  const path = 'properties.decompositionTemperature.value';
  const above: Sentence[] =
    limit !== undefined && Number.isFinite(limit)
      ? [sentence('avoid.decomposition', words.avoidDecomposition(printNumber(limit)), fromInput(path))]
      : [];
  return [list([...select(writing, { scope: 'avoid', rules: avoidRules, texts: textsOf(writing) }), ...above])];
}

export function incompatibleMaterialsPart(writing: Writing): Block[] {
  const words = writing.phrases.stability;
  const materials = incompatibleText(writing);
  const text = materials === '' ? words.noIncompatible : words.incompatible(materials);
  return [paragraph(sentence('incompatible', text, byRule(writing, 'whyByComposition')))];
}

export function decompositionProducts(writing: Writing): Block[] {
  const words = writing.phrases.stability;
  const { products } = combustionProducts(writing);
  const named = writing.phrases.shared.list(products.map((product) => writing.phrases.fire.products[product]));
  const denies = isProcessingStated(writing.product) && !isHotWork(writing.product);
  const onFire = denies ? words.noDecomposition : words.fireDecomposition;
  const inHeat = denies ? words.decomposition(named) : words.decompositionOpen(named);
  const found = sentence('decomposition', products.length === 0 ? onFire : inHeat, byRule(writing, 'whyByComposition'));
  if (!isHotWork(writing.product)) return [paragraph(found)];
  const fumes = writing.phrases.hazards[fumesOf(writing.product)];
  return [
    paragraph(
      sentence('decomposition.fumes', fumes, fromInput('description.processing')),
      ...cancerFumes(writing, 'decomposition'),
      found,
    ),
  ];
}
