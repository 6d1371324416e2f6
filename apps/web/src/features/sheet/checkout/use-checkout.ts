import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import type { PricesResponse } from '@gosds/contract/checkout/prices';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { loadPrices, type OrderChoice } from '../../../payment/payment-calls.ts';
import { usePaymentMeans } from '../../../payment/use-payment-means.ts';

export type LoadedCheckout = {
  readonly prices: PricesResponse;
  readonly config: PaymentConfig;
  readonly provider: Stripe | null;
};

/**
 * Price, card provider and its script; `loaded` once all three are there. While `isAsking`, the previous price is
 * shown.
 */
export function useCheckout(choice: OrderChoice) {
  const { orderId, goEr, promoCode } = choice;
  const prices = useQuery({
    queryKey: ['prices', orderId, goEr, promoCode],
    queryFn: ({ signal }) => loadPrices(choice, signal),
    // Keeps the order on the screen while the price with a code is loading.
    placeholderData: (before, query) => (query?.queryKey[1] === orderId ? before : undefined),
    // Another tab may have paid in the meantime.
    staleTime: 0,
    gcTime: 0,
  });
  const { means, error, retry } = usePaymentMeans();
  const { data } = prices;
  const loaded: LoadedCheckout | undefined = data && means ? { prices: data, ...means } : undefined;
  return {
    loaded,
    isAsking: prices.isPlaceholderData,
    error: prices.error ?? error,
    retry: () => {
      if (prices.isError) void prices.refetch();
      retry();
    },
  };
}
