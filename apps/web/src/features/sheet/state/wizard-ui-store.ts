import type { NextBestField } from '@gosds/sheet/review/next-best-field';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { stepOfPath, type StepId } from './journey.ts';

export const panelTabs = ['hazards', 'findings', 'sheet', 'precautions', 'what-if', 'markets'] as const;

export type PanelTab = (typeof panelTabs)[number];

/** The import that is open; with the text that was pasted, if it began with one. */
type OpenImport = { readonly text: string | null };

/** What the screens remember beside the draft: it decides when a finding is shown, never what is saved. */
export type WizardUi = {
  /** Inputs that were left with something in them. */
  readonly touched: ReadonlySet<string>;
  /** Steps whose Next was pressed. */
  readonly checked: ReadonlySet<StepId>;
  /** Inputs that had a finding when Next was pressed: what comes up later waits until its input is left. */
  readonly asked: ReadonlySet<string>;
  /** Steps that the user has left, or that were filled in before: the review speaks of these alone. */
  readonly visited: ReadonlySet<StepId>;
  /** Steps that were completed with Next; going back takes the mark of the step that is left. */
  readonly completed: ReadonlySet<StepId>;
  /** Ids of rows of ingredients that were typed and left: what the catalogue names exactly is taken once it answers. */
  readonly awaited: ReadonlySet<string>;
  /** Inputs of Advanced mode that the user was led to in Simple mode. */
  readonly revealed: ReadonlySet<string>;
  /** False until the open step is on the screen: what stands beside it waits for that. */
  readonly isStepShown: boolean;
  readonly isPanelOpen: boolean;
  readonly panelTab: PanelTab;
  /** The panel takes the whole page and the form waits behind it. */
  readonly isPanelFull: boolean;
  /** The panel stands in a window of its own. */
  readonly isPanelDetached: boolean;
  /** The sheet as text with links, as the pages that will be printed, or under the law of coming days. */
  readonly sheetView: 'text' | 'pages' | 'law';
  /** Path of the input that was last entered; empty until one was. */
  readonly field: string;
  /** True from the moment its sentences are asked for until the sheet has shown them. */
  readonly isSought: boolean;
  /** Set while the paid sheet of this language is made in another one: all but language and logo is locked. */
  readonly paidLanguage: string | null;
  readonly importing: OpenImport | null;
  /** The input whose answer settles most of what is open; null until it is known, and where there is none. */
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
    nextBest: null,
  }));

/** Opens a tab. Markets needs the whole page; from it the other tabs go back beside the form. */
export const openPanelTab = (ui: WizardUi, panelTab: PanelTab): WizardUi => {
  const isPanelFull = panelTab === 'markets' || (ui.isPanelFull && ui.panelTab !== 'markets');
  return { ...ui, panelTab, isPanelFull };
};

/** Back to the form, with the panel beside it. */
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

/** Whether a finding at an input is shown beside it: it was left, or Next was pressed on it. A whole table has no input to leave. */
export function isAsked({ touched, asked, checked }: WizardUi, path: string): boolean {
  if (touched.has(path) || asked.has(path)) return true;
  const step = path.includes('.') ? undefined : stepOfPath(path);
  return step !== undefined && checked.has(step);
}

/** Whether the review speaks of an input: of one on a step that was visited, or that was left. */
export function isVisited({ touched, visited }: WizardUi, path: string): boolean {
  const step = stepOfPath(path);
  return touched.has(path) || (step === undefined ? visited.size > 0 : visited.has(step));
}

export const visit = (ui: WizardUi, step: StepId): WizardUi =>
  ui.visited.has(step) ? ui : { ...ui, visited: withItem(ui.visited, step) };

/** Next was pressed on a step where these inputs have findings. */
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

/** Fields that were emptied are as new: what is missing in them is not said before they are left again. */
export const forget = (ui: WizardUi, steps: readonly StepId[]): WizardUi => ({
  ...ui,
  touched: new Set<string>(),
  awaited: new Set<string>(),
  revealed: new Set<string>(),
  checked: new Set([...ui.checked].filter((step) => !steps.includes(step))),
  completed: new Set([...ui.completed].filter((step) => !steps.includes(step))),
});
