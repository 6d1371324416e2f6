import { inEnglish } from '@gosds/phrases/say-message';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { hazard } from '@gosds/ghs/hazard';
import { aquaticRows, mFactorStep } from '@gosds/ghs/rules/substance/aquatic-table';
import { describe, expect, it } from 'vitest';
import type { Substance } from '../substance.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Given = {
  readonly share?: string;
  readonly mode?: 'simple' | 'advanced';
  readonly country?: string;
  readonly hand?: object | null;
  readonly substance?: Substance;
};

const made = (rows: Rows, { share = '50', mode = 'advanced', country = 'DE', hand = null, substance }: Given = {}) =>
  madeSheet(
    aDraft({
      mode,
      description: { country },
      ingredients: [
        {
          name: 'Active',
          proportion: share,
          materialId: substance?.materialId ?? null,
          handClassification: hand,
          tests: Object.fromEntries(
            Object.entries(rows).map(([key, values]) => [key, { values, method: 'OECD', source: 'Supplier sheet 3' }]),
          ),
        },
        {
          name: 'Filler',
          proportion: String(100 - Number(share)),
          handClassification: { notHazardous: true, source: 'supplier' },
        },
      ],
      properties: { state: 'Liquid', waterSolubility: 'Miscible' },
    }),
    substance ? [substance] : [],
  );

const codesOf = (sheet: ReturnType<typeof made>) => sheet.product.classification.hazards.map(({ code }) => code);
const activeOf = ({ product }: ReturnType<typeof made>) => product.mixture.ingredients[0];
const shownCodes = (rows: Rows, given: Given = {}) =>
  (activeOf(made(rows, given))?.shown ?? []).flatMap(({ hazards, isOpen }) =>
    hazards.map(({ code }) => `${code}${isOpen ? ' at least' : ''}`),
  );

const water = (fish: string, daphnia: string, algae: string): Rows => ({
  'fish-acute': { value: fish },
  'daphnia-acute': { value: daphnia },
  'algae-acute': { value: algae },
});

describe('a dose of an ingredient that nobody classified', () => {
  it('is its estimate in the sum of the mixture', () => {
    const sheet = made({ 'acute-oral': { value: '420' } });
    expect(sheet.product.classification.ate).toContainEqual({ route: 'oral', value: 840, unknownPercent: 0 });
    expect(codesOf(sheet)).toContain('Acute Tox. 4');
    const oral = sheet.product.classification.outcomes.find(
      ({ hazardClass }) => hazardClass === 'Acute toxicity, oral',
    );
    expect(oral?.status).toBe('classified');
    const notes = oral?.reasons.flatMap(({ counted }) => counted.map(({ note }) => inEnglish(note ?? '')));
    expect(notes).toContain('LD50 oral: 420 mg/kg (OECD; Supplier sheet 3)');
  });

  it('leaves the classes that it says nothing of as open as they were', () => {
    const { product } = made({ 'acute-oral': { value: '>5000' } });
    const status = (name: string) =>
      product.classification.outcomes.find(({ hazardClass }) => hazardClass === name)?.status;
    expect(status('Acute toxicity, oral')).toBe('not-classified');
    expect(status('Acute toxicity, dermal')).toBe('incomplete');
    expect(status('Carcinogenicity')).toBe('incomplete');
    expect(product.mixture.ingredients[0]?.hazards).toBe('not-assessed');
  });

  it.each([
    ['>300', []],
    ['>2000', []],
    ['2000', ['Acute Tox. 4']],
    ['2000.1', []],
    ['<300', ['Acute Tox. 3 at least']],
  ])('of %s mg/kg shows %j', (value, wanted) => {
    expect(shownCodes({ 'acute-oral': { value } })).toEqual(wanted);
  });

  it('of more than 300 mg/kg is no estimate, and the class stays open', () => {
    const { product } = made({ 'acute-oral': { value: '>300' } });
    expect(product.classification.ate).toEqual([]);
    const oral = product.classification.outcomes.find(({ hazardClass }) => hazardClass === 'Acute toxicity, oral');
    expect(oral?.status).toBe('incomplete');
  });

  it('by inhalation without a time of exposure is not used', () => {
    const values = { form: 'dust-mist', value: '0.3' };
    expect(shownCodes({ 'acute-inhalation': values })).toEqual([]);
    expect(shownCodes({ 'acute-inhalation': { ...values, hours: '4' } })).toEqual(['Acute Tox. 2']);
  });

  it('belongs to Advanced', () => {
    expect(activeOf(made({ 'acute-oral': { value: '10' } }, { mode: 'simple' }))?.shown).toBeUndefined();
  });
});

describe('data of an ingredient on organisms in water', () => {
  const ready: Rows = { biodegradation: { result: 'ready' }, 'log-kow': { value: '2' } };

  it('lead to class and factor by the criteria for substances', () => {
    const rows: Rows = { ...water('0.42', '0.031', '0.85'), 'daphnia-chronic': { value: '0.004' } };
    const sheet = made(rows);
    expect(activeOf(sheet)).toMatchObject({ mAcute: 10, mChronic: 10 });
    expect(codesOf(sheet)).toEqual(expect.arrayContaining(['Aquatic Acute 1', 'Aquatic Chronic 1']));
    const { outcomes } = sheet.product.classification;
    const longTerm = outcomes.find(({ hazardClass }) => hazardClass.endsWith('long-term'));
    const notes = longTerm?.reasons.flatMap(({ counted }) => counted.map(({ note }) => inEnglish(note ?? '')));
    expect(notes?.some((note) => note.includes('NOEC') && note.includes('Supplier sheet 3'))).toBe(true);
  });

  it.each(aquaticRows.surrogate.map((row) => [row.atMost, row.code] as const))(
    'acute values of %d mg/l stand for the long term as %s where it stays',
    (value, code) => {
      expect(shownCodes(water(String(value), '>100', '>100'))).toContain(code);
      expect(shownCodes({ ...water(String(value), '>100', '>100'), ...ready })).not.toContain(code);
    },
  );

  it.each([
    ['bcf', '499', false],
    ['bcf', '500', true],
    ['bcf', '501', true],
    ['log-kow', '3.99', false],
    ['log-kow', '4', true],
    ['log-kow', '>3', true],
  ])('%s of %s accumulates: %s', (kind, value, accumulates) => {
    const rows: Rows = { ...water('5', '>100', '>100'), biodegradation: { result: 'ready' }, [kind]: { value } };
    expect(shownCodes(rows).includes('Aquatic Chronic 2')).toBe(accumulates);
  });

  it.each([
    [mFactorStep.acute, 10],
    [mFactorStep.acute * 1.001, 1],
    [mFactorStep.acute * 0.999, 10],
    [mFactorStep.acute / 10, 100],
  ])('an acute value of %d mg/l has the factor %d', (value, factor) => {
    expect(activeOf(made(water(String(value), '>100', '>100')))?.mAcute).toBe(factor);
  });

  it.each([
    [{ percent: '60', basis: 'oxygen or CO2', window: 'yes' }, true],
    [{ percent: '59,9', basis: 'oxygen or CO2', window: 'yes' }, false],
    [{ percent: '70', basis: 'DOC', window: 'yes' }, true],
    [{ percent: '69', basis: 'DOC', window: 'yes' }, false],
    [{ percent: '80', basis: 'DOC', window: 'no' }, false],
    [{}, true],
  ])('degradation by %j is rapid: %s', (figures, isRapid) => {
    const rows: Rows = {
      ...water('5', '>100', '>100'),
      'log-kow': { value: '1' },
      biodegradation: { result: 'ready', ...figures },
    };
    expect(shownCodes(rows).includes('Aquatic Chronic 2')).toBe(!isRapid);
  });

  it('of one organism leave the class open, at least as severe as it shows', () => {
    expect(shownCodes({ 'fish-acute': { value: '5' } })).toEqual(['Aquatic Chronic 2 at least']);
    const { outcomes, supplemental } = made({ 'fish-acute': { value: '5' } }).product.classification;
    expect(outcomes.find(({ hazardClass }) => hazardClass.endsWith('acute'))?.status).toBe('incomplete');
    expect(supplemental.map(({ code }) => code)).toContain('UNKNOWN-AQUATIC-TOXICITY');
  });
});

describe('a result on skin, eyes or allergy of an ingredient', () => {
  it('is its class', () => {
    expect(codesOf(made({ eye: { category: 'Eye Dam. 1 H318' } }))).toContain('Eye Dam. 1');
    expect(codesOf(made({ 'skin-sensitisation': { category: 'Skin Sens. 1A H317' } }, { share: '0.1' }))).toContain(
      'Skin Sens. 1',
    );
    expect(
      codesOf(made({ 'skin-sensitisation': { category: 'Skin Sens. 1A H317' } }, { share: '0.09' })),
    ).not.toContain('Skin Sens. 1');
  });
});

describe('rows beside what was judged', () => {
  const classified = (hazards: readonly string[], more: object = {}) => ({ hazards, source: 'supplier', ...more });

  it('change no classification by hand, and give the estimate and the factor that it leaves open', () => {
    const rows: Rows = { 'acute-oral': { value: '350' }, ...water('0.05', '>100', '>100') };
    const hand = classified(['Acute Tox. 4 H302', 'Aquatic Acute 1 H400']);
    const active = activeOf(made(rows, { hand }));
    expect(active?.shown).toBeUndefined();
    expect(active?.acuteToxicity).toMatchObject([{ route: 'oral', value: { min: 350, max: 350 } }]);
    expect(active?.mAcute).toBe(10);
    const own = activeOf(made(rows, { hand: { ...hand, ateOral: '500', mAcute: '1' } }));
    expect(own?.acuteToxicity).toMatchObject([{ kind: 'ATE', value: { min: 500, max: 500 } }]);
    expect(own?.mAcute).toBe(1);
  });

  it('fill the classes of which a harmonised entry says nothing, and none that it lists', () => {
    const substance = aSubstance({
      materialId: 7,
      name: 'Active',
      classification: { hazards: [hazard('Acute Tox. 3 H301')] },
    });
    const rows: Rows = { 'acute-oral': { value: '1500' }, eye: { category: 'Eye Dam. 1 H318' } };
    expect(shownCodes(rows, { substance })).toEqual(['Eye Dam. 1']);
    expect(codesOf(made(rows, { substance, share: '100' }))).toContain('Acute Tox. 3');
  });
});
