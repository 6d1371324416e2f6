import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useFirstWords } from '../../../words/words.ts';
import type { StepperItem } from '../../../ui/stepper.tsx';
import { findingsOf } from '../state/draft-findings.ts';
import type { DraftStore } from '../state/draft-store.ts';
import { focusInput, untilNextAct } from './focus-input.ts';
import {
  isLocked,
  openSteps,
  problemsAt,
  stepOfLink,
  stepOfPath,
  stepsOf,
  type SheetOrder,
  type StepId,
} from '../state/journey.ts';
import { showLocked } from '../state/wizard-context.ts';
import { isAsked, leavePanel, reveal, visit, type WizardUiStore } from '../state/wizard-ui-store.ts';

export type Journey = {
  readonly current: StepId;
  readonly items: readonly StepperItem<StepId>[];
  readonly goTo: (step: StepId, inputPath?: string) => void;
  readonly goToInput: (path: string) => void;
};

type Stores = { readonly store: DraftStore; readonly ui: WizardUiStore; readonly order: SheetOrder | null };

/** Selects the parts of the draft that decide the steps, so that the frame is not redrawn on every key. */
function useSteps({ store, ui, order, named }: Stores & { readonly named: string | null }) {
  const isSameSds = useStore(ui, ({ paidLanguage }) => paidLanguage !== null);
  const facts = ({ draft }: ReturnType<DraftStore['getState']>) => ({
    draft,
    findings: findingsOf(draft).all,
    order,
    isSameSds,
  });
  const current = useStore(store, (state) => stepOfLink(named, facts(state)));
  const open = useStore(
    store,
    useShallow((state) => openSteps(facts(state))),
  );
  const done = useStore(
    store,
    useShallow((state) => stepsOf(state.draft).map((step) => step.isDone(facts(state)))),
  );
  const problems = useStore(
    store,
    useShallow((state) =>
      stepsOf(state.draft).map((step) =>
        problemsAt(facts(state).findings, step.paths)
          .map(({ path }) => path)
          .join(' '),
      ),
    ),
  );
  const way = useStore(
    store,
    useShallow(({ draft: { mode, ownSds } }) => ({ mode, ownSds })),
  );
  return { current, open, done, problems, isSameSds, way };
}

/** Marks a step as visited when it is left; the review covers it from then on. */
function useVisits(ui: WizardUiStore, current: StepId): void {
  useEffect(
    () => () => {
      ui.setState((state) => visit(state, current), true);
    },
    [ui, current],
  );
}

type Asked = { readonly named: string | null; readonly current: StepId; readonly order: SheetOrder | null };

/** True while a reload on Checkout waits for the preview to find its order. */
function useWaitsForOrder({ named, current, order }: Asked): boolean {
  const [isReloaded] = useState(named === 'checkout');
  const isToBeFound = order === null || (order.isPaid && !order.isCurrent);
  return isReloaded && isToBeFound && named === 'checkout' && current === 'preview';
}

/** Goes to an input on its step; the choice of statements is in the panel. */
function useWayToInput(ui: WizardUiStore, goTo: (step: StepId, inputPath?: string) => void) {
  return useCallback(
    (path: string) => {
      if (path.startsWith('precautionChoices')) {
        ui.setState({ panelTab: 'precautions', isPanelOpen: true });
        return;
      }
      const step = stepOfPath(path);
      if (ui.getState().paidLanguage !== null) showLocked();
      ui.setState((state) => ({ ...leavePanel(state), isPanelOpen: false }), true);
      if (step !== undefined) goTo(step, path);
    },
    [ui, goTo],
  );
}

/** The step in the query, the open steps, and the navigation between them. */
export function useJourney({ store, ui, order }: Stores): Journey {
  const [query, setQuery] = useSearchParams();
  const named = query.get('step');
  const { current, open, done, problems, isSameSds, way } = useSteps({ store, ui, order, named });
  const completed = useStore(ui, (state) => state.completed);
  const problemCounts = useStore(
    ui,
    useShallow((state) => problems.map((paths) => paths.split(' ').filter((path) => isAsked(state, path)).length)),
  );
  const wantsFocus = useRef<AbortController>(undefined);

  const waits = useWaitsForOrder({ named, current, order });
  useEffect(() => {
    if (named !== current && !waits) setQuery({ step: current }, { replace: true });
  }, [named, current, waits, setQuery]);

  useEffect(() => {
    if (wantsFocus.current?.signal.aborted === false) focusInput('step-heading');
    wantsFocus.current = undefined;
    window.scrollTo({ top: 0 });
  }, [current]);
  useVisits(ui, current);

  const goTo = useCallback(
    (step: StepId, inputPath?: string) => {
      wantsFocus.current = inputPath === undefined ? untilNextAct() : undefined;
      setQuery({ step });
      if (inputPath === undefined) return;
      ui.setState((state) => reveal(state, inputPath), true);
      focusInput(inputPath);
    },
    [ui, setQuery],
  );

  const goToInput = useWayToInput(ui, goTo);
  const { journey } = useFirstWords();
  const isPaid = order?.isCurrent === true && order.isPaid;
  const items = useMemo(
    () =>
      stepsOf(way).map((step, index) => ({
        id: step.id,
        title: journey.title[step.id],
        note: step.note && journey.note[step.note],
        isUnnumbered: step.isUnnumbered,
        isOpen: open.includes(step.id),
        isLocked: isLocked(step, { isSameSds }),
        isCompleted: done[index] === true && (completed.has(step.id) || isPaid || isLocked(step, { isSameSds })),
        problems: problemCounts[index] ?? 0,
      })),
    [journey, way, open, done, problemCounts, completed, isPaid, isSameSds],
  );

  return { current, items, goTo, goToInput };
}
