import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { categoryName } from '@gosds/phrases/market-terms';
import type { Sentence } from '../document.ts';
import { byClass, byRule, missing, sentence } from './words/say.ts';
import { outcomesOf, type SheetContext } from '../sheet-context.ts';

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

/** 9.1 (f): the class by name, that it is not met, or `Not Available` where it could not be judged. */
export function flammability(c: SheetContext): Sentence {
  const id = 'properties.flammability';
  const words = c.phrases.properties;
  const entry = c.classification.hazards.find((hazard) => isAnyOf(hazard, flammable));
  if (entry) return sentence(id, categoryName(entry, c.wording), byClass(c, flammable));
  const outcome = outcomesOf(c, classNames[c.state])[0];
  if (outcome?.status !== 'not-classified') return missing(c, id, 'properties.flashPoint.value');
  const texts = {
    gas: words.gasNotFlammable,
    liquid: words.liquidNotFlammable,
    solid: words.solidNotFlammable,
    aerosol: words.aerosolNotFlammable,
  };
  const { reasons } = outcome;
  return sentence(id, texts[c.state], reasons.length > 0 ? { kind: 'classification', reasons } : byRule(c));
}
