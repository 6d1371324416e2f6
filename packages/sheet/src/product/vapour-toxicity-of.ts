import type { Measure } from '@gosds/ghs/mixture';
import type { TransportInput } from '@gosds/transport/transport-input';
import type { Entered } from '../draft/entered.ts';
import type { Substance } from '../substance.ts';

type Vapour = NonNullable<TransportInput['vapourToxicity']>;

/** Litres of one mole of gas at 20 °C and normal pressure. */
const molarVolumeL = 24.055;
const normalPressureKPa = 101.325;
/** Converts an LC50 of four hours to one hour by doubling it (ADR 2.2.61.1.8). */
const oneHourOfFour = 2;

const exact = (measure: Measure | undefined) => (measure?.min === measure?.max ? measure?.min : undefined);

/** The vapour pressure at 20 °C, as typed or from the catalogue. */
function pressureKPa({ measures, measuredAtC }: Entered, substance: Substance): number | undefined {
  const typed = measuredAtC.vapourPressure === 20 ? exact(measures.vapourPressure) : undefined;
  const known = substance.properties.vapourPressure;
  return typed ?? (known?.temperatureC === 20 ? exact(known) : undefined);
}

/**
 * For a product that is one substance; undefined unless its vapour was tested and vapour pressure and molar mass are
 * known.
 */
export function vapourToxicityOf(entered: Entered, substance: Substance): Vapour | undefined {
  const lc50MgPerL = Math.min(
    ...substance.toxicity.flatMap(({ route, kind, value }) =>
      route === 'vapour' && kind === 'LC50' ? [exact(value) ?? Number.NaN] : [],
    ),
  );
  const molarMass = exact(entered.measures.molecularWeight) ?? substance.molarMass;
  const pressure = pressureKPa(entered, substance);
  if (!Number.isFinite(lc50MgPerL) || molarMass === undefined || pressure === undefined) return undefined;
  return {
    lc50MlPerM3: (oneHourOfFour * lc50MgPerL * 1000 * molarVolumeL) / molarMass,
    saturatedMlPerM3: (pressure / normalPressureKPa) * 1e6,
  };
}
