import { type Message, say } from '../../message.ts';
import { percent } from '../../concentration.ts';
import { roundForDisplay, shownBeside } from '../reason.ts';
import { type GasComponent, type GasShares, leastFlammable, sumOf, untestedOxidiser } from './gas-components.ts';

const oxygen = '7782-44-7';
const air = '132259-10-0';

/** Parts of nitrogen in air beside one part of oxygen: 79.1 / 20.9. */
const nitrogenPerOxygen = 3.785;

export type NotFlammable = { readonly row: string; readonly found: number; readonly summary: Message };

/**
 * Shows that fuel with an oxidising gas has no flammable range with air: either the mixture is below its lower limit,
 * or the rest does not burn in air by the sum of ISO 10156 after the oxidiser is set aside as air. Undefined if neither
 * is shown.
 */
export function notFlammableBesideOxygen(
  components: readonly GasComponent[],
  shares: GasShares,
): NotFlammable | undefined {
  return lean(components, shares) ?? withoutAir(components, shares);
}

/** Compares with the lower limits. They are measured in air, and more oxygen does not lower them. */
function lean(components: readonly GasComponent[], shares: GasShares): NotFlammable | undefined {
  const isOxygen = ({ kind, subject: { source } }: GasComponent) =>
    kind !== 'oxidising' || source.cas === oxygen || source.cas === air;
  if (!components.every(isOxygen)) return undefined;
  const value = sumOf(components, shares, ({ kind, data }) =>
    kind === 'flammable' ? 100 / (data.lowerLimit ?? leastFlammable) / percent(100) : 0,
  );
  if (value > 1 - 1e-9) return undefined;
  const found = roundForDisplay(value);
  const summary = say('gasWithOxygen-sharesOverLowerFlammabilityLimits', { value: shownBeside(value, 1) });
  return { row: 'flam-gas.lean', found, summary };
}

function withoutAir(components: readonly GasComponent[], shares: GasShares): NotFlammable | undefined {
  const oxidising = sumOf(components, shares, oxygenIn);
  const inert = sumOf(components, shares, ({ data }) => data.nitrogenEquivalency ?? 0);
  const fuel = sumOf(components, shares, ({ kind }) => Number(kind === 'flammable'));
  const burning = sumOf(components, shares, ({ kind, data }) =>
    kind === 'flammable' ? 100 / (data.flammableFrom ?? leastFlammable) : 0,
  );
  const value = burning / (fuel + Math.max(0, inert - nitrogenPerOxygen * oxidising));
  if (value > 1 + 1e-9) return undefined;
  const found = roundForDisplay(value);
  const summary = say('gasWithOxygen-oxidisingGasSetAsideAir', { value: shownBeside(value, 1) });
  return { row: 'flam-gas.air-set-aside', found, summary };
}

/** The oxygen equivalent of the gas, at least its concentration. Air is zero: it brings its own nitrogen. */
function oxygenIn({ kind, data, subject }: GasComponent): number {
  if (kind !== 'oxidising' || subject.source.cas === air) return 0;
  return Math.max(1, data.oxygenEquivalency ?? untestedOxidiser);
}
