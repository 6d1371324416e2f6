import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from './classify-mixture.ts';
import { classifySubstance } from './classify-substance.ts';
import { exactly, percent } from './concentration.ts';
import { hazard } from './hazard.ts';
import { marketIds } from './markets/market-as-of.ts';
import { marketById } from './testing/market-by-id.ts';
import { hazardClasses } from './registry.ts';
import {
  acuteStudy,
  aquaticStudy,
  exact,
  judged,
  substanceOf,
  substanceOutcome,
} from './rules/testing/substance-of.ts';
import type { SubstanceData } from './substance.ts';

const source = 'report';
const conclusion = (hazardClass: string, notation?: string) => ({
  hazardClass,
  method: 'weight of evidence',
  source,
  ...(notation === undefined ? {} : { outcome: hazard(notation) }),
});

/** Data of a solvent much like toluene, written for this test. */
const solvent: SubstanceData = substanceOf({
  name: 'solvent',
  molarMass: 92,
  properties: {
    flashPointC: exact(4),
    initialBoilingPointC: exact(111),
    kinematicViscosity40: exact(0.6),
    vapourPressurePa: 2900,
    waterSolubility: 500,
  },
  acuteToxicity: [
    acuteStudy('oral', 5500),
    acuteStudy('dermal', 12_000, { species: 'rabbit' }),
    acuteStudy('vapour', 28),
  ],
  skin: [{ source, animals: [2.5, 2.4, 2].map((erythema) => ({ erythema, oedema: 0 })) }],
  aspiration: { isHydrocarbon: true },
  repeatedExposure: [{ route: 'vapour', dose: 0.9, finding: 'effect', organs: 'nervous system', days: 90, source }],
  aquatic: {
    studies: [
      aquaticStudy('fish', 'LC50', 5.5),
      aquaticStudy('crustacea', 'NOEC', 0.74),
      aquaticStudy('algae', 'ErC50', 134),
    ],
    degradation: { ready: { percent: 86, basis: 'oxygen or CO2', isWithin10Days: true }, source },
    logKow: 2.7,
  },
  conclusions: [
    conclusion('Reproductive toxicity', 'Repr. 2 H361d'),
    conclusion('Specific target organ toxicity, single exposure: narcotic effects', 'STOT SE 3 H336'),
    conclusion('Carcinogenicity'),
  ],
});

describe('a substance from its data', () => {
  it('gets every class that its data lead to', () => {
    const codes = classifySubstance(solvent, marketById('eu')).hazards.map(({ code, hCode }) => `${code} ${hCode}`);
    expect(codes).toEqual([
      'Flam. Liq. 2 H225',
      'Skin Irrit. 2 H315',
      'Repr. 2 H361d',
      'STOT SE 3 H336',
      'STOT RE 2 H373',
      'Asp. Tox. 1 H304',
      'Aquatic Chronic 3 H412',
    ]);
  });

  it.each(marketIds)('has one outcome with a reason and a paragraph for every class in %s', (id) => {
    const { outcomes } = classifySubstance(solvent, marketById(id));
    expect(outcomes.map(({ hazardClass }) => hazardClass)).toEqual(hazardClasses);
    for (const { hazardClass, reasons, status, missing } of outcomes) {
      expect(reasons.length, hazardClass).toBeGreaterThan(0);
      expect(
        reasons.every(({ paragraph }) => paragraph !== ''),
        hazardClass,
      ).toBe(true);
      if (status === 'incomplete') expect(missing.length, hazardClass).toBeGreaterThan(0);
    }
  });

  it('is open in every class but those of other states where nothing is known', () => {
    const { outcomes, hazards } = classifySubstance(substanceOf(), marketById('eu'));
    expect(hazards).toEqual([]);
    const of = (...statuses: readonly string[]) =>
      outcomes.filter(({ status }) => statuses.includes(status)).map(({ hazardClass }) => hazardClass);
    expect(of('classified')).toEqual([]);
    const firstOfHealth = hazardClasses.indexOf('Acute toxicity, oral');
    expect(of('not-classified', 'not-adopted').every((one) => hazardClasses.indexOf(one) < firstOfHealth)).toBe(true);
    expect(of('incomplete')).toEqual(expect.arrayContaining(['Explosives', 'Flammable liquids', 'Oxidising liquids']));
    expect(of('not-classified')).toEqual(expect.arrayContaining(['Flammable gases', 'Flammable solids']));
    const metals = substanceOutcome({}, 'Corrosive to metals');
    expect(inWords(metals.missing[0])).toContain('C.1');
    expect(inEnglish(metals.reasons[0]?.summary ?? '')).toMatch(/^Not calculated; needed: corrosion test C\.1/);
    const gas = substanceOutcome({ physicalState: 'gas' }, 'Flammable gases');
    expect(inWords(gas)).toMatchObject({
      status: 'incomplete',
      missing: ['flammability range in air, or a test by ISO 10156'],
    });
  });

  it('carries into a mixture what it needs', () => {
    const { hazards, acuteToxicity, mAcute, mChronic } = classifySubstance(
      substanceOf({
        acuteToxicity: [acuteStudy('oral', 40)],
        aquatic: { studies: [aquaticStudy('fish', 'LC50', 0.005)] },
      }),
      marketById('eu'),
    );
    expect({ mAcute, mChronic }).toEqual({ mAcute: 100, mChronic: 100 });
    const ingredient = {
      id: 'a',
      name: 'a',
      concentration: exactly(percent(10)),
      hazards,
      acuteToxicity,
      mAcute: mAcute ?? 1,
    };
    const water = { id: 'w', name: 'water', concentration: exactly(percent(90)), hazards: [] };
    const mixture = { physicalState: 'liquid', properties: {}, ingredients: [ingredient, water] } as const;
    const { hazards: found, ate } = classifyMixture(mixture, marketById('eu'));
    expect(ate[0]?.value).toBeCloseTo(400);
    expect(found.map(({ code }) => code)).toContain('Aquatic Acute 1');
  });
});

describe('physical hazards of a substance', () => {
  it('come from figures and tests, as those of a mixture do', () => {
    const hydrogen = {
      name: 'hydrogen',
      cas: '1333-74-0',
      physicalState: 'gas',
      properties: { packedGas: 'compressed' },
    } as const;
    expect(judged(hydrogen, 'Flammable gases').code).toBe('Flam. Gas 1A');
    expect(judged(hydrogen, 'Gases under pressure').code).toBe('Press. Gas (Comp.)');
    expect(judged({ properties: { flashPointC: exact(23) } }, 'Flammable liquids').code).toBe('Flam. Liq. 3');
    expect(judged({ properties: { flashPointC: exact(60.1) } }, 'Flammable liquids').status).toBe('not-classified');
  });
});

describe('conclusions on evidence', () => {
  it('stand above what data give, which stays on record', () => {
    const data = {
      acuteToxicity: [acuteStudy('oral', 40)],
      conclusions: [conclusion('Acute toxicity, oral', 'Acute Tox. 3 H301')],
    };
    const outcome = substanceOutcome(data, 'Acute toxicity, oral');
    expect(outcome).toMatchObject({
      status: 'classified',
      hazards: [{ code: 'Acute Tox. 3' }],
      testData: { method: 'weight of evidence', source, calculated: [{ code: 'Acute Tox. 2', hCode: 'H300' }] },
    });
    expect(outcome.reasons.map(({ ruleId }) => ruleId)).toEqual([
      'substance.evidence',
      'substance.acute.oral.category-2',
    ]);
  });

  it('settle a class as not classified, and the most severe of two counts', () => {
    expect(judged({ conclusions: [conclusion('Carcinogenicity')] }, 'Carcinogenicity').status).toBe('not-classified');
    const two = [conclusion('Carcinogenicity', 'Carc. 2 H351'), conclusion('Carcinogenicity', 'Carc. 1B H350')];
    expect(judged({ conclusions: two }, 'Carcinogenicity').code).toBe('Carc. 1B');
    expect(judged({}, 'Carcinogenicity')).toMatchObject({ status: 'incomplete', row: 'substance.no-data' });
  });

  it('make corrosion of the skin damage the eye, and take factors with the category', () => {
    const conclusions = [conclusion('Skin corrosion/irritation', 'Skin Corr. 1B H314')];
    expect(judged({ conclusions }, 'Serious eye damage/eye irritation').code).toBe('Eye Dam. 1');
    const aquatic = { studies: [aquaticStudy('fish', 'LC50', 0.005)] };
    const none = [conclusion('Hazardous to the aquatic environment, acute')];
    expect(classifySubstance(substanceOf({ aquatic, conclusions: none }), marketById('eu')).mAcute).toBeUndefined();
  });

  it('are written in the words of the market', () => {
    const conclusions = [conclusion('Serious eye damage/eye irritation', 'Eye Irrit. 2 H319')];
    expect(judged({ conclusions }, 'Serious eye damage/eye irritation', 'us').code).toBe('Eye Irrit. 2A');
    expect(judged({ conclusions }, 'Serious eye damage/eye irritation', 'eu').code).toBe('Eye Irrit. 2');
  });
});

describe('ozone layer, CLP Annex I, 5.1', () => {
  it.each([
    { depletionPotential: 0.005, code: 'Ozone 1', status: 'classified' },
    { depletionPotential: 0, code: undefined, status: 'not-classified' },
  ])('potential $depletionPotential is $code', ({ depletionPotential, code, status }) => {
    const ozone = { depletionPotential, source };
    expect(judged({ ozone }, 'Hazardous to the ozone layer')).toMatchObject({ code, status });
    expect(judged({}, 'Hazardous to the ozone layer').status).toBe('incomplete');
  });
});
