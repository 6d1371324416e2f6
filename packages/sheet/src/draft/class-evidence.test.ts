import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Ingredient } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import type { Substance } from '../substance.ts';
import { classEvidence, type ClassEvidence, openInWater } from './class-evidence.ts';
import type { HandClassification } from './draft.ts';
import { readHandClassification } from './hand-classification.ts';

const rules = marketById('eu').acuteToxicity;

type Facts = {
  readonly hazards?: readonly string[] | 'not-assessed';
  readonly acuteToxicity?: Ingredient['acuteToxicity'];
  readonly hand?: HandClassification;
  readonly substance?: Substance;
};

const evidence = (
  { hazards = [], acuteToxicity = [], hand, substance }: Facts,
  hazardClass: Parameters<typeof classEvidence>[1],
): ClassEvidence | undefined =>
  classEvidence(
    {
      hand: hand && readHandClassification(hand),
      substance,
      ingredient: { hazards: hazards === 'not-assessed' ? hazards : hazards.map(hazard), acuteToxicity },
    },
    hazardClass,
    rules,
  );

const statedByHand = (hazards: readonly string[]): HandClassification => ({
  hazards: [...hazards],
  specificLimits: [],
  mAcute: '',
  mChronic: '',
  ateOral: '',
  ateDermal: '',
  ateVapour: '',
  ateDustMist: '',
  ateGas: '',
  notHazardous: hazards.length === 0,
  source: 'Supplier',
});

function substance(
  classification: Partial<Substance['classification']>,
  facts: Partial<Pick<Substance, 'ecotoxicity' | 'readilyBiodegradable' | 'properties'>> = {},
): Substance {
  return aSubstance({ name: 'Solvent', classification: { source: 'clp-annex-vi', ...classification }, ...facts });
}

const oral = (value: { min: number; max: number }, kind: 'LD50' | 'limit-dose' = 'LD50') =>
  [{ route: 'oral', kind, value }] as const;

describe('an entry of Annex VI, CLP Article 4(3)', () => {
  const entry = { hazards: ['Skin Irrit. 2 H315'], substance: substance({}) };

  it('is evidence in the class that it lists, and in no other', () => {
    expect(evidence(entry, 'Skin corrosion/irritation')).toBe('classified');
    expect(evidence(entry, 'Carcinogenicity')).toBeUndefined();
    expect(evidence(entry, 'Serious eye damage/eye irritation')).toBeUndefined();
  });

  it('names the eyes where it says corrosive, and organs where it says Category 3', () => {
    const corrosive = { hazards: ['Skin Corr. 1B H314'] };
    expect(evidence(corrosive, 'Serious eye damage/eye irritation')).toBe('classified');
    const narcotic = { hazards: ['STOT SE 3 H336'] };
    expect(evidence(narcotic, 'Specific target organ toxicity, single exposure')).toBe('judged');
    expect(evidence(narcotic, 'Specific target organ toxicity, repeated exposure')).toBeUndefined();
  });

  it('is whole beside a classification of the registrants', () => {
    expect(evidence({ substance: substance({ coversAllClasses: true }) }, 'Carcinogenicity')).toBe('judged');
  });
});

describe('whole classifications', () => {
  it.each([
    ['assessed and not classified', { substance: substance({ basis: 'none' }) }, 'judged'],
    ['stated by the user', { hand: statedByHand(['Eye Irrit. 2 H319']) }, 'judged'],
    ['stated by the user as not hazardous', { hand: statedByHand([]) }, 'judged'],
    ['nobody', { hazards: 'not-assessed' }, undefined],
    [
      'nobody, though its acute toxicity is known',
      { hazards: 'not-assessed', acuteToxicity: oral({ min: 9000, max: 9000 }) },
      undefined,
    ],
  ] as const)('%s', (_, facts, found) => {
    expect(evidence(facts, 'Germ cell mutagenicity')).toBe(found);
  });
});

describe('values, against the end of Category 4 at 2000 mg/kg', () => {
  it.each([
    [oral({ min: 1999, max: 1999 }), 'measured'],
    [oral({ min: 5000, max: 5000 }), 'measured'],
    [oral({ min: 2000, max: Infinity }), 'measured'],
    [oral({ min: 1999, max: Infinity }), 'inconclusive'],
    [oral({ min: 2000, max: 2000 }, 'limit-dose'), 'measured'],
    [oral({ min: 500, max: 500 }, 'limit-dose'), 'inconclusive'],
    [[...oral({ min: 500, max: 500 }, 'limit-dose'), ...oral({ min: 3000, max: 3000 })], 'measured'],
  ] as const)('%j: %s', (acuteToxicity, found) => {
    expect(evidence({ acuteToxicity }, 'Acute toxicity, oral')).toBe(found);
    expect(evidence({ acuteToxicity }, 'Acute toxicity, dermal')).toBeUndefined();
  });

  it('is the verdict of an authority, in the classes that it judged and in no other', () => {
    const judged = substance({
      judged: { source: 'nite', classes: ['Acute toxicity, dermal', 'Germ cell mutagenicity'] },
    });
    expect(evidence({ substance: judged }, 'Acute toxicity, dermal')).toBe('judged');
    expect(evidence({ substance: judged }, 'Germ cell mutagenicity')).toBe('judged');
    expect(evidence({ substance: judged }, 'Acute toxicity, oral')).toBeUndefined();
    expect(evidence({ substance: judged, hazards: ['Muta. 2 H341'] }, 'Germ cell mutagenicity')).toBe('classified');
  });

  it('cannot be had of a gas by mouth or skin', () => {
    const gas = { substance: substance({}, { properties: { state: 'gas' } }) };
    expect(evidence(gas, 'Acute toxicity, dermal')).toBe('impossible');
    expect(evidence(gas, 'Acute toxicity, inhalation')).toBeUndefined();
  });
});

describe('values in water', () => {
  const value = (endpoint: 'LC50' | 'NOEC', group: 'fish' | 'crustacea' | 'other' = 'fish') => ({
    endpoint,
    group,
    species: 'Danio rerio',
    value: { min: 5, max: 5 },
    hours: 96,
    source: 'reach',
  });
  const both = (endpoint: 'LC50' | 'NOEC') => [value(endpoint), value(endpoint, 'crustacea')];
  const acute = 'Hazardous to the aquatic environment, acute';
  const chronic = 'Hazardous to the aquatic environment, long-term';
  const degradable = { readilyBiodegradable: { value: true, source: 'reach' } };

  it.each([
    ['acute', { ecotoxicity: both('LC50') }, 'measured', undefined],
    ['acute of fish alone', { ecotoxicity: [value('LC50')], ...degradable }, undefined, undefined],
    ['acute of fish and others', { ecotoxicity: [value('LC50'), value('LC50', 'other')] }, undefined, undefined],
    ['acute with the degradation', { ecotoxicity: both('LC50'), ...degradable }, 'measured', 'measured'],
    ['chronic', { ecotoxicity: both('NOEC') }, undefined, 'measured'],
    ['chronic of fish alone', { ecotoxicity: [value('NOEC')] }, undefined, undefined],
    ['degradation alone', degradable, undefined, undefined],
  ] as const)('%s', (_, facts, ofAcute, ofChronic) => {
    expect(evidence({ substance: substance({}, facts) }, acute)).toBe(ofAcute);
    expect(evidence({ substance: substance({}, facts) }, chronic)).toBe(ofChronic);
  });
});

describe('what is known of the hazards to the aquatic environment (CLP Annex I, 4.1.3.6.1)', () => {
  const judged = ({ hazards = [], hand, substance: record }: Facts, more: Partial<Ingredient> = {}) => ({
    hand: hand && readHandClassification(hand),
    substance: record,
    ingredient: { hazards: hazards === 'not-assessed' ? hazards : hazards.map(hazard), ...more },
  });
  const value = (group: 'fish' | 'crustacea', milligrams: number, endpoint: 'LC50' | 'NOEC' = 'LC50') => ({
    group,
    endpoint,
    value: { min: milligrams, max: milligrams },
    hours: 96,
    species: 'Species',
    source: 'sids',
  });
  const both = [
    'Hazardous to the aquatic environment, acute',
    'Hazardous to the aquatic environment, long-term',
  ] as const;
  const found = (classes: typeof both | readonly [(typeof both)[number]]) => ({ judged: { source: 'nite', classes } });

  it.each([
    ['a silent entry', judged({ hazards: ['Flam. Liq. 2 H225'], substance: substance({}) }), 2],
    ['one class of the two', judged({ hazards: ['Aquatic Chronic 3 H412'], substance: substance({}) }), 0],
    ['both found not hazardous', judged({ substance: substance(found(both)) }), 0],
    ['one found not hazardous', judged({ substance: substance(found([both[0]])) }), 1],
    ['a source that judges every class', judged({ substance: substance({ coversAllClasses: true }) }), 0],
    ['a substance of minimum risk', judged({ substance: substance({ basis: 'none', source: 'reach-iv' }) }), 0],
    ['a statement of the user', judged({ hand: statedByHand([]), substance: substance({}) }), 0],
    [
      'no deaths up to 100 mg/l',
      judged({ substance: substance({}, { ecotoxicity: [value('fish', 100), value('crustacea', 101)] }) }),
      1,
    ],
    [
      'no deaths above 100 mg/l',
      judged({ substance: substance({}, { ecotoxicity: [value('fish', 101), value('crustacea', 101)] }) }),
      0,
    ],
    ['fish alone', judged({ substance: substance({}, { ecotoxicity: [value('fish', 101)] }) }), 2],
  ])('%s', (_, facts, open) => {
    expect(openInWater(facts, rules)).toHaveLength(open);
  });
});
