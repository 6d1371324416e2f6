import { emptyDraft } from '@gosds/sheet/draft/draft';
import { suggestions } from '@gosds/sheet/product/goods-suggestions';
import type { DangerousGoodsEntry, TransportOutcome } from '@gosds/transport/transport';
import { describe, expect, it } from 'vitest';
import {
  filledFor,
  followsProposal,
  goodsOf,
  isUntouched,
  printedShippingName,
  proposedGoods,
} from './goods-choice.ts';

const entry = (patch: Partial<DangerousGoodsEntry> = {}): DangerousGoodsEntry => ({
  un: '1993',
  properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
  class: '3',
  subsidiaryHazards: [],
  packingGroup: 'II',
  form: {},
  isNos: true,
  needsTechnicalName: true,
  source: 'test',
  ...patch,
});

const regulated = {
  status: 'regulated',
  proposal: {
    entry: entry(),
    name: 'FLAMMABLE LIQUID, N.O.S.',
    technicalIds: [],
    technicalNames: ['toluene', 'acetone'],
    shippingName: 'FLAMMABLE LIQUID, N.O.S. (contains toluene and acetone)',
    environmentallyHazardous: false,
    reasons: [],
  },
  alternatives: [],
} satisfies TransportOutcome;

const goods = emptyDraft().dangerousGoods;

describe('dangerous goods of the draft', () => {
  it('takes the proposal with its technical names, as it is printed', () => {
    const proposed = proposedGoods(regulated);
    expect(proposed).toMatchObject({ unNumber: '1993', dgClass: '3', subRisk1: 'None', packagingGroup: 'II' });
    expect(printedShippingName({ ...goods, ...proposed })).toBe(
      'FLAMMABLE LIQUID, N.O.S. (contains toluene and acetone)',
    );
  });

  it('says None only where the engine showed that nothing applies', () => {
    expect(proposedGoods({ status: 'not-regulated', reasons: [] })).toMatchObject({
      unNumber: 'None',
      dgClass: 'None',
    });
    expect(proposedGoods({ status: 'incomplete', missing: ['flash point'], reasons: [] })).toBeUndefined();
  });

  it('notices when the draft no longer says what is proposed', () => {
    const proposed = goodsOf({ entry: entry(), technicalNames: [] });
    expect(followsProposal({ ...goods, ...proposed }, proposed)).toBe(true);
    expect(followsProposal({ ...goods, ...proposed, packagingGroup: 'III' }, proposed)).toBe(false);
  });

  it('has a Hazchem code where the law of the country knows it, and while no country is chosen', () => {
    const filled = goodsOf({ entry: entry({ hazChem: '•3YE' }), technicalNames: [] });
    expect(filledFor('AU', filled)).toEqual(filled);
    expect(filledFor('', filled)).toEqual(filled);
    expect(filledFor('DE', filled)).toEqual({ ...filled, hazChem: '' });
  });

  it('fills in only where nothing was entered', () => {
    expect(isUntouched(goods)).toBe(true);
    expect(isUntouched({ ...goods, unNumber: '1263' })).toBe(false);
    expect(isUntouched({ ...goods, subRisk1: '6.1' })).toBe(false);
    expect(isUntouched({ ...goods, packagingGroup: 'II' })).toBe(false);
    expect(isUntouched({ ...goods, confirmed: true })).toBe(true);
  });

  it('lists the proposal first and each row once', () => {
    const rows = suggestions(regulated, [entry(), entry({ packingGroup: 'III' })]);
    expect(rows.map((row) => row.entry.packingGroup)).toEqual(['II', 'III']);
    expect(rows[0]?.technicalNames).toEqual(['toluene', 'acetone']);
  });

  it('lists it first where its UN number is filled in, before the alternatives', () => {
    const { proposal } = regulated;
    const other = { ...proposal, entry: entry({ packingGroup: 'III' }) };
    const rows = suggestions({ ...regulated, alternatives: [other] }, [entry()]);
    expect(rows.map((row) => row.entry.packingGroup)).toEqual(['II', 'III']);
    expect(rows[0]?.technicalNames).toEqual(['toluene', 'acetone']);
  });
});
