import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { AcuteToxicityValue, SpecificLimit, ToxicityRoute } from '@gosds/ghs/mixture';
import { rangeOf } from '@gosds/data/range';
import { readHazard } from './hazard-notation.ts';

const routes: readonly ToxicityRoute[] = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'];

/**
 * Reads `oral 5800 rat` or `oral limit >2000 rat`; the route decides the kind of value. Throws a RangeError on any
 * other text.
 */
export function readToxicity(notation: string): AcuteToxicityValue {
  const [, name, limit, text = ''] = /^(\S+) (limit )?(\S+)(?: .+)?$/.exec(notation) ?? [];
  const route = routes.find((each) => each === name);
  const value = rangeOf(text);
  if (!route || !value) throw new RangeError(`Not a toxicity: ${notation}`);
  const measured = route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';
  return { route, kind: limit ? 'limit-dose' : measured, value, source: 'input' };
}

type Ends = Pick<SpecificLimit, 'lower' | 'upper'>;

/** The end of the range that one comparison sets. A limit that excludes its number lies one ppb beside it. */
function endOf(sign: string, value: string): Ends {
  const at: Ppb = percent(Number(value));
  if (sign === '>=') return { lower: at };
  if (sign === '>') return { lower: at + 1 };
  return { upper: sign === '<' ? at : at + 1 };
}

/** Reads `Skin Irrit. 2 H315: 5<=C<25`, `...: C>=25`, `...: C>50` or `...: C<=50` (per cent). */
export function readSpecificLimit(notation: string): SpecificLimit {
  const match = /^(.+): (?:([\d.]+)(<=|<))?C(?:(>=|>|<=|<)([\d.]+))?$/.exec(notation);
  if (!match?.[1]) throw new RangeError(`Not a limit: ${notation}`);
  const [, outcome, left, leftSign, sign, right] = match;
  return {
    outcome: readHazard(outcome).hazard,
    ...(left ? endOf(leftSign === '<' ? '>' : '>=', left) : {}),
    ...(sign && right ? endOf(sign, right) : {}),
  };
}
