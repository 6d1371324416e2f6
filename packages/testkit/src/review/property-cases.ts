import { drop, given, overlooked, properties, row, say } from './change.ts';
import { type CheckCase, brake, breaks, cleaner, fungicide, mends, on, only, sugar } from './case-parts.ts';
import { picked } from '../products/supplier.ts';

const celsius = (value: string) => ({ value, unit: '°C' });

/** For each check of properties and ecology, a sheet that passes and one that fails. */
export const propertyCases: Readonly<Record<string, CheckCase>> = {
  'properties.state': breaks(brake, properties({ state: '' })),
  'properties.colour': breaks(brake, properties({ appearanceText: 'Clear liquid' })),
  'properties.odour': breaks(brake, properties({ odour: '' })),
  'properties.boiling-point': breaks(brake, drop('properties.boilingPoint')),
  'properties.flash-point': breaks(brake, properties({ flashPoint: celsius('') })),
  'properties.ph': breaks(cleaner, properties({ ph: '' })),
  'properties.density': breaks(brake, properties({ density: { value: '', unit: 'g/cm³' } })),
  'properties.viscosity': breaks(brake, properties({ viscosity: { value: '', unit: 'cSt' } })),
  'properties.many-unknown': breaks(
    fungicide,
    properties({ density: { value: '', unit: 'g/cm³' }, odour: '', appearanceText: '' }),
  ),
  'properties.method': mends(
    brake,
    properties({ flashPoint: { value: '-11', unit: '°C', method: 'closed cup, ISO 3679' } }),
  ),
  'properties.flash-below-boiling': breaks(brake, properties({ boilingPoint: celsius('-20') })),
  'properties.melting-below-boiling': breaks(brake, properties({ meltingPoint: celsius('60') })),
  'properties.flash-below-autoignition': breaks(brake, properties({ autoignitionTemperature: celsius('-30') })),
  'properties.absolute-zero': breaks(brake, properties({ meltingPoint: celsius('-300') })),
  'properties.explosion-limits': breaks(brake, properties({ lowerExplosiveLimit: { value: '40', unit: '%' } })),
  'properties.explosion-range': breaks(brake, properties({ upperExplosiveLimit: { value: '136', unit: '%' } })),
  'properties.ph-range': breaks(brake, properties({ ph: '70' })),
  'properties.ph-solution': breaks(
    on(sugar, properties({ ph: '7', phSolution: { value: '7', percentage: '10' } })),
    properties({ phSolution: { value: '', percentage: '' } }),
  ),
  'properties.density-positive': breaks(brake, properties({ density: { value: '0', unit: 'g/cm³' } })),
  'properties.density-of-parts': breaks(brake, properties({ density: { value: '1.2', unit: 'g/cm³' } })),
  'properties.gas-density': breaks(brake, properties({ density: { value: '0.82', unit: 'kg/m³' } })),
  'properties.vapour-pressure': breaks(brake, properties({ vapourPressure: { value: '-1', unit: 'kPa' } })),
  'properties.vapour-pressure-boiling': breaks(
    on(brake, properties({ vapourPressure: { value: '240', unit: 'hPa' } })),
    properties({ vapourPressure: { value: '240', unit: 'kPa' } }),
  ),
  'properties.vapour-density': breaks(
    on(
      only(picked('1', 1221, ['Toluene', '100'])),
      properties({ relativeVapourDensity: { value: '3.2', unit: 'Air = 1' } }),
    ),
    properties({ relativeVapourDensity: { value: '0.9', unit: 'Air = 1' } }),
  ),
  'properties.viscosity-positive': breaks(brake, properties({ viscosity: { value: '0', unit: 'cSt' } })),
  'properties.state-of-matter': breaks(brake, properties({ state: 'Gas' })),
  'properties.own-units': breaks(brake, say('properties.density', '0.82')),
  'properties.flammable-category': breaks(brake, overlooked(['Flam. Gas', 'Flam. Liq.', 'Flam. Sol.'])),
  'properties.extreme-ph': breaks(
    cleaner,
    overlooked(['Skin Corr.', 'Skin Irrit.', 'Eye Dam.', 'Eye Irrit.', 'Skin Sens.']),
  ),
  'properties.mild-ph': breaks(cleaner, properties({ ph: '7' })),
  'properties.ph-hypochlorite': breaks(
    on(
      only(picked('1', 2103, ['Sodium hypochlorite', '12']), picked('2', 3001, ['Water', '88'])),
      properties({ ph: '10', flashPoint: { value: '', unit: 'Not Applicable' } }),
    ),
    properties({ ph: '9.9' }),
  ),
  'properties.aspiration-viscous': breaks(
    on(brake, properties({ viscosity: { value: '20.6', unit: 'cSt' } })),
    given('Aspiration hazard', 'Asp. Tox. 1', 'H304'),
  ),
  'properties.aspiration-thin': breaks(brake, overlooked('Asp. Tox.')),
  'properties.solubility-partition': breaks(
    on(only(picked('1', 1201, ['n-Hexane', '100'])), properties({ waterSolubility: 'Immiscible' })),
    properties({ waterSolubility: 'Miscible' }),
  ),
  'properties.known-substance': breaks(
    on(
      only(picked('1', 1221, ['Toluene', '100'])),
      properties({ boilingPoint: celsius('110'), flashPoint: celsius('4') }),
    ),
    properties({ boilingPoint: celsius('150') }),
  ),
  'ecology.no-data': { passes: brake, fails: fungicide },
  'ecology.unknown': breaks(brake, row(1, { materialId: 2615, name: 'Beryllium oxide' })),
};
