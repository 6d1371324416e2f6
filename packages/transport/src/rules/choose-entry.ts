import { isAnyOf } from '@gosds/ghs/hazard-question';
import { isWater } from '@gosds/ghs/water';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { joined, type Message, say } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { Ingredient } from '@gosds/ghs/mixture';
import { percent } from '@gosds/ghs/concentration';
import { findEntries } from '../find-entries.ts';
import type { DangerousGoodsEntry, PackingGroup } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { natureOf, reactionOf } from './chemical-nature.ts';
import {
  chemicalGroups,
  collectiveEntries,
  entriesByUse,
  familyEntries,
  substanceGroups,
} from '../generated/goods-tables.ts';
import { familiesOf } from './chemical-families.ts';
import type { CollectiveEntry } from '../goods/goods-tables.ts';
import type { Combined } from './precedence.ts';

export type Candidate = { readonly entry: DangerousGoodsEntry; readonly why: Message; readonly paragraph: string };

/** Entries that fit a combination of hazards, most specific first. Empty only if the list has none. */
export function chooseEntries(
  combined: Combined,
  input: TransportInput,
  contributors: readonly Ingredient[],
): readonly Candidate[] {
  const state = stateOf(input);
  const wanted = subsets(combined);
  const found = [
    ...byKind(combined, input),
    ...byGroup(combined, input, contributors),
    ...bySubstances(combined, input, contributors),
    ...byFamily(combined, input, contributors),
    ...wanted.flatMap((hazards) =>
      general(hazards, { state, input, contributors, packingGroup: combined.packingGroup }),
    ),
  ];
  const severe = found.filter(isSevereEnough(combined));
  return severe.length > 0 ? severe : found;
}

const severity = (group: PackingGroup | null): number => (group === null ? 0 : group.length);

/** False for an entry with a milder packing group than the goods. An entry with one hazard fewer is then used. */
const isSevereEnough =
  ({ packingGroup }: Combined) =>
  ({ entry }: Candidate): boolean =>
    severity(entry.packingGroup) <= severity(packingGroup);

export const stateOf = ({ mixture }: TransportInput): 'liquid' | 'solid' =>
  mixture.physicalState === 'solid' ? 'solid' : 'liquid';

/** The class with all subsidiary hazards, then with fewer, then alone: not every combination has an entry. */
function subsets({ class: main, subsidiaryHazards }: Combined): readonly (readonly string[])[] {
  const distinct = [...new Set(subsidiaryHazards)];
  const shorter = distinct.map((_, at) => [main, ...distinct.slice(0, distinct.length - at)]);
  const single = distinct.slice(1).map((one) => [main, one]);
  return [...shorter, ...single, [main]];
}

/** The entry with the packing group asked for, else the nearest one. `name`: the start of its name. */
export function entryOf(un: string, packingGroup: PackingGroup | null, name = ''): DangerousGoodsEntry | undefined {
  const all = findEntries(un);
  const named = all.filter((entry) => entry.properShippingName.startsWith(name));
  const entries = named.length > 0 ? named : all;
  const exact = entries.find((entry) => entry.packingGroup === packingGroup);
  if (exact) return exact;
  const order: readonly (PackingGroup | null)[] = packingGroup === 'III' ? ['II', 'I', null] : ['II', 'III', 'I', null];
  return order
    .map((group) => entries.find((entry) => entry.packingGroup === group))
    .find((found) => found !== undefined);
}

const written = ({ class: main, subsidiaryHazards }: Combined) => [main, ...subsidiaryHazards].join(' ');

/**
 * The entry for the product itself, such as PAINT. It takes precedence over the entry of the single substance in it
 * (ADR 2.1.3.3 (a)); a generic N.O.S. entry does not.
 */
export const namedByUse = (combined: Combined, input: TransportInput): Candidate[] =>
  byKind(combined, input).filter(({ entry }) => !entry.isNos);

/** The entry for the product that precedes even the entry of its single substance: an aviation fuel. */
export const namedFirst = (combined: Combined, input: TransportInput): Candidate | undefined =>
  entryByUse(combined, input)?.goesFirst ? byKind(combined, input)[0] : undefined;

const entryByUse = (combined: Combined, input: TransportInput) =>
  isMonomer(input)
    ? undefined
    : entriesByUse.find(
        ({ kind, hazards, state }) =>
          kind === input.productKind && hazards === written(combined) && state === stateOf(input),
      );

/** With more of one listed liquid, too little is left to be the resin of a resin solution. */
const listedLiquidAbove = percent(80);

/** A liquid for a resin, such as methyl methacrylate for dentures, has the entry of its substance (ADR 2.1.3.3). */
const isMonomer = ({ productKind, mixture, unNumbersByIngredient }: TransportInput): boolean =>
  productKind === 'resin-solution' &&
  mixture.ingredients.some(
    ({ id, concentration }) =>
      concentration.lower > listedLiquidAbove && ownValue(unNumbersByIngredient, id) !== undefined,
  );

function byKind(combined: Combined, input: TransportInput): Candidate[] {
  const match = entryByUse(combined, input);
  const entry = match && entryOf(match.un, combined.packingGroup, match.name);
  return entry
    ? [
        {
          entry,
          why: say('chooseEntry-productDeclared', { kind: say(`productKind-${match.kind}`) }),
          paragraph: 'ADR 2.1.2.2 (B)',
        },
      ]
    : [];
}

function byGroup(combined: Combined, input: TransportInput, contributors: readonly Ingredient[]): Candidate[] {
  if (contributors.length === 0) return [];
  const ofOthers = Object.values(input.unNumbersByIngredient ?? {});
  const numbers = [...contributors.map(({ id }) => ownValue(input.unNumbersByIngredient, id)), ...ofOthers];
  const group = chemicalGroups.find(
    ({ hazards, members }) =>
      hazards === written(combined) && numbers.every((un) => un !== undefined && members.includes(un)),
  );
  const entry = group && entryOf(group.un, combined.packingGroup);
  return entry
    ? [{ entry, why: say('chooseEntry-allFlammableIngredientsChemicalGroup'), paragraph: 'ADR 2.1.2.2 (C)' }]
    : [];
}

/** The group for the hazards and the state (or packing of a gas) that contains every ingredient. */
export const substanceGroupOf = (hazards: string, state: string, ingredients: readonly Ingredient[]) =>
  substanceGroups.find(
    (group) =>
      group.hazards === hazards &&
      group.state === state &&
      ingredients.length > 0 &&
      ingredients.every(({ cas }) => group.cas.includes(cas ?? '')),
  );

function bySubstances(combined: Combined, input: TransportInput, contributors: readonly Ingredient[]): Candidate[] {
  const group = substanceGroupOf(written(combined), stateOf(input), contributors);
  const entry = group && entryOf(group.un, combined.packingGroup);
  return entry ? [{ entry, why: say('chooseEntry-allOfGroup'), paragraph: 'ADR 2.1.2.2 (C)' }] : [];
}

const isCorrosive = (ingredient: Ingredient): boolean =>
  knownHazards(ingredient).some((hazard) => isAnyOf(hazard, 'Skin Corr.'));

/**
 * True for a group whose solutions are alkaline by nature, such as cyanides: the list gives them no class 8, so a pH
 * without a sub-category leaves nothing open unless an ingredient corrodes.
 */
export const isOfMildGroup = (input: TransportInput, combined: Combined, ingredients: readonly Ingredient[]): boolean =>
  !ingredients.some(isCorrosive) && substanceGroupOf(written(combined), stateOf(input), ingredients) !== undefined;

function byFamily(combined: Combined, input: TransportInput, contributors: readonly Ingredient[]): Candidate[] {
  const [hazards, state] = [written(combined), stateOf(input)];
  const found = familyEntries.find(
    (row) =>
      row.hazards === hazards &&
      row.state === state &&
      contributors.length > 0 &&
      contributors.every(({ name }) => familiesOf(name).includes(row.family)),
  );
  const entry = found && entryOf(found.un, combined.packingGroup);
  if (!found || entry?.packingGroup !== combined.packingGroup) return [];
  const why = say('chooseEntry-everyDangerousIngredientOne', { family: say(`chemicalFamily-${found.family}`) });
  return [{ entry, why, paragraph: 'ADR 2.1.2.2 (C)' }];
}

const isNotWater = (each: Ingredient): boolean => !isWater(each);

type GeneralQuery = {
  readonly state: 'liquid' | 'solid';
  readonly input: TransportInput;
  readonly contributors: readonly Ingredient[];
  readonly packingGroup: PackingGroup | null;
};

function propertiesOf({ reaction, nature }: CollectiveEntry): Message | undefined {
  const property = reaction && say(`goodsProperty-${reaction}`);
  if (nature === undefined) return property;
  const last = say(`goodsProperty-${nature}`);
  return property ? say('chooseEntry-reactionAndNature', { reaction: property, nature: last }) : last;
}

function general(hazards: readonly string[], { state, input, contributors, packingGroup }: GeneralQuery): Candidate[] {
  const nature = natureOf(contributors.length > 0 ? contributors : input.mixture.ingredients.filter(isNotWater));
  const reaction = reactionOf(input.mixture, contributors);
  const [main = '', ...others] = hazards;
  return collectiveEntries
    .filter(
      (row) =>
        row.state === state &&
        row.class === main &&
        (row.packingGroup === undefined || row.packingGroup === packingGroup) &&
        [...row.subsidiaryHazards].sort().join() === [...others].sort().join() &&
        (row.nature === undefined || row.nature === nature) &&
        (row.reaction === undefined || row.reaction === reaction),
    )
    .flatMap((row) => {
      const entry = entryOf(row.un, packingGroup);
      const properties = propertiesOf(row);
      const why = say('chooseEntry-collectiveEntry', {
        hazards: joined('with', hazards),
        whenProperties: properties ? say('chooseEntry-properties', { properties }) : '',
      });
      return entry ? [{ entry, why, paragraph: 'ADR 2.1.3.5 and 2.1.2.2 (D)' }] : [];
    });
}
