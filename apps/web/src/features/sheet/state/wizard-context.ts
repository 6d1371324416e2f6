import { notifications } from '@mantine/notifications';
import type { Draft } from '@gosds/sheet/draft/draft';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import { firstWords } from '../../../words/words.ts';
import { findingsOf } from './draft-findings.ts';
import type { DraftChange } from './draft-history.ts';
import { draftReducers, type DraftState, type DraftStore } from './draft-store.ts';
import type { DraftSync } from './draft-sync.ts';
import { FindingOverride } from './finding-override.ts';
import { isSameSds } from './same-sds.ts';
import { stepOfPath, type StepId } from './journey.ts';
import type { SheetStore } from './sheet-engine.ts';
import type { OrderControl } from './use-order.ts';
import { isAsked, touch, type WizardUi, type WizardUiStore } from './wizard-ui-store.ts';
import { useSayFinding } from '../../../words/say-finding.ts';

/** An open sheet: its draft, the state of the screens, the sheet made from it, and its order. */
export type OpenSheet = Omit<OrderControl, 'isKnown' | 'isPublished'> & {
  readonly store: DraftStore;
  readonly ui: WizardUiStore;
  readonly sync: DraftSync;
  /** The last result of the engine. */
  readonly sheet: SheetStore;
  /** Closes this sheet and opens a new one at the first step; a notice there reopens the old one. */
  readonly startNew: (left?: 'kept' | 'deleted') => void;
  /** Closes this sheet and opens another one. */
  readonly openSheet: (draftId: string) => void;
};

/** The open sheet and the navigation between its steps, for every screen of the wizard. */
export type Wizard = OpenSheet & {
  /** Goes to the step if it is open; with a path, to that input. */
  readonly goTo: (step: StepId, inputPath?: string) => void;
  /** Goes to the input of a path, on whichever step it is. */
  readonly goToInput: (path: string) => void;
  /** Undoes or redoes the last change, and shows where. */
  readonly undo: () => void;
  readonly redo: () => void;
};

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('This part of the page needs an open draft.');
  return wizard;
}

export function useDraftState<Value>(select: (state: DraftState) => Value): Value {
  return useStore(useWizard().store, select);
}

export function useDraft<Value>(select: (draft: Draft) => Value): Value {
  return useDraftState((state) => select(state.draft));
}

export function useWizardUi<Value>(select: (ui: WizardUi) => Value): Value {
  return useStore(useWizard().ui, select);
}

export function showLocked(): void {
  const { title, text } = firstWords().journey.locked;
  notifications.show({ id: 'same-sds-locked', title, message: text });
}

/** `field` names the input, so that continuous typing makes one undo step. */
export type Edit = (field: string, change: DraftChange) => void;

export function useEdit(): Edit {
  const { store, ui } = useWizard();
  return useCallback(
    (field, change) => {
      const { draft } = store.getState();
      if (ui.getState().paidLanguage !== null && !isSameSds(draft, change(draft))) {
        showLocked();
        return;
      }
      store.setState((state) => draftReducers.edit(state, change, { field, now: Date.now() }), true);
    },
    [store, ui],
  );
}

export type FieldFinding = { readonly problem: string | undefined; readonly warning: string | undefined };

const none: FieldFinding = { problem: undefined, warning: undefined };

/** The finding shown beside an input: once it was left with content, or its step was checked. */
export function useFinding(path: string): FieldFinding {
  const say = useSayFinding();
  const override = useContext(FindingOverride);
  const own = useDraft((draft) => findingsOf(draft).byPath.get(path));
  const finding = override === null ? own : override.get(path);
  const isAtOnce = useDraft((draft) => findingsOf(draft).atOnce.has(path));
  const isWanted = useWizardUi((ui) => isAsked(ui, path));
  const isShown = override !== null || isAtOnce || isWanted;
  if (!finding || !isShown) return none;
  return finding.severity === 'problem'
    ? { problem: say(finding.message), warning: undefined }
    : { problem: undefined, warning: say(finding.message) };
}

/** Call it when an input is left. An empty input is checked only after Next was pressed on its step. */
export function useTouch(): (path: string, value: string) => void {
  const { ui } = useWizard();
  return useCallback(
    (path, value) => {
      const step = stepOfPath(path);
      const isChecked = step !== undefined && ui.getState().checked.has(step);
      if (isChecked || value.trim() !== '') ui.setState((state) => touch(state, path), true);
    },
    [ui],
  );
}
