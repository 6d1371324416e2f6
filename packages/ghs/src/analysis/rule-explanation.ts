import type { ClassOutcome } from '../classification.ts';
import { toPercent } from '../concentration.ts';
import type { CategoryCode } from '../hazard.ts';
import type { FlammableLiquidRules, IndividualRow, Market, SumRow } from '../markets/market.ts';
import type { DifferingRule } from './market-rules.ts';

type ExplanationKind =
  'adoption' | 'wording' | 'specific-limit' | 'relevance' | 'band' | 'limit' | 'test-data' | 'criterion';

/** One rule by which two markets come to different classes, as each of them has it. */
export type RuleExplanation = {
  readonly kind: ExplanationKind;
  /** Which part of a market's data it is. */
  readonly part: string;
  /** What the market compared against says, then what this one says; each with its paragraph. */
  readonly base: string;
  readonly other: string;
};

/** The verdicts that a rule parts, and the markets they come from. */
export type Parted = {
  readonly base: { readonly market: Market; readonly outcome: ClassOutcome };
  readonly other: { readonly market: Market; readonly outcome: ClassOutcome };
};

export function explainRule(rule: DifferingRule, parted: Parted): RuleExplanation {
  const { part } = rule;
  const say = describe[part] ?? (isTable(rule.inBase) || isTable(rule.inOther) ? describeRows : describeParagraph);
  return { kind: kindOf(rule), part, base: say(rule, 'base', parted), other: say(rule, 'other', parted) };
}

type Side = keyof Parted;
type Describe = (rule: DifferingRule, side: Side, parted: Parted) => string;

const kinds: Readonly<Record<string, ExplanationKind>> = {
  adopted: 'adoption',
  renames: 'wording',
  specificLimits: 'specific-limit',
  'acuteToxicity.relevance': 'relevance',
  testsOnlyAdd: 'test-data',
  flammableLiquids: 'criterion',
};

function kindOf({ part, inBase, inOther }: DifferingRule): ExplanationKind {
  const known = kinds[part];
  if (known) return known;
  if (part.startsWith('acuteToxicity')) return 'band';
  return isTable(inBase) || isTable(inOther) ? 'limit' : 'criterion';
}

const reachedIn = ({ base, other }: Parted): readonly CategoryCode[] => [
  ...new Set([...base.outcome.hazards, ...other.outcome.hazards].map(({ code }) => code)),
];

const describe: Readonly<Record<string, Describe>> = {
  adopted: (_, side, parted) => {
    const { market } = parted[side];
    const codes = reachedIn(parted);
    const absent = codes.filter((code) => !market.adopted.includes(code));
    return absent.length > 0
      ? `${absent.join(', ')} not adopted, ${market.law}`
      : `${codes.join(', ')} adopted, ${market.law}`;
  },
  renames: (_, side, parted) => {
    const { renames, law } = parted[side].market;
    const names = reachedIn(parted).map((code) => {
      const renamed = renames[code];
      return renamed ? `${code} is written ${renamed.code}` : `${code} is written so`;
    });
    return `${names.join(', ')}; ${law}`;
  },
  flammableLiquids: (_, side, parted) => flammableText(parted[side].market.flammableLiquids),
  specificLimits: (_, side, parted) => {
    const { apply, paragraph } = parted[side].market.specificLimits;
    const effect = apply === 'all' ? 'replaces the generic limit' : 'may lower the generic limit, but does not lift it';
    return `a specific limit ${effect}, ${paragraph}`;
  },
  'acuteToxicity.relevance': (_, side, parted) => {
    const { relevance, relevanceParagraph } = parted[side].market.acuteToxicity;
    const shares = relevance.map((share, index) => `Category ${index + 1} from ${toPercent(share)} %`);
    return `ingredients count: ${shares.join(', ')}; ${relevanceParagraph}`;
  },
  'acuteToxicity.bands': (_, side, parted) => {
    const { bands, bandsParagraph } = parted[side].market.acuteToxicity;
    return `${bands.oral.length} categories by mouth up to ${bands.oral.at(-1) ?? 0} mg/kg, ${bandsParagraph}`;
  },
  'acuteToxicity.countsUpTo': (_, side, parted) => {
    const { countsUpTo, formulaParagraph } = parted[side].market.acuteToxicity;
    return `ingredients count up to ${countsUpTo.oral} mg/kg by mouth and ${countsUpTo.dermal} mg/kg by skin, ${formulaParagraph}`;
  },
};

function flammableText({ rows, gasOil, sustainedCombustion }: FlammableLiquidRules): string {
  const upTo = rows.map(
    ({ outcome, flashBelowC, flashAtMostC }) =>
      `${outcome} ${flashBelowC === undefined ? `up to ${flashAtMostC ?? ''}` : `below ${flashBelowC}`} °C`,
  );
  return [
    `${[...new Set(upTo)].join(', ')}, ${rows[0]?.paragraph ?? ''}`,
    ...(gasOil ? [`gas oils are Category 3 up to ${gasOil.toC} °C, ${gasOil.paragraph}`] : []),
    ...(sustainedCombustion
      ? [
          `above ${sustainedCombustion.aboveC} °C not where combustion is not sustained, ${sustainedCombustion.paragraph}`,
        ]
      : []),
  ].join('; ');
}

type Row = SumRow | IndividualRow;
type TableLike = { readonly rows: readonly Row[] };

const isTable = (value: unknown): value is TableLike =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows);

const rowsOf = (value: unknown): readonly Row[] => (isTable(value) ? value.rows : []);
const find = (rows: readonly Row[], id: string): Row | undefined => rows.find((row) => row.id === id);

/** The rows that differ; where the verdicts name some of them, only these. */
const describeRows: Describe = ({ inBase, inOther, ...rule }, side, parted) => {
  const own = rowsOf(side === 'base' ? inBase : inOther);
  const against = rowsOf(side === 'base' ? inOther : inBase);
  const ids = [...new Set([...rowsOf(inBase), ...rowsOf(inOther)].map(({ id }) => id))];
  const differing = ids.filter((id) => fullText(find(own, id)) !== fullText(find(against, id)));
  const named = new Set(
    [parted.base, parted.other].flatMap(({ outcome }) => outcome.reasons.map(({ ruleId }) => ruleId)),
  );
  const deciding = differing.some((id) => named.has(id)) ? differing.filter((id) => named.has(id)) : differing;
  if (deciding.length === 0) return describeParagraph({ ...rule, inBase, inOther }, side, parted);
  const texts = deciding.map((id) => {
    const [row, other] = [find(own, id), find(against, id)];
    return limitText(row) === limitText(other) ? fullText(row) : limitText(row);
  });
  return `${[...new Set(texts)].join('; ')}; ${own[0]?.paragraph ?? parted[side].market.law}`;
};

function limitText(row: Row | undefined): string {
  if (!row) return 'no such limit';
  const outcome = typeof row.outcome === 'string' ? row.outcome : row.outcome.code;
  const inGas = 'atLeastInGas' in row ? ` (gas ${toPercent(row.atLeastInGas)} %)` : '';
  return `${outcome} from ${toPercent(row.atLeast)} %${inGas}`;
}

/** With what is added up, and what must not be there. */
function fullText(row: Row | undefined): string {
  if (!row || !('weights' in row)) return limitText(row);
  const terms = Object.entries(row.weights).map(([code, weight]) => (weight === 1 ? code : `${weight} × ${code}`));
  const barred = row.unlessCounted ? `, without ${row.unlessCounted.join(', ')}` : '';
  return `${limitText(row)} of ${terms.join(' + ')}${barred}`;
}

const describeParagraph: Describe = ({ inBase, inOther }, side, parted) => {
  const value = side === 'base' ? inBase : inOther;
  if (value === undefined) return `no such rule, ${parted[side].market.law}`;
  return paragraphIn(value) ?? parted[side].market.law;
};

/** The first paragraph that stands in the data, however deep. */
function paragraphIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [key, inner] of entries) {
    if (/paragraph$/i.test(key) && typeof inner === 'string') return inner;
    const found = paragraphIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
