import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import type { SubstanceData } from '../../substance.ts';
import { exact, judged, substanceOutcome } from '../testing/substance-of.ts';

const aspiration = 'Aspiration hazard';
const at = (viscosity: number, more: SubstanceData['aspiration'] = { isHydrocarbon: true }) => ({
  properties: { kinematicViscosity40: exact(viscosity) },
  aspiration: more,
});

describe('aspiration, CLP Annex I, Table 3.10.1', () => {
  it.each([
    { viscosity: 20.4, code: 'Asp. Tox. 1', row: 'hydrocarbon' },
    { viscosity: 20.5, code: 'Asp. Tox. 1', row: 'hydrocarbon' },
    { viscosity: 20.6, code: undefined, row: 'viscous' },
  ])('a hydrocarbon of $viscosity mm2/s is $code', ({ viscosity, code, row }) => {
    expect(judged(at(viscosity), aspiration)).toMatchObject({ code, row: `substance.aspiration.${row}` });
  });

  it.each([
    { dynamic: 16.4, code: 'Asp. Tox. 1' },
    { dynamic: 16.41, code: undefined },
  ])('$dynamic mPa s at 0.8 g/cm3 is $code', ({ dynamic, code }) => {
    const data = { properties: { dynamicViscosity40: dynamic, density40: 0.8 }, aspiration: { isHydrocarbon: true } };
    expect(judged(data, aspiration).code).toBe(code);
  });

  it.each([
    { viscosity: 14, code: 'Asp. Tox. 2' },
    { viscosity: 14.1, code: undefined },
  ])('by expert judgement $viscosity mm2/s is $code where the market has Category 2', ({ viscosity, code }) => {
    const data = at(viscosity, { isHydrocarbon: false, expertConcern: 'n-alcohol' });
    expect(judged(data, aspiration, 'un').code).toBe(code);
    expect(judged(data, aspiration, 'eu').status).toBe('not-classified');
  });

  it('asks for the judgement where Category 2 is adopted, and for the kind of substance everywhere', () => {
    expect(judged(at(1, { isHydrocarbon: false }), aspiration, 'un').status).toBe('incomplete');
    expect(judged(at(1, { isHydrocarbon: false }), aspiration, 'eu').status).toBe('not-classified');
    expect(inWords(substanceOutcome(at(1, {}), aspiration).missing)).toEqual([
      'whether the substance is a hydrocarbon',
    ]);
  });

  it('takes evidence in humans, lets go of gases and solids, and needs a viscosity', () => {
    expect(judged({ aspiration: { humanEvidence: 'cases' } }, aspiration).code).toBe('Asp. Tox. 1');
    expect(judged({ physicalState: 'gas' }, aspiration).status).toBe('not-classified');
    expect(judged({ physicalState: 'solid' }, aspiration).status).toBe('not-classified');
    expect(inWords(substanceOutcome({}, aspiration).missing)).toEqual(['kinematic viscosity at 40 °C']);
    expect(judged({ aspiration: { isHydrocarbon: false } }, aspiration).status).toBe('not-classified');
  });
});
