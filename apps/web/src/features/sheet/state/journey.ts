import type { Draft } from '@gosds/sheet/draft/draft';
import type { Finding } from '@gosds/sheet/review/finding';

export const stepIds = [
  'description',
  'ingredients',
  'properties',
  'review-classification',
  'dangerous-goods',
  'add-ons',
  'preview',
  'checkout',
  'print',
] as const;

export type StepId = (typeof stepIds)[number];

/** The order that the preview made of a draft. It becomes useless when the draft changes. */
export type SheetOrder = {
  readonly orderId: string;
  readonly isPaid: boolean;
  /** True if a chemist will write the sheet; it has no preview. */
  readonly isByChemist?: boolean;
  /** True while the draft is unchanged since the document was made. */
  readonly isCurrent: boolean;
};

export type JourneyFacts = {
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  readonly order: SheetOrder | null;
  /** True while a paid sheet is made in another language: the form steps are locked. */
  readonly isSameSds?: boolean;
};

export type WizardStep = {
  readonly id: StepId;
  /** A word after the step's title. */
  readonly note?: 'special' | 'optional';
  /** The step has an icon; the following steps are numbered as if it were not there. */
  readonly isUnnumbered?: true;
  /** First parts of the input paths that belong to the step. */
  readonly paths: readonly string[];
  readonly isDone: (facts: JourneyFacts) => boolean;
};

/** The tests of an ingredient belong to the section of the product's tests. */
function sectionOf(path: string): string {
  const [first = '', , field, , inner] = path.split('.');
  return first === 'ingredients' && (field === 'tests' || inner === 'tests') ? 'properties' : first;
}

export const problemsAt = (findings: readonly Finding[], paths: readonly string[]): readonly Finding[] =>
  findings.filter((finding) => finding.severity === 'problem' && paths.includes(sectionOf(finding.path)));

/** A form step; it is done while none of its inputs has a problem. */
const formStep = (step: Omit<WizardStep, 'isDone'>): WizardStep => ({
  ...step,
  isDone: ({ findings }) => problemsAt(findings, step.paths).length === 0,
});

const goods = formStep({ id: 'dangerous-goods', paths: ['dangerousGoods'] });

/** Filled with the engine's proposal, which the user must confirm. */
const specialGoods: WizardStep = {
  ...goods,
  note: 'special',
  isDone: (facts) => facts.draft.dangerousGoods.confirmed && goods.isDone(facts),
};

/** May be skipped: the engine's proposal is then printed unconfirmed. */
const optionalGoods: WizardStep = { ...goods, note: 'optional' };

const description = formStep({ id: 'description', paths: ['description'] });
const ingredients = formStep({ id: 'ingredients', paths: ['ingredients', 'mode'] });
const properties = formStep({ id: 'properties', paths: ['properties'] });

const reviewOfClasses: WizardStep = {
  ...formStep({ id: 'review-classification', paths: ['review'] }),
  isUnnumbered: true,
};

const afterGoods: readonly WizardStep[] = [
  { id: 'add-ons', paths: ['addOns'], isDone: () => true },
  { id: 'preview', paths: [], isDone: ({ order }) => order?.isCurrent === true },
  { id: 'checkout', paths: [], isDone: ({ order }) => order?.isCurrent === true && order.isPaid },
  { id: 'print', paths: [], isDone: () => false },
];

/** For a sheet by a chemist: the input must be saved on Dangerous Goods before the next step opens. */
const savedGoods = (step: WizardStep): WizardStep => ({
  ...step,
  isDone: (facts) => step.isDone(facts) && facts.order?.isByChemist === true,
});

/** Steps without preview and print, which exist only after the chemist has signed. */
const afterSavedGoods: readonly WizardStep[] = [
  { id: 'add-ons', paths: ['addOns'], isDone: ({ order }) => order?.isCurrent === true },
  { id: 'checkout', paths: [], isDone: ({ order }) => order?.isCurrent === true && order.isPaid },
];

/** The parts of a draft that decide its steps. */
export type WayThrough = Pick<Draft, 'mode' | 'ownSds'>;

const before: Readonly<Record<Draft['mode'], readonly WizardStep[]>> = {
  simple: [description, ingredients, properties],
  advanced: [description, ingredients, properties, reviewOfClasses],
};
const goodsOfMode = { simple: specialGoods, advanced: optionalGoods } as const;

const waysOf = (mode: Draft['mode']) => ({
  own: [...before[mode], goodsOfMode[mode], ...afterGoods],
  chemist: [...before[mode], savedGoods(goodsOfMode[mode]), ...afterSavedGoods],
});
const steps = { simple: waysOf('simple'), advanced: waysOf('advanced') } as const;

/** The steps of a mode, in order. */
export const stepsOf = ({ mode, ownSds }: WayThrough): readonly WizardStep[] => steps[mode][ownSds ? 'own' : 'chemist'];

/** True for steps with inputs that all languages of a sheet share. */
export const isLocked = ({ paths }: WizardStep, { isSameSds = false }: Pick<JourneyFacts, 'isSameSds'>): boolean =>
  isSameSds && paths.length > 0;

/** The open steps: up to and including the first that is not done, except locked ones. */
export function openSteps(facts: JourneyFacts): readonly StepId[] {
  const unlocked = stepsOf(facts.draft).filter((step) => !isLocked(step, facts));
  const ids = unlocked.map(({ id }) => id);
  const firstUndone = unlocked.findIndex((step) => !step.isDone(facts));
  return firstUndone === -1 ? ids : ids.slice(0, firstUndone + 1);
}

const isStepId = (text: string | null): text is StepId => stepIds.some((id) => id === text);

/**
 * The step in the link if it is open, else the furthest open step. Without a name, or if it is locked, the first open
 * step.
 */
export function stepOfLink(name: string | null, facts: JourneyFacts): StepId {
  const open = openSteps(facts);
  const first = open[0] ?? 'description';
  if (!isStepId(name)) return first;
  if (open.includes(name)) return name;
  const isBehind = stepIds.indexOf(name) < stepIds.indexOf(first);
  return isBehind ? first : (open.at(-1) ?? first);
}

/**
 * Steps that a reopened sheet shows as completed: the unbroken run of done steps from the first. Add-Ons requires no
 * input, so it counts only if the link leads beyond it; skipped dangerous goods do not count.
 */
export function completedOnOpening(facts: JourneyFacts, link: string | null): readonly StepId[] {
  const all = stepsOf(facts.draft);
  const firstUndone = all.findIndex((step) => !step.isDone(facts));
  const done = all.slice(0, Math.max(0, firstUndone)).map(({ id }) => id);
  const isBeyond = stepIds.indexOf(stepOfLink(link, facts)) > stepIds.indexOf('add-ons');
  const { confirmed } = facts.draft.dangerousGoods;
  return done.filter((id) => (id !== 'add-ons' || isBeyond) && (id !== 'dangerous-goods' || confirmed));
}

const placeOf = (id: StepId, way: WayThrough): number => stepsOf(way).findIndex((step) => step.id === id);

export const stepAfter = (id: StepId, way: WayThrough): StepId | undefined => stepsOf(way)[placeOf(id, way) + 1]?.id;

export const stepBefore = (id: StepId, way: WayThrough): StepId | undefined => stepsOf(way)[placeOf(id, way) - 1]?.id;

/** The step of an input, for a path such as `properties.flashPoint`. */
export function stepOfPath(path: string): StepId | undefined {
  return stepsOf({ mode: 'advanced', ownSds: true }).find(({ paths }) => paths.includes(sectionOf(path)))?.id;
}

/** Address of the step of an input. */
export const hrefOfInput = (path: string): string => `?step=${stepOfPath(path) ?? ''}`;
