import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { categoryName } from '@gosds/phrases/market-terms';
import type { Sentence } from '../../model/document.ts';
import { byClass, byRule, missing, sentence } from '../words/say.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';

const flammable: AnyHazard = [
  'Flam. Gas',
  'Pyr. Gas',
  'Aerosol 1',
  'Aerosol 2',
  'Flam. Liq.',
  'Flam. Sol.',
  'Pyr. Liq.',
  'Pyr. Sol.',
];
const classNames = {
  gas: 'Flammable gases',
  liquid: 'Flammable liquids',
  solid: 'Flammable solids',
  aerosol: 'Aerosols',
} as const;

/** 9.1 (f): the name of the class, that its criteria are not met, or `Not Available` if it could not be judged. */
export function flammability(writing: Writing): Sentence {
  const id = 'properties.flammability';
  const words = writing.phrases.properties;
  const entry = writing.product.classification.hazards.find((hazard) => isAnyOf(hazard, flammable));
  if (entry) return sentence(id, categoryName(entry, writing.wording), byClass(writing, flammable));
  const outcome = outcomesOf(writing.product, classNames[writing.product.state])[0];
  if (outcome?.status !== 'not-classified') return missing(writing, id, 'properties.flashPoint.value');
  const texts = {
    gas: words.gasNotFlammable,
    liquid: words.liquidNotFlammable,
    solid: words.solidNotFlammable,
    aerosol: words.aerosolNotFlammable,
  };
  const { reasons } = outcome;
  return sentence(
    id,
    texts[writing.product.state],
    reasons.length > 0 ? { kind: 'classification', reasons } : byRule(writing),
  );
}
