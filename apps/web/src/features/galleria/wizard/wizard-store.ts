import { createStore } from 'zustand';
import { emptyWizard, type ReportChemical, pickChemical, wizardSchema, type WizardState } from './wizard-state.ts';

const key = 'gosds.report';

/** What this tab has kept; another form of it, such as that of an older version, counts as nothing. */
function keptState(): WizardState {
  try {
    const kept = wizardSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.data : emptyWizard;
  } catch {
    return emptyWizard;
  }
}

/** The wizard of reports of this tab. */
export const wizardStore = createStore<WizardState>(keptState);

wizardStore.subscribe((state) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: what was chosen lives as long as the page.
  }
});

export const change = (by: (state: WizardState) => WizardState): void => {
  wizardStore.setState(by);
};

/** The chemical that a report is made for from now on. */
export const startReport = (chemical: ReportChemical): void => {
  change((state) => pickChemical(state, chemical));
};
