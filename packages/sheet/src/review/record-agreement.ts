import { tell, tellOf, tellWith, type TextValue } from '@gosds/phrases/finding-message';
import type { Message } from '@gosds/ghs/message';
import type { Measure } from '@gosds/ghs/mixture';
import type { AquaticRow, DegradationRow, DoseRow, EnteredStudy, FateRow } from '../draft/entered-studies.ts';
import { printNumber } from '../draft/quantity.ts';
import type { EcotoxicityValue, Substance } from '../substance.ts';

/** Values that differ by more than this factor are not mere variation between laboratories. */
const manifold = 10;

const isBounded = ({ min, max }: Measure): boolean => Number.isFinite(min) && Number.isFinite(max);

const ratioOf = (a: Measure, b: Measure): number => Math.max(a.min / b.max, b.min / a.max);

const isFarApart = (a: Measure, b: Measure): boolean => isBounded(a) && isBounded(b) && ratioOf(a, b) > manifold;

export function measured({ min, max }: Measure): string {
  if (min === max) return printNumber(min);
  if (!Number.isFinite(min)) return `<${printNumber(max)}`;
  return Number.isFinite(max) ? `${printNumber(min)}-${printNumber(max)}` : `>${printNumber(min)}`;
}

const withUnit = (measure: Measure, unit: string): string => `${measured(measure)} ${unit}`.trimEnd();

const twoValues = (what: TextValue, [row, record]: readonly [Measure, Measure], unit: string): Message =>
  tellWith('tests.twoValues', { what, own: withUnit(row, unit), known: withUnit(record, unit) });

const routed = {
  oral: 'tests.oral',
  dermal: 'tests.dermal',
  vapour: 'tests.vapour',
  'dust-mist': 'tests.dustMist',
  gas: 'tests.gas',
} as const satisfies Record<DoseRow['route'], string>;

const doseFactor: Readonly<Record<DoseRow['unit'], number>> = {
  'mg/kg': 1,
  'g/kg': 1000,
  'mg/l': 1,
  'mg/m3': 0.001,
  ppmV: 1,
};

function doseAgainst(row: DoseRow, { toxicity }: Substance): Message[] {
  const isVolume = row.unit === 'ppmV';
  if (isVolume !== (row.route === 'gas')) return [];
  const factor = doseFactor[row.unit];
  const value = { min: row.value.min * factor, max: row.value.max * factor };
  const other = toxicity.find(
    (known) => known.route === row.route && known.kind !== 'limit-dose' && isFarApart(value, known.value),
  );
  const unit = { oral: 'mg/kg', dermal: 'mg/kg', vapour: 'mg/l', 'dust-mist': 'mg/l', gas: 'ppmV' }[row.route];
  return other ? [twoValues(tellOf(routed[row.route], row.endpoint), [value, other.value], unit)] : [];
}

const isLongTerm = ({ endpoint }: EcotoxicityValue): boolean => ['NOEC', 'EC10', 'LOEC'].includes(endpoint);

function aquaticAgainst(row: AquaticRow, { ecotoxicity }: Substance): Message[] {
  const other = ecotoxicity.find(
    (known) => known.group === row.group && isLongTerm(known) === row.isChronic && isFarApart(row.value, known.value),
  );
  return other ? [twoValues([row.endpoint, tell(`organisms.${row.group}`)], [row.value, other.value], 'mg/l')] : [];
}

function fateAgainst(row: FateRow, { bcf, properties: { logKow } }: Substance): Message[] {
  if (row.kind === 'bcf') return bcf && isFarApart(row.value, bcf) ? [twoValues('BCF', [row.value, bcf], 'l/kg')] : [];
  if (row.kind !== 'log-kow' || !logKow || !isBounded(row.value)) return [];
  const isApart = row.value.min > logKow.max + 1 || row.value.max < logKow.min - 1;
  return isApart ? [twoValues('log Kow', [row.value, logKow], '')] : [];
}

function degradationAgainst({ result }: DegradationRow, { readilyBiodegradable: known }: Substance): Message[] {
  if (!known || known.value === (result === 'ready')) return [];
  return [result === 'ready' ? tell('tests.ready') : tell('tests.notReady')];
}

export function againstRecord(row: EnteredStudy, substance: Substance): Message[] {
  switch (row.kind) {
    case 'dose':
      return doseAgainst(row, substance);
    case 'aquatic':
      return aquaticAgainst(row, substance);
    case 'degradation':
      return degradationAgainst(row, substance);
    case 'category':
      return [];
    default:
      return fateAgainst(row, substance);
  }
}
