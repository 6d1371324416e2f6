import {
  coldGases,
  corrosiveOrToxicToSkin,
  damagesEyes,
  flammableGasesAndLiquids1To2,
  flammableGasesAndLiquids1To3,
  flammableOrToxicGas,
  toxicByInhalation,
  toxicOrCmrCategory1,
} from '../../hazard-groups.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { handProtection } from './hand-protection.ts';
import { isSpread, raisesDust } from '../measures/combustible-dust.ts';
import { needsSuppliedAir } from '../15-regulation/restricted-by-tsca.ts';
import { filterChoice, type FilterType, isParticleFilter, needsApparatusForVapour } from './filter-choice.ts';
import {
  byClass,
  byRule,
  field,
  fields,
  fromInput,
  notOwed,
  type PhraseRule,
  type PhraseWithoutSlots,
  select,
  sentence,
} from '../words/say.ts';
import { isFlameWork, isHotWork, isMelted, isProcessingStated } from '../measures/processing.ts';
import { needsExtraction } from '../measures/needs-extraction.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isPoisonGas } from '../measures/poison-gas.ts';
import { followsReach } from '../../product/follows-reach.ts';
import type { Product } from '../../product/product.ts';
import { has, mayHave } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';

type ExposureText = PhraseWithoutSlots<'exposure'>;
type Rules = readonly PhraseRule<ExposureText>[];

const engineering: Rules = [
  { phrase: 'closedSystem', hazard: toxicOrCmrCategory1 },
  { phrase: 'extraction', when: (product) => !raisesDust(product) && !isHotWork(product) && needsExtraction(product) },
  { phrase: 'dustExtraction', when: raisesDust },
  {
    phrase: 'generalVentilation',
    when: (product) => !raisesDust(product) && !needsExtraction(product) && !isHotWork(product),
  },
  { phrase: 'fumeExtraction', when: isHotWork },
  {
    phrase: 'oxygenMonitor',
    when: (product) => (product.state === 'gas' || isFrozenGas(product)) && !isPoisonGas(product),
  },
  { phrase: 'gasMonitor', when: (product) => isPoisonGas(product) || has(product, ['Flam. Gas', 'Pyr. Gas']) },
  { phrase: 'explosionProofVentilation', hazard: flammableGasesAndLiquids1To3 },
  { phrase: 'eyeWash', hazard: damagesEyes },
];

export function engineeringControls(writing: Writing): Block[] {
  const words = writing.phrases.exposure;
  return [
    fields(field(words.engineering, ...select(writing, { scope: 'engineering', rules: engineering, texts: words }))),
  ];
}

function eyes(writing: Writing): Sentence {
  const words = writing.phrases.exposure;
  const eyeStandard = writing.phrases.shared.list(writing.product.profile.eyeStandards, 'or');
  if (has(writing.product, damagesEyes)) {
    return sentence('protection.eyes', words.faceShield(eyeStandard), byClass(writing, damagesEyes));
  }
  if (isVeryCold(writing.product))
    return sentence('protection.eyes', words.coldFace(eyeStandard), byRule(writing, 'whyByState'));
  const isWet = writing.product.state === 'liquid' || writing.product.state === 'aerosol';
  // A liquid that may have no hazard at all asks for no more than a solid does.
  const splashes = isWet && writing.product.classification.hazards.length > 0;
  const text = has(writing.product, 'Eye Irrit.') || splashes ? words.goggles(eyeStandard) : words.glasses(eyeStandard);
  return sentence('protection.eyes', text, byClass(writing, 'Eye Irrit.'));
}

const body: Rules = [
  { phrase: 'clothing' },
  { phrase: 'chemicalClothing', hazard: corrosiveOrToxicToSkin },
  { phrase: 'antistatic', hazard: flammableGasesAndLiquids1To2 },
  { phrase: 'workClothing', when: isFlameWork },
];

/** Standards for the required clothing; empty if none is required, or if the market's standards are not known. */
function clothingStandards(writing: Writing): readonly Sentence[] {
  const { liquid, dust, antistatic } = writing.product.profile.clothingStandards;
  const { list, semicolon } = writing.phrases.shared;
  const resistant = mayHave(writing.product, corrosiveOrToxicToSkin)
    ? list(writing.product.state === 'solid' && !isSpread(writing.product) ? dust : liquid, 'or')
    : '';
  const conducting = mayHave(writing.product, flammableGasesAndLiquids1To2) ? list(antistatic, 'or') : '';
  const standards = [resistant, conducting].filter((text) => text !== '').join(semicolon);
  if (standards === '') return [];
  return [
    notOwed(
      sentence(
        'protection.body.standards',
        writing.phrases.exposure.clothingStandards(standards),
        byRule(writing, 'whyByClass'),
      ),
    ),
  ];
}

/** Gas filters and particle filters have different standards. */
function standardsOf({ profile }: Product, filters: readonly FilterType[]): readonly string[] {
  const { gas, particle } = profile.respiratorStandards;
  return [
    ...new Set([...(filters.every(isParticleFilter) ? [] : gas), ...(filters.some(isParticleFilter) ? particle : [])]),
  ];
}

/** The filter's name and class in the market. */
function filterName(writing: Writing, type: FilterType): string {
  const words = writing.phrases.exposure;
  const { gasFilters, particleClasses } = writing.product.profile;
  if (isParticleFilter(type)) return words.particleFilter(writing.phrases.shared.list(particleClasses[type], 'or'));
  return (gasFilters === 'names' ? words.cartridges : words.filters)[type];
}

function breathing(writing: Writing): Sentence[] {
  const words = writing.phrases.exposure;
  const filters = filterChoice(writing);
  const origin = byRule(writing, 'whyByComposition');
  const alone = sentence('protection.breathing.apparatus', words.selfContained, byClass(writing, toxicByInhalation));
  const needsApparatus =
    mayHave(writing.product, flammableOrToxicGas) ||
    writing.product.state === 'gas' ||
    isFrozenGas(writing.product) ||
    needsApparatusForVapour(writing);
  const beyondFilters = needsSuppliedAir(writing);
  if (beyondFilters) {
    const text = words.suppliedAir(beyondFilters.name);
    return [sentence('protection.breathing.suppliedAir', text, origin), ...(needsApparatus ? [alone] : [])];
  }
  if (filters.length === 0) {
    return needsApparatus ? [alone] : [sentence('protection.breathing.none', words.noRespirator, origin)];
  }
  const filter = writing.phrases.shared.list([...new Set(filters.map((type) => filterName(writing, type)))]);
  const text = words.respirator({
    filter,
    standard: writing.phrases.shared.list(standardsOf(writing.product, filters)),
  });
  return [sentence('protection.breathing.filter', text, origin), ...(needsApparatus ? [alone] : [])];
}

/** Denied only if the user stated how the product is used. */
function thermal(writing: Writing): Sentence {
  const words = writing.phrases.exposure;
  if (isVeryCold(writing.product))
    return sentence('protection.thermal.very-cold', words.coldProduct, byRule(writing, 'whyByState'));
  if (mayHave(writing.product, coldGases))
    return sentence('protection.thermal.cold', words.cold, byClass(writing, 'Press. Gas'));
  if (isHotWork(writing.product))
    return sentence('protection.thermal.work', words.thermalWork, fromInput('description.processing'));
  if (isMelted(writing.product))
    return sentence('protection.thermal.melt', words.thermalMelt, fromInput('description.uses'));
  const none = isProcessingStated(writing.product) ? words.noThermal : words.noThermalClass;
  const line = sentence('protection.thermal.none', none, byRule(writing, 'whyByState'));
  return followsReach(writing.product) ? line : notOwed(line);
}

const workEyes = (writing: Writing): readonly Sentence[] =>
  isFlameWork(writing.product)
    ? [sentence('protection.eyes.work', writing.phrases.exposure.workEyes, fromInput('description.processing'))]
    : [];

export function personalProtection(writing: Writing): Block[] {
  const words = writing.phrases.exposure;
  return [
    fields(
      field(words.eyes, eyes(writing), ...workEyes(writing)),
      field(words.hands, ...handProtection(writing)),
      field(
        words.skin,
        ...select(writing, { scope: 'protection.body', rules: body, texts: words }),
        ...clothingStandards(writing),
      ),
      field(words.breathing, ...breathing(writing)),
      field(words.thermal, thermal(writing)),
    ),
  ];
}

export function environmentalControls(writing: Writing): Block[] {
  const words = writing.phrases.exposure;
  const gasText = isVeryCold(writing.product) ? writing.phrases.release.gasAway : words.noGasRelease;
  const isGas = writing.product.state === 'gas' || isFrozenGas(writing.product);
  const text = isGas ? gasText : words.noRelease;
  return [fields(field(words.environment, sentence('environmental-controls.noRelease', text, byRule(writing))))];
}
