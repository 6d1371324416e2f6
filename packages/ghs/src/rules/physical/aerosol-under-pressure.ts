import type { Assessment, Subject } from '../assessment.ts';
import { gasComponents, type GasComponent } from './gas-components.ts';
import { membersOf } from './physical-outcome.ts';

/**
 * True if aerosols are also gases under pressure. Until the third revision of the UN GHS, flammable aerosols were
 * excluded only from flammable gases, liquids and solids, and other aerosols had no class of their own, although a
 * dispenser holds a gas under pressure. OSHA says so of its standard of 2012 (letter of 2 July 2015). The fourth
 * revision added Category 3 with a statement on the pressure, and took aerosols out of the class.
 */
export const areAerosolsUnderPressure = ({ market, mixture }: Assessment): boolean =>
  mixture.physicalState === 'aerosol' &&
  !market.adopted.includes('Aerosol 3') &&
  market.adopted.includes('Press. Gas (Comp.)');

/**
 * In °C. Below it, liquefaction needs more pressure than a dispenser withstands (Table 2.5.1, high pressure liquefied
 * gas).
 */
const gaseousUpToC = 65;

/** State of the propellants in the can. A partly liquid propellant decides. Undefined if unknown. */
export function propellantGroup(assessment: Assessment): 'compressed' | 'liquefied' | undefined {
  const criticals = propellants(assessment).map(({ data }) => data.criticalC);
  if (criticals.some((criticalC) => criticalC !== undefined && criticalC > gaseousUpToC)) return 'liquefied';
  return criticals.length === 0 || criticals.includes(undefined) ? undefined : 'compressed';
}

const gaseous = ['Flammable gases', 'Oxidising gases', 'Gases under pressure'] as const;

function propellants(assessment: Assessment): readonly GasComponent[] {
  const gases = new Set<Subject>(
    gaseous.flatMap((hazardClass) => membersOf(assessment, hazardClass).map(({ subject }) => subject)),
  );
  return gasComponents(assessment).filter(
    ({ subject, data }) => gases.has(subject) || data.nitrogenEquivalency !== undefined,
  );
}
