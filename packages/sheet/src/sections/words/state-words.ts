import type { Writing } from '../writing.ts';

/** The physical state as the reason why something does not apply, e.g. `the product is a gas`. */
export function stateWords({ product: { state }, phrases }: Pick<Writing, 'product' | 'phrases'>): string {
  const { isGas, isLiquid, isSolid, isAerosol } = phrases.properties;
  return { gas: isGas, liquid: isLiquid, solid: isSolid, aerosol: isAerosol }[state];
}
