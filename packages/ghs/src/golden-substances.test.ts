import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { ClassOutcome, Reason } from './classification.ts';
import { classifySubstance } from './classify-substance.ts';
import { hazard } from './hazard.ts';
import type { JurisdictionId } from './jurisdiction-id.ts';
import { marketById } from './testing/market-by-id.ts';
import type { SubstanceData } from './substance.ts';

const reasonText = ({ ruleId, summary, found, limit, unit }: Reason) =>
  `  ${ruleId} | ${inEnglish(summary)}${found === undefined ? '' : ` [${Number(found.toPrecision(6))} / ${limit ?? '-'} ${unit ?? ''}]`}`;

const outcomeText = ({ hazardClass, status, hazards, missing, reasons }: ClassOutcome) =>
  [
    `${hazardClass}: ${status} ${hazards.map(({ code, hCode, detail }) => [code, hCode, detail].filter(Boolean).join(' ')).join(', ')}${missing.length > 0 ? `, missing ${missing.map(inEnglish).join('; ')}` : ''}`,
    ...reasons.map(reasonText),
  ].join('\n');

function summaryOf(data: SubstanceData, market: JurisdictionId): string {
  const { name, physicalState } = data;
  const { outcomes, acuteToxicity, mAcute, mChronic } = classifySubstance(data, marketById(market));
  const unknown = new Set(classifySubstance({ name, physicalState }, marketById(market)).outcomes.map(outcomeText));
  return [
    ...outcomes.map(outcomeText).filter((text) => !unknown.has(text)),
    ...acuteToxicity.map(({ route, kind, value }) => `${route} ${kind} ${value.min} to ${value.max}`),
    `M ${mAcute ?? '-'} ${mChronic ?? '-'}`,
  ].join('\n');
}

const at = (value: number) => ({ min: value, max: value });
const above = (value: number) => ({ min: value, max: Number.POSITIVE_INFINITY });
const below = (value: number) => ({ min: Number.NEGATIVE_INFINITY, max: value });
const source = 'study';
const animal = (erythema: number, oedema = 0, isInflamedAtEnd = false) => ({ erythema, oedema, isInflamedAtEnd });
const eye = (cornea: number, iris: number, redness: number, chemosis: number, reversedAfterDays?: number | 'not') => ({
  cornea,
  iris,
  redness,
  chemosis,
  ...(reversedAfterDays === undefined ? {} : { reversedAfterDays }),
});
const liquid = { physicalState: 'liquid' } as const;

const substances: Readonly<Record<string, Omit<SubstanceData, 'name'>>> = {
  'acute by rat and rabbit': {
    ...liquid,
    acuteToxicity: [
      { route: 'oral', kind: 'LD50', value: at(300), unit: 'mg/kg', species: 'rat', source },
      { route: 'oral', kind: 'LD50', value: at(40), unit: 'mg/kg', species: 'mouse', source },
      { route: 'dermal', kind: 'LD50', value: at(1.1), unit: 'g/kg', species: 'rabbit', source },
    ],
  },
  'acute, unreliable and survived': {
    ...liquid,
    acuteToxicity: [
      { route: 'oral', kind: 'LD50', value: at(20), unit: 'mg/kg', unreliable: 'impure', source },
      { route: 'oral', kind: 'limit-dose', value: above(2000), unit: 'mg/kg', species: 'rat', source },
      { route: 'dermal', kind: 'LD50', value: above(2000), unit: 'mg/kg', species: 'rat', source },
    ],
  },
  'acute, open ends': {
    ...liquid,
    acuteToxicity: [
      { route: 'oral', kind: 'LD50', value: below(50), unit: 'mg/kg', species: 'rat', source },
      { route: 'dermal', kind: 'LD50', value: { min: 900, max: 1200 }, unit: 'mg/kg', species: 'rat', source },
    ],
  },
  'acute, survived too low a dose': {
    ...liquid,
    acuteToxicity: [{ route: 'oral', kind: 'limit-dose', value: above(500), unit: 'mg/kg', species: 'rat', source }],
  },
  'a vapour of one hour': {
    ...liquid,
    molarMass: 100,
    properties: { vapourPressurePa: 5000 },
    acuteToxicity: [
      { route: 'vapour', kind: 'LC50', value: at(10), unit: 'mg/l', exposureHours: 1, species: 'rat', source },
    ],
  },
  'a vapour in ppm': {
    ...liquid,
    molarMass: 100,
    properties: { vapourPressurePa: 50_000 },
    acuteToxicity: [
      {
        route: 'vapour',
        kind: 'LC50',
        value: at(400),
        unit: 'ppmV',
        exposureHours: 4,
        species: 'rat',
        isNearlyGas: true,
        source,
      },
    ],
  },
  'above saturation': {
    ...liquid,
    molarMass: 100,
    properties: { vapourPressurePa: 10 },
    acuteToxicity: [
      { route: 'vapour', kind: 'LC50', value: at(3000), unit: 'mg/m3', exposureHours: 4, species: 'rat', source },
    ],
  },
  'a mist of eight hours': {
    ...liquid,
    acuteToxicity: [
      { route: 'dust-mist', kind: 'LC50', value: at(0.9), unit: 'mg/l', exposureHours: 8, species: 'rat', source },
    ],
  },
  'a mist of half an hour': {
    ...liquid,
    acuteToxicity: [
      { route: 'dust-mist', kind: 'LC50', value: at(6), unit: 'mg/l', exposureHours: 0.5, species: 'rat', source },
    ],
  },
  'a toxic gas': {
    physicalState: 'gas',
    acuteToxicity: [
      { route: 'gas', kind: 'LC50', value: at(5000), unit: 'ppmV', exposureHours: 1, species: 'rat', source },
    ],
  },
  'corrosive in three minutes': {
    ...liquid,
    skin: [{ source, exposures: [{ minutes: 3, destroyed: true, seenAfterHours: 1 }] }],
  },
  'corrosive in an hour': {
    ...liquid,
    skin: [
      {
        source,
        exposures: [
          { minutes: 3, destroyed: false },
          { minutes: 60, destroyed: true, seenAfterHours: 336 },
        ],
      },
    ],
  },
  'corrosive in four hours': {
    ...liquid,
    skin: [
      {
        source,
        exposures: [
          { minutes: 3, destroyed: false },
          { minutes: 60, destroyed: false },
          { minutes: 240, destroyed: true },
        ],
      },
    ],
  },
  'corrosive, only four hours tried': { ...liquid, skin: [{ source, exposures: [{ minutes: 240, destroyed: true }] }] },
  'not corrosive, irritant': {
    ...liquid,
    skin: [{ source, exposures: [{ minutes: 240, destroyed: false }], animals: [animal(2.3), animal(2.3), animal(1)] }],
  },
  'irritant by oedema': { ...liquid, skin: [{ source, animals: [animal(0, 2.3), animal(0, 2.3), animal(0, 2.2)] }] },
  'irritant by what stays': {
    ...liquid,
    skin: [{ source, animals: [animal(1, 1, true), animal(1, 1, true), animal(0)] }],
  },
  'mildly irritant': { ...liquid, skin: [{ source, animals: [animal(1.5), animal(2.2), animal(1)] }] },
  'not irritant': { ...liquid, skin: [{ source, animals: [animal(1.4), animal(1.4), animal(2.2)] }] },
  'too few animals': { ...liquid, skin: [{ source, animals: [animal(0), animal(0)] }] },
  'six animals, three respond': {
    ...liquid,
    skin: [{ source, animals: [animal(3), animal(3), animal(3), animal(0), animal(0), animal(0)] }],
  },
  'six animals, four respond': {
    ...liquid,
    skin: [{ source, animals: [animal(3), animal(3), animal(3), animal(3), animal(0), animal(0)] }],
  },
  'eye damage by cornea': {
    ...liquid,
    eye: [{ source, animals: [eye(3, 1, 2, 2, 10), eye(3, 1.5, 2, 2, 10), eye(1, 0, 1, 1, 10)] }],
  },
  'eye damage by iris': {
    ...liquid,
    eye: [{ source, animals: [eye(0, 1.6, 0, 0, 10), eye(0, 1.6, 0, 0, 10), eye(0, 1.5, 0, 0, 10)] }],
  },
  'eye damage that stays': {
    ...liquid,
    eye: [{ source, animals: [eye(1, 0, 2, 2, 'not'), eye(1, 0, 2, 2, 21), eye(0, 0, 0, 0)] }],
  },
  'eye irritation': {
    ...liquid,
    eye: [{ source, animals: [eye(1, 0, 0, 0, 7), eye(1, 0, 0, 0, 14), eye(0, 0, 0, 0)] }],
  },
  'eye irritation gone in a week': {
    ...liquid,
    eye: [{ source, animals: [eye(0, 0, 2, 0, 7), eye(0, 0, 2, 0, 7), eye(0, 0, 0, 2, 3)] }],
  },
  'eye irritation by two eyes of three': {
    ...liquid,
    eye: [{ source, animals: [eye(0, 0, 0, 1.9), eye(0, 0, 1.9, 0), eye(0, 0, 2, 0, 3)] }],
  },
  'extreme pH': { ...liquid, properties: { ph: at(1.9) } },
  'extreme pH with reserve': { ...liquid, properties: { ph: at(12), alkaliReserve: 4 } },
  'extreme pH with little reserve': {
    ...liquid,
    properties: { ph: at(2), acidReserve: 1 },
    skin: [{ source, animals: [animal(0), animal(0), animal(0)] }],
  },
  'sensitiser, potent': { ...liquid, skinSensitisation: [{ source, test: 'LLNA', isPositive: true, ec3Percent: 2 }] },
  'sensitiser, less potent': {
    ...liquid,
    skinSensitisation: [{ source, test: 'LLNA', isPositive: true, ec3Percent: 2.1 }],
  },
  'sensitiser of unknown potency': { ...liquid, skinSensitisation: [{ source, test: 'LLNA', isPositive: true }] },
  'sensitiser in guinea pigs': {
    ...liquid,
    skinSensitisation: [
      { source, test: 'GPMT', respondingPercent: 30, inductionPercent: 0.1 },
      { source, test: 'Buehler', respondingPercent: 14 },
    ],
  },
  'sensitiser in guinea pigs, weak': {
    ...liquid,
    skinSensitisation: [{ source, test: 'GPMT', respondingPercent: 30, inductionPercent: 1.1 }],
  },
  'sensitiser by Buehler': {
    ...liquid,
    skinSensitisation: [{ source, test: 'Buehler', respondingPercent: 15, inductionPercent: 0.2 }],
  },
  'sensitiser in man': {
    ...liquid,
    skinSensitisation: [{ source, test: 'human patch', isPositive: true, doseUgPerCm2: 500 }],
  },
  'no sensitiser': {
    ...liquid,
    skinSensitisation: [
      { source, test: 'LLNA', isPositive: false },
      { source, test: 'GPMT', respondingPercent: 29 },
    ],
  },
  'organs after one dose': {
    ...liquid,
    singleExposure: [
      { source, route: 'oral', dose: 300, finding: 'effect', organs: 'eyes' },
      { source, route: 'dermal', dose: 2000, finding: 'effect', organs: 'liver' },
    ],
  },
  'organs above the limits': {
    ...liquid,
    singleExposure: [{ source, route: 'oral', dose: 2001, finding: 'effect', organs: 'eyes' }],
  },
  'organs of man': {
    ...liquid,
    singleExposure: [{ source, route: 'oral', dose: 5000, finding: 'effect', isHuman: true, organs: 'eyes' }],
  },
  'no organs after one dose': {
    ...liquid,
    singleExposure: [{ source, route: 'oral', dose: 2000, finding: 'no-effect' }],
  },
  'organs after ninety days': {
    ...liquid,
    repeatedExposure: [{ source, route: 'oral', dose: 10, days: 90, finding: 'effect', organs: 'liver' }],
  },
  'organs after twenty-eight days': {
    ...liquid,
    repeatedExposure: [
      { source, route: 'oral', dose: 31, days: 28, finding: 'effect', organs: 'liver' },
      { source, route: 'oral', dose: 300, days: 28, finding: 'effect', organs: 'kidneys' },
    ],
  },
  'organs after eight days': {
    ...liquid,
    repeatedExposure: [{ source, route: 'oral', dose: 5, days: 8, finding: 'effect', organs: 'liver' }],
  },
  'no organs after ninety days': {
    ...liquid,
    repeatedExposure: [{ source, route: 'oral', dose: 100, days: 90, finding: 'no-effect' }],
  },
  'a thin hydrocarbon': {
    ...liquid,
    properties: { kinematicViscosity40: at(20.5) },
    aspiration: { isHydrocarbon: true },
  },
  'a thicker hydrocarbon': {
    ...liquid,
    properties: { dynamicViscosity40: 16.5, density40: 0.8 },
    aspiration: { isHydrocarbon: true },
  },
  'breathed in by man': { ...liquid, aspiration: { humanEvidence: 'case report' } },
  'feared to be breathed in': {
    ...liquid,
    properties: { kinematicViscosity40: at(14) },
    aspiration: { expertConcern: 'judgement' },
  },
  'toxic to fish, degrading': {
    ...liquid,
    aquatic: {
      studies: [
        { source, group: 'fish', kind: 'LC50', value: at(0.09) },
        { source, group: 'crustacea', kind: 'EC50', value: at(0.5) },
        { source, group: 'algae', kind: 'ErC50', value: at(2) },
        { source, group: 'fish', kind: 'NOEC', value: at(0.009) },
        { source, group: 'crustacea', kind: 'NOEC', value: at(0.2) },
        { source, group: 'algae', kind: 'EC10', value: at(0.3) },
      ],
      degradation: { ready: { percent: 70, basis: 'DOC', isWithin10Days: true }, source },
      logKow: 3,
    },
  },
  'toxic to fish, lasting': {
    ...liquid,
    aquatic: {
      studies: [
        { source, group: 'fish', kind: 'LC50', value: at(1) },
        { source, group: 'crustacea', kind: 'EC50', value: at(10) },
        { source, group: 'algae', kind: 'EC50', value: at(100) },
      ],
      degradation: { ready: { percent: 59, basis: 'oxygen or CO2', isWithin10Days: true }, source },
      bcf: 600,
    },
  },
  'harmful to water, surrogate': {
    ...liquid,
    aquatic: {
      studies: [
        { source, group: 'fish', kind: 'LC50', value: at(50) },
        { source, group: 'crustacea', kind: 'NOEC', value: at(0.5) },
      ],
      degradation: { concluded: 'not rapid', source },
      logKow: 4,
    },
  },
  'hardly soluble, lasting and gathering': {
    ...liquid,
    properties: { waterSolubility: 0.5 },
    aquatic: {
      studies: [{ source, group: 'fish', kind: 'LC50', value: above(100) }],
      degradation: { bod5PerCod: 0.49, source },
      logKow: 5,
    },
  },
  'above its solubility': {
    ...liquid,
    properties: { waterSolubility: 0.5 },
    aquatic: {
      studies: [
        { source, group: 'fish', kind: 'LC50', value: at(5), aboveSolubility: 'toxic' },
        { source, group: 'crustacea', kind: 'EC50', value: at(5), aboveSolubility: 'physical' },
      ],
      degradation: { inEnvironmentPercent: 71, source },
    },
  },
  'a metal salt': {
    physicalState: 'solid',
    aquatic: {
      isInorganic: true,
      studies: [
        { source, group: 'algae', kind: 'ErC50', value: at(0.0005) },
        { source, group: 'algae', kind: 'NOEC', value: at(0.00005) },
      ],
    },
  },
  'harmless to water': {
    ...liquid,
    aquatic: {
      studies: [
        { source, group: 'fish', kind: 'LC50', value: above(100) },
        { source, group: 'crustacea', kind: 'EC50', value: above(100) },
        { source, group: 'algae', kind: 'ErC50', value: above(100) },
      ],
      degradation: { ready: { percent: 60, basis: 'oxygen or CO2', isWithin10Days: true }, source },
      logKow: 1,
    },
  },
  'persistent and gathering': {
    ...liquid,
    persistence: { halfLives: { freshWater: 41, soil: 181 }, source },
    aquatic: {
      studies: [{ source, group: 'fish', kind: 'NOEC', value: at(0.009) }],
      degradation: { concluded: 'not rapid', source },
      bcf: 5001,
    },
  },
  'persistent and mobile': {
    ...liquid,
    persistence: { halfLives: { freshWater: 61, marineSediment: 190 }, logKoc: 1.9, source },
    conclusions: [
      { hazardClass: 'Carcinogenicity', outcome: hazard('Carc. 2 H351'), method: 'weight of evidence', source },
    ],
  },
  'persistent, not mobile': {
    ...liquid,
    persistence: { halfLives: { soil: 120 }, logKoc: 3.1, source },
    aquatic: { bcf: 2000 },
  },
  'ozone depleting': { physicalState: 'gas', ozone: { depletionPotential: 0.005, source } },
  'a flammable liquid': { ...liquid, properties: { flashPointC: at(22), initialBoilingPointC: at(36) } },
  'concluded otherwise': {
    ...liquid,
    skin: [{ source, animals: [animal(0), animal(0), animal(0)] }],
    conclusions: [
      {
        hazardClass: 'Skin corrosion/irritation',
        outcome: hazard('Skin Irrit. 2 H315'),
        method: 'weight of evidence',
        source,
      },
      { hazardClass: 'Germ cell mutagenicity', method: 'Ames', source },
    ],
  },
};

describe('whole substances, from the study to the category', () => {
  const cases = Object.entries(substances).flatMap(([name, data]) =>
    (['eu', 'un'] as const).map((market) => [name, market, data] as const),
  );

  it.each(cases)('%s, %s', (name, market, data) => {
    expect(summaryOf({ name, ...data }, market)).toMatchSnapshot();
  });
});
