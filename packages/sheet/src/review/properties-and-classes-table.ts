import { tell, tellOf } from '@gosds/phrases/finding-message';
import { isClassOf } from '@gosds/ghs/hazard-question';
import { percent } from '@gosds/ghs/concentration';
import { categoryOf } from '@gosds/ghs/registry';
import { atLeast } from '../product/at-least.ts';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import type { Product } from '../product/product.ts';
import { has } from '../product/product-hazards.ts';
import { type Check, faultIf } from './check.ts';
import { type CheckedSheet, isOneValue } from './checked-sheet.ts';

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

/** Flammable liquid category from the numbers alone: CLP Annex I, Table 2.6.1. */
function flammableCategory({ measured: { flashPoint, boilingPoint } }: CheckedSheet): string | undefined {
  if (!isOneValue(flashPoint)) return undefined;
  if (flashPoint.min > 60) return '';
  if (flashPoint.min >= 23) return '3';
  return isOneValue(boilingPoint) ? (boilingPoint.min <= 35 ? '1' : '2') : undefined;
}

const flamOutcome = ({ classification }: Product) =>
  classification.outcomes.find(({ hazardClass }) => hazardClass === 'Flammable liquids');

const aspiration = ({ classification }: Product) =>
  classification.outcomes.find(({ hazardClass }) => hazardClass === 'Aspiration hazard');

/** Properties of section 9 beside the classes and the composition of the product. */
export const propertyClassChecks: readonly Check[] = [
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
        outcome.hazards.map(({ code }) => categoryOf(code)?.category ?? '').filter((category) => category !== '4')[0] ??
        '';
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
];
