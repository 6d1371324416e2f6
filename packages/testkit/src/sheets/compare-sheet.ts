import { inEnglish } from '@gosds/phrases/say-message';
import type { Classification, ClassOutcome, Reason } from '@gosds/ghs/classification';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import type { HazardClass } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import { MixtureError } from '@gosds/ghs/mixture-error';
import type { Measure, Mixture } from '@gosds/ghs/mixture';
import type { Check } from '../cases/case-check.ts';
import { compareClass, outcomeIn } from '../cases/check-classes.ts';
import type { PublishedSheet } from './published-sheet.ts';
import { entryOf } from '@gosds/ghs/registry';

/** Classes whose ingredients also count in another class. */
const countsAlso: Readonly<Partial<Record<HazardClass, readonly HazardClass[]>>> = {
  'Serious eye damage/eye irritation': ['Skin corrosion/irritation'],
  'Specific target organ toxicity, single exposure: respiratory tract irritation': ['Skin corrosion/irritation'],
  'Hazardous to the aquatic environment, acute': ['Hazardous to the aquatic environment, long-term'],
  'Hazardous to the aquatic environment, long-term': ['Hazardous to the aquatic environment, acute'],
};

const byProperty: readonly HazardClass[] = ['Flammable liquids'];

/**
 * True if an ingredient has a hazard, a specific concentration limit or a value that could put the mixture into the
 * class.
 */
function isSupported({ ingredients }: Mixture, hazardClass: HazardClass): boolean {
  if (byProperty.includes(hazardClass)) return true;
  const classes = [hazardClass, ...(countsAlso[hazardClass] ?? [])];
  return ingredients.some(({ hazards, specificLimits = [] }) => {
    if (hazards === 'not-assessed') return true;
    return [...hazards, ...specificLimits.map(({ outcome }) => outcome)].some((hazard) =>
      classes.some((each) => each === entryOf(hazard)?.hazardClass),
    );
  });
}

const neutral = 7;

/** Above any value that a rule compares with. */
const farAbove = 10_000;

/** One value; for an open end, all values above any limit. */
const at = (value: number): Measure =>
  Number.isFinite(value) ? { min: value, max: value } : { min: farAbove, max: value };

/** The mixture with each measured range at its milder end: the highest flash point, the pH nearest to neutral. */
function mildestValues(mixture: Mixture): Mixture {
  const { flashPointC, initialBoilingPointC, ph, kinematicViscosity40 } = mixture.properties;
  return {
    ...mixture,
    properties: {
      ...mixture.properties,
      ...(flashPointC ? { flashPointC: at(flashPointC.max) } : {}),
      ...(initialBoilingPointC ? { initialBoilingPointC: at(initialBoilingPointC.max) } : {}),
      ...(ph ? { ph: at(Math.min(Math.max(neutral, ph.min), ph.max)) } : {}),
      ...(kinematicViscosity40 ? { kinematicViscosity40: at(kinematicViscosity40.max) } : {}),
    },
  };
}

/** Why a class is not compared with the calculation. */
type SetApart =
  /** The sheet states a test of the product, or a similar one, for this class. */
  | 'tested'
  /** Published although no ingredient in section 3 has a hazard of this kind. */
  | 'no such ingredient'
  /** The market's law has no such class; the supplier added it voluntarily. */
  | 'not in the law'
  /** The engine names a property or test that is missing for a decision. */
  | 'not stated';

type SheetVerdict = 'reproduced' | 'within-range' | 'differs' | SetApart;

export type ComparedClass = {
  readonly file: string;
  readonly product: string;
  readonly hazardClass: HazardClass;
  readonly verdict: SheetVerdict;
  readonly published: string;
  readonly found: string;
  /** The sheet's words about its test, or what is missing. */
  readonly basis: string;
  readonly reasons: readonly Reason[];
};

/** The compared classes of one sheet; `fault` if the record is not a mixture that can be calculated. */
export type ComparedSheet = { readonly classes: readonly ComparedClass[]; readonly fault?: string };

/** Compares each class that the sheet publishes or the calculation finds. */
export function compareSheet(sheet: PublishedSheet): ComparedSheet {
  if (sheet.notComparable !== undefined) return { classes: [], fault: sheet.notComparable };
  try {
    const market = marketById(sheet.market);
    const worst = classifyMixture(sheet.mixture, market);
    const mildest = classifyMixture(mildestValues(sheet.mixture), market);
    return { classes: worst.outcomes.flatMap((outcome) => compareOutcome(sheet, outcome, mildest)) };
  } catch (fault) {
    if (!(fault instanceof MixtureError)) throw fault;
    return { classes: [], fault: fault.message };
  }
}

function compareOutcome(
  sheet: PublishedSheet,
  outcome: ClassOutcome,
  mildest: Classification,
): readonly ComparedClass[] {
  const { hazardClass, missing, reasons } = outcome;
  const published = sheet.published.filter((entry) => entry.hazardClass === hazardClass);
  if (published.length === 0 && outcome.hazards.length === 0) return [];
  const check = bestOf(published.length > 0 ? published : [undefined], outcome, outcomeIn(mildest, hazardClass));
  const statement = sheet.tested.get(hazardClass);
  return [
    {
      file: sheet.file,
      product: sheet.product,
      hazardClass,
      verdict: statement === undefined ? verdictOf(sheet, outcome, check) : 'tested',
      published: check.expected,
      found: check.found,
      basis: statement ?? missing.map(inEnglish).join(', '),
      reasons,
    },
  ];
}

/**
 * Compares between the worst case and the mildest: concentrations at their lower ends and measured values at their
 * milder ends. If a sheet for two markets publishes a class twice, the better match counts.
 */
function bestOf(
  entries: readonly Parameters<typeof compareClass>[1][],
  worst: ClassOutcome,
  mildest: ClassOutcome,
): Check {
  const spread = { ...worst, atLowerEnds: mildest.atLowerEnds ?? mildest.hazards };
  const checks = entries.map((entry) => compareClass(spread, entry));
  const order = ['yes', 'within-range', 'no'];
  const [best] = checks.toSorted((a, b) => order.indexOf(a.holds) - order.indexOf(b.holds));
  if (!best) throw new RangeError(`nothing to compare for ${worst.hazardClass}`);
  return best;
}

const factors: readonly { readonly of: HazardClass; readonly code: string; readonly factor: 'mAcute' | 'mChronic' }[] =
  [
    { of: 'Hazardous to the aquatic environment, acute', code: 'Aquatic Acute 1', factor: 'mAcute' },
    { of: 'Hazardous to the aquatic environment, long-term', code: 'Aquatic Chronic 1', factor: 'mChronic' },
  ];

/**
 * True for a Category 1 ingredient whose M-factor is neither printed nor harmonised: the supplier's own M-factor is
 * unknown.
 */
function lacksFactor({ ingredients }: Mixture, hazardClass: HazardClass): boolean {
  const own = factors.find(({ of }) => of === hazardClass);
  return ingredients.some(
    ({ hazards, ...data }) =>
      own !== undefined &&
      hazards !== 'not-assessed' &&
      hazards.some(({ code }) => code === own.code) &&
      data[own.factor] === undefined,
  );
}

/** A more severe published class may rest on an unknown M-factor; a milder one cannot. */
const isMoreSevere = ({ expected, found }: Check): boolean =>
  Number(/\b(\d)/.exec(expected)?.[1] ?? Infinity) < Number(/\b(\d)/.exec(found)?.[1] ?? Infinity);

function verdictOf(
  { mixture }: PublishedSheet,
  { status, hazardClass, hazards }: ClassOutcome,
  check: Check,
): SheetVerdict {
  if (status === 'not-adopted') return 'not in the law';
  if (check.holds !== 'no') return check.holds === 'yes' ? 'reproduced' : 'within-range';
  if (status === 'incomplete' || (isMoreSevere(check) && lacksFactor(mixture, hazardClass))) return 'not stated';
  return hazards.length === 0 && !isSupported(mixture, hazardClass) ? 'no such ingredient' : 'differs';
}
