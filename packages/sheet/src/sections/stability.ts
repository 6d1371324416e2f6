import type { SentenceId } from '../model/sentence-id.ts';
import type { AnySupplement } from '@gosds/ghs/supplemental-code';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
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
} from '../hazard-groups.ts';
import type { SheetPhrases } from '@gosds/phrases/language';
import { printTemperature } from '../product/storage-temperature.ts';
import { isHotWork, isProcessingStated } from './measures/processing.ts';
import { raisesDust } from './measures/combustible-dust.ts';
import { combustionProducts } from './measures/combustion-products.ts';
import type { Block, Sentence } from '../document.ts';
import type { FunctionalClass } from '../substance.ts';
import { incompatibleText } from './measures/incompatible-materials.ts';
import { printNumber } from '../draft/quantity.ts';
import { byRule, fromInput, list, orElse, paragraph, type PhraseRule, select, sentence } from './words/say.ts';
import { has, mayHave, says, setsGasFreeWithAcids, type SheetContext } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { percent } from '@gosds/ghs/concentration';

type StabilityText = {
  [Key in keyof SheetPhrases['stability']]: SheetPhrases['stability'][Key] extends string ? Key : never;
}[keyof SheetPhrases['stability']];
type Rules = readonly PhraseRule<StabilityText>[];

const holds =
  (...families: readonly FunctionalClass[]) =>
  (c: SheetContext) =>
    atLeast(c, percent(1)).some(({ family }) => family !== undefined && families.includes(family));

const warns = (asked: AnySupplement) => (c: SheetContext) => says(c, asked);

function written(c: SheetContext, rules: { scope: SentenceId; rules: Rules; none: StabilityText }): Block[] {
  const words = c.phrases.stability;
  const found = select(c, { scope: rules.scope, rules: rules.rules, texts: words });
  const none = sentence(`${rules.scope}.${rules.none}`, words[rules.none], byRule(c, 'whyByComposition'));
  return [list(orElse(found, none))];
}

/** A property of the product, not a measure: it is stated where it was found, never for the worst case. */
const metalCorrosion: AnyHazard = 'Met. Corr.';

/** Binders that set with water: cement, burnt lime, plaster. */
const hydraulic = /\bcement|^calcium oxide|quicklime|\bplaster\b/i;
const isHydraulic = (c: SheetContext): boolean =>
  c.state === 'solid' &&
  atLeast(c, percent(1)).some(({ substance, row }) => hydraulic.test(substance?.name ?? row.name));

/** Hydrogen peroxide and its like; organic peroxides have sentences of their own. */
const holdsPeroxide = (c: SheetContext): boolean => holds('peroxide')(c) && !mayHave(c, selfReactivesAndPeroxides);

/** Unsaturated monomers beside the acrylates; what was made of them holds none. */
const monomer =
  /^(?!.*poly).*(?:\bstyrene$|methylstyrene$|vinyl(?:toluene|benzene| acetate|-2-pyrrolidone)|acrylonitrile$|^isoprene$|^chloroprene$)/i;
const holdsMonomer = (c: SheetContext): boolean =>
  holds('acrylate')(c) ||
  atLeast(c, percent(1)).some(({ substance, row }) => monomer.test(substance?.name ?? row.name));

const isExtreme = ({ mixture }: SheetContext): boolean => {
  const { ph } = mixture.properties;
  return ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
};

/** A measured pH beats the families: an acid may be neutralised in the product, and so may a base. */
const isAcidic = ({ mixture }: SheetContext): boolean => (mixture.properties.ph?.min ?? 0) < 7;
const isAlkaline = ({ mixture }: SheetContext): boolean => (mixture.properties.ph?.max ?? 14) > 7;

const reactivityRules: Rules = [
  { phrase: 'reactsOxidiser', hazard: oxidisersAndPeroxides },
  { phrase: 'reactsFlammable', hazard: highlyFlammableLiquids },
  { phrase: 'reactsGas', hazard: flammableGasesAndAerosols },
  { phrase: 'reactsPressure', hazard: underPressure },
  { phrase: 'reactsHydraulic', when: isHydraulic },
  { phrase: 'reactsMetal', hazard: metalCorrosion, when: (c) => has(c, metalCorrosion) },
  { phrase: 'metalUntested', hazard: metalCorrosion, when: (c) => !has(c, metalCorrosion) },
  { phrase: 'reactsAcid', hazard: 'Skin Corr.', when: (c) => holds('acid')(c) && isAcidic(c) },
  { phrase: 'reactsBase', hazard: 'Skin Corr.', when: (c) => holds('base')(c) && isAlkaline(c) },
  { phrase: 'reactsWater', hazard: 'Water-react.' },
  { phrase: 'reactsWaterViolently', when: warns('014') },
  { phrase: 'reactsPeroxide', hazard: selfReactivesAndPeroxides },
];

/** 10.1 denies nothing that 10.3 tells. */
export const reactivity = (c: SheetContext): Block[] =>
  written(c, { scope: 'reactivity', rules: reactivityRules, none: reactsAtAll(c) ? 'reactsAsBelow' : 'noReactivity' });

const stabilityRules: Rules = [
  { phrase: 'unstable', hazard: selfReactivesAndPeroxides },
  { phrase: 'stable', unless: selfReactivesAndPeroxides },
  { phrase: 'decomposesOxygen', when: holdsPeroxide },
  { phrase: 'losesChlorine', when: holds('hypochlorite') },
  { phrase: 'peroxides', when: warns('019') },
  { phrase: 'polymerises', when: holdsMonomer },
];

/** What was measured of a 50 kg package, as the user typed it. */
function sadt(c: SheetContext): readonly Sentence[] {
  const test = c.mixture.testResults?.find((each) => each.test === 'A-H');
  if (test?.test !== 'A-H' || test.sadtC === undefined) return [];
  const text = c.phrases.stability.sadt(printTemperature(test.sadtC));
  return [sentence('stability.sadt', text, fromInput('properties.tests.A-H.values.sadtC'))];
}

export function chemicalStability(c: SheetContext): Block[] {
  const found = select(c, { scope: 'stability', rules: stabilityRules, texts: c.phrases.stability });
  return [list([...found, ...sadt(c)])];
}

const reactionRules: Rules = [
  { phrase: 'reactionOxidiser', hazard: oxidisersAndPeroxides },
  { phrase: 'reactionPeroxide', when: holdsPeroxide },
  { phrase: 'reactionOrganicPeroxide', hazard: 'Org. Perox.' },
  {
    phrase: 'reactionAcidBase',
    when: (c) => holds('acid', 'base')(c) && (isExtreme(c) || mayHave(c, corrosiveToMetalOrSkin)),
  },
  { phrase: 'reactionHydrogen', hazard: corrosiveToMetalOrSkin, when: holds('acid', 'base') },
  { phrase: 'reactionAmine', when: holds('amine') },
  { phrase: 'reactionIsocyanate', when: holds('isocyanate') },
  { phrase: 'reactionEpoxide', when: holds('epoxide') },
  { phrase: 'reactionHypochlorite', when: holds('hypochlorite') },
  { phrase: 'reactionAcidGas', when: setsGasFreeWithAcids },
  { phrase: 'reactionPolymer', when: (c) => holdsMonomer(c) || holds('epoxide')(c) },
  { phrase: 'reactionOxidisers', hazard: flammableWithAerosols },
];

const reactsAtAll = (c: SheetContext): boolean =>
  select(c, { scope: 'reactions', rules: reactionRules, texts: c.phrases.stability }).length > 0;

export const hazardousReactions = (c: SheetContext): Block[] =>
  written(c, { scope: 'reactions', rules: reactionRules, none: 'noReactions' });

const avoidRules: Rules = [
  { phrase: 'avoidIgnition', hazard: burning },
  { phrase: 'avoidStatic', hazard: sparkSensitive },
  { phrase: 'avoidFifty', hazard: underPressure },
  { phrase: 'avoidHeat', unless: ['Flam. Gas', 'Aerosol', 'Press. Gas', 'Flam. Liq.', 'Flam. Sol.'] },
  { phrase: 'avoidMoisture', when: (c) => isHydraulic(c) || mayHave(c, 'Water-react.') },
  { phrase: 'avoidDust', when: raisesDust },
];

export function conditionsToAvoid(c: SheetContext): Block[] {
  const words = c.phrases.stability;
  const limit = c.measures.decompositionTemperature?.min;
  const path = 'properties.decompositionTemperature.value';
  const above: Sentence[] =
    limit !== undefined && Number.isFinite(limit)
      ? [sentence('avoid.decomposition', words.avoidDecomposition(printNumber(limit)), fromInput(path))]
      : [];
  return [list([...select(c, { scope: 'avoid', rules: avoidRules, texts: words }), ...above])];
}

export function incompatibleMaterialsPart(c: SheetContext): Block[] {
  const words = c.phrases.stability;
  const materials = incompatibleText(c);
  const text = materials === '' ? words.noIncompatible : words.incompatible(materials);
  return [paragraph(sentence('incompatible', text, byRule(c, 'whyByComposition')))];
}

export function decompositionProducts(c: SheetContext): Block[] {
  const words = c.phrases.stability;
  const { products } = combustionProducts(c);
  const named = c.phrases.shared.list(products.map((product) => c.phrases.fire.products[product]));
  const denies = isProcessingStated(c) && !isHotWork(c);
  const onFire = denies ? words.noDecomposition : words.fireDecomposition;
  const inHeat = denies ? words.decomposition(named) : words.decompositionOpen(named);
  const found = sentence('decomposition', products.length === 0 ? onFire : inHeat, byRule(c, 'whyByComposition'));
  if (!isHotWork(c)) return [paragraph(found)];
  const fumes = c.phrases.hazards.reactionFumes;
  return [paragraph(sentence('decomposition.fumes', fumes, fromInput('description.processing')), found)];
}
