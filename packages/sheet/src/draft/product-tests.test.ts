import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { hazard } from '@gosds/ghs/hazard';
import { marketById, testDay } from '@gosds/ghs/testing/market-by-id';
import { entryOf } from '@gosds/ghs/registry';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../review/entries/check-draft.ts';
import { type Draft, type DraftProductTest } from './draft.ts';
import { parseDraft } from './entered.ts';
import { mixtureOf } from '../product/mixture-of.ts';
import { productTests, type ProductTestId } from './product-test-table.ts';
import type { ProductTest, TestField } from './test-field.ts';
import { sentencesOf } from '../model/written.ts';

const testsOf = (draft: Draft) => parseDraft(draft).tests;

const decidedBy = (draft: Draft) => mixtureOf(parseDraft(draft), new Map(), testDay).testData ?? [];

type Given = Partial<Record<ProductTestId, Partial<DraftProductTest>>>;
type Product = { readonly state?: string; readonly country?: string; readonly hazards?: readonly string[] };

const evidence = { method: 'Method', source: 'Report 12', date: '2024-03' };

const draftWith = (tests: Given, { state = 'Liquid', country = 'DE', hazards = [] }: Product = {}) =>
  aDraft({
    description: { country },
    ingredients: [
      { proportion: '60', handClassification: { hazards, source: 'supplier', notHazardous: hazards.length === 0 } },
      { name: 'Filler', proportion: '40', handClassification: { notHazardous: true, source: 'supplier' } },
    ],
    properties: {
      state,
      waterSolubility: 'Miscible',
      tests: Object.fromEntries(Object.entries(tests).map(([id, test]) => [id, { ...evidence, ...test }])),
    },
  });

const made = (tests: Given, product: Product = {}) => madeSheet(draftWith(tests, product));

const notationsOf = (tests: Given, product: Product = {}) =>
  made(tests, product).product.classification.hazards.map(({ code }) => code);

const atTests = (tests: Given, product: Product = {}) =>
  checkDraft(draftWith(tests, product))
    .filter(({ path }) => path.startsWith('properties.tests'))
    .map(({ path, severity }) => `${path} ${severity}`);

const categoriesOf = (hazardClass: string | undefined) =>
  [
    'Skin Irrit. 2 H315',
    'Eye Irrit. 2 H319',
    'Skin Sens. 1 H317',
    'Resp. Sens. 1 H334',
    'Muta. 2 H341',
    'Carc. 2 H351',
    'Repr. 2 H361',
    'Lact. H362',
    'Asp. Tox. 1 H304',
    'STOT SE 3 H335',
    'STOT SE 3 H336',
    'STOT SE 2 H371',
    'STOT RE 2 H373',
    'Aquatic Acute 1 H400',
    'Aquatic Chronic 2 H411',
    'Expl. 1.1 H201',
    'Flam. Sol. 1 H228',
    'Self-react. D H242',
    'Pyr. Liq. 1 H250',
    'Pyr. Sol. 1 H250',
    'Self-heat. 1 H251',
    'Water-react. 1 H260',
    'Ox. Liq. 2 H272',
    'Ox. Sol. 2 H272',
    'Org. Perox. D H242',
    'Met. Corr. 1 H290',
    'Desen. Expl. 1 H206',
  ].filter((notation) => entryOf(hazard(notation))?.hazardClass === hazardClass);

/** A valid answer for each field. */
function answerTo(field: TestField, { hazardClass }: ProductTest): string {
  switch (field.kind) {
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'number':
      return '12.5';
    case 'measure':
      return '>20000';
    case 'category':
      return categoriesOf(hazardClass)[0] ?? '';
    case 'text':
      return 'liver';
  }
}

const filled = (test: ProductTest) => Object.fromEntries(test.fields.map((field) => [field.id, answerTo(field, test)]));
const stateNames = { gas: 'Gas', liquid: 'Liquid', solid: 'Solid', aerosol: 'Aerosol' } as const;

describe('each test of the product', () => {
  it.each(productTests.map((test: ProductTest) => [test.id, test] as const))('%s reaches the engine', (id, test) => {
    const state = stateNames[test.states[0] ?? 'liquid'];
    const draft = draftWith({ [id]: { values: filled(test) } }, { state });
    expect(atTests({ [id]: { values: filled(test) } }, { state })).toEqual([]);
    const { testResults, properties, labelFacts, viscous } = testsOf(draft);
    const beside = (viscous ? 1 : 0) + (labelFacts ? 1 : 0);
    expect(decidedBy(draft).length + testResults.length + Object.keys(properties).length + beside).toBe(1);
    expect(() => classifyMixture(mixtureOf(parseDraft(draft), new Map(), testDay), marketById('eu'))).not.toThrow();
  });

  it.each(productTests.map((test: ProductTest) => [test.id, test] as const))(
    '%s does not count without a report',
    (id, test) => {
      const state = stateNames[test.states[0] ?? 'liquid'];
      const tests = { [id]: { values: filled(test), source: ' ' } };
      expect(atTests(tests, { state })).toEqual([`properties.tests.${id}.source problem`]);
      const draft = draftWith(tests, { state });
      expect(decidedBy(draft)).toEqual([]);
      expect(testsOf(draft)).toEqual({
        ofClasses: [],
        studies: [],
        testResults: [],
        properties: {},
        viscous: undefined,
      });
    },
  );
});

describe('a class that is known', () => {
  const tests: Given = {
    'known-ox-sol': { values: { category: 'Ox. Sol. 2 H272' }, method: 'Safety data sheet of the supplier' },
  };
  const product = { hazards: ['Acute Tox. 4 H302'], state: 'Solid' };

  it('decides, and sections 2 and 16 name on what it rests', () => {
    const sheet = made(tests, product);
    const text = (id: string) => sentencesOf(sheet.document.sections).find((each) => each.id === id)?.text;
    expect(sheet.product.classification.hazards.map(({ code }) => code)).toContain('Ox. Sol. 2');
    expect(text('classification.tested.Oxidising solids')).toMatch(
      /: known class \(Safety data sheet of the supplier; /,
    );
    expect(text('methods.Ox. Sol. 2 H272.method')).toMatch(
      /^Known class \(Safety data sheet of the supplier; Report 12/,
    );
    expect(text('dgClass.adr')).toBe('5.1');
  });

  it('says that the product is not of a class that an ingredient brings', () => {
    const oxidiser = { ...product, hazards: ['Ox. Sol. 2 H272'] };
    expect(notationsOf({}, oxidiser)).toContain('Ox. Sol. 2');
    const free: Given = { 'known-ox-sol': { values: { category: 'not-classified' }, method: 'Test O.1 of 2019' } };
    expect(notationsOf(free, oxidiser)).not.toContain('Ox. Sol. 2');
  });

  it('a measurement of the gas decides EUH031 and EUH032', () => {
    const given = (withAcid: string) => testsOf(draftWith({ 'toxic-gas': { values: { withAcid } } }, {}));
    expect(given('none').labelFacts).toEqual({ properties: [], absentProperties: ['031', '032'] });
    expect(given('031').labelFacts).toEqual({ properties: ['031'], absentProperties: ['032'] });
  });
});

describe('a test of the product', () => {
  it('overrides the calculation, and the sheet says so in 2, 11 and 16', () => {
    const product = { hazards: ['Skin Irrit. 2 H315'] };
    expect(notationsOf({}, product)).toContain('Skin Irrit. 2');
    const tests: Given = { skin: { values: { category: 'not-classified' }, method: 'OECD 439' } };
    expect(notationsOf(tests, product)).not.toContain('Skin Irrit. 2');
    const sheet = made(tests, product);
    const outcome = sheet.product.classification.outcomes.find(({ testData }) => testData);
    expect(outcome?.reasons[0]).toMatchObject({ ruleId: 'test-data' });
    const text = (id: string) => sentencesOf(sheet.document.sections).find((each) => each.id === id)?.text;
    expect(text('classification.tested.Skin corrosion/irritation')).toContain('OECD 439; Report 12, 2024-03');
    expect(text('toxicology.Skin corrosion/irritation')).toContain('OECD 439; Report 12, 2024-03');
    expect(text('sources.test.0')).toContain('Report 12, 2024-03');
    const irritant = made({ skin: { values: { category: 'Skin Irrit. 2 H315' } } });
    const method = sentencesOf(irritant.document.sections).find(({ id }) => id === 'methods.Skin Irrit. 2 H315.method');
    expect(method?.text).toBe('Test of the product (Method; Report 12, 2024-03)');
  });

  it('takes no carcinogen away in the European Union, and one that is found counts', () => {
    const product = { hazards: ['Carc. 2 H351'] };
    const tests: Given = { carcinogenicity: { values: { category: 'not-classified' } } };
    expect(notationsOf(tests, product)).toContain('Carc. 2');
    expect(notationsOf(tests, { ...product, country: 'US' })).not.toContain('Carc. 2');
    expect(notationsOf({ mutagenicity: { values: { category: 'Muta. 2 H341' } } })).toContain('Muta. 2');
  });

  it('of narcotic effects leaves the irritation of the respiratory tract as it is', () => {
    const product = { hazards: ['STOT SE 3 H335', 'STOT SE 3 H336'] };
    const tests: Given = { narcosis: { values: { category: 'not-classified' } } };
    const codes = made(tests, product).product.classification.hazards.map(({ hCode }) => hCode);
    expect(codes).toContain('H335');
    expect(codes).not.toContain('H336');
  });

  it('of the heat of combustion reaches the aerosol alone', () => {
    const tests: Given = { 'heat-of-combustion': { values: { heatKjPerG: '21,5' } } };
    const heatIn = (state: string) =>
      mixtureOf(parseDraft(draftWith(tests, { state })), new Map(), testDay).properties.heatOfCombustion;
    expect(heatIn('Aerosol')).toEqual({ min: 21.5, max: 21.5 });
    expect(heatIn('Liquid')).toBeUndefined();
  });

  it('of the metals stands in section 9', () => {
    const { document } = made({ 'C.1': { values: { steelMmPerYear: '6,3', aluminiumMmPerYear: '0.1' } } });
    const text = sentencesOf(document.sections).find(({ id }) => id === 'physical.test.Corrosive to metals')?.text;
    expect(text).toContain('steel 6.3 and aluminium 0.1 mm a year');
    expect(text).toContain('Report 12');
  });

  it('on aquatic life stands in section 12', () => {
    const { document } = made({ 'aquatic-acute': { values: { category: 'Aquatic Acute 1 H400' } } });
    const id = 'ecology.Hazardous to the aquatic environment, acute';
    expect(sentencesOf(document.sections).find((each) => each.id === id)?.text).toContain('Report 12');
  });

  it('without a flash point stands in 9.1', () => {
    const { document } = made({ 'no-flash-point': { values: { hasNone: 'yes' } } });
    const text = sentencesOf(document.sections).find(({ id }) => id === 'properties.flashPoint')?.text;
    expect(text).toBe('None up to the boiling point (Method; Report 12, 2024-03)');
  });

  it.each([
    ['DE', '2000', ['Acute Tox. 4']],
    ['DE', '2000.1', []],
    ['DE', '>2000', []],
    ['DE', '300', ['Acute Tox. 3']],
    ['DE', '300.1', ['Acute Tox. 4']],
    ['DE', '250-400', ['Acute Tox. 3']],
    ['TH', '2000.1', ['Acute Tox. 5']],
    ['TH', '5000.1', []],
  ])('of acute oral toxicity is judged by the limits of %s: %s mg/kg', (country, value, wanted) => {
    const found = notationsOf({ 'acute-oral': { values: { value } } }, { country });
    expect(found.filter((code) => code.startsWith('Acute Tox.'))).toEqual(wanted);
  });

  it.each([
    ['>1999', 0, 'warning'],
    ['>2000', 1, undefined],
    ['<50', 1, 'warning'],
    ['0-50', 0, 'problem'],
    ['-5', 0, 'problem'],
    ['0', 0, 'problem'],
    ['1000001', 0, 'problem'],
    ['2,000', 0, 'problem'],
    ['2500,5', 1, undefined],
    ['300–500', 1, undefined],
    ['x', 0, 'problem'],
    ['', 0, 'problem'],
  ])('of acute toxicity with the value "%s" decides %d class and is told: %s', (value, decided, told) => {
    const tests: Given = { 'acute-oral': { values: { value } } };
    expect(atTests(tests)).toEqual(told ? [`properties.tests.acute-oral.values.value ${told}`] : []);
    expect(decidedBy(draftWith(tests)).length).toBe(decided);
  });

  it.each([
    ['vapour', '>19', false],
    ['vapour', '>20', true],
    ['dust-mist', '>5', true],
    ['dust-mist', '>4.9', false],
    ['gas', '>20000', true],
    ['gas', '>19999', false],
  ])('by inhalation as %s of %s is closed: %s', (form, value, isClosed) => {
    expect(atTests({ 'acute-inhalation': { values: { form, value } } }).length).toBe(isClosed ? 0 : 1);
  });

  it('for another physical state is kept, and does not count', () => {
    const tests: Given = { 'N.1': { values: { isMetalPowder: 'no', spreads: 'no' } } };
    expect(atTests(tests)).toEqual(['properties.tests.N.1 warning']);
    expect(testsOf(draftWith(tests)).testResults).toEqual([]);
    expect(testsOf(draftWith(tests, { state: 'Solid' })).testResults).toHaveLength(1);
  });

  it.each<[string, Given, Product, string]>([
    ['a category of another class', { skin: { values: { category: 'Eye Dam. 1 H318' } } }, {}, 'skin.values.category'],
    ['no figure at all', { 'C.1': { values: {} } }, {}, 'C.1.values.steelMmPerYear'],
    ['a negative figure', { 'C.1': { values: { steelMmPerYear: '-1' } } }, {}, 'C.1.values.steelMmPerYear'],
    [
      'limits the wrong way round',
      { 'gas-flammability': { values: { isFlammable: 'yes', lowerLimit: '9', upperLimit: '4' } } },
      { state: 'Gas' },
      'gas-flammability.values.upperLimit',
    ],
    [
      'more than all of the air',
      { 'gas-flammability': { values: { isFlammable: 'yes', lowerLimit: '4', upperLimit: '100.1' } } },
      { state: 'Gas' },
      'gas-flammability.values.upperLimit',
    ],
    [
      'a day that no calendar has',
      { skin: { values: { category: 'not-classified' }, date: '2024-02-30' } },
      {},
      'skin.date',
    ],
    ['a date that is none', { skin: { values: { category: 'not-classified' }, date: '2024-13' } }, {}, 'skin.date'],
    ['no method', { skin: { values: { category: 'not-classified' }, method: '' } }, {}, 'skin.method'],
  ])('with %s keeps the user on the step', (_, tests, product, path) => {
    expect(atTests(tests, product)).toEqual([`properties.tests.${path} problem`]);
    expect(() => made(tests, product)).not.toThrow();
  });

  it('are read once for as long as the properties stay as typed', () => {
    const draft = draftWith({ 'acute-oral': { values: { value: '500' } } });
    const renamed = { ...draft, description: { ...draft.description, productName: 'Other' } };
    expect(testsOf(renamed)).toBe(testsOf(draft));
    expect(testsOf({ ...draft, properties: { ...draft.properties } })).not.toBe(testsOf(draft));
  });

  it('takes a figure that was never reached', () => {
    const values = { burningTimeS: 'none', reference1: '4', reference2: '10', reference3: '100' };
    const [test] = testsOf(draftWith({ 'O.1': { values } }, { state: 'Solid' })).testResults;
    expect(test).toMatchObject({ burningTimeS: Infinity, referenceTimesS: [4, 10, 100] });
  });
});
