import { promoCodeQuantity } from '@gosds/contract/checkout/promo-quantity';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../api/invoke.ts';

export const freeSheetsKey = ['free-sheets'];

/** How many sheets the user's own promo codes are still good for. */
export async function loadFreeSheets(): Promise<number> {
  const quantities = await invoke(promoCodeQuantity);
  return quantities.reduce((sum, { type, leftQuantity }) => sum + (type === 'GoSDS' ? leftQuantity : 0), 0);
}

/** As `loadFreeSheets`; 0 until it is known. */
export function useFreeSheets(isWanted = true): number {
  const { data = 0 } = useQuery({ queryKey: freeSheetsKey, queryFn: loadFreeSheets, enabled: isWanted });
  return data;
}
