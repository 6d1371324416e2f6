import type { Assessment, Subject } from '../assessment.ts';
import { gasComponents, type GasComponent } from './gas-components.ts';
import { membersOf } from './physical-outcome.ts';

/**
 * Until the third revision of the UN GHS, flammable aerosols were kept out of flammable gases, liquids and solids only, and
 * others had no class of their own: a dispenser holds a gas under pressure. OSHA says so of its standard of 2012 (letter of 2
 * July 2015). The fourth revision brought Category 3 with a statement on the pressure, and took aerosols out of the class.
 */
export const areAerosolsUnderPressure = ({ market, mixture }: Assessment): boolean =>
  mixture.physicalState === 'aerosol' &&
  !market.adopted.includes('Aerosol 3') &&
  market.adopted.includes('Press. Gas (Comp.)');

/** In °C; up to here a gas would need a higher pressure to be liquid than a dispenser stands (Table 2.5.1, high pressure liquefied gas). */
const gaseousUpToC = 65;

/** How the propellants stand in the can: one that is partly liquid decides; undefined where that is not known. */
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
