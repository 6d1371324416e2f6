import { ownValue } from '../../own-value.ts';
import type { GasCoefficients } from '../../mixture.ts';

/** What the law's calculations know of a gas or vapour; `molarMass` in g/mol. */
export type GasRecord = GasCoefficients & {
  readonly molarMass: number;
  /** Neither inert nor listed as flammable: ISO 10156 excludes it from the calculation beside flammable gases. */
  readonly isPartlyHalogenated?: boolean;
  /** Ammonia and bromomethane: Category 2 by the note to Table 2.2.1 of the UN GHS, whatever their range. */
  readonly isCategory2?: boolean;
};

/** Where the coefficients stand; critical temperatures and molar masses are common physical constants. */
export const coefficientSource = 'ISO 10156:2017, Tables 1 to 4';

const flammable = (
  [flammableFrom, lowerLimit]: readonly [tci: number, lowerLimit: number],
  molarMass: number,
  criticalC?: number,
): GasRecord => ({ flammableFrom, lowerLimit, molarMass, ...(criticalC === undefined ? {} : { criticalC }) });

const inert = (nitrogenEquivalency: number, molarMass: number, criticalC: number): GasRecord => ({
  nitrogenEquivalency,
  molarMass,
  criticalC,
});

const oxidising = (oxygenEquivalency: number, molarMass: number, criticalC?: number): GasRecord => ({
  oxygenEquivalency,
  molarMass,
  ...(criticalC === undefined ? {} : { criticalC }),
});

const partlyHalogenated = (molarMass: number, criticalC: number): GasRecord => ({
  molarMass,
  criticalC,
  isPartlyHalogenated: true,
});

// prettier-ignore
const records: Readonly<Record<string, GasRecord>> = {
  // Tci and lower flammability limit, % by volume; molar mass; critical temperature in °C.
  '74-86-2': flammable([3.0, 2.3], 26.04, 35.2), // acetylene
  '7664-41-7': { ...flammable([40.1, 15.4], 17.03, 132.4), isCategory2: true }, // ammonia
  '7784-42-1': flammable([3.9, 3.9], 77.95, 99.9), // arsine
  '74-83-9': { ...flammable([13.9, 8.6], 94.94, 194), isCategory2: true }, // bromomethane
  '590-19-2': flammable([2.0, 1.4], 54.09), // buta-1,2-diene
  '106-99-0': flammable([2.0, 1.4], 54.09, 152), // buta-1,3-diene
  '106-97-8': flammable([3.6, 1.4], 58.12, 152), // butane
  '106-98-9': flammable([3.3, 1.5], 56.11, 146.4), // but-1-ene
  '590-18-1': flammable([3.3, 1.5], 56.11, 162.4), // cis-but-2-ene
  '624-64-6': flammable([3.3, 1.5], 56.11, 155.5), // trans-but-2-ene
  '630-08-0': flammable([15.2, 10.9], 28.01, -140.2), // carbon monoxide
  '463-58-1': flammable([6.5, 6.5], 60.07, 105.6), // carbonyl sulphide
  '75-68-3': flammable([26.4, 6.3], 100.49, 137.1), // 1-chloro-1,1-difluoroethane, R142b
  '75-00-3': flammable([5.8, 3.6], 64.51, 187.3), // chloroethane
  '79-38-9': flammable([7.4, 4.6], 116.47), // chlorotrifluoroethylene
  '460-19-5': flammable([3.9, 3.9], 52.03, 127), // cyanogen
  '287-23-0': flammable([2.9, 1.8], 56.11, 186.8), // cyclobutane
  '75-19-4': flammable([3.4, 2.4], 42.08, 125), // cyclopropane
  '7782-39-0': flammable([6.7, 6.7], 4.028, -234.8), // deuterium
  '19287-45-7': flammable([0.9, 0.9], 27.67, 16.7), // diborane
  '4109-96-0': flammable([2.5, 2.5], 101.01, 176), // dichlorosilane
  '75-37-6': flammable([8.7, 4.0], 66.05, 113.3), // 1,1-difluoroethane, R152a
  '75-38-7': flammable([6.6, 4.7], 64.03, 29.7), // 1,1-difluoroethylene
  '115-10-6': flammable([3.8, 2.7], 46.07, 127), // dimethyl ether
  '124-40-3': flammable([2.8, 2.8], 45.08, 164), // dimethylamine
  '463-82-1': flammable([2.1, 1.3], 72.15, 160.6), // 2,2-dimethylpropane
  '74-84-0': flammable([4.5, 2.4], 30.07, 32.2), // ethane
  '540-67-0': flammable([2.8, 2.0], 60.1, 164.7), // ethyl methyl ether
  '107-00-6': flammable([1.8, 1.3], 54.09), // ethylacetylene
  '74-85-1': flammable([4.1, 2.4], 28.05, 9.2), // ethylene
  '75-21-8': flammable([4.8, 2.6], 44.05, 195.8), // ethylene oxide
  '353-36-6': flammable([6.1, 3.8], 48.06, 102.2), // fluoroethane
  '593-53-3': flammable([9.0, 5.6], 34.03, 44.1), // fluoromethane
  '7782-65-2': flammable([1.0, 1.0], 76.66), // germane
  '1333-74-0': flammable([5.5, 4.0], 2.016, -240), // hydrogen
  '7783-07-5': flammable([4.0, 4.0], 80.99, 138), // hydrogen selenide
  '7783-06-4': flammable([8.9, 3.9], 34.08, 100), // hydrogen sulphide
  '75-28-5': flammable([3.4, 1.5], 58.12, 134.7), // isobutane
  '115-11-7': flammable([4.0, 1.6], 56.11, 144.7), // isobutene
  '74-82-8': flammable([8.7, 4.4], 16.04, -82.6), // methane
  '74-87-3': flammable([12.3, 7.6], 50.49, 143.1), // chloromethane
  '74-93-1': flammable([5.7, 4.1], 48.11, 196.8), // methanethiol
  '624-91-9': flammable([5.3, 5.3], 61.04), // methyl nitrite
  '992-94-9': flammable([1.3, 1.3], 46.14), // methylsilane
  '74-99-7': flammable([2.5, 1.8], 40.06, 129.2), // propyne
  '74-89-5': flammable([6.9, 4.9], 31.06, 156.9), // methylamine
  '563-45-1': flammable([2.4, 1.5], 70.13), // 3-methylbut-1-ene
  '75-04-7': flammable([5.7, 3.5], 45.08, 183), // ethylamine
  '7803-51-2': flammable([1.7, 1.6], 34, 51.3), // phosphine
  '463-49-0': flammable([2.7, 1.9], 40.06, 120), // propadiene
  '74-98-6': flammable([3.7, 1.7], 44.1, 96.7), // propane
  '115-07-1': flammable([4.2, 1.8], 42.08, 91.1), // propene
  '7803-62-5': flammable([1.0, 1.4], 32.12, -3.5), // silane
  '116-14-3': flammable([10.5, 10.5], 100.02, 33.3), // tetrafluoroethylene
  '420-46-2': flammable([11.3, 7.0], 84.04, 72.7), // 1,1,1-trifluoroethane, R143a
  '359-11-5': flammable([13.1, 10.5], 82.02), // trifluoroethylene
  '75-50-3': flammable([3.2, 2.0], 59.11, 160.1), // trimethylamine
  '993-07-7': flammable([1.3, 1.3], 74.2), // trimethylsilane
  '593-60-2': flammable([9.0, 5.6], 106.95), // vinyl bromide
  '75-01-4': flammable([6.1, 3.8], 62.5, 158), // vinyl chloride
  '75-02-5': flammable([4.7, 2.9], 46.04, 54.7), // vinyl fluoride
  '107-25-5': flammable([3.6, 2.2], 58.08), // methyl vinyl ether
  '503-17-3': flammable([2.0, 1.4], 54.09), // but-2-yne
  // Vapours met in calibration gases.
  '75-07-0': flammable([6.5, 4.0], 44.05), // acetaldehyde
  '67-64-1': flammable([4.0, 2.5], 58.08), // acetone
  '71-43-2': flammable([2.3, 1.2], 78.11), // benzene
  '75-15-0': flammable([1.3, 0.6], 76.13), // carbon disulphide
  '110-82-7': flammable([1.8, 1.0], 84.16), // cyclohexane
  '60-29-7': flammable([2.4, 1.7], 74.12), // diethyl ether
  '64-17-5': flammable([5.6, 3.1], 46.07), // ethanol
  '141-78-6': flammable([4.6, 2.0], 88.11), // ethyl acetate
  '142-82-5': flammable([1.3, 0.8], 100.2), // heptane
  '110-54-3': flammable([2.3, 1.0], 86.18), // hexane
  '74-90-8': flammable([5.4, 5.4], 27.03), // hydrogen cyanide
  '78-78-4': flammable([2.1, 1.3], 72.15), // isopentane
  '67-56-1': flammable([12.5, 6.0], 32.04), // methanol
  '79-20-9': flammable([5.0, 3.1], 74.08), // methyl acetate
  '78-93-3': flammable([2.4, 1.5], 72.11), // butanone
  '107-31-3': flammable([8.1, 5.0], 60.05), // methyl formate
  '75-09-2': flammable([21.0, 13.0], 84.93), // dichloromethane
  '111-84-2': flammable([1.1, 0.7], 128.26), // nonane
  '111-65-9': flammable([1.3, 0.8], 114.23), // octane
  '109-66-0': flammable([1.8, 1.1], 72.15), // pentane
  '75-56-9': flammable([3.7, 1.9], 58.08), // propylene oxide
  '108-88-3': flammable([2.3, 1.0], 92.14), // toluene
  // Nitrogen equivalency Kk; molar mass; critical temperature in °C.
  '7727-37-9': inert(1, 28.01, -146.9), // nitrogen
  '124-38-9': inert(1.5, 44.01, 31), // carbon dioxide
  '7440-59-7': inert(0.9, 4.003, -267.9), // helium
  '7440-37-1': inert(0.55, 39.95, -122.5), // argon
  '7440-01-9': inert(0.7, 20.18, -228.7), // neon
  '7439-90-9': inert(0.5, 83.8, -63.7), // krypton
  '7440-63-3': inert(0.5, 131.29, 16.6), // xenon
  '7446-09-5': inert(1.5, 64.06, 157.5), // sulphur dioxide
  '2551-62-4': inert(4, 146.05, 45.6), // sulphur hexafluoride
  '75-73-0': inert(2, 88, -45.6), // tetrafluoromethane
  '76-19-7': inert(1.5, 188.02, 71.9), // octafluoropropane
  '354-33-6': inert(3.5, 120.02, 66), // pentafluoroethane, R125
  // Oxygen equivalency Ci; molar mass; critical temperature in °C.
  '7782-44-7': oxidising(1, 32, -118.6), // oxygen
  '132259-10-0': oxidising(0.209, 28.96, -140.6), // air, as 20.9 % oxygen
  '10024-97-2': oxidising(0.6, 44.01, 36.4), // nitrous oxide
  '10102-43-9': oxidising(0.3, 30.01, -93), // nitric oxide
  '10102-44-0': oxidising(1, 46.01, 157.8), // nitrogen dioxide
  '7783-54-2': oxidising(1.6, 71, -39.3), // nitrogen trifluoride
  '7782-50-5': oxidising(0.7, 70.9, 143.9), // chlorine
  '7782-41-4': oxidising(40, 38, -129), // fluorine
  '7790-91-2': oxidising(40, 92.45), // chlorine trifluoride
  '13637-63-3': oxidising(40, 130.45), // chlorine pentafluoride
  // No coefficient of the standard; molar mass; critical temperature in °C.
  '811-97-2': partlyHalogenated(102.03, 101.1), // 1,1,1,2-tetrafluoroethane, R134a
  '431-89-0': partlyHalogenated(170.03, 101.7), // heptafluoropropane, R227ea
  '75-46-7': partlyHalogenated(70.01, 26.1), // trifluoromethane, R23
  '75-45-6': partlyHalogenated(86.47, 96.1), // chlorodifluoromethane, R22
  '29118-24-9': partlyHalogenated(114.04, 109.4), // R1234ze(E)
  '754-12-1': partlyHalogenated(114.04, 94.7), // R1234yf
  '75-10-5': partlyHalogenated(52.02, 78.1), // difluoromethane, R32
  '7647-01-0': { molarMass: 36.46, criticalC: 51.5 }, // hydrogen chloride
  '10035-10-6': { molarMass: 80.91, criticalC: 90 }, // hydrogen bromide
};

/** Undefined for a gas that the standard does not list. */
export const gasRecord = (cas: string | undefined): GasRecord | undefined =>
  cas === undefined ? undefined : ownValue(records, cas);
