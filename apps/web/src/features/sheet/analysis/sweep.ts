import type { ClassOutcome } from '@gosds/ghs/classification';
import { type ClassChange, classChanges, levelOf } from '@gosds/ghs/analysis/class-changes';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { percent, toPercent } from '@gosds/ghs/concentration';
import type { HazardClass } from '@gosds/ghs/hazard';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import type { Draft } from '@gosds/sheet/draft/draft';
import { parseDraft } from '@gosds/sheet/draft/entered';
import { isBalance, isOpen, parseProportion, type Proportion } from '@gosds/sheet/draft/proportion';
import { totalShare } from '@gosds/sheet/draft/total-share';
import { mixtureOf } from '@gosds/sheet/product/mixture-of';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import type { Substance } from '@gosds/sheet/substance';

/** The value that is varied: the concentration of an ingredient row, the pH, or the flash point in °C. */
export type SweepSubject =
  { readonly kind: 'share'; readonly rowId: string } | { readonly kind: 'ph' } | { readonly kind: 'flash-point' };

export type SweepQuestion = {
  readonly draft: Draft;
  /** Substances by their number in the catalogue. */
  readonly substances: ReadonlyMap<number, Substance>;
  /** ISO date, the day whose law applies. */
  readonly asOf: string;
  readonly subject: SweepSubject;
};

/** A range of values within which no class changes. */
export type Stretch = {
  /** First value of the range, in steps. */
  readonly from: number;
  /** Classes that differ from the current ones. */
  readonly changes: readonly ClassChange[];
};

/** The classes over all values that the input accepts. */
export type Sweep = {
  /** Values are whole numbers of steps; this is the number of steps in one per cent, pH unit or °C. */
  readonly stepsPerUnit: number;
  readonly min: number;
  readonly max: number;
  /** The current value; null if there is none. */
  readonly current: number | null;
  /** Classes that currently lack data. */
  readonly undecided: readonly HazardClass[];
  /** The first range begins at `min`. */
  readonly stretches: readonly Stretch[];
};

/** The finest step that the inputs accept or that anyone measures. */
const stepsPerUnit: Readonly<Record<SweepSubject['kind'], number>> = { share: 1e6, ph: 100, 'flash-point': 10 };

const round = (value: number): number => Number(value.toFixed(6));

/** A value as it is typed into the input. */
export const valueText = (steps: number, perUnit: number): string => String(round(steps / perUnit));

/** The proportion with this value at the end that decides; a range keeps its lower end if that is smaller. */
export function proportionText(typed: string, steps: number): string {
  const value = valueText(steps, stepsPerUnit.share);
  const proportion = parseProportion(typed);
  if (proportion === undefined) return value;
  const { concentration, sign } = proportion;
  if (sign === '<' || sign === '<=') return `${sign}${value}`;
  const lower = toPercent(concentration.lower);
  const isRange = isOpen(proportion) || concentration.lower !== concentration.upper;
  return isRange && lower < Number(value) ? `${round(lower)}-${value}` : value;
}

/** The draft with the tried value typed in. */
export function withValue(draft: Draft, subject: SweepSubject, steps: number): Draft {
  if (subject.kind === 'share') {
    const ingredients = draft.ingredients.map((row) =>
      row.id === subject.rowId ? { ...row, proportion: proportionText(row.proportion, steps) } : row,
    );
    return { ...draft, ingredients };
  }
  const value = valueText(steps, stepsPerUnit[subject.kind]);
  const { properties } = draft;
  return subject.kind === 'ph'
    ? { ...draft, properties: { ...properties, ph: value } }
    : { ...draft, properties: { ...properties, flashPoint: { ...properties.flashPoint, value, unit: '°C' } } };
}

type Span = Pick<Sweep, 'min' | 'max' | 'current'>;

/** The range of the concentration: from 0 to what the other rows leave at their lower ends. */
function shareSpan(draft: Draft, rowId: string): Span {
  const row = draft.ingredients.find(({ id }) => id === rowId);
  // A balance gives way to the tried value.
  const others = draft.ingredients.filter(({ id, proportion }) => id !== rowId && !isBalance(proportion));
  const toSteps = (ppb: number) => Math.round(toPercent(ppb) * stepsPerUnit.share);
  const share: Proportion | undefined = parseProportion(row?.proportion ?? '');
  // If the rows already exceed 100 %, the current lower end of the row is the maximum.
  const max = toSteps(Math.max(percent(100) - totalShare(others).lower, share?.concentration.lower ?? 0));
  return { min: 0, max, current: share === undefined ? null : Math.min(max, toSteps(share.concentration.upper)) };
}

const coldest = -50;
const hottest = 250;

function spanOf({ draft, subject }: SweepQuestion): Span {
  if (subject.kind === 'share') return shareSpan(draft, subject.rowId);
  const { ph, flashPoint } = parseDraft(draft).measures;
  const perUnit = stepsPerUnit[subject.kind];
  const [least, most] = subject.kind === 'ph' ? [0, 14] : [coldest, hottest];
  const given = subject.kind === 'ph' ? ph : flashPoint;
  const isExact = given !== undefined && given.min === given.max;
  const current = isExact ? Math.round(given.min * perUnit) : null;
  return { min: least * perUnit, max: most * perUnit, current };
}

/** Number of values examined first, so that a change that is reversed further on is not missed. */
const stops = 56;

const stopsOf = ({ min, max }: Span): readonly number[] =>
  Array.from({ length: stops + 1 }, (_, stop) => Math.round(min + ((max - min) * stop) / stops));

/** Concentrations at a limit of the law, and those that bring a sum to its limit. */
function likelyShares(outcomes: readonly ClassOutcome[], rowId: string, at: number): readonly number[] {
  return outcomes
    .flatMap(({ reasons }) => reasons)
    .flatMap(({ counted, found, limit, unit }) => {
      if (limit === undefined || unit !== '%') return [];
      const weight = counted.find(({ ingredientId }) => ingredientId === rowId)?.weight;
      const onTheWay = weight && found !== undefined ? [at + ((limit - found) / weight) * stepsPerUnit.share] : [];
      return [limit * stepsPerUnit.share, ...onTheWay];
    })
    .flatMap((step) => [Math.floor(step) - 1, Math.floor(step), Math.floor(step) + 1]);
}

function judgeOf({ draft, substances, asOf, subject }: SweepQuestion) {
  const market = marketAsOf(marketBasis(draft.description.country).rules, asOf);
  const outcomesOf = (changed: Draft) =>
    classifyMixture(mixtureOf(parseDraft(changed), substances, asOf), market).outcomes;
  const keys = new Map<number, string>();
  const outcomesAt = (step: number) => outcomesOf(withValue(draft, subject, step));
  const keyAt = (step: number) => {
    const key = keys.get(step) ?? outcomesAt(step).map(levelOf).join(' ');
    keys.set(step, key);
    return key;
  };
  return { today: outcomesOf(draft), outcomesAt, keyAt };
}

/** Every step between the two at which the classes change, exact to the single step. */
function changesBetween(low: number, high: number, keyAt: (step: number) => string): readonly number[] {
  if (keyAt(low) === keyAt(high)) return [];
  if (high - low === 1) return [high];
  const middle = Math.floor((low + high) / 2);
  return [...changesBetween(low, middle, keyAt), ...changesBetween(middle, high, keyAt)];
}

/**
 * How the classes change over all values of an input, exact to the single step. Each value is judged as if it were
 * typed in; the rest of the draft is unchanged. Throws a MixtureError if the draft is not a mixture yet.
 */
export function sweep(question: SweepQuestion): Sweep {
  const span = spanOf(question);
  const { today, outcomesAt, keyAt } = judgeOf(question);
  const { subject } = question;
  const first = stopsOf(span);
  const likely =
    subject.kind === 'share'
      ? [...new Set([span.current ?? 0, span.max])].flatMap((at) => likelyShares(outcomesAt(at), subject.rowId, at))
      : [];
  const points = [...new Set([...first, ...likely])]
    .filter((step) => step >= span.min && step <= span.max)
    .toSorted((a, b) => a - b);
  const changes = points.flatMap((high, index) => changesBetween(points[index - 1] ?? high, high, keyAt));
  return {
    ...span,
    stepsPerUnit: stepsPerUnit[subject.kind],
    undecided: today.filter(({ status }) => status === 'incomplete').map(({ hazardClass }) => hazardClass),
    stretches: [span.min, ...changes].map((from) => ({ from, changes: classChanges(today, outcomesAt(from)) })),
  };
}

/** The range that contains a value. */
export const stretchAt = ({ stretches }: Pick<Sweep, 'stretches'>, step: number): Stretch | undefined =>
  stretches.findLast(({ from }) => from <= step);
