import { aDraft } from '@gosds/testkit/builders/a-draft';
import { madeSheet } from '@gosds/testkit/builders/made-sheet';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import type { Substance } from '../../substance.ts';
import { isUnder } from '../../model/sentence-id.ts';
import { sentencesOf } from '../../model/written.ts';

const notMet = 'Based on available data, the classification criteria are not met.';
const lackOfData = 'Not classified for lack of data.';

/** Known only from Annex VI, as a flammable liquid; `dermal` is a limit dose without deaths, in mg/kg. */
const solvent = (materialId: number, dermal?: number): Substance =>
  aSubstance({
    materialId,
    name: 'Solvent',
    classification: { source: 'clp-annex-vi', hazards: [{ code: 'Flam. Liq. 2', hCode: 'H225' }] },
    toxicity:
      dermal === undefined
        ? []
        : [{ route: 'dermal', kind: 'limit-dose', value: { min: dermal, max: dermal }, source: 'hsdb' }],
  });

type Row = readonly [name: string, proportion: string, kind: 'known' | 'stated' | Substance, shown?: string];

function textsOf(rows: readonly Row[], properties: object = {}, country = 'DE') {
  const substances = rows.flatMap(([, , kind]) => (typeof kind === 'string' ? [] : [kind]));
  const draft = aDraft({
    description: { productName: 'Blend', country },
    properties,
    ingredients: rows.map(([name, proportion, kind, shown], index) => ({
      id: String(index),
      name,
      proportion,
      materialId: typeof kind === 'string' ? null : kind.materialId,
      sanitisedProportion: shown ?? '',
      handClassification: kind === 'stated' ? { notHazardous: true, source: 'Supplier' } : null,
    })),
  });
  const known = new Map(substances.map((each) => [each.materialId, each]));
  const { document } = madeSheet(draft, [...known.values()]);
  const sentences = sentencesOf(document.sections);
  // A reason shared by classes under several headings is printed once, after the class names.
  const shared = (id: string) =>
    sentences
      .filter((each) => isUnder(each.id, 'toxicology.reasons') && id.startsWith('toxicology.'))
      .filter(({ text }) => text.includes(id.replace('toxicology.', '')))
      .map(({ text }) => text.slice(text.search(/(?:Data are lacking|Assessed and not)/)));
  return (id: string) =>
    [...sentences.filter((each) => each.id === id || each.id === `${id}.why`).map(({ text }) => text), ...shared(id)]
      .join(' ')
      .replace(/^Acute toxicity, \w+: /, '');
}

const skin = 'toxicology.Skin corrosion/irritation';
const cancer = 'toxicology.Carcinogenicity';

describe('why a class is not reached, REACH Annex II, 11.1', () => {
  it('says criteria not met where every ingredient was judged, and names them', () => {
    const at = textsOf([
      ['Base', '60', 'stated'],
      ['Filler', '40', 'stated'],
    ]);
    expect(at(cancer)).toBe(`${notMet} Assessed and not classified in this class: Base; Filler.`);
    expect(at('ecology.Hazardous to the aquatic environment, acute')).toContain(notMet);
  });

  it.each([
    // The lowest concentrations that count are 1 % for the skin and 0.1 % for cancer (CLP Tables 1.1 and 3.6.2).
    ['1', lackOfData, lackOfData],
    ['0.99', notMet, lackOfData],
    ['0.1', notMet, lackOfData],
    ['0.09', notMet, notMet],
  ])('with %s %% that Annex VI alone knows', (share, ofSkin, ofCancer) => {
    const at = textsOf([
      ['Base', String(100 - Number(share)), 'stated'],
      ['Solvent', share, solvent(1)],
    ]);
    expect(at(skin).startsWith(ofSkin)).toBe(true);
    expect(at(cancer).startsWith(ofCancer)).toBe(true);
  });

  it('gives the share and the names of what lacks data', () => {
    const at = textsOf([
      ['Base', '90', 'stated'],
      ['Solvent', '10', solvent(1)],
    ]);
    expect(at(skin)).toBe(
      `${lackOfData} Data are lacking for 10 % of the mixture (Solvent). Assessed and not classified in this class: Base.`,
    );
  });

  it('counts what the recipe does not state as lacking', () => {
    const at = textsOf([
      ['Base', '90', 'stated'],
      ['Filler', '5', 'stated'],
    ]);
    expect(at(skin)).toContain('Data are lacking for 5 % of the mixture (unstated ingredients).');
  });

  it('keeps a hidden proportion out of the share', () => {
    const at = textsOf([
      ['Base', '90', 'stated'],
      ['Solvent', '10', solvent(1), '5-15'],
    ]);
    expect(at(skin)).toContain('Data are lacking for: Solvent.');
    expect(at(skin)).not.toContain('10 %');
  });

  it('names no share for a substance', () => {
    expect(textsOf([['Solvent', '100', solvent(1)]])(skin)).toBe(lackOfData);
  });

  it('calls a dose too low to tell inconclusive', () => {
    const at = textsOf([
      ['Base', '90', 'stated'],
      ['Solvent', '10', solvent(1, 1000)],
    ]);
    expect(at('toxicology.Acute toxicity, dermal')).toMatch(/^Not classified: the data are inconclusive \(Solvent\)\./);
    const enough = textsOf([
      ['Base', '90', 'stated'],
      ['Solvent', '10', solvent(1, 2000)],
    ]);
    expect(enough('toxicology.Acute toxicity, dermal').startsWith(notMet)).toBe(true);
  });

  it.each([
    // CLP Table 3.10.1: up to 20.5 mm²/s.
    ['20.5', lackOfData],
    ['20.6', `${notMet} Kinematic viscosity at 40 °C: 20.6 mm²/s > 20.5 mm²/s.`],
  ])('%s mm²/s and aspiration', (value, text) => {
    const at = textsOf(
      [
        ['Base', '80', 'stated'],
        ['Solvent', '20', solvent(1)],
      ],
      { viscosity: { value, unit: 'cSt' } },
    );
    expect(at('toxicology.Aspiration hazard').startsWith(text)).toBe(true);
  });

  it('says of a gas that no dose can be given, and of a solid that nothing is breathed in', () => {
    const gas = textsOf([['Solvent', '100', solvent(1)]], { state: 'Gas' });
    expect(gas('toxicology.Acute toxicity, oral')).toBe(
      'Not classified: it is technically impossible to obtain data (the product is a gas).',
    );
    expect(textsOf([['Solvent', '100', solvent(1)]], { state: 'Solid' })('toxicology.Aspiration hazard')).toBe(
      'Not applicable: the product is a solid.',
    );
  });

  it('shows eight names of a long list', () => {
    const rows = Array.from({ length: 10 }, (_, index): Row => [`Base ${index}`, '10', 'stated']);
    expect(textsOf(rows)(cancer)).toMatch(/Base 6; Base 7; ….$/);
  });
});

describe('ingredients of unknown acute toxicity, 29 CFR 1910.1200, Appendix D, 2', () => {
  const none = 'unknown-toxicity.none';
  const byMouth = 'unknown-toxicity.Acute toxicity, oral';

  it('does not call known what section 11 finds lacking, and gives the routes with its words', () => {
    const rows: readonly Row[] = [
      ['Base', '60', 'stated'],
      ['Solvent', '40', solvent(1, 2000)],
    ];
    const at = textsOf(rows, {}, 'US');
    expect(at(none)).toBe('');
    expect(at(byMouth)).toBe('Data are lacking for 40 % of the mixture (Solvent).');
    expect(at('unknown-toxicity.Acute toxicity, dermal')).toBe('');
  });

  it.each([
    // An ingredient counts from 1 % (29 CFR 1910.1200, Appendix A, A.1.3.6.2.2).
    ['1', true],
    ['0.99', false],
  ])('with %s %% that nobody judged', (share, isLacking) => {
    const at = textsOf(
      [
        ['Base', String(100 - Number(share)), 'stated'],
        ['Solvent', share, solvent(1)],
      ],
      {},
      'US',
    );
    expect(at(byMouth) !== '').toBe(isLacking);
    expect(at(none) === '').toBe(isLacking);
  });
});
