import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import type { SkinSensitisationStudy } from '../../substance.ts';
import { judged, substanceOutcome } from '../testing/substance-of.ts';

const source = 'report';
const of = (...skinSensitisation: readonly SkinSensitisationStudy[]) =>
  judged({ skinSensitisation }, 'Skin sensitisation');
const guineaPigs = (test: 'GPMT' | 'Buehler', respondingPercent: number, inductionPercent?: number) =>
  of({ test, respondingPercent, source, ...(inductionPercent === undefined ? {} : { inductionPercent }) });
const row = (id: string) => `substance.skin-sens.${id}`;

it('names the studies that are not relied on', () => {
  const reliable: SkinSensitisationStudy = { test: 'LLNA', isPositive: false, source };
  const doubtful: SkinSensitisationStudy = {
    test: 'LLNA',
    isPositive: true,
    source: 'old report',
    unreliable: 'no control',
  };
  const { status, reasons } = substanceOutcome({ skinSensitisation: [reliable, doubtful] }, 'Skin sensitisation');
  expect(status).toBe('not-classified');
  expect(inWords(reasons.at(-1))).toMatchObject({
    ruleId: 'substance.not-reliable',
    paragraph: 'CLP Annex I, Table 3.4.4',
    leftOut: [{ name: 'old report', why: 'no control' }],
  });
});

describe('skin sensitisation, CLP Annex I, Tables 3.4.3 and 3.4.4', () => {
  it.each([
    { test: 'GPMT', responding: 29, induction: 0.1, code: undefined, id: 'gpmt-negative' },
    { test: 'GPMT', responding: 30, induction: 0.1, code: 'Skin Sens. 1A', id: 'gpmt-30-at-0.1' },
    { test: 'GPMT', responding: 59, induction: 0.11, code: 'Skin Sens. 1B', id: 'gpmt-30-at-1' },
    { test: 'GPMT', responding: 60, induction: 0.11, code: 'Skin Sens. 1A', id: 'gpmt-60-at-1' },
    { test: 'GPMT', responding: 60, induction: 1, code: 'Skin Sens. 1A', id: 'gpmt-60-at-1' },
    { test: 'GPMT', responding: 100, induction: 1.1, code: 'Skin Sens. 1B', id: 'gpmt-30-above-1' },
    { test: 'Buehler', responding: 14, induction: 0.2, code: undefined, id: 'buehler-negative' },
    { test: 'Buehler', responding: 15, induction: 0.2, code: 'Skin Sens. 1A', id: 'buehler-15-at-0.2' },
    { test: 'Buehler', responding: 59, induction: 0.21, code: 'Skin Sens. 1B', id: 'buehler-15-at-20' },
    { test: 'Buehler', responding: 60, induction: 20, code: 'Skin Sens. 1A', id: 'buehler-60-at-20' },
    { test: 'Buehler', responding: 60, induction: 20.1, code: 'Skin Sens. 1B', id: 'buehler-15-above-20' },
    { test: 'GPMT', responding: 30, induction: undefined, code: 'Skin Sens. 1', id: 'gpmt-positive' },
  ] as const)('$test: $responding % at $induction % is $code', ({ test, responding, induction, code, id }) => {
    expect(guineaPigs(test, responding, induction)).toMatchObject({ code, row: row(id) });
  });

  it.each([
    { ec3Percent: 2, code: 'Skin Sens. 1A', id: 'llna-1a' },
    { ec3Percent: 2.01, code: 'Skin Sens. 1B', id: 'llna-1b' },
  ])('EC3 $ec3Percent % is $code', ({ ec3Percent, code, id }) => {
    expect(of({ test: 'LLNA', isPositive: true, ec3Percent, source })).toEqual({
      status: 'classified',
      code,
      row: row(id),
    });
  });

  it.each([
    { doseUgPerCm2: 500, code: 'Skin Sens. 1A', id: 'human-1a' },
    { doseUgPerCm2: 501, code: 'Skin Sens. 1B', id: 'human-1b' },
  ])('a patch test at $doseUgPerCm2 µg/cm² is $code', ({ doseUgPerCm2, code, id }) => {
    expect(of({ test: 'human patch', isPositive: true, doseUgPerCm2, source })).toMatchObject({ code, row: row(id) });
  });

  it('is Category 1 without a potency, not classified where negative, open without data', () => {
    expect(of({ test: 'LLNA', isPositive: true, source }).code).toBe('Skin Sens. 1');
    expect(of({ test: 'LLNA', isPositive: false, source })).toMatchObject({
      status: 'not-classified',
      row: row('llna-negative'),
    });
    expect(of({ test: 'human patch', isPositive: false, source }).status).toBe('not-classified');
    expect(of()).toMatchObject({ status: 'incomplete', row: 'substance.no-data' });
    expect(of({ test: 'LLNA', isPositive: false, unreliable: 'vehicle', source }).status).toBe('incomplete');
  });

  it('takes the most potent result, and Category 1 rather than 1B where a potency is unknown', () => {
    const weak: SkinSensitisationStudy = { test: 'LLNA', isPositive: true, ec3Percent: 20, source };
    const unknown: SkinSensitisationStudy = { test: 'LLNA', isPositive: true, source };
    const potent: SkinSensitisationStudy = { test: 'LLNA', isPositive: true, ec3Percent: 1, source };
    expect(of(weak, unknown).code).toBe('Skin Sens. 1');
    expect(of(weak, unknown, potent).code).toBe('Skin Sens. 1A');
  });
});
