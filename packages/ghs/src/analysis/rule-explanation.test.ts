import { describe, expect, it } from 'vitest';
import type { ClassOutcome } from '../classification.ts';
import { percent } from '../concentration.ts';
import { hazard } from '../hazard.ts';
import type { IndividualRow, Market, SumRow } from '../markets/market.ts';
import { cite, joined, type Message, type MessageValue, say } from '../message.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { DifferingRule } from './market-rules.ts';
import { explainRule, type Parted } from './rule-explanation.ts';

const rule = (name: string, values: Message['values'] = {}): Message => ({ key: `rules.${name}`, values });
const listed = (...items: readonly MessageValue[]) => joined('semicolon', items);

/** An outcome in these categories, decided by these rows. */
const outcome = (notations: readonly string[], ...ruleIds: readonly string[]): ClassOutcome => ({
  hazardClass: 'Skin corrosion/irritation',
  status: notations.length > 0 ? 'classified' : 'not-classified',
  hazards: notations.map(hazard),
  reasons: ruleIds.map((ruleId) => ({
    ...{ ruleId, paragraph: '', summary: say('additivity-sum'), counted: [], leftOut: [] },
  })),
  missing: [],
});

type Sides = { readonly base?: Partial<Market>; readonly other?: Partial<Market>; readonly by?: readonly string[] };

const parted = ({ base, other, by = [] }: Sides): Parted => ({
  base: { market: { ...marketById('eu'), law: 'law A', ...base }, outcome: outcome(['Skin Corr. 1B H314'], ...by) },
  other: { market: { ...marketById('us'), law: 'law B', ...other }, outcome: outcome(['Skin Irrit. 2 H315']) },
});

const explain = (part: string, sides: Sides, values: Partial<Pick<DifferingRule, 'inBase' | 'inOther'>> = {}) =>
  explainRule({ part, inBase: undefined, inOther: undefined, ...values, takeBase: (market) => market }, parted(sides));

describe('what a rule says in each of two laws', () => {
  it('is which of the categories are adopted, or that some are not', () => {
    const codes = ['Skin Corr. 1B', 'Skin Irrit. 2'] as const;
    expect(explain('adopted', { base: { adopted: [...codes] }, other: { adopted: ['Skin Irrit. 2'] } })).toEqual({
      kind: 'adoption',
      part: 'adopted',
      base: rule('adopted', { codes, law: cite('law A') }),
      other: rule('notAdopted', { codes: ['Skin Corr. 1B'], law: cite('law B') }),
    });
  });

  it('is the name of each category', () => {
    const renames = { 'Skin Corr. 1B': hazard('Skin Corr. 1 H314') };
    const { kind, base } = explain('renames', { base: { renames } });
    expect(kind).toBe('wording');
    const names = [
      rule('writtenAs', { code: 'Skin Corr. 1B', other: 'Skin Corr. 1' }),
      rule('writtenSo', { slot: 'Skin Irrit. 2' }),
    ];
    expect(base).toEqual(listed(names, cite('law A')));
  });

  it('is what a specific limit does', () => {
    const limits = (apply: 'all' | 'lower-only'): Partial<Market> => ({
      specificLimits: { ...marketById('eu').specificLimits, apply, paragraph: apply },
    });
    expect(explain('specificLimits', { base: limits('all'), other: limits('lower-only') })).toMatchObject({
      kind: 'specific-limit',
      base: rule('replaces', { slot: cite('all') }),
      other: rule('lowers', { slot: cite('lower-only') }),
    });
  });
});

describe('what a rule of acute toxicity says', () => {
  const { acuteToxicity } = marketById('eu');
  const withRules = (more: Partial<Market['acuteToxicity']>): Sides => ({
    base: { acuteToxicity: { ...acuteToxicity, ...more } },
  });

  it('is the share from which each category counts', () => {
    const relevance = [percent(0.1), percent(1)];
    const { kind, base } = explain('acuteToxicity.relevance', withRules({ relevance, relevanceParagraph: 'R' }));
    expect(kind).toBe('relevance');
    const shares = [
      rule('categoryFrom', { category: '1', share: 0.1 }),
      rule('categoryFrom', { category: '2', share: 1 }),
    ];
    expect(base).toEqual(rule('relevance', { shares, paragraph: cite('R') }));
  });

  it('is the number of categories and the highest dose', () => {
    const bands = { ...acuteToxicity.bands, oral: [5, 50, 300] };
    const { kind, base } = explain('acuteToxicity.bands', withRules({ bands, bandsParagraph: 'B' }));
    expect(kind).toBe('band');
    expect(base).toEqual(rule('bands', { count: '3', dose: '300', paragraph: cite('B') }));
    const none = explain('acuteToxicity.bands', withRules({ bands: { ...bands, oral: [] }, bandsParagraph: 'B' }));
    expect(none.base).toEqual(rule('bands', { count: '0', dose: '0', paragraph: cite('B') }));
  });

  it('is the dose up to which an ingredient counts', () => {
    const countsUpTo = { ...acuteToxicity.countsUpTo, oral: 2000, dermal: 5000 };
    const { base } = explain('acuteToxicity.countsUpTo', withRules({ countsUpTo, formulaParagraph: 'F' }));
    expect(base).toEqual(rule('countsUpTo', { oral: '2000', dermal: '5000', paragraph: cite('F') }));
  });
});

describe('what a rule of flammable liquids says', () => {
  const row = (id: string, more: object) => ({ id, outcome: 'Flam. Liq. 3', paragraph: `of ${id}`, ...more }) as const;

  it('is each flash point once, then its exceptions', () => {
    const rows = [row('1', { flashBelowC: 23 }), row('2', { flashBelowC: 23 }), row('3', { flashAtMostC: 60 })];
    const { kind, base, other } = explain('flammableLiquids', {
      base: {
        flammableLiquids: {
          rows,
          gasOil: { fromC: 55, toC: 75, paragraph: 'G' },
          sustainedCombustion: { aboveC: 35, paragraph: 'S' },
        },
      },
      other: { flammableLiquids: { rows: [] } },
    });
    expect(kind).toBe('criterion');
    const flashPoints = [
      rule('below', { category: 'Flam. Liq. 3', celsius: '23' }),
      rule('upTo', { category: 'Flam. Liq. 3', celsius: '60' }),
      cite('of 1'),
    ];
    expect(base).toEqual(
      listed(
        flashPoints,
        rule('gasOils', { celsius: '75', paragraph: cite('G') }),
        rule('notSustained', { celsius: '35', paragraph: cite('S') }),
      ),
    );
    expect(other).toEqual(listed([cite('')]));
  });
});

describe('what a table says', () => {
  const single = (id: string, share: number, more: Partial<IndividualRow> = {}): IndividualRow => ({
    ...{ id, outcome: 'Skin Irrit. 2', codes: [], atLeast: percent(share), paragraph: `of ${id}` },
    ...more,
  });
  const summed = (id: string, share: number, more: Partial<SumRow> = {}): SumRow => ({
    id,
    outcome: { code: 'Skin Irrit. 2', hCode: 'H315' },
    weights: { 'Skin Corr. 1': 10, 'Skin Irrit. 2': 1 },
    atLeast: percent(share),
    paragraph: `of ${id}`,
    ...more,
  });
  const from = (share: number) => rule('from', { category: 'Skin Irrit. 2', share });
  const compare = (
    inBase: readonly object[] | undefined,
    inOther: readonly object[] | undefined,
    ...by: readonly string[]
  ) => explain('additive', { by }, { inBase: inBase && { rows: inBase }, inOther: inOther && { rows: inOther } });

  it('is the rows that differ, and no others', () => {
    expect(compare([single('a', 1), single('b', 2)], [single('a', 1), single('b', 3)])).toEqual({
      kind: 'limit',
      part: 'additive',
      base: listed(from(2), cite('of a')),
      other: listed(from(3), cite('of a')),
    });
  });

  it('is only the rows that decided, if a verdict names one that differs', () => {
    const [before, after] = [
      [single('a', 1), single('b', 2)],
      [single('a', 5), single('b', 6)],
    ];
    expect(compare(before, after).base).toEqual(listed(from(1), from(2), cite('of a')));
    expect(compare(before, after, 'b').base).toEqual(listed(from(2), cite('of a')));
    expect(compare(before, after, 'elsewhere').base).toEqual(listed(from(1), from(2), cite('of a')));
  });

  it('is that there is no limit, where one law has no such row or no such table', () => {
    expect(compare([single('a', 1)], undefined)).toEqual({
      kind: 'limit',
      part: 'additive',
      base: listed(from(1), cite('of a')),
      other: listed(rule('noLimit'), cite('law B')),
    });
    expect(compare(undefined, [single('a', 1), single('b', 2)])).toMatchObject({
      kind: 'limit',
      base: listed(rule('noLimit'), cite('law A')),
    });
  });

  it('is two limits, where gases have their own', () => {
    const inGas = single('a', 1, { atLeastInGas: percent(0.2) });
    expect(compare([inGas], [single('a', 1)]).base).toEqual(
      listed(rule('fromInGas', { category: 'Skin Irrit. 2', share: 1, gas: 0.2 }), cite('of a')),
    );
  });

  it('is the sum too, where the limits are the same', () => {
    const plain = summed('a', 10, { weights: { 'Skin Irrit. 2': 1 } });
    const barred = summed('a', 10, { unlessCounted: ['Skin Corr. 1'] });
    const terms = '10 × Skin Corr. 1 + Skin Irrit. 2';
    expect(compare([plain], [summed('a', 10)])).toMatchObject({
      base: listed(rule('of', { limit: from(10), terms: 'Skin Irrit. 2' }), cite('of a')),
      other: listed(rule('of', { limit: from(10), terms }), cite('of a')),
    });
    expect(compare([barred], [plain]).base).toEqual(
      listed(rule('ofWithout', { limit: from(10), terms, barred: ['Skin Corr. 1'] }), cite('of a')),
    );
    expect(compare([summed('a', 10)], [summed('a', 20)]).base).toEqual(listed(from(10), cite('of a')));
  });

  it('is its paragraph, where its limits are alike', () => {
    const [one, two] = [single('a', 1, { codes: ['Skin Corr. 1'] }), single('a', 1)];
    const { base, other } = explain(
      'additive',
      {},
      { inBase: { rows: [one], paragraph: 'P' }, inOther: { rows: [two] } },
    );
    expect([base, other]).toEqual([cite('of a'), cite('of a')]);
  });
});

describe('what any other rule says', () => {
  const value = (inBase: unknown, inOther: unknown) => explain('state', {}, { inBase, inOther });

  it('is the first paragraph in it, at any depth', () => {
    const nested = { limit: 1, paragraphs: 'not this', deeper: [null, { paragraph: 7, readParagraph: 'P' }] };
    expect(value(nested, { paragraph: 'Q' })).toEqual({
      kind: 'criterion',
      part: 'state',
      base: cite('P'),
      other: cite('Q'),
    });
  });

  it('is the law as a whole, where it names no paragraph', () => {
    expect(value({ limit: 1 }, null)).toMatchObject({ base: cite('law A'), other: cite('law B') });
  });

  it('is that there is none', () => {
    expect(value(undefined, 1)).toMatchObject({ base: rule('noRule', { slot: cite('law A') }), other: cite('law B') });
    expect(value(1, undefined).other).toEqual(rule('noRule', { slot: cite('law B') }));
  });

  it('is a band, where it belongs to acute toxicity', () => {
    expect(explain('acuteToxicity.pointEstimates', {}, { inBase: 1, inOther: 2 }).kind).toBe('band');
  });
});
