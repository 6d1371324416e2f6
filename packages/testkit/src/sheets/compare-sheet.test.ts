import { describe, expect, it } from 'vitest';
import { type ComparedSheet, compareSheet } from './compare-sheet.ts';
import { sheetsIn } from './read-sheets.ts';
import { testedClasses } from './tested-classes.ts';

const lye = {
  name: 'lye',
  cas: null,
  conc: '4 - 6',
  lo: 4,
  hi: 6,
  classes: [['Skin Corr. 1B', 'H314']],
  M_acute: null,
  M_chronic: null,
  SCL: [],
};

function compare(classification: readonly (readonly [string, string, string])[], more = {}): ComparedSheet {
  const written = {
    file: 'a.txt',
    product: 'A',
    classification,
    ingredients: [lye],
    flash: 'No data available',
    ph: '7',
    form: 'Liquid',
    tox11: '',
    ...more,
  };
  const [sheet] = sheetsIn([written])?.sheets ?? [];
  if (!sheet) throw new RangeError('no sheet');
  return compareSheet(sheet);
}

const skin = ({ classes }: ComparedSheet) =>
  classes.find(({ hazardClass }) => hazardClass === 'Skin corrosion/irritation')?.verdict;

describe('a published class is', () => {
  it.each([
    { published: ['Skin corrosion', '1B', 'H314'], verdict: 'reproduced' },
    { published: ['Skin irritation', '2', 'H315'], verdict: 'within-range' },
    { published: ['Skin corrosion', '1A', 'H314'], verdict: 'differs' },
  ] as const)('$verdict for $published', ({ published, verdict }) => {
    expect(skin(compare([published]))).toBe(verdict);
  });

  it('different where nothing is published for what is calculated', () => {
    expect(skin(compare([]))).toBe('differs');
  });

  it('set apart where section 11 states a test of the product', () => {
    expect(skin(compare([], { tox11: 'Skin corrosion/irritation No skin irritation (Rabbit)' }))).toBe('tested');
  });

  it('set apart where no ingredient has such a hazard', () => {
    const { classes } = compare([['Carcinogenicity', '2', 'H351']]);
    expect(classes.find(({ hazardClass }) => hazardClass === 'Carcinogenicity')?.verdict).toBe('no such ingredient');
  });

  it('set apart where it may rest on an M-factor that is not stated, but not where it is milder', () => {
    const toxic = { ...lye, classes: [['Aquatic Chronic 1', 'H410']] };
    const chronic = (category: string, h: string) =>
      compare([['Long-term', category, h]], { ingredients: [toxic] }).classes[0]?.verdict;
    expect(chronic('1', 'H410')).toBe('not stated');
    expect(chronic('3', 'H412')).toBe('differs');
  });
});

it('a record without ingredients is not compared', () => {
  expect(compare([], { ingredients: [] })).toEqual({ classes: [], fault: 'the record holds no ingredient' });
});

it('a second list of the same ingredients is that of another market', () => {
  expect(skin(compare([['Skin corrosion', '1B', 'H314']], { ingredients: [lye, lye] }))).toBe('reproduced');
});

describe('section 11', () => {
  it.each([
    { text: 'Acute oral toxicity LD50 (Rat) > 2,000 mg/kg', tested: true },
    { text: 'Acute oral toxicity LD50 (Rat) > 2,000 mg/kg Test conducted with a similar formulation.', tested: true },
    { text: 'Acute oral toxicity ATE (Mix) > 2,000 mg/kg Calculation method', tested: false },
    {
      text: 'Acute oral toxicity LD50 (Rat) 5 mg/kg The value mentioned relates to the active ingredient',
      tested: false,
    },
    { text: 'Acute oral toxicity No data available', tested: false },
  ])('“$text” states a test of the product: $tested', ({ text, tested }) => {
    expect(testedClasses(text).has('Acute toxicity, oral')).toBe(tested);
  });

  it('parts its headings', () => {
    const text = 'Acute oral toxicity No data Acute dermal toxicity LD50 (Rat) > 2,000 mg/kg';
    expect([...testedClasses(text).keys()]).toEqual(['Acute toxicity, dermal']);
  });
});
