import { tell, tellWith } from '@gosds/phrases/finding-message';
import { highlyFlammableLiquids } from '../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import { has } from '../product/product-hazards.ts';
import { type Check, faultIf } from './check.ts';
import { isBlank, lacks } from './checked-sheet.ts';

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

/** Properties of section 9 that are not entered. */
export const missingPropertyChecks: readonly Check[] = [
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
];
