import { describe, expect, it } from 'vitest';
import type { Market } from '../markets/market.ts';
import { marketById } from '../testing/market-by-id.ts';
import { differingRules } from './market-rules.ts';

const [eu, us] = [marketById('eu'), marketById('us')];
const partsOf = (base: Market, other: Market) => differingRules(base, other).map(({ part }) => part);

describe('the rules in which two markets differ', () => {
  it('are none of the names, and none that both have', () => {
    const renamed: Market = {
      ...eu,
      id: 'us',
      law: 'another law',
      wording: us.wording,
      physicalParagraph: { prefix: 'elsewhere', citedBy: 'chapters' },
    };
    expect(partsOf(eu, renamed)).toEqual([]);
    const cited: Market = { ...eu, specificLimits: { ...eu.specificLimits, paragraph: 'elsewhere' } };
    expect(partsOf(eu, cited), 'not by a paragraph').toEqual([]);
    const applied: Market = { ...eu, specificLimits: { ...eu.specificLimits, apply: 'lower-only' } };
    expect(partsOf(eu, applied)).toEqual(['specificLimits']);
  });

  it('are the parts of acute toxicity each by itself', () => {
    const { acuteToxicity } = eu;
    const other: Market = { ...eu, acuteToxicity: { ...acuteToxicity, relevance: [1], bandsParagraph: 'elsewhere' } };
    const [rule, ...more] = differingRules(eu, other);
    expect(rule).toMatchObject({ part: 'acuteToxicity.relevance', inBase: acuteToxicity.relevance, inOther: [1] });
    expect(more).toEqual([]);
    expect(rule?.takeBase(other).acuteToxicity).toEqual({ ...other.acuteToxicity, relevance: acuteToxicity.relevance });
  });

  it('are the tables of one class each, which alone is replaced', () => {
    const [first, second] = eu.individual;
    const other: Market = { ...eu, individual: eu.individual.map((table) => ({ ...table, rows: [] })) };
    const rule = differingRules(eu, other).find(({ hazardClass }) => hazardClass === first?.hazardClass);
    expect(rule).toMatchObject({ part: 'individual', inBase: first, inOther: { rows: [] } });
    const taken = rule?.takeBase(other).individual ?? [];
    expect(taken).toHaveLength(other.individual.length);
    expect(taken).toContainEqual(first);
    expect(taken).toContainEqual({ ...second, rows: [] });
  });

  it('turn one market into the other together', () => {
    const turned = differingRules(eu, us).reduce((market, rule) => rule.takeBase(market), us);
    expect(partsOf(eu, turned)).toEqual([]);
  });
});
