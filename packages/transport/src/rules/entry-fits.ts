import { isWater } from '@gosds/ghs/water';
import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { DangerousGoodsEntry } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';

/** °C: goods at or above 100 °C are carried as hot liquid or molten (special provision 232, class 9 M9). */
const moltenFrom = 100;

/** Goods count as dry up to this water content if the entry sets none: the value of calcium hypochlorite. */
const dryBelow = percent(5.5);

/** Highest water content that the other ingredients leave room for. */
const waterShare = ({ mixture: { ingredients } }: TransportInput): Ppb =>
  ingredients.reduce((sum, each) => (isWater(each) ? sum + each.concentration.upper : sum), 0);

function holdsWater(input: TransportInput, { isDry, waterPercent }: DangerousGoodsEntry['form']): boolean {
  const share = waterShare(input);
  if (!waterPercent) return !isDry || share < dryBelow;
  const { from = 0, upTo = 100, below } = waterPercent;
  return share >= percent(from) && share <= percent(upTo) && (below === undefined || share < percent(below));
}

const stateOfGoods = ({ mixture: { physicalState } }: TransportInput): 'liquid' | 'solid' =>
  physicalState === 'solid' ? 'solid' : 'liquid';

/** True if the goods have the form in the entry's name: state, heat and water (ADR 2.1.3.3 (c); 3.1.2). */
export function fitsForm(input: TransportInput, { form }: DangerousGoodsEntry): boolean {
  const { physicalState } = input.mixture;
  if (physicalState === 'gas' || physicalState === 'aerosol') return true;
  if (form.state !== undefined && form.state !== stateOfGoods(input)) return false;
  if (form.isMolten && (input.carriageTemperatureC ?? 0) < moltenFrom) return false;
  return holdsWater(input, form);
}
