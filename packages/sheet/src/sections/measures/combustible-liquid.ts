import { percent } from '@gosds/ghs/concentration';
import { mayHave, type SheetContext } from '../../sheet-context.ts';

export const isMostlyWater = ({ ingredients }: Pick<SheetContext, 'ingredients'>): boolean =>
  ingredients.some(({ family, ingredient }) => family === 'water' && ingredient.concentration.lower >= percent(50));

/** True for a liquid with a flash point that is in no flammable class: it burns when it is heated. */
export function burnsWhenHeated(c: SheetContext): boolean {
  const flash = c.measures.flashPoint?.min;
  const isGiven = flash !== undefined && Number.isFinite(flash);
  return c.state === 'liquid' && isGiven && !isMostlyWater(c) && !mayHave(c, 'Flam. Liq.');
}
