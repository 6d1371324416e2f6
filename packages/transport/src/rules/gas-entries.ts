import { say } from '@gosds/ghs/message';
import type { Mixture } from '@gosds/ghs/mixture';
import { type TransportInput } from '../transport-input.ts';
import { type Candidate, entryOf, substanceGroupOf } from './choose-entry.ts';
import { gasMixtures, refrigerants } from '../generated/goods-tables.ts';
import type { NamedGasMixture } from '../goods/goods-tables.ts';
import { percent } from '@gosds/ghs/concentration';

/** The state in which a gas under pressure is carried. */
export type CarriedState = 'compressed' | 'liquefied' | 'refrigerated';

/** N.O.S. entries of class 2 by hazards and state (ADR 2.2.2.3). */
const nosEntries: readonly {
  readonly hazards: string;
  readonly un: Readonly<Partial<Record<CarriedState, string>>>;
}[] = [
  { hazards: '2.1', un: { compressed: '1954', liquefied: '3161', refrigerated: '3312' } },
  { hazards: '2.2', un: { compressed: '1956', liquefied: '3163', refrigerated: '3158' } },
  { hazards: '2.2 5.1', un: { compressed: '3156', liquefied: '3157', refrigerated: '3311' } },
  { hazards: '2.3', un: { compressed: '1955', liquefied: '3162' } },
  { hazards: '2.3 2.1', un: { compressed: '1953', liquefied: '3160' } },
  { hazards: '2.3 8', un: { compressed: '3304', liquefied: '3308' } },
  { hazards: '2.3 5.1', un: { compressed: '3303', liquefied: '3307' } },
  { hazards: '2.3 2.1 8', un: { compressed: '3305', liquefied: '3309' } },
  { hazards: '2.3 5.1 8', un: { compressed: '3306', liquefied: '3310' } },
];

/** The entries of a gas that no name fits, by its hazards and state. */
export function candidates(input: TransportInput, hazards: readonly string[], state: CarriedState): Candidate[] {
  const written = hazards.join(' ');
  const { ingredients } = input.mixture;
  const isRefrigerant = ingredients.some(({ cas }) => refrigerants.includes(cas ?? ''));
  const nos = nosEntries.find((row) => row.hazards === written)?.un[state];
  const refrigerant = written === '2.2' && state === 'liquefied' && isRefrigerant ? ['1078'] : [];
  const numbers = [...(input.productKind === 'refrigerant' ? refrigerant : []), ...(nos ? [nos] : []), ...refrigerant];
  return [...new Set(numbers)].flatMap((un) => {
    const entry = entryOf(un, null);
    return entry
      ? [
          {
            entry,
            why: say('gasOutcome-gas', { state: say(`gasOutcome-${state}`), written }),
            paragraph: 'ADR 2.2.2.1.5 and 2.2.2.3',
          },
        ]
      : [];
  });
}

/** Mixtures that the list names by their components. */
export function namedMixture(
  { mixture, classification }: TransportInput,
  state: CarriedState | undefined,
): Candidate[] {
  if (state === undefined) return [];
  const isCarriedSo = ({ state: own }: NamedGasMixture) =>
    own === undefined ? state !== 'refrigerated' : own === state;
  const fits = ({ cas, above = 0, upTo = 100 }: NamedGasMixture['components'][number]) =>
    mixture.ingredients.some(
      (one) => one.cas === cas && one.concentration.lower > percent(above) && one.concentration.upper <= percent(upTo),
    );
  const found = gasMixtures.find(
    (named) =>
      isCarriedSo(named) &&
      mixture.ingredients.every(({ cas = '' }) => isPartOf(named, cas)) &&
      (named.sharesBy === 'any' || mixture.sharesBy === 'weight') &&
      named.components.every(fits),
  );
  const entry = found && entryOf(found.un, null);
  return entry
    ? [{ entry, why: say('gasOutcome-listNamesMixture', { found: found.name }), paragraph: 'ADR 2.1.2.2 (A)' }]
    : hydrocarbonGases(mixture, classification, state);
}

const isPartOf = ({ components, beside }: NamedGasMixture, cas: string): boolean =>
  beside.includes(cas) || components.some((component) => component.cas === cas);

/** Hydrocarbon gases have their own entries whatever their concentrations, if nothing shows that they do not burn. */
function hydrocarbonGases(
  { ingredients }: Mixture,
  { outcomes }: TransportInput['classification'],
  state: CarriedState,
): Candidate[] {
  const flammable = outcomes.find(({ hazardClass }) => hazardClass === 'Flammable gases');
  if (!flammable || flammable.status === 'not-classified') return [];
  const group = substanceGroupOf('2.1', state, ingredients);
  const entry = group && entryOf(group.un, null);
  return entry ? [{ entry, why: say('chooseEntry-allOfGroup'), paragraph: 'ADR 2.2.2.3' }] : [];
}
