import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import type { Mixture } from '../mixture.ts';
import { ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const aspiration = 'Aspiration hazard';
const oil = (share: number, more: Partial<Mixture> = {}) =>
  mixtureOf([ingredient(share, ['Asp. Tox. 1 H304'], { name: 'oil' })], more);
const verdict = (mixture: Mixture) => {
  const { status, hazards, reasons, missing } = outcomeOf(mixture, aspiration);
  return { status, codes: hazards.map(({ code }) => code), rows: reasons.map(({ ruleId }) => ruleId), missing };
};
const viscosity = (min: number, max = min) => ({ properties: { kinematicViscosity40: { min, max } } });

describe('aspiration hazard, CLP Annex I, 3.10.3.3.1', () => {
  it('does not classify a solid, whose sum stays in the reasons', () => {
    const found = verdict(oil(20, { physicalState: 'solid' }));
    expect(found).toMatchObject({ status: 'not-classified', codes: [], missing: [] });
    expect(found.rows[0]).toBe('aspiration.solid');
    expect(found.rows.length).toBeGreaterThan(1);
  });

  it('keeps the class of a substance that makes up the product, until a viscosity says otherwise', () => {
    const alone = verdict(oil(100));
    expect(alone).toMatchObject({ status: 'classified', codes: ['Asp. Tox. 1'], missing: [] });
    expect(alone.rows[0]).toBe('aspiration.substance');
    expect(alone.rows.length).toBeGreaterThan(1);
    expect(verdict(oil(100, viscosity(20.6)))).toMatchObject({ status: 'not-classified', codes: [] });
  });

  it('leaves a mixture open whose viscosity is not known', () => {
    expect(inWords(verdict(oil(10)))).toMatchObject({
      status: 'incomplete',
      codes: [],
      missing: ['kinematic viscosity at 40 °C'],
    });
    expect(verdict(oil(9.9999999))).toMatchObject({ status: 'not-classified', missing: [] });
  });

  it('takes a mixture for thin that consists of liquids known to be thin, to 99 %', () => {
    const with2 = (share: number, own?: number) =>
      verdict(
        mixtureOf([
          ingredient(30, ['Asp. Tox. 1 H304'], { name: 'oil' }),
          ingredient(share, [], {
            name: 'ester',
            ...(own === undefined ? {} : { kinematicViscosity40: { min: own, max: own } }),
          }),
          ingredient(70 - share, [], { name: 'resin' }),
        ]),
      );
    expect(with2(69, 20.5)).toMatchObject({ status: 'classified', codes: ['Asp. Tox. 1'], missing: [] });
    expect(with2(69, 20.5).rows[0]).toBe('aspiration.thin-liquids');
    expect(with2(68.99, 20.5)).toMatchObject({ status: 'incomplete' });
    expect(with2(69, 20.6)).toMatchObject({ status: 'incomplete' });
    expect(with2(69)).toMatchObject({ status: 'incomplete' });
  });

  it('does not take a viscous oil of the class for thin', () => {
    const viscous = { name: 'oil', kinematicViscosity40: { min: 20.5, max: Number.POSITIVE_INFINITY } };
    const two = [ingredient(50, ['Asp. Tox. 1 H304'], viscous), ingredient(50, ['Asp. Tox. 1 H304'], { name: 'b' })];
    expect(verdict(mixtureOf(two))).toMatchObject({ status: 'incomplete' });
  });

  it('asks no viscosity of an aerosol, whose mist forms no pool, but reads the one that is given', () => {
    const spray = verdict(oil(50, { physicalState: 'aerosol' }));
    expect(spray).toMatchObject({ status: 'not-classified', codes: [], missing: [] });
    expect(spray.rows[0]).toBe('aspiration.spray');
    expect(verdict(oil(50, { physicalState: 'aerosol', ...viscosity(20.5) })).codes).toEqual(['Asp. Tox. 1']);
  });

  it.each([
    { limit: 'under', measured: viscosity(20.4), codes: ['Asp. Tox. 1'] },
    { limit: 'at', measured: viscosity(20.5), codes: ['Asp. Tox. 1'] },
    { limit: 'over', measured: viscosity(20.6), codes: [] },
    { limit: 'with a range that reaches', measured: viscosity(20, 30), codes: ['Asp. Tox. 1'] },
    { limit: 'over, by an open range,', measured: viscosity(20.5, Number.POSITIVE_INFINITY), codes: [] },
  ])('judges a mixture $limit 20.5 mm2/s by its viscosity', ({ measured, codes }) => {
    expect(verdict(oil(50, measured)).codes).toEqual(codes);
  });
});
