import { z } from 'zod';

const chemicalSchema = z.object({
  MaterialId: z.int(),
  Name: z.string(),
  Cas: z.array(z.string()),
  CwNo: z.string(),
});

export type ReportChemical = z.infer<typeof chemicalSchema>;

/** A node that is expanded in the tree. */
const openedSchema = z.object({ id: z.string(), type: z.enum(['country', 'topic', 'list']) });

export type OpenedNode = z.infer<typeof openedSchema>;

/** A selected list and its place in the tree. */
const pointSchema = z.object({ code: z.string(), country: z.string(), topic: z.string() });

export type Point = z.infer<typeof pointSchema>;

/** State of the report wizard; a reload and Back keep it. */
export const wizardSchema = z.object({
  /** Null until a chemical is picked. */
  galleria: chemicalSchema.nullable(),
  country: z.int(),
  region: z.int(),
  mode: z.enum(['selected', 'all']),
  checked: z.array(pointSchema),
  expanded: z.array(openedSchema),
  /** Codes of the industries. */
  industries: z.array(z.string()),
  orderId: z.string().nullable(),
});

export type WizardState = z.infer<typeof wizardSchema>;

/** Country Not Specified, region the whole world. */
export const emptyWizard: WizardState = {
  galleria: null,
  country: 0,
  region: 0,
  mode: 'selected',
  checked: [],
  expanded: [],
  industries: [],
  orderId: null,
};

const ofPlace = { checked: [], expanded: [], industries: [], mode: 'selected', orderId: null } as const;

/** Picking another chemical resets the wizard; picking the same one keeps the state. */
export const pickChemical = (state: WizardState, galleria: ReportChemical): WizardState =>
  state.galleria?.MaterialId === galleria.MaterialId ? { ...state, galleria } : { ...emptyWizard, galleria };

/** Choosing a country sets its region and clears the selection. */
export const chooseCountry = (state: WizardState, country: number, region: number): WizardState => ({
  ...state,
  ...ofPlace,
  country,
  region,
  checked: [],
  expanded: [],
  industries: [],
});

/** Choosing a region resets the country to Not Specified. */
export const chooseRegion = (state: WizardState, region: number): WizardState => chooseCountry(state, 0, region);

/** The mode for all lists needs neither data points nor industries. */
export const chooseMode = (state: WizardState, mode: WizardState['mode']): WizardState =>
  mode === 'all' ? { ...state, mode, checked: [], industries: [], orderId: null } : { ...state, mode, orderId: null };

/** Selects or deselects data points, each stored once. */
export function checkPoints(
  state: WizardState,
  points: readonly Point[],
  { isChecked }: { readonly isChecked: boolean },
): WizardState {
  const codes = new Set(points.map(({ code }) => code));
  const others = state.checked.filter(({ code }) => !codes.has(code));
  return { ...state, checked: isChecked ? [...others, ...points] : others, orderId: null };
}

type Choice = Pick<WizardState, 'galleria' | 'country' | 'region' | 'mode' | 'checked' | 'industries'>;

const isSamePlace = (state: WizardState, choice: Choice): boolean =>
  state.galleria?.MaterialId === choice.galleria?.MaterialId &&
  state.country === choice.country &&
  state.region === choice.region &&
  state.mode === choice.mode;

/**
 * Selects or deselects the data points that were asked for in the state `choice`. Drops them if the chemical, the place
 * or the mode is another by now.
 */
export const arrivePoints = (
  state: WizardState,
  {
    choice,
    points,
    isChecked,
  }: { readonly choice: Choice; readonly points: readonly Point[]; readonly isChecked: boolean },
): WizardState => (isSamePlace(state, choice) ? checkPoints(state, points, { isChecked }) : state);

/** True if a report ordered in the state `choice` is what is selected now. */
export const isSameChoice = (state: WizardState, choice: Choice): boolean =>
  isSamePlace(state, choice) && state.checked === choice.checked && state.industries === choice.industries;

export const toggleOpened = (state: WizardState, node: OpenedNode): WizardState => {
  const others = state.expanded.filter(({ id }) => id !== node.id);
  return { ...state, expanded: others.length < state.expanded.length ? others : [...others, node] };
};

/** Selects or deselects an industry. */
export const toggleIndustry = (state: WizardState, code: string): WizardState => {
  const others = state.industries.filter((each) => each !== code);
  const isNew = others.length === state.industries.length;
  return { ...state, industries: isNew ? [...others, code] : others, orderId: null };
};

export const selectIndustries = (state: WizardState, industries: readonly string[]): WizardState => ({
  ...state,
  industries: [...industries],
  orderId: null,
});
