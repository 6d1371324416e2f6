import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { percent } from '../concentration.ts';
import { hazard } from '../hazard.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const irritation = 'Specific target organ toxicity, single exposure: respiratory tract irritation';
const narcosis = 'Specific target organ toxicity, single exposure: narcotic effects';
const acute = 'Hazardous to the aquatic environment, acute';
const longTerm = 'Hazardous to the aquatic environment, long-term';

describe('STOT SE 3 of mixtures, CLP Annex I, 3.8.3.4.5', () => {
  it.each([
    { a: 20, b: 0, code: 'STOT SE 3' },
    { a: 19.9999999, b: 0, code: undefined },
    { a: 10, b: 10, code: 'STOT SE 3' },
    { a: 19.5, b: 0.9, code: undefined },
  ])('adds $a % and $b % of irritants to $code', ({ a, b, code }) => {
    const mixture = mixtureOf([ingredient(a, ['STOT SE 3 H335']), ingredient(b, ['STOT SE 3 H335'])]);
    expect(decided(mixture, irritation).code).toBe(code);
    expect(decided(mixture, narcosis).code).toBeUndefined();
  });

  it('adds irritation and narcosis up apart', () => {
    const mixture = mixtureOf([ingredient(15, ['STOT SE 3 H335']), ingredient(15, ['STOT SE 3 H336'])]);
    expect([decided(mixture, irritation).code, decided(mixture, narcosis).code]).toEqual([undefined, undefined]);
  });

  it('gives the room of ranges that cannot all reach their upper ends to what weighs most', () => {
    const acid = ingredient([1, 60], ['STOT SE 3 H335'], {
      specificLimits: [{ outcome: hazard('STOT SE 3 H335'), lower: percent(50) }],
    });
    const mixture = mixtureOf([acid, ingredient([1, 60], ['STOT SE 3 H335']), ingredient([39, 90], [])]);
    const [reason] = outcomeOf(mixture, irritation).reasons;
    expect(reason?.counted.map(({ concentration, weight }) => [concentration / 1e7, weight])).toEqual([
      [1, 0.4],
      [60, 1],
    ]);
    expect(reason?.found).toBeCloseTo(60.4, 9);
  });

  it('does not classify for what is not there', () => {
    const [reason] = outcomeOf(mixtureOf([ingredient(0, ['STOT SE 3 H335'])]), irritation).reasons;
    expect(inEnglish(reason?.leftOut[0]?.why ?? '')).toMatch(/^0 % is below the cut-off of 1 %, /);
  });

  it('is settled by an ingredient nobody has classified, unless the class is reached already', () => {
    const unknown = ingredient(5, [], { hazards: 'not-assessed' });
    expect(outcomeOf(mixtureOf([unknown]), irritation)).toMatchObject({
      status: 'incomplete',
      missing: ['0 water at 5'],
    });
    const reached = mixtureOf([unknown, ingredient(20, ['STOT SE 3 H335'])]);
    expect(outcomeOf(reached, irritation)).toMatchObject({ status: 'classified', missing: [] });
  });

  it.each([
    { share: 0.9999999, code: undefined },
    { share: 1, code: 'STOT SE 3' },
    { share: 9.9999999, code: 'STOT SE 3' },
    { share: 10, code: undefined },
    { share: 70, code: undefined },
    { share: [9, 70] as const, code: 'STOT SE 3' },
  ])(
    'counts a specific limit without a lower end from the cut-off up to its end: $share % is $code',
    ({ share, code }) => {
      const hydroperoxide = ingredient(share, ['Skin Corr. 1B H314'], {
        specificLimits: [{ outcome: hazard('STOT SE 3 H335'), upper: percent(10) }],
      });
      const { hazards, reasons } = outcomeOf(mixtureOf([hydroperoxide]), irritation);
      expect(hazards[0]?.code).toBe(code);
      expect(reasons[0]?.found ?? 0).toBeLessThanOrEqual(1400);
    },
  );

  it('takes a specific limit in place of 20 %', () => {
    const acid = (share: number) =>
      ingredient(share, ['STOT SE 3 H335'], {
        specificLimits: [{ outcome: hazard('STOT SE 3 H335'), lower: percent(10) }],
      });
    expect(decided(mixtureOf([acid(10)]), irritation).code).toBe('STOT SE 3');
    expect(decided(mixtureOf([acid(9.9999999)]), irritation).code).toBeUndefined();
  });

  it.each([
    { share: 3.9999999, code: undefined },
    { share: 4, code: 'STOT SE 3' },
  ])('adds up what irritates from its specific limit on, though it has no entry here: $share % is $code', (row) => {
    const amine = ingredient(row.share, ['Skin Corr. 1B H314'], {
      specificLimits: [{ outcome: hazard('STOT SE 3 H335'), lower: percent(5) }],
    });
    const mixture = mixtureOf([amine, ingredient(4, ['STOT SE 3 H335'])]);
    expect(decided(mixture, irritation).code).toBe(row.code);
    expect(outcomeOf(mixture, irritation).reasons[0]?.ruleId).toBe('stot-se-3.irritation-20');
  });

  it.each([
    { share: 0.9999999, code: undefined },
    { share: 1, code: 'STOT SE 3' },
  ])('leaves it out below the cut-off of 1 %: $share % is $code', ({ share, code }) => {
    const amine = ingredient(share, ['Skin Corr. 1B H314'], {
      specificLimits: [{ outcome: hazard('STOT SE 3 H335'), lower: percent(5) }],
    });
    expect(decided(mixtureOf([amine, ingredient(16, ['STOT SE 3 H335'])]), irritation).code).toBe(code);
  });
});

describe('aquatic classes of mixtures, CLP Annex I, Tables 4.1.1 and 4.1.2', () => {
  const a1 = (share: number, mAcute?: number) =>
    ingredient(share, ['Aquatic Acute 1 H400'], mAcute === undefined ? {} : { mAcute });
  const c = (category: number, share: number, more = {}) =>
    ingredient(share, [`Aquatic Chronic ${category} H41${category - 1}`], more);

  it.each([
    { mixture: [a1(25)], code: 'Aquatic Acute 1' },
    { mixture: [a1(24.9999999)], code: undefined },
    { mixture: [a1(2.5, 10)], code: 'Aquatic Acute 1' },
    { mixture: [a1(2.4999999, 10)], code: undefined },
    { mixture: [a1(0.25, 100)], code: 'Aquatic Acute 1' },
    { mixture: [a1(0.0249, 1000)], code: undefined },
    { mixture: [a1(0.025, 1000)], code: 'Aquatic Acute 1' },
  ])('short-term case %# is $code', ({ mixture, code }) => {
    const row = code && 'aquatic-acute.acute-1';
    expect(decided(mixtureOf(mixture), acute)).toEqual({ code, row });
  });

  it.each([
    { mixture: [c(1, 25)], code: 'Aquatic Chronic 1', row: 'aquatic-chronic.chronic-1' },
    { mixture: [c(1, 24.9999999)], code: 'Aquatic Chronic 2', row: 'aquatic-chronic.chronic-2' },
    { mixture: [c(1, 2.5)], code: 'Aquatic Chronic 2', row: 'aquatic-chronic.chronic-2' },
    { mixture: [c(1, 2), c(2, 5)], code: 'Aquatic Chronic 2', row: 'aquatic-chronic.chronic-2' },
    { mixture: [c(2, 25)], code: 'Aquatic Chronic 2', row: 'aquatic-chronic.chronic-2' },
    { mixture: [c(2, 24.9999999)], code: 'Aquatic Chronic 3', row: 'aquatic-chronic.chronic-3' },
    { mixture: [c(1, 0.25)], code: 'Aquatic Chronic 3', row: 'aquatic-chronic.chronic-3' },
    { mixture: [c(1, 0.2499999)], code: undefined, row: undefined },
    { mixture: [c(3, 25)], code: 'Aquatic Chronic 3', row: 'aquatic-chronic.chronic-3' },
    { mixture: [c(4, 25)], code: 'Aquatic Chronic 4', row: 'aquatic-chronic.chronic-4' },
    { mixture: [c(3, 10), c(4, 15)], code: 'Aquatic Chronic 4', row: 'aquatic-chronic.chronic-4' },
    { mixture: [c(3, 10), c(4, 14.9999999)], code: undefined, row: undefined },
  ])('long-term case %# is $code by $row', ({ mixture, code, row }) => {
    expect(decided(mixtureOf(mixture), longTerm)).toEqual({ code, row });
  });

  it('counts from 0.1 % divided by the M-factor on (4.1.3.1)', () => {
    const { reasons } = outcomeOf(
      mixtureOf([c(1, 0.0099999, { mChronic: 10 }), c(1, 0.01, { mChronic: 10 })]),
      longTerm,
    );
    expect(reasons[0]?.counted).toHaveLength(1);
    expect(reasons[0]?.leftOut).toHaveLength(1);
  });

  it('takes a missing chronic M-factor as 1, not as the acute one', () => {
    const bixafen = ingredient(2, ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], { mAcute: 100 });
    expect(decided(mixtureOf([bixafen]), acute).code).toBe('Aquatic Acute 1');
    expect(decided(mixtureOf([bixafen]), longTerm).code).toBe('Aquatic Chronic 3');
  });

  it('multiplies by the factor of its own time scale, in the categories that have one', () => {
    const both = { mAcute: 10, mChronic: 100 };
    const chronic2 = mixtureOf([c(2, 24.9999999, both)]);
    expect(decided(chronic2, longTerm).code).toBe('Aquatic Chronic 3');
    const { reasons } = outcomeOf(mixtureOf([c(1, 0.24, both)]), longTerm);
    expect(reasons[0]).toMatchObject({ ruleId: 'aquatic-chronic.chronic-2' });
  });

  it('knows Acute 2 and 3 under the UN system alone (Table 4.1.3)', () => {
    const mixture = mixtureOf([a1(2.5)]);
    expect(decided(mixture, acute, 'un')).toEqual({ code: 'Aquatic Acute 2', row: 'aquatic-acute.acute-2' });
    expect(decided(mixtureOf([a1(0.25)]), acute, 'un').code).toBe('Aquatic Acute 3');
    expect(decided(mixture, acute, 'eu').code).toBeUndefined();
  });

  it.each(['us', 'ca', 'au'] as const)('are not adopted in %s', (market) => {
    expect(outcomeOf(mixtureOf([c(1, 90)]), longTerm, market).status).toBe('not-adopted');
    expect(outcomeOf(mixtureOf([a1(90)]), acute, market).status).toBe('not-adopted');
  });
});

describe('aspiration hazard of mixtures, CLP Annex I, 3.10.3.3.1', () => {
  const oil = (share: number, viscosity?: number) =>
    mixtureOf([ingredient(share, ['Asp. Tox. 1 H304'])], {
      properties: viscosity === undefined ? {} : { kinematicViscosity40: { min: viscosity, max: viscosity } },
    });

  it.each([
    { share: 10, viscosity: 20.5, code: 'Asp. Tox. 1' },
    { share: 9.9999999, viscosity: 20.5, code: undefined },
    { share: 10, viscosity: 20.5001, code: undefined },
    { share: 90, viscosity: 89, code: undefined },
  ])('$share % at $viscosity mm2/s is $code', ({ share, viscosity, code }) => {
    expect(decided(oil(share, viscosity), 'Aspiration hazard').code).toBe(code);
  });

  it('stays open without a viscosity, and says which', () => {
    const { status, missing } = outcomeOf(oil(40), 'Aspiration hazard');
    expect(inWords({ status, missing })).toEqual({ status: 'incomplete', missing: ['kinematic viscosity at 40 °C'] });
  });

  it('takes `> 20.5` as above the limit', () => {
    const mixture = { ...oil(40), properties: { kinematicViscosity40: { min: 20.5, max: Number.POSITIVE_INFINITY } } };
    expect(outcomeOf(mixture, 'Aspiration hazard').status).toBe('not-classified');
  });
});

describe('the comparison that a reason states', () => {
  const skin = 'Skin corrosion/irritation';
  const corrosiveFrom = (limit: number, share: number, code = 'Skin Corr. 1B') =>
    ingredient(share, [`${code} H314`], {
      specificLimits: [{ outcome: hazard(`${code} H314`), lower: percent(limit) }],
    });

  it.each([
    { share: 25, summary: 'Skin Corr. 1B: 0 Skin Corr. 1B H314 at 25 25 % ≥ 25 %', code: 'Skin Corr. 1B' },
    { share: 33, summary: 'Skin Corr. 1B: 0 Skin Corr. 1B H314 at 33 33 % ≥ 25 %', code: 'Skin Corr. 1B' },
  ])('is the share with its specific limit, where one ingredient decides: $share %', ({ share, summary, code }) => {
    const { reasons, hazards } = outcomeOf(mixtureOf([corrosiveFrom(25, share)]), skin);
    expect(hazards[0]?.code).toBe(code);
    expect(inEnglish(reasons[0]?.summary ?? '')).toBe(summary);
    expect(reasons[0]?.stated).toEqual({ found: share, limit: 25, unit: '%' });
  });

  it.each([
    { share: 2.5, sign: '≥', found: 1 },
    { share: 2.4999999, sign: '<', found: 0.999 },
  ])('is the sum of the quotients with 1, where several have limits: $share %', ({ share, sign, found }) => {
    const mixture = mixtureOf([corrosiveFrom(5, share), corrosiveFrom(2, 1)]);
    const stated = outcomeOf(mixture, skin).reasons.find(({ summary }) =>
      inEnglish(summary).startsWith('Skin Corr. 1B'),
    );
    expect(inEnglish(stated?.summary ?? '')).toContain(`shares divided by their limits add up to ${found} ${sign} 1`);
    expect(stated?.stated).toEqual({ found, limit: 1, unit: '' });
  });

  it('calls a sum weighted where M-factors or weights enter it', () => {
    const toxic = ingredient(4.5, ['Aquatic Acute 1 H400'], { mAcute: 10 });
    expect(inEnglish(outcomeOf(mixtureOf([toxic]), acute).reasons[0]?.summary ?? '')).toBe(
      'Aquatic Acute 1: weighted sum 45 % ≥ 25 %',
    );
    const plain = ingredient(45, ['Aquatic Acute 1 H400']);
    expect(inEnglish(outcomeOf(mixtureOf([plain]), acute).reasons[0]?.summary ?? '')).toBe(
      'Aquatic Acute 1: sum 45 % ≥ 25 %',
    );
  });

  it('shows first the row that came nearest, where none is met', () => {
    const toxic = ingredient(0.001, ['Aquatic Chronic 1 H410'], { mChronic: 100 });
    const harmful = ingredient(13, ['Aquatic Chronic 3 H412']);
    expect(inEnglish(outcomeOf(mixtureOf([toxic, harmful]), longTerm).reasons[0]?.summary ?? '')).toBe(
      'Aquatic Chronic 3: weighted sum 23 % < 25 %',
    );
  });

  it('shows a row that does not apply after those that do', () => {
    const eyes = 'Serious eye damage/eye irritation';
    const irritants = [ingredient(5, ['Eye Irrit. 2A H319']), ingredient(2, ['Eye Irrit. 2A H319'])];
    const [first] = outcomeOf(mixtureOf(irritants), eyes, 'ca').reasons;
    expect(inEnglish(first?.summary ?? '')).toBe('Eye Irrit. 2A: sum 7 % < 10 %');
  });
});
