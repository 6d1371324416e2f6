import type { Ingredient } from '@gosds/ghs/mixture';
import type { TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf } from './choose-entry.ts';
import type { Combined } from './precedence.ts';

const category = ({ hazards }: Ingredient): number =>
  hazards === 'not-assessed'
    ? Number.POSITIVE_INFINITY
    : Math.min(...hazards.map(({ code }) => Number(/^Flam\. (?:Liq|Gas|Sol)\. (\d)/.exec(code)?.[1] ?? Infinity)));

/** Flammable ingredients, the more flammable category first, then the larger share: the flash point is theirs. */
export function flammableContributors({ mixture }: TransportInput): readonly string[] {
  return mixture.ingredients
    .filter((ingredient) => Number.isFinite(category(ingredient)))
    .sort((a, b) => category(a) - category(b) || b.concentration.upper - a.concentration.upper)
    .map(({ id }) => id);
}

/** Kinematic viscosity at 23 °C in mm2/s, exclusive below and inclusive above, with the flash point to be exceeded. */
const viscosityRows: readonly {
  readonly above: number;
  readonly upTo: number;
  readonly flashAboveC: number;
}[] = [
  { above: 20, upTo: 80, flashAboveC: 17 },
  { above: 80, upTo: 135, flashAboveC: 10 },
  { above: 135, upTo: 220, flashAboveC: 5 },
  { above: 220, upTo: 300, flashAboveC: -1 },
  { above: 300, upTo: 700, flashAboveC: -5 },
  { above: 700, upTo: Infinity, flashAboveC: Number.NEGATIVE_INFINITY },
];

const paragraph = 'ADR 2.2.3.1.4';
const mostSeparatedPercent = 3;

/** Packing group III for a viscous liquid of group II in receptacles up to 450 litres, as an alternative to choose. */
export function viscousRelief(
  input: TransportInput,
  combined: Combined,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const { viscous } = input;
  const flash = input.mixture.properties.flashPointC;
  const isAlone = combined.class === '3' && combined.subsidiaryHazards.length === 0 && combined.packingGroup === 'II';
  if (!viscous || !flash || !isAlone || viscous.solventSeparationPercent >= mostSeparatedPercent) return [];
  const row = viscosityRows.find(({ above, upTo }) => viscous.viscosity23 > above && viscous.viscosity23 <= upTo);
  if (!row || flash.min <= row.flashAboveC) return [];
  const why = `viscous, ${viscous.viscosity23} mm2/s at 23 °C, flash point above ${row.flashAboveC} °C, solvent separation ${viscous.solventSeparationPercent} % below 3 %: receptacles up to 450 l`;
  return candidates.slice(0, 1).flatMap(({ entry }) => {
    const milder = entryOf(entry.un, 'III');
    return milder ? [{ entry: milder, why, paragraph }] : [];
  });
}
