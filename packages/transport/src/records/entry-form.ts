import type { EntryForm } from '../transport.ts';
import type { EntryKind } from './entry-kind.ts';

/** Classes whose entries are for a liquid unless they are marked as for a solid. */
const ofSubstances: ReadonlySet<string> = new Set(['3', '5.1', '5.2', '6.1', '8']);

/** Classes of matter that has the form in which it is packed: gases, explosives, what is radioactive or infects. */
const withoutForm = /^(?:1|2|7|6\.2)/;

const words = (name: string): ReadonlySet<string> => new Set(name.split(/[^A-Z]+/));

/**
 * Water in percent by mass that the Model Regulations set with the name, in lower case, by UN number. Water of crystals, as in the
 * sulphides, is no ingredient of its own and is left out.
 */
const waterContents: Readonly<Record<string, NonNullable<EntryForm['waterPercent']>>> = {
  '1748': { below: 5.5 },
  '3485': { below: 5.5 },
  '2208': { below: 5.5 },
  '3486': { below: 5.5 },
  '2880': { from: 5.5, upTo: 16 },
  '3487': { from: 5.5, upTo: 16 },
};

const stateByWords = (said: ReadonlySet<string>): EntryForm['state'] => {
  if (said.has('MOLTEN')) return 'liquid';
  if (said.has('SOLIDS') || said.has('SOLID')) return 'solid';
  if (said.has('WETTED') || said.has('HYDRATED') || said.has('POWDER')) return 'solid';
  const isLiquid = ['SOLUTION', 'LIQUID', 'EMULSION'].some((word) => said.has(word));
  return isLiquid ? 'liquid' : undefined;
};

/**
 * What a proper shipping name says of the form of the goods, read once when the list is read: an entry for a solution is none for
 * granules, and a molten one is none for what is cold.
 */
export function entryFormOf(un: string, { properShippingName, class: main, letters }: EntryKind): EntryForm {
  if (withoutForm.test(main)) return {};
  const said = words(properShippingName);
  const usual = ofSubstances.has(main) ? ('liquid' as const) : undefined;
  const state = stateByWords(said) ?? (letters.has('s') ? ('solid' as const) : usual);
  const water = waterContents[un];
  return {
    ...(state ? { state } : {}),
    ...(said.has('SOLUTION') ? { isSolution: true as const } : {}),
    ...(said.has('MOLTEN') ? { isMolten: true as const } : {}),
    ...(said.has('ANHYDROUS') || said.has('DRY') ? { isDry: true as const } : {}),
    ...(water ? { waterPercent: water } : {}),
  };
}
