import { ownValue } from '@gosds/ghs/own-value';
/** Factors that convert to the unit of the sheet, for all dimensions but temperature. */
const factors = {
  density: {
    'g/cm³': 1,
    'kg/l': 1,
    'g/ml': 1,
    'kg/m³': 0.001,
    'g/l': 0.001,
    'lb/gal (US)': 0.119826427,
    'lb/ft³': 0.016018463,
  },
  pressure: {
    kPa: 1,
    Pa: 0.001,
    hPa: 0.1,
    mbar: 0.1,
    bar: 100,
    mmHg: 0.133322387,
    Torr: 0.133322368,
    psi: 6.894757293,
    atm: 101.325,
  },
  viscosity: { cSt: 1, 'mm²/s': 1, St: 100, 'm²/s': 1_000_000 },
} as const;

const temperatures: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value,
  K: (value) => value - 273.15,
  '°F': (value) => ((value - 32) * 5) / 9,
  '°R': (value) => (value * 5) / 9 - 273.15,
};

export type Dimension = 'temperature' | 'density' | 'pressure' | 'viscosity';

/** Units that answer without a value; choosing one disables the input. */
export const unitsWithoutValue = ['Not Applicable', 'Not Available'] as const;

/** The units offered for a dimension, the printed one first. */
export const unitsOf: Readonly<Record<Dimension, readonly string[]>> = {
  temperature: Object.keys(temperatures),
  density: Object.keys(factors.density),
  pressure: Object.keys(factors.pressure),
  viscosity: Object.keys(factors.viscosity),
};

/** Units of dynamic viscosity, which the density converts into kinematic viscosity; 1 mPa·s is 1 cP. */
export const dynamicViscosityUnits = ['mPa·s', 'cP'] as const;

export const isDynamicViscosity = (unit: string): boolean => dynamicViscosityUnits.some((dynamic) => dynamic === unit);

export const printedUnit = {
  temperature: '°C',
  density: 'g/cm³',
  pressure: 'kPa',
  viscosity: 'cSt',
} as const satisfies Record<Dimension, string>;

const withoutNoise = (value: number) => Number(value.toPrecision(12));

/** Converts to °C, g/cm³, kPa or cSt; undefined for a unit that the dimension does not have. */
export function convert(value: number, unit: string, dimension: Dimension): number | undefined {
  if (!unitsOf[dimension].includes(unit)) return undefined;
  if (dimension === 'temperature') {
    const toCelsius = ownValue(temperatures, unit);
    return toCelsius && withoutNoise(toCelsius(value));
  }
  const table: Readonly<Record<string, number>> = factors[dimension];
  const factor = ownValue(table, unit);
  return factor === undefined ? undefined : withoutNoise(value * factor);
}
