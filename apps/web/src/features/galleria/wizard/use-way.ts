import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const stepIds = ['filters', 'industries', 'preview', 'checkout', 'print'] as const;
export type StepId = (typeof stepIds)[number];

/** What the address holds for a step. The steps of an order keep the order that a payment or mail link put there. */
export const queryOf = (step: StepId, order: string | null): Readonly<Record<string, string>> =>
  order === null || step === 'filters' || step === 'industries' ? { step } : { step, order };

/** The step in the address, and the order that a payment or mail link puts there. */
export function useWay() {
  const [query, setQuery] = useSearchParams();
  const step = stepIds.find((id) => id === query.get('step')) ?? 'filters';
  const order = query.get('order');
  const goTo = useCallback(
    (next: StepId) => {
      setQuery(queryOf(next, order));
    },
    [setQuery, order],
  );
  return { step, order, goTo };
}
