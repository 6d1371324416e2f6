import type { Hazard } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { controlTemperature } from '@gosds/transport/control-temperature';

const fahrenheit = (celsius: number) => Math.floor((celsius * 9) / 5 + 32);

/** `35 °C (95 °F)`, rounded down, for P411: what must be kept cool in transport is not to be stored warmer either. */
export function storageTemperature(
  hazards: readonly Hazard[],
  mixture: Pick<Mixture, 'testResults'>,
): string | undefined {
  const found = controlTemperature(hazards, mixture);
  if (!found) return undefined;
  const celsius = Math.floor(found.controlC);
  return `${celsius} °C (${fahrenheit(celsius)} °F)`;
}
