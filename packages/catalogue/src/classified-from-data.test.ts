import { classifySubstance } from '@gosds/ghs/classify-substance';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import { entryOf } from '@gosds/ghs/registry';
import type { AquaticData, AquaticStudy, SubstanceData } from '@gosds/ghs/substance';
import type { SourcedMeasure, Substance } from '@gosds/sheet/substance';
import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';
import { sampleOf } from './testing/sample-of.ts';

const lowest = (measure: SourcedMeasure | undefined): number | undefined =>
  [measure?.min, measure?.max].find((end) => end !== undefined && Number.isFinite(end));

const kinds: readonly AquaticStudy['kind'][] = ['LC50', 'EC50', 'ErC50', 'NOEC', 'EC10'];

function aquaticOf({ ecotoxicity, readilyBiodegradable: ready, bcf, properties, formula }: Substance): AquaticData {
  const studies = ecotoxicity.flatMap(({ endpoint, group, value, species, source }): readonly AquaticStudy[] => {
    const kind = kinds.find((one) => one === endpoint);
    return kind && group !== 'other' ? [{ group, kind, value, species, source }] : [];
  });
  const factor = lowest(bcf);
  const logKow = lowest(properties.logKow);
  return {
    studies,
    isInorganic: formula !== undefined && !/C(?![a-z])/.test(formula),
    ...(ready ? { degradation: { concluded: ready.value ? 'rapid' : 'not rapid', source: ready.source } } : {}),
    ...(factor === undefined ? {} : { bcf: factor }),
    ...(logKow === undefined ? {} : { logKow }),
  };
}

/** Records with enough values to decide a class: a state, and a flash point or a dose. */
const measured = substances.flatMap((substance) => {
  const { state, flashPoint } = substance.properties;
  const hasValue = flashPoint !== undefined || substance.toxicity.length > 0 || substance.ecotoxicity.length > 0;
  return state !== undefined && hasValue ? [{ substance, state }] : [];
});

type Measured = (typeof measured)[number];

/** The values of a record as substance data, without its classification. */
function dataOf({ substance, state }: Measured): SubstanceData {
  const { name, cas, molarMass, properties, toxicity } = substance;
  const { flashPoint, boilingPoint } = properties;
  return {
    name,
    physicalState: state === 'aerosol' ? 'liquid' : state,
    ...(cas === undefined ? {} : { cas }),
    ...(molarMass === undefined ? {} : { molarMass }),
    properties: {
      ...(flashPoint ? { flashPointC: { min: flashPoint.min, max: flashPoint.max } } : {}),
      ...(boilingPoint ? { initialBoilingPointC: { min: boilingPoint.min, max: boilingPoint.max } } : {}),
    },
    acuteToxicity: toxicity.map(({ route, kind, value, species, source }) => ({
      route,
      kind,
      value,
      unit: route === 'oral' || route === 'dermal' ? 'mg/kg' : route === 'gas' ? 'ppmV' : 'mg/l',
      exposureHours: 4,
      source,
      ...(species === undefined ? {} : { species }),
    })),
    ...(substance.ecotoxicity.length > 0 ? { aquatic: aquaticOf(substance) } : {}),
  };
}

const codeIn = (hazards: readonly Hazard[], hazardClass: HazardClass): string =>
  hazards.find((hazard) => entryOf(hazard)?.hazardClass === hazardClass)?.code ?? 'none';

/** The outcome of the data; undefined if they leave the class open or it does not cover this state. */
function settledBy(known: Measured, hazardClass: HazardClass): string | undefined {
  const outcome = classifySubstance(dataOf(known), marketById('eu')).outcomes.find(
    (one) => one.hazardClass === hazardClass,
  );
  const isForState = outcome?.reasons[0]?.ruleId.endsWith('.state') === false;
  return outcome && isForState && outcome.status !== 'incomplete' ? (outcome.hazards[0]?.code ?? 'none') : undefined;
}

/** Compares the classes decided by data with the classes in the record. */
function compare(hazardClass: HazardClass) {
  const compared = sampleOf(measured, 2000).flatMap((known) => {
    const { substance } = known;
    const found = settledBy(known, hazardClass);
    const { hazards, additional } = substance.classification;
    const stated = codeIn([...hazards, ...(additional?.hazards ?? [])], hazardClass);
    return found === undefined ? [] : [{ name: substance.name, stated, found }];
  });
  const differences = compared.filter(({ stated, found }) => stated !== found);
  const same = compared.length - differences.length;
  console.info(`${hazardClass}: ${same} of ${compared.length} as the record states`);
  return { differences, share: same / compared.length };
}

// Harmonised entries use other studies too, or human data (methanol), or leave the class to the supplier (Article
// 4(3)).
describe('catalogue substances from their data alone', () => {
  it.each([
    { hazardClass: 'Flammable liquids', atLeast: 0.95 },
    { hazardClass: 'Acute toxicity, oral', atLeast: 0.85 },
    { hazardClass: 'Acute toxicity, dermal', atLeast: 0.85 },
    { hazardClass: 'Acute toxicity, inhalation', atLeast: 0.85 },
    { hazardClass: 'Hazardous to the aquatic environment, acute', atLeast: 0.95 },
    { hazardClass: 'Hazardous to the aquatic environment, long-term', atLeast: 0.7 },
  ] as const)('$hazardClass is as the record states in most', ({ hazardClass, atLeast }) => {
    const { differences, share } = compare(hazardClass);
    expect(
      share,
      differences.map(({ name, stated, found }) => `${name}: ${stated}, from data ${found}`).join('\n'),
    ).toBeGreaterThan(atLeast);
  });
});
