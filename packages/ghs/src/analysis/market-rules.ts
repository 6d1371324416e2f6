import type { HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';

/** One part of the rules in which two markets differ, e.g. the table of a class. */
export type DifferingRule = {
  /** The path of this part in a market's data, e.g. `individual`, `acuteToxicity.relevance`. */
  readonly part: string;
  /** Set if the part is the table of one class. */
  readonly hazardClass?: HazardClass;
  /** Undefined if the market has no such rule. */
  readonly inBase: unknown;
  readonly inOther: unknown;
  /** Returns the market with the base's rule in place of its own. */
  readonly takeBase: (market: Market) => Market;
};

/** Parts that only name the market and its label. They never change a class. */
const names: ReadonlySet<string> = new Set([
  'id',
  'wording',
  'ruleSet',
  'law',
  'standing',
  'nationalHazards',
  'supplemental',
  'substanceLaw',
]);

const isParagraph = (name: string): boolean => /paragraph$/i.test(name);

/** Every part in which the rules differ by more than the cited paragraph. All of them turn `other` into `base`. */
export function differingRules(base: Market, other: Market): readonly DifferingRule[] {
  const parts = new Set([...Object.keys(base), ...Object.keys(other)]);
  return [...parts]
    .filter((part) => !names.has(part))
    .flatMap((part) => {
      if (part === 'individual' || part === 'additive') return tables(base, other, part);
      return part === 'acuteToxicity' ? acuteToxicity(base, other) : [wholePart(base, other, part)];
    })
    .filter(({ part, inBase, inOther }) => !isParagraph(part) && substance(inBase) !== substance(inOther));
}

const valueOf = (market: object, part: string): unknown => Object.entries(market).find(([key]) => key === part)?.[1];

function wholePart(base: Market, other: Market, part: string): DifferingRule {
  const inBase = valueOf(base, part);
  return { part, inBase, inOther: valueOf(other, part), takeBase: (market) => ({ ...market, [part]: inBase }) };
}

function acuteToxicity({ acuteToxicity: base }: Market, { acuteToxicity: other }: Market): readonly DifferingRule[] {
  return Object.entries(base).map(([part, inBase]) => ({
    part: `acuteToxicity.${part}`,
    inBase,
    inOther: valueOf(other, part),
    takeBase: (market) => ({ ...market, acuteToxicity: { ...market.acuteToxicity, [part]: inBase } }),
  }));
}

function tables(base: Market, other: Market, part: 'individual' | 'additive'): readonly DifferingRule[] {
  const classes = new Set([...base[part], ...other[part]].map(({ hazardClass }) => hazardClass));
  return [...classes].map((hazardClass) => {
    const inBase = base[part].filter((table) => table.hazardClass === hazardClass);
    const inOther = other[part].filter((table) => table.hazardClass === hazardClass);
    const takeBase = (market: Market): Market => ({
      ...market,
      [part]: [...market[part].filter((table) => table.hazardClass !== hazardClass), ...inBase],
    });
    return { part, hazardClass, inBase: inBase[0], inOther: inOther[0], takeBase };
  });
}

/** The content of a rule without its paragraphs. */
const substance = (value: unknown): string =>
  JSON.stringify([value], (key, inner: unknown) => (isParagraph(key) ? undefined : inner));
