import { tell } from '@gosds/phrases/finding-message';
import type { Measure } from '@gosds/ghs/mixture';
import {
  brokenLimit,
  explosionLimit,
  isImpossible,
  isLimited,
  isReversed,
  phLimit,
  type PropertyLimit,
  propertyLimits,
  reversedLimits,
  temperatureLimit,
} from '../draft/property-limits.ts';
import type { Product } from '../product/product.ts';
import { has } from '../product/product-hazards.ts';
import { isSubstance, onlySubstance } from '../product/is-substance.ts';
import { type Check, type Fault, fault, faultIf, faultOf } from './check.ts';
import { isBlank, textAt, isOneValue } from './checked-sheet.ts';

/** True if the first measure is certainly above the second. */
const isAbove = (a: Measure | undefined, b: Measure | undefined): boolean =>
  a !== undefined && b !== undefined && Number.isFinite(a.min) && Number.isFinite(b.max) && a.min > b.max;

/** One fault for each property that breaks this limit. */
const faultsOf = ({ draft }: Product, limit: PropertyLimit): readonly Fault[] =>
  Object.keys(propertyLimits)
    .filter(isLimited)
    .filter((field) => brokenLimit(draft.properties, field) === limit)
    .map((field) => fault('', `properties.${field}.value`));

function isOutOfParts(product: Product, density: Measure): boolean {
  const known = product.ingredients.map(({ substance }) => substance?.properties.density);
  if (known.length < 2 || known.some((each) => each === undefined)) return false;
  const values = known.flatMap((each) => (each ? [each.min, each.max] : []));
  return density.max < 0.9 * Math.min(...values) || density.min > 1.1 * Math.max(...values);
}

/** Properties of section 9 that cannot be, alone or beside each other. */
export const possiblePropertyChecks: readonly Check[] = [
  {
    id: 'properties.flash-below-boiling',
    severity: 'must',
    says: tell('properties.flashBelowBoiling'),
    at: ['basic-properties'],
    pointsTo: 'properties.flashPoint.value',
    findFaults: ({ measured, product }) =>
      faultIf(
        isAbove(measured.flashPoint, measured.boilingPoint) && (isSubstance(product) || has(product, 'Flam. Liq.')),
      ),
  },
  {
    id: 'properties.melting-below-boiling',
    severity: 'must',
    says: tell('properties.meltingBelowBoiling'),
    at: ['basic-properties'],
    pointsTo: 'properties.meltingPoint.value',
    findFaults: ({ measured }) => faultIf(isAbove(measured.meltingPoint, measured.boilingPoint)),
  },
  {
    id: 'properties.flash-below-autoignition',
    severity: 'must',
    says: tell('properties.flashBelowAutoignition'),
    at: ['basic-properties'],
    pointsTo: 'properties.autoignitionTemperature.value',
    findFaults: ({ measured }) => faultIf(isAbove(measured.flashPoint, measured.autoignitionTemperature)),
  },
  {
    id: 'properties.absolute-zero',
    severity: 'must',
    says: temperatureLimit.says,
    at: ['basic-properties'],
    pointsTo: 'properties',
    findFaults: ({ product }) => faultsOf(product, temperatureLimit),
  },
  {
    id: 'properties.explosion-limits',
    severity: 'must',
    says: reversedLimits,
    at: ['basic-properties'],
    pointsTo: 'properties.lowerExplosiveLimit.value',
    findFaults: ({ product }) => faultIf(isReversed(product.measures)),
  },
  {
    id: 'properties.explosion-range',
    severity: 'must',
    says: explosionLimit.says,
    at: ['basic-properties'],
    pointsTo: 'properties.lowerExplosiveLimit.value',
    findFaults: ({ product }) => faultsOf(product, explosionLimit),
  },
  {
    id: 'properties.ph-range',
    severity: 'must',
    says: phLimit.says,
    at: ['basic-properties'],
    pointsTo: 'properties.ph',
    findFaults: ({ measured: { ph } }) => faultIf(ph !== undefined && isImpossible(ph, phLimit)),
  },
  {
    id: 'properties.ph-solution',
    severity: 'should',
    says: tell('properties.phSolution'),
    at: ['basic-properties'],
    pointsTo: 'properties.phSolution.percentage',
    findFaults: ({ product, measured: { ph } }) =>
      faultIf(product.state === 'solid' && ph !== undefined && isBlank(product.draft.properties.phSolution.percentage)),
  },
  {
    id: 'properties.density-positive',
    severity: 'must',
    says: propertyLimits.density.says,
    at: ['basic-properties'],
    pointsTo: 'properties.density.value',
    findFaults: ({ product: { draft } }) => faultIf(brokenLimit(draft.properties, 'density') !== undefined),
  },
  {
    id: 'properties.density-of-parts',
    severity: 'should',
    says: tell('properties.densityOfParts'),
    at: ['basic-properties'],
    pointsTo: 'properties.density.value',
    findFaults: ({ product, measured: { density } }) =>
      faultIf(isOneValue(density) && product.state === 'liquid' && isOutOfParts(product, density)),
  },
  {
    id: 'properties.gas-density',
    severity: 'should',
    says: tell('properties.gasDensity'),
    at: ['basic-properties'],
    pointsTo: 'properties.density.unit',
    findFaults: ({ product, measured: { density } }) =>
      faultIf(product.state === 'liquid' && density !== undefined && density.max < 0.3),
  },
  {
    id: 'properties.vapour-pressure',
    severity: 'must',
    says: propertyLimits.vapourPressure.says,
    at: ['basic-properties'],
    pointsTo: 'properties.vapourPressure.value',
    findFaults: ({ product: { draft } }) => faultIf(brokenLimit(draft.properties, 'vapourPressure') !== undefined),
  },
  {
    id: 'properties.vapour-pressure-boiling',
    severity: 'must',
    says: tell('properties.vapourPressureBoiling'),
    at: ['basic-properties'],
    pointsTo: 'properties.vapourPressure.unit',
    findFaults: ({ product, measured: { vapourPressure, boilingPoint } }) =>
      faultIf(
        product.state === 'liquid' &&
          vapourPressure !== undefined &&
          boilingPoint !== undefined &&
          product.measuredAtC.vapourPressure <= 25 &&
          boilingPoint.min > 40 &&
          vapourPressure.min > 101.4,
      ),
  },
  {
    id: 'properties.vapour-density',
    severity: 'should',
    says: tell('properties.vapourDensity'),
    at: ['basic-properties'],
    pointsTo: 'properties.relativeVapourDensity.value',
    findFaults: ({ product, measured: { relativeVapourDensity: vapourDensity } }) => {
      const mass = onlySubstance(product)?.molarMass;
      if (mass === undefined || !isOneValue(vapourDensity)) return [];
      const ratio = vapourDensity.min / (mass / 29);
      return faultIf(ratio < 0.7 || ratio > 1.5);
    },
  },
  {
    id: 'properties.viscosity-positive',
    severity: 'must',
    says: propertyLimits.viscosity.says,
    at: ['basic-properties'],
    pointsTo: 'properties.viscosity.value',
    findFaults: ({ product: { draft } }) => faultIf(brokenLimit(draft.properties, 'viscosity') !== undefined),
  },
  {
    id: 'properties.state-of-matter',
    severity: 'should',
    says: tell('properties.stateOfMatter'),
    at: ['basic-properties'],
    law: 'UN GHS, Chapter 1.2, definitions of gas, liquid and solid',
    pointsTo: 'properties.state',
    findFaults: ({ product, measured: { meltingPoint, boilingPoint } }) => {
      const isGas =
        product.state === 'gas' &&
        boilingPoint !== undefined &&
        Number.isFinite(boilingPoint.min) &&
        boilingPoint.min > 20;
      const isLiquid =
        product.state === 'liquid' &&
        meltingPoint !== undefined &&
        Number.isFinite(meltingPoint.min) &&
        meltingPoint.min > 20;
      // For example dry ice. An aerosol is exempt because it contains its propellant as a liquid.
      const isFrozen =
        (product.state === 'solid' || product.state === 'liquid') && onlySubstance(product)?.properties.state === 'gas';
      return [
        ...faultIf(isGas || isLiquid, isGas ? tell('properties.gasBoils') : tell('properties.liquidMelts')),
        ...faultIf(isFrozen, tell('properties.frozenGas')),
      ];
    },
  },
  {
    id: 'properties.own-units',
    severity: 'must',
    says: tell('properties.ownUnits'),
    at: ['basic-properties'],
    pointsTo: 'properties',
    findFaults: (sheet) =>
      faultOf(
        (['meltingPoint', 'boilingPoint', 'flashPoint', 'density', 'viscosity', 'vapourPressure'] as const)
          .filter((line) => /^[<>≤≥]?\s?[-–]?[\d.,\s–-]+$/.test(textAt(sheet, `properties.${line}`)))
          .map((line) => tell(`line.${line}`)),
      ),
  },
  {
    id: 'properties.solubility-partition',
    severity: 'should',
    says: tell('properties.solubilityPartition'),
    at: ['basic-properties'],
    pointsTo: 'properties.waterSolubility',
    findFaults: ({ product }) =>
      faultIf(
        product.draft.properties.waterSolubility === 'Miscible' &&
          (onlySubstance(product)?.properties.logKow?.min ?? 0) > 3,
      ),
  },
  {
    id: 'properties.known-substance',
    severity: 'should',
    says: tell('properties.knownSubstance'),
    at: ['basic-properties'],
    pointsTo: 'properties',
    findFaults: ({ product, measured }) => {
      const known = onlySubstance(product)?.properties;
      const pairs = [
        [tell('line.flashPoint'), measured.flashPoint, known?.flashPoint],
        [tell('line.boilingPoint'), measured.boilingPoint, known?.boilingPoint],
        [tell('line.meltingPoint'), measured.meltingPoint, known?.meltingPoint],
      ] as const;
      return faultOf(
        pairs
          .filter(
            ([, entered, fact]) => entered && fact && (entered.min > fact.max + 20 || entered.max < fact.min - 20),
          )
          .map(([name]) => name),
      );
    },
  },
];
