import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { DangerousGoodsEntry } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';

const water = '7732-18-5';

/** °C: what is offered at 100 °C or more is carried as a hot liquid, or molten (special provision 232, class 9 M9). */
const moltenFrom = 100;

/** Up to this much water goods are dry, where the entry itself sets no content: that of calcium hypochlorite. */
const dryBelow = percent(5.5);

/** The upper ends, as far as the shares of the others leave room. */
const waterShare = ({ mixture: { ingredients } }: TransportInput): Ppb =>
  ingredients.reduce((sum, { cas, concentration }) => (cas === water ? sum + concentration.upper : sum), 0);

function holdsWater(input: TransportInput, { isDry, waterPercent }: DangerousGoodsEntry['form']): boolean {
  const share = waterShare(input);
  if (!waterPercent) return !isDry || share < dryBelow;
  const { from = 0, upTo = 100, below } = waterPercent;
  return share >= percent(from) && share <= percent(upTo) && (below === undefined || share < percent(below));
}

const stateOfGoods = ({ mixture: { physicalState } }: TransportInput): 'liquid' | 'solid' =>
  physicalState === 'solid' ? 'solid' : 'liquid';

/** True where the goods have the form that the entry names: state, heat and water (ADR 2.1.3.3 (c); 3.1.2). */
export function fitsForm(input: TransportInput, { form }: DangerousGoodsEntry): boolean {
  const { physicalState } = input.mixture;
  if (physicalState === 'gas' || physicalState === 'aerosol') return true;
  if (form.state !== undefined && form.state !== stateOfGoods(input)) return false;
  if (form.isMolten && (input.carriageTemperatureC ?? 0) < moltenFrom) return false;
  return holdsWater(input, form);
}
