import { useQuery } from '@tanstack/react-query';
import { openCardProvider } from './card-provider.ts';
import { loadPaymentConfig } from './payment-calls.ts';

/** The payment configuration of the service and the card provider's script; `means` is set once both are loaded. */
export function usePaymentMeans() {
  const config = useQuery({ queryKey: ['payment-config'], queryFn: loadPaymentConfig, staleTime: Infinity });
  const { data } = config;
  const provider = useQuery({
    queryKey: ['card-provider', data?.publishableKey],
    queryFn: () => (data ? openCardProvider(data) : null),
    enabled: data !== undefined,
    staleTime: Infinity,
  });
  const retry = () => {
    for (const query of [config, provider]) if (query.isError) void query.refetch();
  };
  const means = data && provider.data !== undefined ? { config: data, provider: provider.data } : undefined;
  return { means, error: config.error ?? provider.error, retry };
}
