import { description, properties, rename, row, rows, say, to } from './change.ts';
import {
  type CheckCase,
  brake,
  breaks,
  cleaner,
  fungicide,
  german,
  hand,
  mends,
  on,
  only,
  selfDecomposing,
  secret,
} from './case-parts.ts';
import { picked } from '../products/supplier.ts';

const toluene = (proportion: string) =>
  only(picked('1', 1221, ['Toluene', proportion]), picked('2', 3001, ['Water', '0']));
const cas = (casNumber: string) => row(0, { casNumber });

/** For each check of composition, fire, storage and exposure, a sheet that passes and one that fails. */
export const compositionCases: Readonly<Record<string, CheckCase>> = {
  'composition.none': breaks(
    brake,
    rows(() => []),
  ),
  'composition.number': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'composition.cas-check-digit': breaks(on(brake, cas('108-88-3')), cas('108-88-4')),
  'composition.cas-of-substance': breaks(on(brake, cas('108-88-3')), cas('67-56-1')),
  'composition.proportion': breaks(brake, row(0, { proportion: 'much' })),
  'composition.sum-over': breaks(brake, row(0, { proportion: '70' })),
  'composition.sum-under': {
    passes: on(cleaner, only(picked('1', 1221, ['Toluene', '99']))),
    fails: on(cleaner, toluene('90')),
  },
  'composition.sum-far-under': {
    passes: on(cleaner, toluene('90')),
    fails: on(cleaner, toluene('89.9')),
  },
  'composition.balance-range': breaks(brake, row(2, { proportion: 'rest' })),
  'composition.blend-by-mass': mends(
    on(
      properties({ state: 'Gas', packedGas: 'liquefied' }),
      only(picked('1', 2220, ['Difluoromethane', '50']), picked('2', 2538, ['Pentafluoroethane', '50'])),
    ),
    only(picked('1', 2220, ['Difluoromethane', '69.8']), picked('2', 2538, ['Pentafluoroethane', '30.2'])),
  ),
  'composition.form': mends(
    on(properties({ state: 'Solid', appearance: 'Solid block' }), only(picked('1', 2310, ['Aluminium powder', '100']))),
    properties({ appearance: 'Powder' }),
  ),
  'composition.gas-in-water': mends(
    on(
      properties({ state: 'Liquid' }),
      only(picked('1', 2054, ['Ammonia, anhydrous', '25']), picked('2', 3001, ['Water', '75'])),
    ),
    only(picked('1', 2053, ['Ammonia, aqueous solution', '25']), picked('2', 3001, ['Water', '75'])),
  ),
  'composition.wide-range': breaks(brake, row(0, { proportion: '10-90' })),
  'composition.not-assessed': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'composition.hand-source': breaks(
    on(brake, row(1, { handClassification: hand })),
    row(1, { handClassification: { ...hand, source: '' } }),
  ),
  'composition.harmonised': breaks(cleaner, row(0, { handClassification: hand })),
  'composition.twice': breaks(
    brake,
    row(1, { materialId: null, name: 'Toluol', casNumber: '108-88-3', handClassification: hand }),
  ),
  'composition.vague-name': breaks(brake, row(1, { materialId: null, name: 'Surfactant', handClassification: hand })),
  'composition.m-factor-unknown': breaks(
    on(german, row(1, { handClassification: { ...hand, hazards: ['Aquatic Chronic 1 H410'], mChronic: '10' } })),
    row(1, { handClassification: { ...hand, hazards: ['Aquatic Chronic 1 H410'] } }),
  ),
  'composition.concentration-shown': breaks(brake, say('composition.1.concentration', 'Proprietary')),
  'composition.hidden-share': breaks(on(brake, secret('30-60')), secret('10-30')),
  'composition.prescribed-range': breaks(on(brake, secret('30-60')), secret('25-60')),
  'composition.canadian-range': breaks(on(to('CA'), secret('30-50')), secret('25-50')),
  'composition.canadian-claim': mends(
    on(to('CA'), secret('30-60')),
    description({ hmiraRegistryNumber: '12345', hmiraDateFiled: '2026-03-15' }),
  ),
  'composition.generic-name': breaks(to('AU'), secret('30-60')),
  'composition.hidden-name': mends(
    on(cleaner, row(1, { sanitisedName: 'Glycol ether' })),
    row(1, { nameApproval: { number: 'ECHA-24-0001', date: '2026-03-15' } }),
  ),
  'composition.name-owed': breaks(cleaner, row(0, { sanitisedName: 'Alkali' })),
  'composition.hidden-name-told': breaks(
    on(brake, secret('30-60')),
    description({ uses: 'Cleaning of brakes with toluene and methanol' }),
  ),
  'composition.hidden-name-guessed': breaks(brake, secret('30-60')),
  'fire.label-medium': breaks(brake, say('label.P370+P378', 'P370+P378 In case of fire: Use sand to extinguish.')),
  'storage.temperature': breaks(on(brake, selfDecomposing), rename('storage.keptCool', 'storage.cool')),
  'storage.temperature-gassing': breaks(brake, rename('storage.keptCool', 'storage.cool')),
  'exposure.national-list': mends(
    on(cleaner, properties({ nationalLimits: '' })),
    properties({ nationalLimits: 'None' }),
  ),
  'exposure.old-edition': mends(
    on(cleaner, description({ country: 'NL' })),
    properties({ nationalLimits: 'Compared with the edition in force' }),
  ),
  'exposure.threshold-limit-values': mends(
    on(brake, properties({ nationalLimits: '' })),
    properties({ nationalLimits: 'Toluene: 20 ppm (TLV)' }),
  ),
  'exposure.family': breaks(
    on(brake, row(1, { materialId: null, name: 'Own epoxy resin', family: 'epoxide' })),
    row(1, { family: '' }),
  ),
  'exposure.gloves-open': { passes: brake, fails: fungicide },
  'exposure.suitable-gloves': breaks(brake, say('protection.hands.material', 'Wear suitable gloves.')),
  'exposure.breakthrough': breaks(cleaner, say('protection.hands.material', 'Gloves of butyl rubber.')),
  'exposure.glove-times': mends(brake, properties({ gloves: 'Laminate film 0.06 mm; > 480 min, EN 16523-1' })),
};
