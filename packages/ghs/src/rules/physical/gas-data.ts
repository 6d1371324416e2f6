import { gasCoefficients } from '../../generated/gas-coefficients.ts';
import type { GasCoefficients } from '../../mixture.ts';

/** The data on a gas or vapour for the calculations of the law. `molarMass` in g/mol. */
export type GasRecord = GasCoefficients & {
  readonly molarMass: number;
  /** Neither inert nor listed as flammable: ISO 10156 excludes it from calculations with flammable gases. */
  readonly isPartlyHalogenated?: boolean;
  /** Ammonia and bromomethane: always Category 2 by the note to Table 2.2.1 of the UN GHS. */
  readonly isCategory2?: boolean;
};

const numbers = ['flammableFrom', 'lowerLimit', 'nitrogenEquivalency', 'oxygenEquivalency'] as const;

/** One line of `data/gases/coefficients.csv`. */
function readGas(line: string): readonly [cas: string, GasRecord] {
  const [cas = '', ...cells] = line.split('|');
  const coefficients = numbers.flatMap((name, index) => (cells[index] ? [[name, Number(cells[index])] as const] : []));
  const [molarMass = '', critical, partlyHalogenated, category2] = cells.slice(numbers.length);
  return [
    cas,
    {
      ...Object.fromEntries(coefficients),
      molarMass: Number(molarMass),
      ...(critical ? { criticalC: Number(critical) } : {}),
      ...(partlyHalogenated ? { isPartlyHalogenated: true } : {}),
      ...(category2 ? { isCategory2: true } : {}),
    },
  ];
}

const records: ReadonlyMap<string, GasRecord> = new Map(gasCoefficients.split('\n').map(readGas));

/** Undefined for a gas that the standard does not list. */
export const gasRecord = (cas: string | undefined): GasRecord | undefined =>
  cas === undefined ? undefined : records.get(cas);
