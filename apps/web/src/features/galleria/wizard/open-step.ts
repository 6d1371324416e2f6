import { type StepId, stepIds } from './use-way.ts';
import type { WizardState } from './wizard-state.ts';

type Known = {
  readonly state: Pick<WizardState, 'galleria' | 'mode' | 'checked'>;
  readonly orderId: string | null;
  readonly isPaid: boolean;
};

const isOpen: Readonly<Record<StepId, (known: Known) => boolean>> = {
  filters: ({ state }) => state.galleria !== null,
  industries: ({ state }) => state.galleria !== null && state.mode === 'selected' && state.checked.length > 0,
  preview: ({ orderId }) => orderId !== null,
  checkout: ({ orderId }) => orderId !== null,
  print: ({ orderId, isPaid }) => orderId !== null && isPaid,
};

/** The step if it is open, else the furthest open step before it. */
export const openStep = (step: StepId, known: Known): StepId =>
  stepIds
    .slice(0, stepIds.indexOf(step) + 1)
    .toReversed()
    .find((id) => isOpen[id](known)) ?? 'filters';
