import type { Reason } from '@gosds/ghs/classification';
import { percent, toPercent } from '@gosds/ghs/concentration';
import type { Ingredient } from '@gosds/ghs/mixture';
import { modeOf, type TransportInput, type TransportMode } from '../transport-input.ts';

const category = ({ hazards }: Ingredient): number =>
  hazards === 'not-assessed'
    ? Number.POSITIVE_INFINITY
    : Math.min(...hazards.map(({ code }) => Number(/^Flam\. (?:Liq|Gas|Sol)\. (\d)/.exec(code)?.[1] ?? Infinity)));

/** Flammable ingredients, the more flammable category first, then the larger share: the flash point is theirs. */
export function flammableContributors({ mixture }: TransportInput): readonly string[] {
  return mixture.ingredients
    .filter((ingredient) => Number.isFinite(category(ingredient)))
    .sort((a, b) => category(a) - category(b) || b.concentration.upper - a.concentration.upper)
    .map(({ id }) => id);
}

const water = '7732-18-5';
const ethanol = '64-17-5';

/** 24 % by volume of ethanol in water is 19.5 % by mass. */
const mostEthanol = percent(19.5);

const alcoholFreedom: ReadonlySet<TransportMode> = new Set<TransportMode>(['adr', 'rid', 'imdg', 'iata', 'adg']);

/** Ethanol in water up to 24 % by volume is free (special provision 144; IATA A58). */
export function diluteAlcohol(input: TransportInput, flammable: readonly string[]): Reason | undefined {
  const { ingredients } = input.mixture;
  const [only, ...others] = ingredients.filter(({ id }) => flammable.includes(id));
  const share = only?.concentration.upper ?? 0;
  const isInWater = ingredients.some(({ cas, concentration }) => cas === water && concentration.lower >= percent(50));
  if (only?.cas !== ethanol || others.length > 0 || share > mostEthanol) return undefined;
  if (!isInWater || !alcoholFreedom.has(modeOf(input))) return undefined;
  return {
    ruleId: 'transport.sp-144',
    paragraph: 'Special provision 144',
    summary: `Ethanol in water, ${toPercent(share)} % <= ${toPercent(mostEthanol)} % by mass (24 % by volume): not subject`,
    counted: [],
    leftOut: [],
    found: share,
    limit: mostEthanol,
    unit: 'ppb',
  };
}
