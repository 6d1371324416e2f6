import { useCallback } from 'react';
import type { StepId } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';
import { complete, uncomplete } from '../state/wizard-ui-store.ts';
import { useStepGuard } from './use-step-guard.ts';

export type StepNavigation = {
  /** Unmarks the step that is left. */
  readonly back: (to: StepId) => void;
  /** Saves and checks the session, then marks the step as completed and goes on. */
  readonly next: (to: StepId) => Promise<void>;
};

/** Back and Next of a step. */
export function useStepNavigation(step: StepId): StepNavigation {
  const { ui, goTo } = useWizard();
  const guard = useStepGuard();
  const back = useCallback(
    (to: StepId) => {
      ui.setState((state) => uncomplete(state, step), true);
      goTo(to);
    },
    [ui, goTo, step],
  );
  const next = useCallback(
    async (to: StepId) => {
      if (!(await guard())) return;
      ui.setState((state) => complete(state, step), true);
      goTo(to);
    },
    [ui, goTo, guard, step],
  );
  return { back, next };
}
