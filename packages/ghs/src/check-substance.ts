import { entryOf, hazardClasses } from './registry.ts';
import { SubstanceError } from './substance-error.ts';
import type { AcuteStudy, SubstanceData } from './substance.ts';

const maxStudies = 1000;

const unitsOf: Readonly<Record<AcuteStudy['route'], readonly AcuteStudy['unit'][]>> = {
  oral: ['mg/kg', 'g/kg'],
  dermal: ['mg/kg', 'g/kg'],
  gas: ['ppmV', 'mg/l', 'mg/m3'],
  vapour: ['mg/l', 'mg/m3', 'ppmV'],
  'dust-mist': ['mg/l', 'mg/m3'],
};

/** The check of mixtures covers these fields. */
const checkedAsMixture = new Set(['gas', 'testResults']);
/** Measured values that may lie below zero. */
const signed = new Set(['flashPointC', 'initialBoilingPointC', 'ph', 'logKow', 'logKoc']);
const grades: Readonly<Record<string, number>> = {
  erythema: 4,
  oedema: 4,
  cornea: 4,
  iris: 2,
  redness: 3,
  chemosis: 4,
  respondingPercent: 100,
  inductionPercent: 100,
  ec3Percent: 100,
};
/** Values that must be above zero. */
const aboveZero = new Set([
  'molarMass',
  'density40',
  'days',
  'exposureHours',
  'dose',
  'waterSolubility',
  'dynamicViscosity40',
]);

/** Throws a SubstanceError with the field of the first value that no criterion can be applied to. */
export function checkSubstance(data: SubstanceData): void {
  checkNumberOfStudies(data);
  walk(data, '', '');
  data.acuteToxicity?.forEach(({ route, unit, value }, index) => {
    const field = `acuteToxicity[${index}]`;
    if (!unitsOf[route].includes(unit)) {
      throw new SubstanceError('unit-does-not-fit', `${field}.unit`, `${unit} is not a unit of ${route} toxicity`);
    }
    checkPositive(`${field}.value`, value);
  });
  data.aquatic?.studies?.forEach(({ value }, index) => {
    checkPositive(`aquatic.studies[${index}].value`, value);
  });
  checkConclusions(data);
}

function checkNumberOfStudies(data: SubstanceData): void {
  const { acuteToxicity, skin, eye, skinSensitisation, singleExposure, repeatedExposure } = data;
  const lists = { acuteToxicity, skin, eye, skinSensitisation, singleExposure, repeatedExposure };
  for (const [field, studies = []] of Object.entries({ ...lists, 'aquatic.studies': data.aquatic?.studies })) {
    if (studies.length > maxStudies) {
      throw new SubstanceError('too-many-studies', field, `more than ${maxStudies} studies`);
    }
  }
}

function checkPositive(field: string, { min, max }: { readonly min: number; readonly max: number }): void {
  if (max <= 0 || (Number.isFinite(min) && min <= 0)) {
    throw new SubstanceError('value-out-of-range', field, 'a toxicity value is above 0');
  }
}

function checkConclusions({ conclusions = [] }: SubstanceData): void {
  conclusions.forEach(({ hazardClass, outcome }, index) => {
    const field = `conclusions[${index}]`;
    if (!hazardClasses.some((known) => known === hazardClass)) {
      throw new SubstanceError('unknown-hazard-class', field, `no such hazard class: ${hazardClass}`);
    }
    if (outcome && entryOf(outcome)?.hazardClass !== hazardClass) {
      throw new SubstanceError(
        'unknown-category',
        field,
        `no category of ${hazardClass}: ${outcome.code} ${outcome.hCode}`,
      );
    }
  });
}

/** Visits every number of the data with its path. Checks a range as one value. */
function walk(value: unknown, key: string, path: string): void {
  if (typeof value === 'number') {
    checkNumber(value, key, path);
  } else if (Array.isArray(value)) {
    value.forEach((one: unknown, index) => {
      walk(one, key, `${path}[${index}]`);
    });
  } else if (isRange(value)) {
    checkRange(value, key, path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      if (!checkedAsMixture.has(name)) walk(one, name, path === '' ? name : `${path}.${name}`);
    }
  }
}

type Range = { readonly min: number; readonly max: number };

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' &&
  value !== null &&
  'min' in value &&
  'max' in value &&
  typeof value.min === 'number' &&
  typeof value.max === 'number';

function checkRange({ min, max }: Range, key: string, path: string): void {
  if (Number.isNaN(min) || Number.isNaN(max) || min > max || (!Number.isFinite(min) && !Number.isFinite(max))) {
    throw new SubstanceError('value-not-a-number', path, 'not a number or range');
  }
  for (const end of [min, max]) {
    if (Number.isFinite(end)) checkNumber(end, key, path);
  }
}

function checkNumber(value: number, key: string, path: string): void {
  if (!Number.isFinite(value)) throw new SubstanceError('value-not-a-number', path, 'not a number');
  if (value < 0 && !signed.has(key)) throw new SubstanceError('value-out-of-range', path, 'below 0');
  if (value === 0 && aboveZero.has(key)) throw new SubstanceError('value-out-of-range', path, 'must be above 0');
  const highest = grades[key];
  if (highest !== undefined && value > highest) {
    throw new SubstanceError('value-out-of-range', path, `above ${highest}`);
  }
}
