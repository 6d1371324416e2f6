import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { isClassOf } from '@gosds/ghs/hazard-question';
import { highlyFlammableLiquids } from '../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
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
import { atLeast } from '../product/at-least.ts';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import type { Product } from '../product/product.ts';
import { has } from '../product/product-hazards.ts';
import { isSubstance, onlySubstance } from '../product/is-substance.ts';
import { type Check, type Fault, fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, isBlank, lacks, textAt } from './checked-sheet.ts';

/** Lines (a) to (r) of REACH Annex II, 9.1, and of UN GHS, Annex 4. */
const lines = [
  'state',
  'colour',
  'odour',
  'meltingPoint',
  'boilingPoint',
  'flammability',
  'explosionLimits',
  'flashPoint',
  'autoignitionTemperature',
  'decompositionTemperature',
  'ph',
  'viscosity',
  'solubility',
  'partition',
  'vapourPressure',
  'density',
  'relativeVapourDensity',
  'particles',
] as const;

/** mm²/s at 40 °C. Up to it a hydrocarbon is an aspiration hazard: CLP Annex I, 3.10.3.3. */
const aspirationViscosity = 20.5;

/** Below it hypochlorite turns to hypochlorous acid and chlorine, so that no such product keeps. */
const hypochloriteFromPh = 10;

const strongFrom = percent(5);

/** The kinds of corrosive acids and bases that decide the pH. */
const strongKinds = ({ ingredients }: Product): readonly ('acid' | 'base')[] =>
  (['acid', 'base'] as const).filter((kind) =>
    ingredients.some(
      ({ family, ingredient }) =>
        family === kind && ingredient.nonAdditive && ingredient.concentration.lower >= strongFrom,
    ),
  );

/** True if the first measure is certainly above the second. */
const isAbove = (a: Measure | undefined, b: Measure | undefined): boolean =>
  a !== undefined && b !== undefined && Number.isFinite(a.min) && Number.isFinite(b.max) && a.min > b.max;

/** One fault for each property that breaks this limit. */
const faultsOf = ({ draft }: Product, limit: PropertyLimit): readonly Fault[] =>
  Object.keys(propertyLimits)
    .filter(isLimited)
    .filter((field) => brokenLimit(draft.properties, field) === limit)
    .map((field) => fault('', `properties.${field}.value`));

const isExact = (measure: Measure | undefined): measure is Measure =>
  measure !== undefined && measure.min === measure.max;

/** Flammable liquid category from the numbers alone: CLP Annex I, Table 2.6.1. */
function flammableCategory({ measured: { flashPoint, boilingPoint } }: CheckedSheet): string | undefined {
  if (!isExact(flashPoint)) return undefined;
  if (flashPoint.min > 60) return '';
  if (flashPoint.min >= 23) return '3';
  return isExact(boilingPoint) ? (boilingPoint.min <= 35 ? '1' : '2') : undefined;
}

const flamOutcome = ({ classification }: Product) =>
  classification.outcomes.find(({ hazardClass }) => hazardClass === 'Flammable liquids');

const aspiration = ({ classification }: Product) =>
  classification.outcomes.find(({ hazardClass }) => hazardClass === 'Aspiration hazard');

function isOutOfParts(product: Product, density: Measure): boolean {
  const known = product.ingredients.map(({ substance }) => substance?.properties.density);
  if (known.length < 2 || known.some((each) => each === undefined)) return false;
  const values = known.flatMap((each) => (each ? [each.min, each.max] : []));
  return density.max < 0.9 * Math.min(...values) || density.min > 1.1 * Math.max(...values);
}

/** Section 9, and its agreement with other sections. */
export const propertyChecks: readonly Check[] = [
  {
    id: 'properties.state',
    severity: 'must',
    says: tell('properties.state'),
    at: ['basic-properties'],
    pointsTo: 'properties.state',
    findFaults: (sheet) => faultIf(lacks(sheet, 'properties.state')),
  },
  {
    id: 'properties.colour',
    severity: 'should',
    says: tell('properties.colour'),
    at: ['basic-properties'],
    pointsTo: 'properties.appearanceText',
    findFaults: (sheet) => faultIf(lacks(sheet, 'properties.colour')),
  },
  {
    id: 'properties.odour',
    severity: 'should',
    says: tell('properties.odour'),
    at: ['basic-properties'],
    pointsTo: 'properties.odour',
    findFaults: (sheet) => faultIf(lacks(sheet, 'properties.odour')),
  },
  {
    id: 'properties.boiling-point',
    severity: 'should',
    says: tell('properties.boilingPoint'),
    at: ['basic-properties'],
    pointsTo: 'properties.boilingPoint.value',
    findFaults: (sheet) =>
      faultIf(has(sheet.product, highlyFlammableLiquids) && lacks(sheet, 'properties.boilingPoint')),
  },
  {
    id: 'properties.flash-point',
    severity: 'must',
    says: tell('properties.flashPoint'),
    at: ['basic-properties'],
    pointsTo: 'properties.flashPoint.value',
    findFaults: (sheet) => {
      const isSuspect = sheet.writing.ingredients.some(
        (each) => ingredientHas(each, 'Flam. Liq.') && each.ingredient.concentration.upper >= percent(1),
      );
      return faultIf(sheet.product.state === 'liquid' && isSuspect && lacks(sheet, 'properties.flashPoint'));
    },
  },
  {
    id: 'properties.ph',
    severity: 'should',
    says: tell('properties.ph'),
    at: ['basic-properties'],
    pointsTo: 'properties.ph',
    findFaults: (sheet) => {
      const isAqueous = sheet.writing.ingredients.some(
        ({ family, ingredient }) => family === 'water' && ingredient.concentration.lower >= percent(20),
      );
      return faultIf(sheet.product.state === 'liquid' && isAqueous && lacks(sheet, 'properties.ph'));
    },
  },
  {
    id: 'properties.density',
    severity: 'should',
    says: tell('properties.density'),
    at: ['basic-properties'],
    pointsTo: 'properties.density.value',
    findFaults: (sheet) => faultIf(sheet.product.state !== 'gas' && lacks(sheet, 'properties.density')),
  },
  {
    id: 'properties.viscosity',
    severity: 'should',
    says: tell('properties.viscosity'),
    at: ['basic-properties'],
    pointsTo: 'properties.viscosity.value',
    findFaults: (sheet) =>
      faultIf(
        sheet.product.state === 'liquid' &&
          sheet.writing.ingredients.some((each) => ingredientHas(each, 'Asp. Tox.')) &&
          lacks(sheet, 'properties.viscosity'),
      ),
  },
  {
    id: 'properties.many-unknown',
    severity: 'hint',
    says: tell('properties.manyUnknown'),
    at: ['basic-properties'],
    pointsTo: 'properties',
    findFaults: (sheet) => {
      const open = lines.filter((line) => lacks(sheet, `properties.${line}`)).length;
      return faultIf(open > lines.length / 2, tellWith('properties.linesOpen', { open, all: lines.length }));
    },
  },
  {
    id: 'properties.method',
    severity: 'hint',
    says: tell('properties.method'),
    at: ['basic-properties'],
    pointsTo: 'properties.flashPoint.method',
    findFaults: ({ product, measured }) =>
      faultIf(measured.flashPoint !== undefined && isBlank(product.draft.properties.flashPoint.method ?? '')),
  },
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
      faultIf(isExact(density) && product.state === 'liquid' && isOutOfParts(product, density)),
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
      if (mass === undefined || !isExact(vapourDensity)) return [];
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
    id: 'properties.flammable-category',
    severity: 'must',
    says: tell('properties.flammableCategory'),
    at: ['classification'],
    law: { union: 'CLP Annex I, Table 2.6.1' },
    pointsTo: 'properties.flashPoint.value',
    findFaults: (sheet) => {
      const wanted = sheet.product.state === 'liquid' ? flammableCategory(sheet) : undefined;
      const outcome = flamOutcome(sheet.product);
      if (wanted === undefined || !outcome || outcome.testData || outcome.status === 'incomplete') return [];
      const found =
        outcome.hazards.map(({ code }) => code.at(-1) ?? '').filter((category) => category !== '4')[0] ?? '';
      const isExempt = wanted === '3' && found === '';
      return faultIf(
        found !== wanted && !isExempt,
        wanted === '' ? tell('shared.none') : tellOf('properties.category', wanted),
      );
    },
  },
  {
    id: 'properties.extreme-ph',
    severity: 'must',
    says: tell('properties.extremePh'),
    at: ['classification'],
    law: { union: 'CLP Annex I, 3.2.3.1.2 and 3.3.3.1.2' },
    pointsTo: 'properties.ph',
    findFaults: ({ product, measured: { ph } }) => {
      const isExtreme = ph !== undefined && (ph.max <= 2 || ph.min >= 11.5);
      const isTested = product.classification.outcomes.some(
        ({ hazardClass, testData }) =>
          isClassOf(hazardClass, ['Skin corrosion/irritation', 'Serious eye damage/eye irritation']) && testData,
      );
      return faultIf(isExtreme && !isTested && !has(product, ['Skin Corr.', 'Skin Irrit.', 'Eye Dam.', 'Eye Irrit.']));
    },
  },
  {
    id: 'properties.mild-ph',
    severity: 'should',
    says: tell('properties.mildPh'),
    at: ['basic-properties'],
    pointsTo: 'properties.ph',
    findFaults: ({ product, measured: { ph } }) => {
      if (ph === undefined || !has(product, 'Skin Corr.')) return [];
      const isTooMild = { acid: ph.min > 4, base: ph.max < 10 };
      // Beside the other kind an acid or base may be neutralised in part, so that either end is plausible.
      const kinds = strongKinds(product);
      return faultIf(kinds.length > 0 && kinds.every((kind) => isTooMild[kind]));
    },
  },
  {
    id: 'properties.ph-hypochlorite',
    severity: 'must',
    says: tell('properties.phHypochlorite'),
    at: ['basic-properties'],
    pointsTo: 'properties.ph',
    findFaults: ({ product, measured: { ph } }) =>
      faultIf(
        ph !== undefined &&
          ph.max < hypochloriteFromPh &&
          atLeast(product, percent(1)).some(({ family }) => family === 'hypochlorite'),
      ),
  },
  {
    id: 'properties.aspiration-viscous',
    severity: 'must',
    says: tell('properties.aspirationViscous'),
    at: ['classification'],
    law: { union: 'CLP Annex I, 3.10.3.3' },
    pointsTo: 'properties.viscosity.value',
    findFaults: ({ product }) => {
      const viscosity = product.mixture.properties.kinematicViscosity40;
      return faultIf(
        viscosity !== undefined &&
          viscosity.min > aspirationViscosity &&
          has(product, 'Asp. Tox.') &&
          !aspiration(product)?.testData,
      );
    },
  },
  {
    id: 'properties.aspiration-thin',
    severity: 'must',
    says: tell('properties.aspirationThin'),
    at: ['classification'],
    law: { union: 'CLP Annex I, 3.10.3.3.1' },
    pointsTo: 'properties.viscosity.value',
    findFaults: ({ product }) => {
      const viscosity = product.mixture.properties.kinematicViscosity40;
      const sum = product.ingredients
        .filter((each) => ingredientHas(each, 'Asp. Tox. 1'))
        .reduce((total, { ingredient }) => total + ingredient.concentration.lower, 0);
      const isThin = viscosity !== undefined && viscosity.max <= aspirationViscosity && sum >= percent(10);
      return faultIf(isThin && !has(product, 'Asp. Tox.') && !aspiration(product)?.testData);
    },
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
