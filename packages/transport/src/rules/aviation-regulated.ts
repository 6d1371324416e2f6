import { percent } from '@gosds/ghs/concentration';
import { say } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import { findEntries } from '../find-entries.ts';
import type { TransportInput } from '../transport-input.ts';
import type { TransportOutcome } from '../transport.ts';
import { propose } from './propose.ts';

/** Entries for substances noxious to a flight crew, which every other mode exempts. */
const numbers: readonly string[] = ['3334', '3335'];

/** From this concentration, a product counts as noxious as the substance with the number. */
const noxiousFrom = percent(50);

/**
 * Goods without any other class are regulated by air only if their fumes could annoy or harm a flight crew (ICAO-TI,
 * 2;9.2.1). No criterion measures this: the known substances carry the number.
 */
export function aviationRegulated(input: TransportInput, outcome: TransportOutcome): TransportOutcome {
  if (outcome.status !== 'not-regulated') return outcome;
  const bearer = input.mixture.ingredients.find(
    ({ id, concentration }) =>
      concentration.upper >= noxiousFrom && numbers.includes(ownValue(input.unNumbersByIngredient ?? {}, id) ?? ''),
  );
  const state = input.mixture.physicalState;
  const entry = findEntries(state === 'solid' ? '3335' : '3334')[0];
  if (!bearer || !entry || (state !== 'liquid' && state !== 'solid')) return outcome;
  const detail = { reasons: outcome.reasons, contributors: [bearer.id], isEnvironmentallyHazardous: false };
  const why = say('namedEntry-contains', { name: bearer.name });
  const proposal = propose(input, { entry, why, paragraph: 'ICAO-TI, 2;9.2.1' }, detail);
  return proposal ? { ...outcome, status: 'regulated', proposal, alternatives: [] } : outcome;
}
