import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createOrder, placesQuery } from './report-calls.ts';
import { isSameChoice } from './wizard-state.ts';
import { change, wizardStore } from './wizard-store.ts';

/**
 * Creates the order for the selection, once; an unchanged selection keeps its order. An order for a selection that has
 * changed meanwhile leads nowhere.
 */
export function useCreateOrder(onCreated: () => void) {
  const queries = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const state = wizardStore.getState();
      if (state.orderId !== null) return { state, orderId: state.orderId };
      const { industries } = await queries.query(placesQuery);
      const isFiltered = state.mode === 'selected' && state.industries.length < industries.length;
      const labels = industries.filter(({ code }) => state.industries.includes(code)).map(({ label }) => label);
      return { state, orderId: await createOrder(state, isFiltered ? labels : undefined) };
    },
    onSuccess: ({ state: ordered, orderId }) => {
      change((state) => (isSameChoice(state, ordered) ? { ...state, orderId } : state));
    },
  });
  const order = () => {
    // Not called once the step is left, so that an order that comes late opens no page.
    mutate(undefined, {
      onSuccess: ({ orderId }) => {
        if (wizardStore.getState().orderId === orderId) onCreated();
      },
    });
  };
  return { error, isPending, order };
}
