import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const stepIds = ['filters', 'industries', 'preview', 'checkout', 'print'] as const;
export type StepId = (typeof stepIds)[number];

/** The step in the address, and the order that a payment or mail link puts there. */
export function useWay() {
  const [query, setQuery] = useSearchParams();
  const step = stepIds.find((id) => id === query.get('step')) ?? 'filters';
  const order = query.get('order');
  const goTo = useCallback(
    (next: StepId) => {
      setQuery(next === 'checkout' || next === 'print' ? keepOrder(next, order) : { step: next });
    },
    [setQuery, order],
  );
  return { step, order, goTo };
}

const keepOrder = (step: StepId, order: string | null) => (order === null ? { step } : { step, order });
