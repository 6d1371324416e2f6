import { reactsViolentlyWithWater } from '../measures/water-contact.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import {
  flammableGasesAndAerosols,
  highlyFlammableLiquids,
  oxidisersAndPeroxides,
  selfReactivesAndPeroxides,
  underPressure,
} from '../../hazard-groups.ts';
import { printTemperature } from '../../product/storage-temperature.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { fumesOf, isHotWork, isProcessingStated } from '../measures/processing.ts';
import { cancerFumes } from '../measures/cancer-fumes.ts';
import { combustionProducts } from '../measures/combustion-products.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { incompatibleText } from '../measures/incompatible-materials.ts';
import { isHydraulic } from '../measures/alkaline-binder.ts';
import { holdsMonomer } from '../measures/holds-monomer.ts';
import { byRule, fromInput, isAnyMet, list, paragraph, select, sentence } from '../words/say.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { textsOf, type Rules, written } from './stability-words.ts';
import { holds, warns, decomposesAsPeroxide, isAcidic, isAlkaline, holdsWetBase } from './reactive-traits.ts';
import { reactionRules } from './hazardous-reactions.ts';

/** Corrosion of metals is a property, not a measure: it is stated only if found, never as the worst case. */
const metalCorrosion: AnyHazard = 'Met. Corr.';

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
