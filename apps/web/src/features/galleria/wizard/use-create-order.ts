import { useMutation } from '@tanstack/react-query';
import { createOrder, placesQuery } from './report-calls.ts';
import { change, wizardStore } from './wizard-store.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Creates the order for the selection, once; an unchanged selection keeps its order. */
export function useCreateOrder(onCreated: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const state = wizardStore.getState();
      if (state.orderId !== null) return state.orderId;
      const { industries } = await queries.query(placesQuery);
      const isFiltered = state.mode === 'selected' && state.industries.length < industries.length;
      const labels = industries.filter(({ code }) => state.industries.includes(code)).map(({ label }) => label);
      return createOrder(state, isFiltered ? labels : undefined);
    },
    onSuccess: (orderId) => {
      change((state) => ({ ...state, orderId }));
      onCreated();
    },
  });
}
