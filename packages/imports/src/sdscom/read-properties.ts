import { at, phrasesAt, textAt, type XmlNode } from './xml-tree.ts';

/** Units of the format that equal units of the draft. */
const units: Readonly<Record<string, string>> = {
  '°C': '°C',
  K: 'K',
  '°F': '°F',
  'g/cm3': 'g/cm³',
  'g/cm³': 'g/cm³',
  'kg/m3': 'kg/m³',
  'kg/m³': 'kg/m³',
  'g/ml': 'g/ml',
  'g/l': 'g/l',
  kPa: 'kPa',
  Pa: 'Pa',
  hPa: 'hPa',
  mbar: 'mbar',
  bar: 'bar',
  'mm2/s': 'mm²/s',
  'mm²/s': 'mm²/s',
  cSt: 'cSt',
  'Vol-%': '%',
};

const number = /^-?\d{1,9}(?:\.\d{1,9})?$/;

const isNumber = (text: string) => number.test(text);

const signs: Readonly<Record<string, string>> = { lt: '<', le: '<=', gt: '>', ge: '>=' };

/** The given end of a range, with its sign. */
function limitText(value: XmlNode | undefined, end: 'Lower' | 'Upper'): string {
  const number = textAt(value, `${end}Value`);
  const sign = signs[textAt(value, `${end}ValueSymbol`)] ?? (end === 'Upper' ? '<=' : '>=');
  return isNumber(number) ? `${sign}${number}` : '';
}

/** A number or a range in a draft's format; blank if there is none. */
function rangeText(value: XmlNode | undefined): string {
  const exact = textAt(value, 'ExactValue');
  if (isNumber(exact)) return exact;
  const ends = ['LowerValue', 'UpperValue'].map((name) => textAt(value, name));
  if (ends.every(isNumber)) return ends.join('-');
  return limitText(value, 'Upper') || limitText(value, 'Lower');
}

type ReadQuantity = {
  readonly value: string;
  readonly unit: string;
  readonly method?: string;
  readonly temperature?: string;
};

function quantityOf(node: XmlNode | undefined): ReadQuantity | undefined {
  const measured = at(node, 'UnitValue');
  const [value, unit] = [rangeText(measured), units[textAt(measured, 'Unit')]];
  if (value === '' || unit === undefined) return undefined;
  const method = textAt(node, 'Method', 'FullText');
  const temperature = textAt(node, 'Temperature', 'ExactValue');
  return { value, unit, ...(method && { method }), ...(isNumber(temperature) && { temperature }) };
}

/** Path of each property below `SafetyRelevantInformation`. */
const places = {
  meltingPoint: ['MeltingPointRelated', 'MeltingPoint'],
  boilingPoint: ['BoilingPointRelated', 'BoilingPoint'],
  flashPoint: ['FlashPoint', 'Value'],
  lowerExplosiveLimit: ['ExplosionLimit', 'LowerExplosionLimit'],
  upperExplosiveLimit: ['ExplosionLimit', 'UpperExplosionLimit'],
  vapourPressure: ['VapourPressure'],
  density: ['Densities', 'Density'],
  autoignitionTemperature: ['AutoignitionTemperature'],
  decompositionTemperature: ['DecompositionTemperature'],
  viscosity: ['Viscosity', 'Value'],
} as const;

const states: Readonly<Record<string, string>> = { gaseous: 'Gas', liquid: 'Liquid', solid: 'Solid' };

/** The numeric properties of section 9. */
export function readProperties(datasheet: XmlNode): Readonly<Record<string, unknown>> {
  const section = at(datasheet, 'PhysicalChemicalProperties');
  const safety = at(section, 'SafetyRelevantInformation');
  const measured = Object.entries(places).flatMap(([name, path]) => {
    const quantity = quantityOf(at(safety, ...path));
    return quantity === undefined ? [] : [[name, quantity] as const];
  });
  const appearance = at(section, 'Appearance');
  return {
    ...Object.fromEntries(measured),
    state: states[textAt(appearance, 'StateUnderStandardConditions', 'State')] ?? '',
    odour: phrasesAt(appearance, 'Odour').slice(0, 200),
    ph: rangeText(at(safety, 'PhValue', 'Value', 'Value')),
  };
}
