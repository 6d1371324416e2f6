import { createStore } from 'zustand';
import { emptyWizard, type ReportChemical, pickChemical, wizardSchema, type WizardState } from './wizard-state.ts';

const key = 'gosds.report';

/** The stored state of this tab. Ignores a state in another form, such as that of an older version. */
function keptState(): WizardState {
  try {
    const kept = wizardSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.data : emptyWizard;
  } catch {
    return emptyWizard;
  }
}

/** State of the report wizard in this tab. */
export const wizardStore = createStore<WizardState>(keptState);

wizardStore.subscribe((state) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Storage is blocked or full: the selection ends with the page.
  }
});

export const change = (by: (state: WizardState) => WizardState): void => {
  wizardStore.setState(by);
};

/** Sets the chemical of the report. */
export const startReport = (chemical: ReportChemical): void => {
  change((state) => pickChemical(state, chemical));
};
