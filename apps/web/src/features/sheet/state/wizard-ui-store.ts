import type { NextBestField } from '@gosds/sheet/review/next-best-field';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { stepOfPath, type StepId } from './journey.ts';

export const panelTabs = ['hazards', 'findings', 'sheet', 'precautions', 'what-if', 'markets'] as const;

export type PanelTab = (typeof panelTabs)[number];

/** The open import, with the pasted text if it began with one. */
type OpenImport = { readonly text: string | null };

/** State of the screens besides the draft. It decides when a finding is shown, never what is saved. */
export type WizardUi = {
  /** Inputs that were left with content. */
  readonly touched: ReadonlySet<string>;
  /** Steps on which Next was pressed. */
  readonly checked: ReadonlySet<StepId>;
  /** Inputs that had a finding when Next was pressed. Later findings appear only when their input is left. */
  readonly asked: ReadonlySet<string>;
  /** Steps that the user has left, or that already had content: the review covers only these. */
  readonly visited: ReadonlySet<StepId>;
  /** Steps completed with Next; going back unmarks the step that is left. */
  readonly completed: ReadonlySet<StepId>;
  /** Ids of ingredient rows that were typed and left: an exact match is applied when the catalogue answers. */
  readonly awaited: ReadonlySet<string>;
  /** Advanced inputs that a link led the user to in Simple mode. */
  readonly revealed: ReadonlySet<string>;
  /** False until the open step is on the screen; the parts beside it wait for that. */
  readonly isStepShown: boolean;
  readonly isPanelOpen: boolean;
  readonly panelTab: PanelTab;
  /** True while the panel takes the full page and covers the form. */
  readonly isPanelFull: boolean;
  /** True while the panel is in its own window. */
  readonly isPanelDetached: boolean;
  /** The view of the sheet: text with links, printed pages, or the law of coming days. */
  readonly sheetView: 'text' | 'pages' | 'law';
  /** Path of the last entered input; empty before the first. */
  readonly field: string;
  /** True from the request for the sentences that depend on `field` until the sheet has shown them. */
  readonly isSought: boolean;
  /** Set while the paid sheet of this language is made in another one: only language and logo can be changed. */
  readonly paidLanguage: string | null;
  readonly importing: OpenImport | null;
  /** True while the Ingredients step asks whether to switch to Simple mode. */
  readonly asksSimple: boolean;
  /** The input whose answer settles most open points; null until known, or if there is none. */
  readonly nextBest: NextBestField | null;
};

export type WizardUiStore = StoreApi<WizardUi>;

export const createWizardUiStore = (completed: readonly StepId[], paidLanguage: string | null = null): WizardUiStore =>
  createStore(() => ({
    touched: new Set<string>(),
    checked: new Set<StepId>(completed),
    asked: new Set<string>(),
    visited: new Set<StepId>(completed),
    completed: new Set<StepId>(completed),
    awaited: new Set<string>(),
    revealed: new Set<string>(),
    isStepShown: false,
    isPanelOpen: false,
    panelTab: 'hazards',
    isPanelFull: false,
    isPanelDetached: false,
    sheetView: 'text',
    field: '',
    isSought: false,
    paidLanguage,
    importing: null,
    asksSimple: false,
    nextBest: null,
  }));

/** Opens a tab. Markets needs the full page; leaving it for another tab brings the panel back beside the form. */
export const openPanelTab = (ui: WizardUi, panelTab: PanelTab): WizardUi => {
  const isPanelFull = panelTab === 'markets' || (ui.isPanelFull && ui.panelTab !== 'markets');
  return { ...ui, panelTab, isPanelFull };
};

/** Returns to the form, with the panel beside it. */
export const leavePanel = (ui: WizardUi): WizardUi => ({
  ...ui,
  isPanelFull: false,
  panelTab: ui.panelTab === 'markets' ? 'hazards' : ui.panelTab,
});

const withItem = <Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> =>
  set.has(item) ? set : new Set(set).add(item);

const withoutItem = <Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> =>
  new Set([...set].filter((other) => other !== item));

export const touch = (ui: WizardUi, path: string): WizardUi => ({ ...ui, touched: withItem(ui.touched, path) });

export const reveal = (ui: WizardUi, path: string): WizardUi => ({ ...ui, revealed: withItem(ui.revealed, path) });

export const awaitLookup = (ui: WizardUi, id: string): WizardUi => ({ ...ui, awaited: withItem(ui.awaited, id) });

export const settleLookup = (ui: WizardUi, id: string): WizardUi =>
  ui.awaited.has(id) ? { ...ui, awaited: withoutItem(ui.awaited, id) } : ui;

/**
 * True if a finding is shown beside its input: the input was left, or Next was pressed with it. A whole table cannot be
 * left.
 */
export function isAsked({ touched, asked, checked }: WizardUi, path: string): boolean {
  if (touched.has(path) || asked.has(path)) return true;
  const step = path.includes('.') ? undefined : stepOfPath(path);
  return step !== undefined && checked.has(step);
}

/** True if the review covers the input: its step was visited, or the input was left. */
export function isVisited({ touched, visited }: WizardUi, path: string): boolean {
  const step = stepOfPath(path);
  return touched.has(path) || (step === undefined ? visited.size > 0 : visited.has(step));
}

export const visit = (ui: WizardUi, step: StepId): WizardUi =>
  ui.visited.has(step) ? ui : { ...ui, visited: withItem(ui.visited, step) };

/** Next was pressed on a step whose inputs at `paths` have findings. */
export const check = (ui: WizardUi, step: StepId, paths: readonly string[]): WizardUi => ({
  ...visit(ui, step),
  checked: withItem(ui.checked, step),
  asked: new Set([...ui.asked, ...paths]),
});

export const complete = (ui: WizardUi, step: StepId): WizardUi => ({
  ...visit(ui, step),
  checked: withItem(ui.checked, step),
  completed: withItem(ui.completed, step),
});

export const uncomplete = (ui: WizardUi, step: StepId): WizardUi => ({
  ...ui,
  completed: withoutItem(ui.completed, step),
});

/** Treats emptied fields as new: missing values are reported only when the fields are left again. */
export const forget = (ui: WizardUi, steps: readonly StepId[]): WizardUi => ({
  ...ui,
  touched: new Set<string>(),
  awaited: new Set<string>(),
  revealed: new Set<string>(),
  checked: new Set([...ui.checked].filter((step) => !steps.includes(step))),
  completed: new Set([...ui.completed].filter((step) => !steps.includes(step))),
});
