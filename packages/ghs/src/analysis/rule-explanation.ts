import type { ClassOutcome } from '../classification.ts';
import { toPercent } from '../concentration.ts';
import type { CategoryCode } from '../hazard.ts';
import { cite, distinct, joined, type Message, type MessageValue } from '../message.ts';
import type { FlammableLiquidRules, IndividualRow, Market, SumRow } from '../markets/market.ts';
import type { DifferingRule } from './market-rules.ts';

type ExplanationKind =
  | 'adoption'
  | 'wording'
  | 'specific-limit'
  | 'relevance'
  | 'band'
  | 'limit'
  | 'test-data'
  | 'criterion';

/** A rule that makes two markets classify differently, as it reads in each of them. */
export type RuleExplanation = {
  readonly kind: ExplanationKind;
  /** The path of the rule in a market's data. */
  readonly part: string;
  /** What the rule says in the base market and in the other market, each with its paragraph. */
  readonly base: MessageValue;
  readonly other: MessageValue;
};

/** The verdicts that differ because of a rule, and their markets. */
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
type Describe = (rule: DifferingRule, side: Side, parted: Parted) => MessageValue;

/** Makes a message under `rules`; the interface texts have its words. */
const tell = (name: string, values: Message['values'] = {}): Message => ({ key: `rules.${name}`, values });

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
    const law = cite(market.law);
    return absent.length > 0 ? tell('notAdopted', { codes: absent, law }) : tell('adopted', { codes, law });
  },
  renames: (_, side, parted) => {
    const { renames, law } = parted[side].market;
    const names = reachedIn(parted).map((code) => {
      const renamed = renames[code];
      return renamed ? tell('writtenAs', { code, other: renamed.code }) : tell('writtenSo', { slot: code });
    });
    return joined('semicolon', [names, cite(law)]);
  },
  flammableLiquids: (_, side, parted) => flammableText(parted[side].market.flammableLiquids),
  specificLimits: (_, side, parted) => {
    const { apply, paragraph } = parted[side].market.specificLimits;
    return tell(apply === 'all' ? 'replaces' : 'lowers', { slot: cite(paragraph) });
  },
  'acuteToxicity.relevance': (_, side, parted) => {
    const { relevance, relevanceParagraph } = parted[side].market.acuteToxicity;
    const shares = relevance.map((share, index) =>
      tell('categoryFrom', { category: String(index + 1), share: toPercent(share) }),
    );
    return tell('relevance', { shares, paragraph: cite(relevanceParagraph) });
  },
  'acuteToxicity.bands': (_, side, parted) => {
    const { bands, bandsParagraph } = parted[side].market.acuteToxicity;
    const [count, dose] = [String(bands.oral.length), String(bands.oral.at(-1) ?? 0)];
    return tell('bands', { count, dose, paragraph: cite(bandsParagraph) });
  },
  'acuteToxicity.countsUpTo': (_, side, parted) => {
    const { countsUpTo, formulaParagraph } = parted[side].market.acuteToxicity;
    const [oral, dermal] = [String(countsUpTo.oral), String(countsUpTo.dermal)];
    return tell('countsUpTo', { oral, dermal, paragraph: cite(formulaParagraph) });
  },
};

function flammableText({ rows, gasOil, sustainedCombustion }: FlammableLiquidRules): MessageValue {
  const upTo = rows.map(({ outcome, flashBelowC, flashAtMostC }) =>
    flashBelowC === undefined
      ? tell('upTo', { category: outcome, celsius: String(flashAtMostC ?? '') })
      : tell('below', { category: outcome, celsius: String(flashBelowC) }),
  );
  return joined('semicolon', [
    [...distinct(upTo), cite(rows[0]?.paragraph ?? '')],
    ...(gasOil ? [tell('gasOils', { celsius: String(gasOil.toC), paragraph: cite(gasOil.paragraph) })] : []),
    ...(sustainedCombustion
      ? [
          tell('notSustained', {
            celsius: String(sustainedCombustion.aboveC),
            paragraph: cite(sustainedCombustion.paragraph),
          }),
        ]
      : []),
  ]);
}

type Row = SumRow | IndividualRow;
type TableLike = { readonly rows: readonly Row[] };

const isTable = (value: unknown): value is TableLike =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows);

const rowsOf = (value: unknown): readonly Row[] => (isTable(value) ? value.rows : []);
const find = (rows: readonly Row[], id: string): Row | undefined => rows.find((row) => row.id === id);

/** Shows the rows that differ. If the verdicts name some of these rows, shows only those. */
const describeRows: Describe = ({ inBase, inOther, ...rule }, side, parted) => {
  const own = rowsOf(side === 'base' ? inBase : inOther);
  const against = rowsOf(side === 'base' ? inOther : inBase);
  const ids = [...new Set([...rowsOf(inBase), ...rowsOf(inOther)].map(({ id }) => id))];
  const differing = ids.filter((id) => !isAlike(fullText(find(own, id)), fullText(find(against, id))));
  const named = new Set(
    [parted.base, parted.other].flatMap(({ outcome }) => outcome.reasons.map(({ ruleId }) => ruleId)),
  );
  const deciding = differing.some((id) => named.has(id)) ? differing.filter((id) => named.has(id)) : differing;
  if (deciding.length === 0) return describeParagraph({ ...rule, inBase, inOther }, side, parted);
  const texts = deciding.map((id) => {
    const [row, other] = [find(own, id), find(against, id)];
    return isAlike(limitText(row), limitText(other)) ? fullText(row) : limitText(row);
  });
  return joined('semicolon', [...distinct(texts), cite(own[0]?.paragraph ?? parted[side].market.law)]);
};

const isAlike = (one: Message, other: Message): boolean => JSON.stringify(one) === JSON.stringify(other);

function limitText(row: Row | undefined): Message {
  if (!row) return tell('noLimit');
  const category = typeof row.outcome === 'string' ? row.outcome : row.outcome.code;
  const share = toPercent(row.atLeast);
  return 'atLeastInGas' in row
    ? tell('fromInGas', { category, share, gas: toPercent(row.atLeastInGas) })
    : tell('from', { category, share });
}

/** The row with its sum and with the categories that must not be present. */
function fullText(row: Row | undefined): Message {
  const limit = limitText(row);
  if (!row || !('weights' in row)) return limit;
  const terms = Object.entries(row.weights)
    .map(([code, weight]) => (weight === 1 ? code : `${weight} × ${code}`))
    .join(' + ');
  return row.unlessCounted
    ? tell('ofWithout', { limit, terms, barred: row.unlessCounted })
    : tell('of', { limit, terms });
}

const describeParagraph: Describe = ({ inBase, inOther }, side, parted) => {
  const value = side === 'base' ? inBase : inOther;
  if (value === undefined) return tell('noRule', { slot: cite(parted[side].market.law) });
  return cite(paragraphIn(value) ?? parted[side].market.law);
};

/** The first paragraph in the data, at any depth. */
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
