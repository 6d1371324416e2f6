import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById, testDay } from '@gosds/ghs/testing/market-by-id';
import { describe, expect, it } from 'vitest';
import { type Draft, draftSchema } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { mixtureOf } from './mixture-of.ts';
import type { Substance } from '../substance.ts';

const toluene: Substance = aSubstance({
  name: 'Toluene',
  cas: '108-88-3',
  formula: 'C7H8',
  classification: {
    source: 'clp-annex-vi',
    hazards: [hazard('Flam. Liq. 2 H225'), hazard('Repr. 2 H361d')],
    ates: [{ route: 'oral', kind: 'ATE', value: { min: 500, max: 500 } }],
    notes: ['D'],
    specificLimits: [{ outcome: hazard('Repr. 2 H361d'), lower: percent(5) }],
    additional: {
      hazards: [hazard('Aquatic Chronic 3 H412')],
      supplemental: [],
      specificLimits: [{ outcome: hazard('Aquatic Chronic 3 H412'), lower: percent(30) }],
      source: 'reach',
    },
  },
  toxicity: [{ route: 'oral', kind: 'LD50', value: { min: 5580, max: 5580 }, source: 'ice' }],
});
const substances = new Map([[1, toluene]]);

const draft = (fields: object): Draft => draftSchema.parse(fields);
const rows = (...given: object[]) => given.map((row, index) => ({ id: String(index + 1), ...row }));

const mixtureFrom = (typed: Draft, known: ReadonlyMap<number, Substance>) =>
  mixtureOf(parseDraft(typed), known, testDay);

describe('the mixture of a draft', () => {
  it('carries the facts of the catalogue, the harmonised ones and those beside them', () => {
    const [ingredient] = mixtureFrom(
      draft({ ingredients: rows({ name: 'Toluene', materialId: 1, proportion: '10-20' }) }),
      substances,
    ).ingredients;
    expect(ingredient).toMatchObject({
      id: '1',
      name: 'Toluene',
      cas: '108-88-3',
      concentration: { lower: percent(10), upper: percent(20) },
      hazardSource: 'clp-annex-vi',
      notes: [{ note: 'D' }],
    });
    expect(ingredient?.hazards).toHaveLength(3);
    expect(ingredient?.specificLimits?.map(({ outcome }) => outcome.hCode)).toEqual(['H361d', 'H412']);
    expect(ingredient?.acuteToxicity?.map(({ kind }) => kind)).toEqual(['ATE', 'LD50']);
  });

  it('leaves an unknown name not assessed', () => {
    const mixture = mixtureFrom(draft({ ingredients: rows({ name: 'Secret', proportion: '5' }) }), substances);
    expect(mixture.ingredients[0]?.hazards).toBe('not-assessed');
  });

  it('lets the classification by hand go before the catalogue, with its source', () => {
    const handClassification = {
      hazards: ['Skin Irrit. 2 H315', 'nonsense'],
      mAcute: '10',
      mChronic: '0',
      source: 'Test',
    };
    const ingredients = rows({ name: 'Toluene', materialId: 1, proportion: '5', handClassification });
    const [ingredient] = mixtureFrom(draft({ ingredients }), substances).ingredients;
    expect(ingredient).toMatchObject({ hazards: [hazard('Skin Irrit. 2 H315')], mAcute: 10, hazardSource: 'Test' });
    expect(ingredient).not.toHaveProperty('mChronic');
  });

  it.each([
    ['of an older draft keeps the supplemental statements of the catalogue', {}, ['EUH031']],
    ['replaces them once it names its own', { supplemental: ['EUH071', 'EUH210'] }, ['EUH071']],
    ['takes them away', { supplemental: [] }, []],
    ['takes them away where nothing is hazardous', { notHazardous: true }, []],
  ])('a classification by hand %s', (_, given, codes) => {
    const record = { ...toluene, classification: { ...toluene.classification, supplemental: ['EUH031'] } };
    const handClassification = { hazards: ['Skin Irrit. 2 H315'], source: 'Test', ...given };
    const ingredients = rows({ name: 'Toluene', materialId: 1, proportion: '5', handClassification });
    const [ingredient] = mixtureFrom(draft({ ingredients }), new Map([[1, record]])).ingredients;
    expect(ingredient?.supplemental).toEqual(codes);
  });

  it('believes the user that an ingredient is not hazardous', () => {
    const ingredients = rows({ name: 'Dye', proportion: '5', handClassification: { notHazardous: true, source: 'S' } });
    expect(mixtureFrom(draft({ ingredients }), substances).ingredients[0]?.hazards).toEqual([]);
  });

  it.each([
    [['>20', '25'], 75],
    [['>20', '70-90'], 30],
    [['>20'], 100],
    [['>20', '80'], 20],
  ])('opens %s up to %d %%, what the others leave at least', (shares, upper) => {
    const ingredients = rows(...shares.map((proportion, index) => ({ name: `N${index}`, proportion })));
    const [open] = mixtureFrom(draft({ ingredients }), substances).ingredients;
    expect(open?.concentration).toEqual({ lower: percent(20), upper: percent(upper) });
  });

  it('prints the sanitised name alone and no CAS number with it', () => {
    const ingredients = rows({ name: 'Toluene', materialId: 1, proportion: '5', sanitisedName: 'Aromatic solvent' });
    const mixture = mixtureFrom(draft({ ingredients }), substances);
    expect(JSON.stringify(mixture)).not.toMatch(/Toluene|108-88-3/);
    expect(mixture.ingredients[0]?.name).toBe('Aromatic solvent');
  });

  it('skips blank rows and rows without a readable proportion', () => {
    const ingredients = rows({}, { name: 'A', proportion: 'x' }, { name: 'B', proportion: '5' }, { proportion: '5' });
    expect(mixtureFrom(draft({ ingredients }), substances).ingredients.map(({ name }) => name)).toEqual(['B']);
  });

  it('leaves out a row that leads beyond 100 % or repeats an id: the step names both', () => {
    const ingredients = [
      ...rows({ name: 'A', proportion: '60' }, { name: 'B', proportion: '41' }, { name: 'C', proportion: '40' }),
      { id: '1', name: 'D', proportion: '0' },
    ];
    expect(mixtureFrom(draft({ ingredients }), substances).ingredients.map(({ name }) => name)).toEqual(['A', 'C']);
  });

  it('converts the properties that classify', () => {
    const properties = {
      state: 'Liquid',
      flashPoint: { value: '12.2', unit: '°F' },
      boilingPoint: { value: '329.15', unit: 'K' },
      ph: '>13',
      viscosity: { value: '0.205', unit: 'St' },
    };
    expect(mixtureFrom(draft({ properties }), substances).properties).toEqual({
      flashPointC: { min: -11, max: -11 },
      initialBoilingPointC: { min: 56, max: 56 },
      ph: { min: 13, max: Infinity },
      kinematicViscosity40: { min: 20.5, max: 20.5 },
    });
  });

  it.each([
    { value: '20.5', temperature: '20', read: { min: -Infinity, max: 20.5 } },
    { value: '20.6', temperature: '20', read: undefined },
    { value: '20.6', temperature: '60', read: { min: 20.6, max: Infinity } },
    { value: '20.5', temperature: '60', read: undefined },
  ])('reads $value cSt at $temperature C as far as it tells of 40 C', ({ value, temperature, read }) => {
    const viscosity = { value, unit: 'cSt', temperature };
    const { properties } = mixtureFrom(draft({ properties: { viscosity } }), substances);
    expect(properties.kinematicViscosity40).toEqual(read);
  });
});

describe('whose classification counts for an ingredient with a harmonised entry', () => {
  const handClassification = {
    hazards: ['Flam. Liq. 3 H226', 'Skin Irrit. 2 H315'],
    ateOral: '2500',
    mAcute: '10',
    source: 'Sheet of the supplier, 2026-03',
  };
  const factsIn = (fields: object, row: object = {}) => {
    const ingredients = rows({ name: 'Toluene', materialId: 1, proportion: '10', ...row });
    return mixtureFrom(draft({ ...fields, ingredients }), substances).ingredients[0];
  };
  const codesIn = (fields: object, row?: object) => {
    const { hazards } = factsIn(fields, row) ?? {};
    return typeof hazards === 'string' ? hazards : hazards?.map(({ code }) => code);
  };
  const entry = ['Flam. Liq. 2', 'Repr. 2', 'Aquatic Chronic 3'];
  const off = { mode: 'advanced', review: { candLActive: false } };

  it('is the entry with C&L on, beside which the supplier’s own counts in further classes', () => {
    expect(codesIn({ mode: 'advanced' })).toEqual(entry);
    expect(codesIn({ mode: 'advanced' }, { handClassification })).toEqual([...entry, 'Skin Irrit. 2']);
    expect(factsIn({ mode: 'advanced' }, { handClassification })).toMatchObject({
      mAcute: 10,
      acuteToxicity: [
        { kind: 'ATE', value: { min: 500 } },
        { kind: 'LD50', value: { min: 5580 } },
      ],
    });
  });

  it('is the supplier’s own with C&L off, and nobody’s where none was given', () => {
    expect(codesIn(off, { handClassification })).toEqual(['Flam. Liq. 3', 'Skin Irrit. 2']);
    expect(codesIn(off)).toBe('not-assessed');
  });

  it('is the one given by hand in Simple mode, where there is no C&L box', () => {
    expect(codesIn({}, { handClassification })).toEqual(['Flam. Liq. 3', 'Skin Irrit. 2']);
    expect(codesIn({ review: { candLActive: false } })).toEqual(entry);
  });

  it('stays what it is for a substance without an entry', () => {
    const notified = { ...toluene, classification: { ...toluene.classification, basis: 'notified' as const } };
    const ingredients = rows({ name: 'Toluene', materialId: 1, proportion: '10' });
    const [ingredient] = mixtureFrom(draft({ ...off, ingredients }), new Map([[1, notified]])).ingredients;
    expect(ingredient?.hazards).toHaveLength(3);
  });
});

describe('a petroleum stream of which Annex VI says Note P', () => {
  const naphtha: Substance = {
    ...toluene,
    materialId: 2,
    name: 'Naphtha',
    cas: '64742-95-6',
    classification: {
      ...toluene.classification,
      hazards: [hazard('Asp. Tox. 1 H304'), hazard('Carc. 1B H350'), hazard('Muta. 1B H340')],
      notes: ['P'],
    },
  };
  const codesWith = (noteEvidence: Record<string, string>, country = 'DE') => {
    const ingredients = rows({ name: 'Naphtha', materialId: 2, proportion: '100', noteEvidence });
    const mixture = mixtureFrom(draft({ description: { country }, ingredients }), new Map([[2, naphtha]]));
    return classifyMixture(mixture, marketById('eu')).hazards.map(({ code }) => code);
  };

  it('is not a carcinogen or mutagen once benzene is shown to be below 0.1 %, and keeps its other classes', () => {
    expect(codesWith({})).toEqual(expect.arrayContaining(['Asp. Tox. 1', 'Carc. 1B', 'Muta. 1B']));
    const released = codesWith({ '2 P': 'Benzene < 0.1 %, certificate of the refinery' });
    expect(released).toContain('Asp. Tox. 1');
    expect(released).not.toContain('Carc. 1B');
    expect(released).not.toContain('Muta. 1B');
  });

  it.each([
    ['blank evidence', { '2 P': ' ' }],
    ['evidence for another note', { '2 K': '1,3-butadiene < 0.1 %' }],
    ['evidence for the substance that stood in the row before', { '1 P': 'Benzene < 0.1 %' }],
  ])('stays one with %s', (_, noteEvidence) => {
    expect(codesWith(noteEvidence)).toContain('Carc. 1B');
  });

  it('is not one with the same stream of another raw material that has no evidence', () => {
    const stream = { name: 'Naphtha', materialId: 2 };
    const shown = { ...stream, proportion: '50', noteEvidence: { '2 P': 'Benzene < 0.1 %' } };
    const material = { name: 'Blend', proportion: '50', parts: [{ id: 'x', ...stream, proportion: '100' }] };
    const mixture = mixtureFrom(draft({ ingredients: rows(shown, material) }), new Map([[2, naphtha]]));
    expect(mixture.ingredients.map(({ notes }) => notes)).toEqual([
      [{ note: 'P', releasedBy: 'Benzene < 0.1 %' }],
      [{ note: 'P' }],
    ]);
  });
});
