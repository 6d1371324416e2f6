import { aquaticRows } from '@gosds/ghs/rules/substance/aquatic-table';
import { marketById, testDay } from '@gosds/ghs/testing/market-by-id';
import { inEnglish } from '@gosds/phrases/say-message';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { describe, expect, it } from 'vitest';
import { parseDraft } from '../draft/entered.ts';
import { mixtureOf } from './mixture-of.ts';

type Row = {
  readonly values: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly source?: string;
};
type Rows = Readonly<Record<string, Row>>;
type Given = {
  readonly country?: string;
  readonly state?: string;
  readonly hazards?: readonly string[];
  readonly ingredientTests?: Rows;
  readonly molecularWeight?: string;
};

const evidence = { method: 'OECD', source: 'Report 7' };

const withEvidence = (rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, { ...evidence, ...row }]));

const draftWith = (
  rows: Rows,
  { country = 'DE', state = 'Liquid', hazards = [], ingredientTests = {}, molecularWeight = '' }: Given = {},
) =>
  aDraft({
    mode: 'advanced',
    description: { country, productName: 'Tested mixture' },
    ingredients: [
      {
        name: 'Active',
        proportion: '60',
        tests: withEvidence(ingredientTests),
        handClassification: { hazards, source: 'supplier', notHazardous: hazards.length === 0 },
      },
      {
        name: 'Water',
        casNumber: '7732-18-5',
        proportion: '40',
        handClassification: { notHazardous: true, source: 's' },
      },
    ],
    properties: {
      state,
      waterSolubility: 'Miscible',
      molecularWeight: { value: molecularWeight, unit: 'g/mol' },
      tests: withEvidence(rows),
    },
  });

const testDataWith = (rows: Rows, given: Given = {}) =>
  mixtureOf(parseDraft(draftWith(rows, given)), new Map(), testDay).testData ?? [];

const outcomesWith = (rows: Rows, given: Given = {}) =>
  testDataWith(rows, given).map(
    ({ outcome, isPartial }) => `${outcome?.code ?? 'none'}${isPartial ? ' at least' : ''}`,
  );

const codesWith = (rows: Rows, given: Given = {}) =>
  madeSheet(draftWith(rows, given)).product.classification.hazards.map(({ code }) => code);

const step = 1e-6;
const text = (value: number) => String(Number(value.toPrecision(9)));

describe('a dose of the product', () => {
  const { bands } = marketById('eu').acuteToxicity;
  const forms = ['vapour', 'dust-mist', 'gas'] as const;
  const byRoute = [
    ...(['oral', 'dermal'] as const).map((route) => ({ id: `acute-${route}`, route, form: {} })),
    ...forms.map((route) => ({ id: 'acute-inhalation', route, form: { form: route, hours: '4' } })),
  ];
  const cases = byRoute.flatMap(({ id, route, form }) =>
    bands[route].slice(0, 4).flatMap((limit, index) => [
      { id, form, route, value: limit, code: `Acute Tox. ${index + 1}` },
      { id, form, route, value: limit * (1 - step), code: `Acute Tox. ${index + 1}` },
      { id, form, route, value: limit * (1 + step), code: index === 3 ? 'none' : `Acute Tox. ${index + 2}` },
    ]),
  );

  it.each(cases)('$route of $value is $code', ({ id, form, route, value, code }) => {
    const state = route === 'gas' ? 'Gas' : 'Liquid';
    expect(outcomesWith({ [id]: { values: { ...form, value: text(value) } } }, { state })).toEqual([code]);
  });

  it.each([
    [{ value: '2', unit: 'g/kg' }, ['Acute Tox. 4']],
    [{ value: '2,0001', unit: 'g/kg' }, ['none']],
    [{ value: '>2', unit: 'g/kg' }, ['none']],
    [{ value: '>1.9', unit: 'g/kg' }, []],
    [{ value: '>300' }, []],
    [{ value: '<300' }, ['Acute Tox. 3 at least']],
    [{ value: '200-400' }, ['Acute Tox. 3']],
  ])('oral, %j', (values, wanted) => {
    expect(outcomesWith({ 'acute-oral': { values } })).toEqual(wanted);
  });

  it.each([
    // Table 3.1.1, note (c): an hour's value of a gas or vapour counts half, of dust and mist a quarter.
    [{ form: 'dust-mist', value: '20', hours: '1' }, ['Acute Tox. 4']],
    [{ form: 'dust-mist', value: '20.1', hours: '1' }, ['none']],
    [{ form: 'vapour', value: '20', hours: '1' }, ['Acute Tox. 3']],
    [{ form: 'dust-mist', value: '1000', unit: 'mg/m³' }, ['Acute Tox. 3']],
    [{ form: 'vapour', value: '8', hours: '6' }, ['Acute Tox. 3 at least']],
    [{ form: 'vapour', value: '2500', unit: 'ppm' }, []],
  ])('inhaled, %j', (values, wanted) => {
    expect(outcomesWith({ 'acute-inhalation': { values } })).toEqual(wanted);
  });

  it('of a vapour in ppm is turned into mg/l by the molecular weight', () => {
    const rows: Rows = { 'acute-inhalation': { values: { form: 'vapour', value: '2500', unit: 'ppm', hours: '4' } } };
    // 2500 ppm of 92.14 g/mol are 9.42 mg/l at 25 °C.
    expect(outcomesWith(rows, { molecularWeight: '92.14' })).toEqual(['Acute Tox. 3']);
  });

  it('of the preferred species decides beside another animal, and the lower one of two', () => {
    const rows: Rows = {
      'acute-oral': { values: { value: '1500', species: 'Rat' } },
      'acute-oral~2': { values: { value: '250', species: 'rabbit' } },
      'acute-oral~3': { values: { value: '2100', species: 'rat' } },
    };
    const [found] = testDataWith(rows);
    expect(found?.outcome?.code).toBe('Acute Tox. 4');
    expect(inEnglish(found?.method ?? '')).toBe('OECD: LD50 1500 mg/kg');
  });

  it('that only says "less than" adds to the calculation, and never takes away', () => {
    const rows: Rows = { 'acute-oral': { values: { value: '<2000' } } };
    expect(codesWith(rows)).toContain('Acute Tox. 4');
    expect(codesWith(rows, { hazards: ['Acute Tox. 3 H301'] })).toContain('Acute Tox. 3');
  });

  it('stands in the reasons with its row and its report', () => {
    const { product } = madeSheet(draftWith({ 'acute-oral': { values: { value: '420', species: 'rat' } } }));
    const oral = product.classification.outcomes.find(({ hazardClass }) => hazardClass === 'Acute toxicity, oral');
    expect(oral?.reasons.map(({ ruleId }) => ruleId).slice(0, 2)).toEqual([
      'test-data',
      'substance.acute.oral.category-4',
    ]);
    const counted = oral?.reasons[1]?.counted[0];
    expect(counted).toMatchObject({ ingredientId: 'acute-oral', name: 'Tested mixture' });
    expect(inEnglish(counted?.note ?? '')).toBe('LD50 oral, rat: 420 mg/kg (OECD; Report 7)');
  });
});

const acute = (value: number): Rows => ({
  'fish-acute': { values: { value: text(value) } },
  'daphnia-acute': { values: { value: '>100' } },
  'algae-acute': { values: { value: '>100' } },
});
const chronic = (value: number): Rows => ({
  'fish-chronic': { values: { value: '>1' } },
  'daphnia-chronic': { values: { value: text(value) } },
  'algae-chronic': { values: { value: '>1' } },
});
const ready: Rows = { biodegradation: { values: { result: 'ready' } } };

describe('tests of the product on organisms in water (CLP Annex I, 4.1.3.3)', () => {
  const acuteLimits = aquaticRows.acute.map(({ atMost, code }, index) => ({
    atMost,
    code,
    milder: aquaticRows.acute[index + 1]?.code ?? 'none',
  }));

  it.each(acuteLimits)('LC50 about $atMost mg/l is $code or $milder by the UN', ({ atMost, code, milder }) => {
    const found = (value: number) => outcomesWith(acute(value), { country: 'TH' });
    expect(found(atMost)).toEqual([code]);
    expect(found(atMost * (1 - step))).toEqual([code]);
    expect(found(atMost * (1 + step))).toEqual([milder]);
  });

  it('LC50 about 1 mg/l is Category 1 or none in the European Union', () => {
    expect([1, 1 - step, 1 + step].map((value) => outcomesWith(acute(value)))).toEqual([
      ['Aquatic Acute 1'],
      ['Aquatic Acute 1'],
      ['none'],
    ]);
  });

  const slow = aquaticRows.slow.map((row, index) => ({ ...row, milder: aquaticRows.slow[index + 1]?.code ?? 'none' }));
  const rapid = aquaticRows.rapid.map((row, index) => ({
    ...row,
    milder: aquaticRows.rapid[index + 1]?.code ?? 'none',
  }));

  it.each(slow)('NOEC about $atMost mg/l is $code or $milder where ingredients stay', ({ atMost, code, milder }) => {
    const found = (value: number) => outcomesWith(chronic(value));
    expect([atMost, atMost * (1 - step), atMost * (1 + step)].map(found)).toEqual([[code], [code], [milder]]);
  });

  it.each(rapid)('NOEC about $atMost mg/l is $code or $milder where all degrade', ({ atMost, code, milder }) => {
    const found = (value: number) => outcomesWith(chronic(value), { ingredientTests: ready });
    expect([atMost, atMost * (1 - step), atMost * (1 + step)].map(found)).toEqual([[code], [code], [milder]]);
  });

  it('acute tests say nothing of the long-term hazard of a mixture, and a test of its degradation does not either', () => {
    expect(outcomesWith(acute(0.5))).toEqual(['Aquatic Acute 1']);
    expect(outcomesWith({ ...chronic(0.05), ...ready })).toEqual(['Aquatic Chronic 1']);
  });

  it('one organism alone takes no class away', () => {
    const hazards = ['Aquatic Chronic 2 H411'];
    const fish: Rows = { 'fish-chronic': { values: { value: '50' } } };
    expect(outcomesWith(fish, { hazards })).toEqual([]);
    expect(codesWith(fish, { hazards })).toContain('Aquatic Chronic 2');
    expect(codesWith(chronic(50), { hazards })).not.toContain('Aquatic Chronic 2');
  });

  it('one organism alone adds a class', () => {
    const fish: Rows = { 'fish-chronic': { values: { value: '0.5' } } };
    expect(outcomesWith(fish)).toEqual(['Aquatic Chronic 2 at least']);
    expect(codesWith(fish)).toContain('Aquatic Chronic 2');
  });

  it.each([
    ['µg/l', '1000', 'Aquatic Acute 1'],
    ['µg/l', '1001', 'none'],
    ['g/l', '0,001', 'Aquatic Acute 1'],
  ])('reads %s: %s', (unit, value, code) => {
    expect(outcomesWith({ ...acute(200), 'fish-acute': { values: { value, unit } } })).toEqual([code]);
  });
});
