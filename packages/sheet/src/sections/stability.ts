import type { SheetPhrases } from '@gosds/phrases/language';
import { combustionProducts } from '../combustion-products.ts';
import type { Block, Sentence } from '../document.ts';
import type { FunctionalClass } from '../functional-class.ts';
import { incompatibleText } from '../incompatible-materials.ts';
import { measureOf, printNumber } from '../quantity.ts';
import { byRule, fromInput, list, orElse, paragraph, type PhraseRule, select, sentence } from '../say.ts';
import { atLeast, has, says, setsGasFreeWithAcids, type SheetContext } from '../sheet-context.ts';
import { percent } from '@gosds/ghs/concentration';

type StabilityText = {
  [Key in keyof SheetPhrases['stability']]: SheetPhrases['stability'][Key] extends string ? Key : never;
}[keyof SheetPhrases['stability']];
type Rules = readonly PhraseRule<StabilityText>[];

const holds =
  (...families: readonly FunctionalClass[]) =>
  (c: SheetContext) =>
    atLeast(c, percent(1)).some(({ family }) => family !== undefined && families.includes(family));

const warns = (pattern: RegExp) => (c: SheetContext) => says(c, pattern);

function written(c: SheetContext, rules: { scope: string; rules: Rules; none: StabilityText }): Block[] {
  const words = c.phrases.stability;
  const found = select(c, { scope: rules.scope, rules: rules.rules, texts: words });
  const none = sentence(`${rules.scope}.${rules.none}`, words[rules.none], byRule(c, 'whyByComposition'));
  return [list(orElse(found, none))];
}

/** A property of the product, not a measure: it is stated where it was found, never for the worst case. */
const metalCorrosion = /^Met\. Corr/;

const reactivityRules: Rules = [
  { phrase: 'reactsOxidiser', hazard: /^(?:Ox\.|Org\. Perox)/ },
  { phrase: 'reactsFlammable', hazard: /^Flam\. (?:Liq\. [12]|Gas)/ },
  { phrase: 'reactsMetal', hazard: metalCorrosion, when: (c) => has(c, metalCorrosion) },
  { phrase: 'metalUntested', hazard: metalCorrosion, when: (c) => !has(c, metalCorrosion) },
  { phrase: 'reactsAcid', hazard: /^Skin Corr/, when: holds('acid') },
  { phrase: 'reactsBase', hazard: /^Skin Corr/, when: holds('base') },
  { phrase: 'reactsWater', hazard: /^Water-react/ },
  { phrase: 'reactsWaterViolently', when: warns(/014$/) },
  { phrase: 'reactsPeroxide', hazard: /^(?:Org\. Perox|Self-react)/ },
];

export const reactivity = (c: SheetContext): Block[] =>
  written(c, { scope: 'reactivity', rules: reactivityRules, none: 'noReactivity' });

const stabilityRules: Rules = [
  { phrase: 'unstable', hazard: /^(?:Org\. Perox|Self-react)/ },
  { phrase: 'stable', unless: /^(?:Org\. Perox|Self-react)/ },
  { phrase: 'peroxides', when: warns(/019$/) },
  { phrase: 'polymerises', when: holds('acrylate') },
];

export const chemicalStability = (c: SheetContext): Block[] =>
  written(c, { scope: 'stability', rules: stabilityRules, none: 'stable' });

const reactionRules: Rules = [
  { phrase: 'reactionOxidiser', hazard: /^(?:Ox\.|Org\. Perox)/ },
  { phrase: 'reactionAcidBase', when: holds('acid', 'base') },
  { phrase: 'reactionHydrogen', hazard: /^(?:Met\. Corr|Skin Corr)/, when: holds('acid', 'base') },
  { phrase: 'reactionAmine', when: holds('amine') },
  { phrase: 'reactionIsocyanate', when: holds('isocyanate') },
  { phrase: 'reactionAcidGas', when: setsGasFreeWithAcids },
  { phrase: 'reactionPolymer', when: holds('acrylate', 'epoxide') },
  { phrase: 'reactionOxidisers', hazard: /^Flam\./ },
];

export const hazardousReactions = (c: SheetContext): Block[] =>
  written(c, { scope: 'reactions', rules: reactionRules, none: 'noReactions' });

const avoidRules: Rules = [
  { phrase: 'avoidIgnition', hazard: /^(?:Flam|Aerosol|Pyr)/ },
  { phrase: 'avoidStatic', hazard: /^Flam\. (?:Liq\. [12]|Gas)/ },
  { phrase: 'avoidHeat' },
  { phrase: 'avoidMoisture', hazard: /^Water-react/ },
  { phrase: 'avoidDust', when: (c) => c.state === 'solid' },
];

export function conditionsToAvoid(c: SheetContext): Block[] {
  const words = c.phrases.stability;
  const limit = measureOf(c.draft.properties.decompositionTemperature, 'temperature')?.min;
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
  const text = products.length === 0 ? words.noDecomposition : words.decomposition(named);
  return [paragraph(sentence('decomposition', text, byRule(c, 'whyByComposition')))];
}
