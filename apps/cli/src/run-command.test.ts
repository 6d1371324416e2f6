import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

function run(args: readonly string[], input = '{}') {
  let out = '';
  let errors = '';
  const code = runCommand(args, {
    read: (file) => {
      if (file === 'absent.json') throw new Error('no such file');
      return input;
    },
    write: (text) => (out += text),
    writeError: (text) => (errors += text),
    today: '2026-11-21',
  });
  return { code, out, errors };
}

const lye = (share: string | number, more = {}) =>
  JSON.stringify({
    physicalState: 'liquid',
    ingredients: [{ name: 'Lye', concentration: share, hazards: ['Skin Corr. 1B H314'], ...more }],
  });

type Answer = {
  readonly notes: readonly string[];
  readonly ingredients: readonly { lowerPercent: number; upperPercent: number; classifiedBy: string }[];
  readonly markets: readonly {
    readonly market: string;
    readonly hazards: readonly { readonly code: string }[];
    readonly incomplete: readonly { readonly hazardClass: string; readonly missing: readonly string[] }[];
    readonly outcomes?: readonly { readonly hazardClass: string; readonly status: string }[];
    readonly transport?: { readonly status: string };
  }[];
};

const answer = (args: readonly string[], input: string): Answer =>
  JSON.parse(run(['classify', '-', '--json', ...args], input).out) as Answer;

const codes = (input: string, args: readonly string[] = []) =>
  answer(args, input).markets[0]?.hazards.map(({ code }) => code);

describe('gosds classify', () => {
  it.each([
    { share: 5, expected: ['Skin Corr. 1B', 'Eye Dam. 1'] },
    { share: 4.9999, expected: ['Skin Irrit. 2', 'Eye Dam. 1'] },
    { share: '< 3', expected: ['Skin Irrit. 2', 'Eye Irrit. 2'] },
    { share: '1 - < 3 %', expected: ['Skin Irrit. 2', 'Eye Irrit. 2'] },
    { share: '<= 3', expected: ['Skin Irrit. 2', 'Eye Dam. 1'] },
    { share: '0,5', expected: [] },
  ])('reads the share $share', ({ share, expected }) => {
    expect(codes(lye(share))).toEqual(expected);
  });

  it('takes a substance of the catalogue as the sheets of the market do: acute aquatic toxicity by measured values', () => {
    const ingredients = [{ name: 'Butyl acetate', cas: '123-86-4', concentration: 100 }];
    const { markets } = answer(['--market', 'eu,br'], JSON.stringify({ physicalState: 'liquid', ingredients }));
    const aquatic = markets.map(({ hazards }) =>
      hazards.map(({ code }) => code).filter((code) => /Aquatic/.test(code)),
    );
    expect(aquatic).toEqual([[], ['Aquatic Acute 3']]);
  });

  it.each([
    ['2027-01-31', false],
    ['2027-02-01', true],
  ])('has the harmonised entry of %s', (day, isCarcinogen) => {
    const ingredients = [{ name: '2-Phenylpropene', cas: '98-83-9', concentration: 100 }];
    const input = JSON.stringify({ physicalState: 'liquid', ingredients });
    expect(codes(input, ['--as-of', day])?.includes('Carc. 2')).toBe(isCarcinogen);
  });

  it.each([
    [10, ['Flam. Gas 1A', 'Press. Gas (Comp.)']],
    [90, ['Press. Gas (Comp.)']],
  ])('takes the coefficients of a gas: Tci %s %%', (flammableFrom, expected) => {
    const ingredients = [
      { name: 'new gas', concentration: 50, hazards: ['Flam. Gas 1A H220'], gas: { flammableFrom } },
      { name: 'nitrogen', cas: '7727-37-9', concentration: 50, hazards: [] },
    ];
    const properties = { packedGas: 'compressed' };
    expect(codes(JSON.stringify({ physicalState: 'gas', properties, ingredients }))).toEqual(expected);
  });

  it.each([
    [1, 400, []],
    [2, 100, ['Organic peroxides']],
  ])('counts the oxygen of a peroxide: %s groups, %s g/mol', (peroxygenGroups, molarMass, open) => {
    const ingredients = [
      { name: 'peroxide', concentration: 5, hazards: ['Org. Perox. D H242'], peroxygenGroups, molarMass },
      { name: 'oil', concentration: 95, hazards: [] },
    ];
    const [first] = answer([], JSON.stringify({ physicalState: 'liquid', ingredients })).markets;
    expect(first?.incomplete.map(({ hazardClass }) => hazardClass).filter((name) => /Org/.test(name))).toEqual(open);
  });

  it.each([
    [1, []],
    [undefined, ['Aerosols']],
  ])('adds up the heat of combustion in an aerosol: %s kJ/g', (heatOfCombustion, open) => {
    const ingredients = [
      { name: 'carrier', concentration: 95, hazards: [], heatOfCombustion },
      { name: 'carbon dioxide', concentration: 5, hazards: ['Press. Gas (Liq.) H280'], heatOfCombustion: 0 },
    ];
    const [first] = answer([], JSON.stringify({ physicalState: 'aerosol', ingredients })).markets;
    expect(first?.incomplete.map(({ hazardClass }) => hazardClass)).toEqual(open);
  });

  it('answers for each market asked, and for the EU where none is', () => {
    expect(answer(['--market', 'us,eu,us'], lye(5)).markets.map(({ market }) => market)).toEqual(['us', 'eu']);
    expect(answer([], lye(5)).markets.map(({ market }) => market)).toEqual(['eu']);
  });

  it('explains classes not met only where asked', () => {
    expect(answer([], lye(5)).markets[0]?.outcomes).toBeUndefined();
    const outcomes = answer(['--explain'], lye(5)).markets[0]?.outcomes ?? [];
    expect(outcomes.some(({ status }) => status === 'not-classified')).toBe(true);
    const { out } = run(['classify', '-', '--class', 'carcino'], lye(5));
    expect(out).toContain('Carcinogenicity: not-classified');
    expect(out).not.toContain('Skin corrosion/irritation: classified');
  });

  it('takes the classification from the catalogue by CAS number, and says so', () => {
    const acetone = JSON.stringify({ ingredients: [{ name: 'x', cas: '67-64-1', concentration: 100 }] });
    const found = answer(['--flash-point', '-17', '--boiling-point', '56', '--transport'], acetone);
    expect(found.ingredients[0]?.classifiedBy).toMatch(/^catalogue: .*1272\/2008/);
    expect(found.markets[0]?.hazards.map(({ code }) => code)).toContain('Flam. Liq. 2');
    expect(found.markets[0]?.transport?.status).toBe('regulated');
    expect(found.notes).toEqual(['No physical state is given: taken as a liquid.']);
  });

  it('leaves open what nobody assessed', () => {
    const unknown = JSON.stringify({ ingredients: [{ name: 'Perfume', concentration: 2 }] });
    const found = answer([], unknown);
    expect(found.ingredients[0]?.classifiedBy).toBe('not assessed by anybody');
    const skin = found.markets[0]?.incomplete.find(({ hazardClass }) => hazardClass === 'Skin sensitisation');
    expect(skin?.missing).toEqual(['Perfume']);
  });

  it('gives the balance what the others leave', () => {
    const ingredients = [
      { name: 'a', concentration: '10-20', hazards: [] },
      { name: 'b', concentration: 5, hazards: [] },
      { name: 'water', concentration: 'balance', hazards: [] },
    ];
    const [, , water] = answer([], JSON.stringify({ ingredients })).ingredients;
    expect(water).toMatchObject({ lowerPercent: 75, upperPercent: 85 });
  });

  it('reads a table, with quoted cells and any of the three separators', () => {
    const rows = [
      ['name', 'concentration', 'hazards'],
      ['"Lye, 1B"', '5', '"Skin Corr. 1B H314; Met. Corr. 1 H290"'],
      ['Filler', '"> 20"', 'none'],
    ];
    for (const separator of [',', ';', '\t']) {
      const text = rows.map((row) => row.join(separator)).join('\r\n');
      expect(codes(text)).toContain('Skin Corr. 1B');
    }
  });

  it('reads a published case as it stands, and its inputs alone', () => {
    const inputs = {
      ingredients: [
        {
          name: 'Lye',
          concentration: { value: 5, unit: '%' },
          classifications: [{ class_category: 'Skin Corr. 1B', h: 'H314' }],
        },
      ],
    };
    const whole = { id: 'lye', jurisdiction: 'GB CLP', hazard_classes: ['Skin Corr.'], inputs, expected: {} };
    expect(codes(JSON.stringify(inputs))).toContain('Skin Corr. 1B');
    expect(answer([], JSON.stringify(whole)).markets.map(({ market }) => market)).toEqual(['gb']);
  });

  it('takes a raw material apart into its ingredients', () => {
    const base = {
      name: 'Base',
      concentration: 50,
      ingredients: [{ name: 'Lye', concentration: 20, hazards: ['Skin Corr. 1B H314'] }],
    };
    const found = answer([], JSON.stringify({ physicalState: 'liquid', ingredients: [base] }));
    expect(found.ingredients).toEqual([{ name: 'Lye', lowerPercent: 10, upperPercent: 10, classifiedBy: 'as given' }]);
    expect(found.notes).toEqual(['Base is split into its ingredients.']);
  });

  it('keeps the true name of a trade secret out of the answer', () => {
    const secret = lye(5, { printedName: 'Base A', cas: '1310-73-2' });
    for (const args of [['--json', '--explain'], ['--explain']]) {
      const { out } = run(['classify', '-', ...args], secret);
      expect(out).toContain('Base A');
      expect(out).not.toMatch(/Lye|1310-73-2/);
    }
  });

  it('lets a test on the mixture override its class', () => {
    const tested = JSON.stringify({
      physicalState: 'liquid',
      ingredients: [{ name: 'Lye', concentration: 5, hazards: ['Skin Corr. 1B H314'] }],
      testData: [
        {
          hazardClass: 'Skin corrosion/irritation',
          outcome: 'Skin Irrit. 2 H315',
          method: 'OECD 439',
          source: 'report',
        },
      ],
    });
    expect(codes(tested)).toContain('Skin Irrit. 2');
  });
});

describe('the data of a substance', () => {
  const data = (more: object) =>
    JSON.stringify({ kind: 'substance', name: 'Biocide', physicalState: 'liquid', ...more });
  const oral = (value: number | string) => [
    { route: 'oral', kind: 'LD50', value, unit: 'mg/kg', species: 'rat', source: 'study' },
  ];

  it.each([
    { value: 300, category: 'Acute Tox. 3' },
    { value: 301, category: 'Acute Tox. 4' },
  ])('classify it: LD50 $value mg/kg is $category', ({ value, category }) => {
    expect(codes(data({ acuteToxicity: oral(value) }))).toContain(category);
  });

  it('give its M-factor', () => {
    const studies = [{ group: 'fish', kind: 'LC50', value: 0.05, source: 'study' }];
    const { out } = run(['classify', '-'], data({ aquatic: { studies } }));
    expect(out).toContain('Aquatic Acute 1 H400');
    expect(out).toMatch(/M-factors in mixtures\n +acute 10\n/);
  });

  it('are refused with the field named where they are none', () => {
    expect(run(['classify', '-'], data({ acuteToxicity: oral('much') }))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('acuteToxicity, number 1, value: “much”') as string,
    });
    expect(run(['classify', '-'], data({ molarMass: -1 }))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('molarMass') as string,
    });
    const conclusions = [{ hazardClass: 'Carcinogenicity', outcome: 'Carc. 7', method: 'm', source: 's' }];
    expect(run(['classify', '-'], data({ conclusions }))).toMatchObject({ code: 1, out: '' });
    expect(run(['what-if', '-'], data({}))).toMatchObject({ code: 1, out: '' });
  });
});

it('a test result of the product decides its class', () => {
  const result = { test: 'C.1', steelMmPerYear: 7, source: 'report' };
  const tested = { ...(JSON.parse(lye(5)) as object), testResults: [result] };
  expect(codes(JSON.stringify(tested))).toContain('Met. Corr. 1');
});

describe('gosds compare and what-if', () => {
  it('set markets side by side with the rules that part them', () => {
    const text = run(['compare', '-', '-m', 'eu,us'], lye('4', { hazards: ['Aquatic Chronic 1 H410'] })).out;
    expect(text).toContain('EU');
    expect(text).toMatch(/long-term +Aquatic Chronic 2 H411 +not adopted/);
    expect(text).toContain('What differs from EU, by rule');
    expect(run(['compare', '-', '-m', 'eu'], lye(4))).toMatchObject({ code: 2, out: '' });
  });

  it('tell how far an ingredient is from the next limit', () => {
    const text = run(['what-if', '-'], lye(4)).out;
    expect(text).toContain('more severe from 5 % (+1 percent points)');
    expect(text).toContain('Skin Irrit. 2 H315 -> Skin Corr. 1B H314');
    const [found] = JSON.parse(run(['what-if', '-', '--json'], lye(4)).out) as [{ market: string }];
    expect(found.market).toBe('eu');
  });
});

describe('input that cannot be classified', () => {
  it.each([
    { what: 'no JSON', input: '{', message: 'This is not valid JSON' },
    { what: 'a list', input: '[]', message: 'one JSON object' },
    { what: 'no ingredients', input: '{}', message: 'ingredients' },
    { what: 'an unknown field', input: lye(5, { concentraton: 1 }), message: 'ingredients, Lye: ' },
    { what: 'no share', input: lye('some'), message: 'Lye, concentration: “some” is not a share' },
    {
      what: 'a reversed range',
      input: lye('20-10'),
      message: 'Lye, concentration: the lower concentration is above the upper one',
    },
    {
      what: 'more than 100 %',
      input: lye(101),
      message: 'Lye, concentration: the concentration is not between 0 and 100 %',
    },
    { what: 'an unknown category', input: lye(5, { hazards: ['Skin Corr. 9 H314'] }), message: 'Lye, hazards: ' },
    { what: 'a faulty limit', input: lye(5, { specificLimits: ['x'] }), message: 'Lye, specificLimits: ' },
    { what: 'an M-factor below 1', input: lye(5, { mAcute: 0 }), message: 'Lye, mAcute: ' },
    { what: 'an unknown column', input: 'name,share\na,1', message: 'line 1: unknown column “share”' },
    { what: 'a missing column', input: 'name,cas\na,1', message: 'line 1: the column “concentration” is missing' },
    { what: 'too many cells', input: 'name,concentration\na,1,2', message: 'line 2: 3 cells for 2 columns' },
  ])('$what is refused with the place named', ({ input, message }) => {
    const { code, out, errors } = run(['classify', '-'], input);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toContain(message);
  });

  it('is refused where two ingredients are the balance, or a property is not a value', () => {
    const two = ['a', 'b'].map((name) => ({ name, concentration: 'balance', hazards: [] }));
    expect(run(['classify', '-'], JSON.stringify({ ingredients: two })).errors).toContain('b, concentration: only one');
    const { code, errors } = run(['classify', '-', '--ph', 'sour'], lye(5));
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('properties, ph: “sour”') as string });
  });

  it('is refused where the file is not there', () => {
    expect(run(['classify', 'absent.json'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('absent.json') as string,
    });
  });
});

describe('a command line', () => {
  it.each([
    { args: [], message: 'the command is missing' },
    { args: ['sort', '-'], message: 'unknown command “sort”' },
    { args: ['classify'], message: 'the file is missing' },
    { args: ['classify', 'a', 'b'], message: 'one file at a time' },
    { args: ['classify', '-', '--market', 'mars'], message: 'unknown market “mars”' },
    { args: ['classify', '-', '--state', 'plasma'], message: '--state is one of' },
    { args: ['classify', '-', '--loud'], message: '--loud' },
  ])('$args is answered with how to use the program', ({ args, message }) => {
    const { code, errors } = run(args);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(errors).toContain('Usage: gosds');
  });

  it('that asks for help gets it', () => {
    expect(run(['--help'])).toMatchObject({
      code: 0,
      errors: '',
      out: expect.stringContaining('Usage: gosds') as string,
    });
  });
});
