import type { Finding } from '@gosds/sheet/review/finding';
import { useEffect, useState, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import { focusInput } from './focus-input.ts';
import { problemsAt, stepAfter, stepBefore, stepOfPath, type WizardStep } from '../state/journey.ts';
import { useStepNavigation } from './use-step-navigation.ts';
import { useDraft, useDraftState, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { check, isAsked } from '../state/wizard-ui-store.ts';
import { ReadOnly } from './read-only.tsx';
import { ErrorSummary, errorSummaryId } from './error-summary.tsx';
import { useFirstWords } from '../../../words/words.ts';

const noProblems: readonly Finding[] = [];

type Props = {
  readonly step: WizardStep;
  readonly intro?: string;
  /** Runs before the next step, e.g. confirms what this step shows; false stops it. */
  readonly onNext?: () => unknown;
  readonly isNextDisabled?: boolean;
  readonly children: ReactNode;
};

/** One step of the form: its problems, its inputs, Back and Next. */
export function StepFrame({ step, intro, onNext, isNextDisabled = false, children }: Props) {
  const { ui, store } = useWizard();
  const navigation = useStepNavigation(step.id);
  const { wizard, journey } = useFirstWords();
  const { pageTitle } = wizard.problems;
  const title = journey.title[step.id];
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const isChecked = useWizardUi((state) => state.checked.has(step.id));
  const found = useDraft(useShallow((draft) => problemsAt(findingsOf(draft).all, step.paths)));
  const shown = useWizardUi(useShallow((state) => found.filter(({ path }) => isAsked(state, path))));
  const problems = isChecked ? shown : noProblems;
  const isReadOnly = useDraftState((state) => state.isReadOnly ?? false);
  const way = useDraft(useShallow(({ mode, ownSds }) => ({ mode, ownSds })));
  const before = stepBefore(step.id, way);
  const after = stepAfter(step.id, way);

  useEffect(() => {
    document.title = problems.length > 0 && attempt > 0 ? pageTitle(title) : 'GoSDS';
  }, [problems.length, attempt, title, pageTitle]);

  // Only Next moves the focus; problems that come and go during typing do not.
  useEffect(() => {
    if (attempt > 0) document.getElementById(errorSummaryId)?.focus();
  }, [attempt]);

  const back = () => {
    if (before) navigation.back(before);
  };

  const next = async () => {
    const { all } = findingsOf(store.getState().draft);
    const own = all.filter(({ path }) => stepOfPath(path) === step.id).map(({ path }) => path);
    ui.setState((state) => check(state, step.id, own), true);
    if (problemsAt(all, step.paths).length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    if (!after) return;
    setIsBusy(true);
    try {
      if ((await onNext?.()) !== false) await navigation.next(after);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <StepLayout
      title={title}
      intro={intro}
      back={{ onClick: back, isDisabled: before === undefined }}
      next={{ onClick: () => void next(), isBusy, isDisabled: isNextDisabled }}
    >
      {problems.length > 0 && <ErrorSummary problems={problems} onGo={focusInput} />}
      {isReadOnly ? <ReadOnly>{children}</ReadOnly> : children}
    </StepLayout>
  );
}
