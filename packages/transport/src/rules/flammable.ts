import { isWater } from '@gosds/ghs/water';
import { type Message, say } from '@gosds/ghs/message';
import type { FreedomRule } from '../freedom-rule.ts';
import { severityOf } from '@gosds/ghs/rules/specific-limit';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { Reason } from '@gosds/ghs/classification';
import { percent, toPercent } from '@gosds/ghs/concentration';
import type { Ingredient, Measure } from '@gosds/ghs/mixture';
import { isAtMost, measureText } from '@gosds/ghs/rules/measure';
import { isByLand } from '../entry-in-mode.ts';
import { modeLawOf } from '../mode-law.ts';
import { modeOf, type TransportInput, type TransportMode } from '../transport-input.ts';
import type { DangerousGoodsEntry } from '../transport.ts';
import type { ClassVerdict } from './class-verdict.ts';

const category = ({ hazards }: Ingredient): number =>
  hazards === 'not-assessed'
    ? Number.POSITIVE_INFINITY
    : Math.min(
        ...hazards.map((hazard) =>
          isAnyOf(hazard, ['Flam. Liq.', 'Flam. Sol.']) ? Math.floor(severityOf(hazard.code)) : Infinity,
        ),
      );

/** Flammable ingredients, which cause the flash point: more flammable category first, then higher concentration. */
export function flammableContributors({ mixture }: TransportInput): readonly string[] {
  return mixture.ingredients
    .filter((ingredient) => Number.isFinite(category(ingredient)))
    .sort((a, b) => category(a) - category(b) || b.concentration.upper - a.concentration.upper)
    .map(({ id }) => id);
}

const ethanol = '64-17-5';

/** 24 % by volume of ethanol in water is 19.5 % by mass. */
const maxEthanol = percent(19.5);

const alcoholFreedom: ReadonlySet<TransportMode> = new Set<TransportMode>(['adr', 'rid', 'imdg', 'iata', 'adg']);

/** Ethanol in water up to 24 % by volume is exempt (special provision 144; IATA A58). */
export function diluteAlcohol(input: TransportInput, flammable: readonly string[]): Reason | undefined {
  const { ingredients } = input.mixture;
  const [only, ...others] = ingredients.filter(({ id }) => flammable.includes(id));
  const share = only?.concentration.upper ?? 0;
  const isInWater = ingredients.some((each) => isWater(each) && each.concentration.lower >= percent(50));
  if (only?.cas !== ethanol || others.length > 0 || share > maxEthanol) return undefined;
  if (!isInWater || !alcoholFreedom.has(modeOf(input))) return undefined;
  return {
    ruleId: 'transport.sp-144' satisfies FreedomRule,
    paragraph: 'Special provision 144',
    summary: say('flammable-ethanolWaterMassVolumeNot', {
      share: toPercent(share),
      mostEthanol: toPercent(maxEthanol),
    }),
    counted: [],
    leftOut: [],
    found: share,
    limit: maxEthanol,
    unit: 'ppb',
  };
}

/** °C. The highest flash point of class 3 in every law; gas oils exceed it on land. */
export const class3FlashPoint = 60;

/** °C. Of class 3, and the highest boiling point of packing group I. */
const limits = { flash: class3FlashPoint, gasOilFlash: 100, sustaining: 35, boiling: 35 };

type Freedom = { readonly paragraph: string; readonly summary: Message };

/** Why a liquid with this flash point is not class 3; undefined if it is. */
function freedomByFlash(input: TransportInput, flash: Measure): Freedom | undefined {
  const mode = modeOf(input);
  if (!isAtMost(flash, limits.sustaining) && input.mixture.properties.doesNotSustainCombustion) {
    const paragraph = modeLawOf(mode).notSustaining;
    return {
      paragraph,
      summary: say('flammable-flashPointAboveDoesNot', { flash: measureText(flash), sustaining: limits.sustaining }),
    };
  }
  if (isAtMost(flash, limits.flash) || isByLand(mode)) return undefined;
  return {
    paragraph: 'UN Model Regulations 2.3.1.2',
    summary: say('flammable-flashPointAbove', { flash: measureText(flash), flash2: limits.flash }),
  };
}

/**
 * Applies the conditions of transport beside the GHS category of a flammable liquid: it sustains combustion (which
 * workplace law may not require, as in North America), its flash point is at most 60 °C (gas oils on land excepted),
 * and its boiling point alone decides on packing group I.
 */
export function flammableVerdict(input: TransportInput, verdict: ClassVerdict): ClassVerdict {
  const { flashPointC: flash, initialBoilingPointC: boiling } = input.mixture.properties;
  if (verdict.status !== 'applies') return verdict;
  const { reason, hazard } = verdict;
  const freedom = flash && freedomByFlash(input, flash);
  if (freedom) {
    const summary = say('flammable-compared', { summary: freedom.summary });
    return { status: 'excluded', reason: { ...reason, paragraph: freedom.paragraph, summary } };
  }
  if (!boiling || !isAtMost(boiling, limits.boiling) || hazard.packingGroup === 'I') return verdict;
  const summary = say('flammable-initialBoilingPointCPacking', {
    summary: reason.summary,
    boiling: measureText(boiling),
    boiling2: limits.boiling,
  });
  return { ...verdict, hazard: { ...hazard, packingGroup: 'I' }, reason: { ...reason, summary } };
}

/** True if the measured flash point excludes an entry of class 3 only. Gas oil on land: up to 100 °C. */
export function isAboveClass3FlashPoint(
  input: TransportInput,
  { un, classificationCode }: DangerousGoodsEntry,
): boolean {
  const flash = input.mixture.properties.flashPointC;
  if (!flash || classificationCode !== 'F1') return false;
  const isGasOilOnLand = un === '1202' && isByLand(modeOf(input));
  return !isAtMost(flash, isGasOilOnLand ? limits.gasOilFlash : limits.flash);
}
