import { promoCodeQuantity } from '@gosds/contract/checkout/promo-quantity';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../api/invoke.ts';
import type { PromoType } from './payment-calls.ts';

export const freeSheetsKey = ['free-sheets'];

/** How many sheets or reports the user's own promo codes still cover. */
export async function loadFreeSheets(wanted: PromoType = 'GoSDS'): Promise<number> {
  const quantities = await invoke(promoCodeQuantity);
  return quantities.reduce((sum, { type, leftQuantity }) => sum + (type === wanted ? leftQuantity : 0), 0);
}

/** Like `loadFreeSheets`; 0 until loaded. */
export function useFreeSheets(type: PromoType, { isWanted } = { isWanted: true }): number {
  const { data = 0 } = useQuery({
    queryKey: [...freeSheetsKey, type],
    queryFn: () => loadFreeSheets(type),
    enabled: isWanted,
  });
  return data;
}
