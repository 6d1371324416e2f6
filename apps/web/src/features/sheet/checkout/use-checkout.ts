import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import type { PricesResponse } from '@gosds/contract/checkout/prices';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { loadPaymentConfig, loadPrices, type OrderChoice } from './checkout-calls.ts';
import { openCardProvider } from './card-provider.ts';

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
  const config = useQuery({ queryKey: ['payment-config'], queryFn: loadPaymentConfig, staleTime: Infinity });
  const { data } = config;
  const provider = useQuery({
    queryKey: ['card-provider', data?.publishableKey],
    queryFn: () => (data ? openCardProvider(data) : null),
    enabled: data !== undefined,
    staleTime: Infinity,
  });
  const error = prices.error ?? config.error ?? provider.error;
  const retry = () => {
    for (const query of [prices, config, provider]) if (query.isError) void query.refetch();
  };
  return { loaded: loadedOf(prices.data, data, provider.data), isAsking: prices.isPlaceholderData, error, retry };
}

function loadedOf(
  prices: PricesResponse | undefined,
  config: PaymentConfig | undefined,
  provider: Stripe | null | undefined,
): LoadedCheckout | undefined {
  return prices && config && provider !== undefined ? { prices, config, provider } : undefined;
}
