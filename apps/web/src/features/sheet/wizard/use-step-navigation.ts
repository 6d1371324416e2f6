import { useCallback, useState } from 'react';
import { useIsShown } from '../../../ui/use-is-shown.ts';
import type { StepId } from '../state/journey.ts';
import { useWizard } from '../state/wizard-context.ts';
import { complete, uncomplete } from '../state/wizard-ui-store.ts';
import { useStepGuard } from './use-step-guard.ts';

export type StepNavigation = {
  /** Unmarks the step that is left. */
  readonly back: (to: StepId) => void;
  /** Saves and checks the session, then marks the step as completed and goes on, unless it was left meanwhile. */
  readonly next: (to: StepId) => Promise<void>;
  readonly isBusy: boolean;
};

/** Back and Next of a step. */
export function useStepNavigation(step: StepId): StepNavigation {
  const { ui, goTo } = useWizard();
  const guard = useStepGuard();
  const isShown = useIsShown();
  const [isBusy, setIsBusy] = useState(false);
  const back = useCallback(
    (to: StepId) => {
      ui.setState((state) => uncomplete(state, step), true);
      goTo(to);
    },
    [ui, goTo, step],
  );
  const next = useCallback(
    async (to: StepId) => {
      setIsBusy(true);
      try {
        if (!(await guard()) || !isShown()) return;
        ui.setState((state) => complete(state, step), true);
        goTo(to);
      } finally {
        setIsBusy(false);
      }
    },
    [ui, goTo, guard, step, isShown],
  );
  return { back, next, isBusy };
}
