import type { Hazard } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { controlTemperature } from '@gosds/transport/control-temperature';
import type { EnteredMeasures } from '../draft/entered-measures.ts';

type Stored = {
  readonly measures?: Pick<EnteredMeasures, 'storageTemperature'>;
  readonly classification: { readonly hazards: readonly Hazard[] };
  readonly mixture: Pick<Mixture, 'testResults'>;
};

/** In °C; `low` is defined only if the product must not get colder. */
export type StorageRange = {
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly isTyped: boolean;
};

const fahrenheit = (celsius: number) => Math.floor((celsius * 9) / 5 + 32);

/** For example `35 °C (95 °F)`, rounded down. */
export const printTemperature = (celsius: number): string => {
  const whole = Math.floor(celsius);
  return `${whole} °C (${fahrenheit(whole)} °F)`;
};

/**
 * The supplier's typed range, else the control temperature derived from the SADT: a product kept cool in transport must
 * not be stored warmer. Flash point and decomposition temperature say nothing about storage.
 */
export function storageRange({ measures, classification, mixture }: Stored): StorageRange | undefined {
  const typed = measures?.storageTemperature;
  const controlC = controlTemperature(classification.hazards, mixture)?.controlC;
  if (!typed) return controlC === undefined ? undefined : { low: undefined, high: controlC, isTyped: false };
  const hasLow = typed.min < typed.max && Number.isFinite(typed.min);
  return {
    low: hasLow ? typed.min : undefined,
    high: Number.isFinite(typed.max) ? typed.max : controlC,
    isTyped: true,
  };
}

/** The maximum temperature for P411. */
export function storageTemperature(stored: Stored): string | undefined {
  const high = storageRange(stored)?.high;
  return high === undefined ? undefined : printTemperature(high);
}
