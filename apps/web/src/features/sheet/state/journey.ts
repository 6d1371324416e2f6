import type { Draft } from '@gosds/sheet/draft/draft';
import type { Finding } from '@gosds/sheet/review/finding';

export const stepIds = [
  'description',
  'ingredients',
  'properties',
  'dangerous-goods',
  'add-ons',
  'preview',
  'checkout',
  'print',
] as const;

export type StepId = (typeof stepIds)[number];

/** The order that the preview made of a draft. It is of no use for a draft that was changed afterwards. */
export type SheetOrder = {
  readonly orderId: string;
  readonly isPaid: boolean;
  /** True while the draft is as it was when the document was made. */
  readonly isCurrent: boolean;
};

export type JourneyFacts = {
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  readonly order: SheetOrder | null;
  /** True while a paid sheet is made in another language: the steps of the form are locked. */
  readonly isSameSds?: boolean;
};

export type WizardStep = {
  readonly id: StepId;
  readonly title: string;
  readonly note?: string;
  /** First part of the input paths that belong to the step. */
  readonly path: string | null;
  readonly isDone: (facts: JourneyFacts) => boolean;
};

export const problemsAt = (findings: readonly Finding[], path: string | null): readonly Finding[] =>
  findings.filter((finding) => finding.severity === 'problem' && path !== null && finding.path.split('.')[0] === path);

const hasNoProblem =
  (path: string) =>
  ({ findings }: JourneyFacts) =>
    problemsAt(findings, path).length === 0;

/** The steps of Simple mode. Dangerous Goods is special: the engine's proposal is filled in and the user confirms it. */
export const wizardSteps: readonly WizardStep[] = [
  { id: 'description', title: 'Product Description', path: 'description', isDone: hasNoProblem('description') },
  { id: 'ingredients', title: 'Ingredients', path: 'ingredients', isDone: hasNoProblem('ingredients') },
  { id: 'properties', title: 'Physical Properties', path: 'properties', isDone: hasNoProblem('properties') },
  {
    id: 'dangerous-goods',
    title: 'Dangerous Goods',
    note: 'Special',
    path: 'dangerousGoods',
    isDone: (facts) => facts.draft.dangerousGoods.confirmed && hasNoProblem('dangerousGoods')(facts),
  },
  { id: 'add-ons', title: 'Add-Ons', path: 'addOns', isDone: () => true },
  { id: 'preview', title: 'Preview', path: null, isDone: ({ order }) => order?.isCurrent === true },
  {
    id: 'checkout',
    title: 'Checkout',
    path: null,
    isDone: ({ order }) => order?.isCurrent === true && order.isPaid,
  },
  { id: 'print', title: 'Print', path: null, isDone: () => false },
];

/** Steps with inputs, which the languages of a sheet share. */
export const isLocked = ({ path }: WizardStep, { isSameSds = false }: Pick<JourneyFacts, 'isSameSds'>): boolean =>
  isSameSds && path !== null;

/** The steps open to the user: up to and including the first that is not done, except locked ones. */
export function openSteps(facts: JourneyFacts): readonly StepId[] {
  const steps = wizardSteps.filter((step) => !isLocked(step, facts));
  const ids = steps.map(({ id }) => id);
  const firstUndone = steps.findIndex((step) => !step.isDone(facts));
  return firstUndone === -1 ? ids : ids.slice(0, firstUndone + 1);
}

const isStepId = (text: string | null): text is StepId => stepIds.some((id) => id === text);

/** The step that a link names where it is open, else the furthest open one; without a name, or locked, the first. */
export function stepOfLink(name: string | null, facts: JourneyFacts): StepId {
  const open = openSteps(facts);
  const first = open[0] ?? 'description';
  if (!isStepId(name)) return first;
  if (open.includes(name)) return name;
  const isBehind = stepIds.indexOf(name) < stepIds.indexOf(first);
  return isBehind ? first : (open.at(-1) ?? first);
}

/**
 * What a resumed sheet shows as completed: the steps that are done, in a row from the first. Add-Ons has nothing that must be
 * filled in, so it counts once the link leads beyond it.
 */
export function completedOnOpening(facts: JourneyFacts, link: string | null): readonly StepId[] {
  const firstUndone = wizardSteps.findIndex((step) => !step.isDone(facts));
  const done = wizardSteps.slice(0, Math.max(0, firstUndone)).map(({ id }) => id);
  const isBeyond = stepIds.indexOf(stepOfLink(link, facts)) > stepIds.indexOf('add-ons');
  return done.filter((id) => id !== 'add-ons' || isBeyond);
}

export function stepAfter(id: StepId): StepId | undefined {
  return stepIds[stepIds.indexOf(id) + 1];
}

export function stepBefore(id: StepId): StepId | undefined {
  return stepIds[stepIds.indexOf(id) - 1];
}

/** The step with the input of a path such as `properties.flashPoint`. */
export function stepOfPath(path: string): StepId | undefined {
  return wizardSteps.find((step) => step.path === path.split('.')[0])?.id;
}

/** The address of the step with the input of a path. */
export const hrefOfInput = (path: string): string => `?step=${stepOfPath(path) ?? ''}`;
