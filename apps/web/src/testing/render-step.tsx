import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import { createElement, type ReactNode } from 'react';
import { openSession } from '../api/session.ts';
import { createDraftStore } from '../features/sheet/state/draft-store.ts';
import { type StepId, stepsOf, type WizardStep } from '../features/sheet/state/journey.ts';
import { createSheetStore } from '../features/sheet/state/sheet-engine.ts';
import { type Wizard, WizardContext } from '../features/sheet/state/wizard-context.ts';
import { createWizardUiStore } from '../features/sheet/state/wizard-ui-store.ts';
import { renderScreen } from './render-screen.tsx';

export type DraftParts = { readonly [Part in keyof Draft]?: Part extends 'mode' ? Draft['mode'] : object };

const nothing = () => undefined;

function openWizard(parts: DraftParts, went: string[]): Wizard {
  const blank = ['1', '2', '3'].map((id) => ({ id }));
  const draft = draftSchema.parse({ ingredients: blank, ...parts });
  const ui = createWizardUiStore([]);
  ui.setState({ isStepShown: true });
  return {
    store: createDraftStore({ id: 'open', version: 1, savedAt: '2026-03-02T08:00:00Z', draft }),
    ui,
    sync: { flush: async () => undefined, receiveFrom: nothing, choose: nothing, stop: async () => undefined },
    sheet: createSheetStore(),
    order: null,
    paid: { state: 'none', draft: null },
    setMade: nothing,
    setPaid: nothing,
    startNew: nothing,
    openSheet: nothing,
    goTo: (step) => void went.push(step),
    goToInput: (path) => void went.push(path),
    undo: nothing,
    redo: nothing,
  };
}

/** Renders a part of the wizard with a draft of this content. */
export function renderInSheet(part: ReactNode, parts: DraftParts = {}) {
  openSession({ email: 'lena@example.com', token: 'token', googleUserId: '' }, { isRemembered: false });
  const went: string[] = [];
  const wizard = openWizard(parts, went);
  const rendered = renderScreen(<WizardContext value={wizard}>{part}</WizardContext>);
  return { ...rendered, wizard, went, draft: () => wizard.store.getState().draft };
}

/** Renders one step of the form. */
export function renderStep(id: StepId, View: (props: { step: WizardStep }) => ReactNode, parts: DraftParts = {}) {
  const step = stepsOf({ mode: 'advanced', ownSds: true }).find((each) => each.id === id);
  if (!step) throw new RangeError(id);
  return renderInSheet(createElement(View, { step }), parts);
}
