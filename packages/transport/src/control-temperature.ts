import type { Hazard } from '@gosds/ghs/hazard';
import type { Mixture } from '@gosds/ghs/mixture';
import { sadtToControl } from './rules/peroxide-entry.ts';

type ControlTemperature = { readonly controlC: number; readonly sadtC: number; readonly paragraph: string };

/**
 * How far below the SADT of a package its control temperature is, °C. The first row with `sadtUpToC` ≥ SADT applies.
 */
const margins: readonly { readonly sadtUpToC: number; readonly belowC: number }[] = [
  { sadtUpToC: 20, belowC: 20 },
  { sadtUpToC: 35, belowC: 15 },
  { sadtUpToC: Number.POSITIVE_INFINITY, belowC: 10 },
];

/**
 * The highest safe temperature in °C for carriage and storage of an organic peroxide or self-reactive. Undefined if it
 * needs no temperature control or if no SADT was measured.
 */
export function controlTemperature(
  hazards: readonly Hazard[],
  mixture: Pick<Mixture, 'testResults'>,
): ControlTemperature | undefined {
  const sadtC = hazards.map(({ code }) => sadtToControl(code, mixture)).find((found) => found !== undefined);
  const margin = sadtC === undefined ? undefined : margins.find(({ sadtUpToC }) => sadtC <= sadtUpToC);
  return sadtC === undefined || !margin
    ? undefined
    : { controlC: sadtC - margin.belowC, sadtC, paragraph: 'ADR 7.1.7.3' };
}
