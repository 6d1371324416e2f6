import type { SheetContext } from '../../sheet-context.ts';

/** The physical state as the reason for what does not apply, e.g. `the product is a gas`. */
export function stateWords({ phrases, state }: Pick<SheetContext, 'phrases' | 'state'>): string {
  const { isGas, isLiquid, isSolid, isAerosol } = phrases.properties;
  return { gas: isGas, liquid: isLiquid, solid: isSolid, aerosol: isAerosol }[state];
}
