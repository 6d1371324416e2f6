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

/** Price, card provider and its browser part; `loaded` once all three are there. While `isAsking`, the price is the one before. */
export function useCheckout(choice: OrderChoice) {
  const { orderId, goEr, promoCode } = choice;
  const prices = useQuery({
    queryKey: ['prices', orderId, goEr, promoCode],
    queryFn: ({ signal }) => loadPrices(choice, signal),
    // While the price with a code is asked, the order stays on the screen.
    placeholderData: (before, query) => (query?.queryKey[1] === orderId ? before : undefined),
    // Another tab may have paid meanwhile.
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
