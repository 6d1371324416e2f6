import type { FunctionalClass } from '../substance.ts';

/** What the user may confirm of an ingredient: its chemical family, or that it belongs to none of them. */
export type ConfirmedFamily = FunctionalClass | 'none';

/** In the order of the form; the words of each stand in `data/interface/<tag>/review/parts.ftl`. */
const places: Readonly<Record<ConfirmedFamily, number>> = {
  acid: 1,
  acrylate: 2,
  alcohol: 3,
  aldehyde: 4,
  aliphatic: 5,
  base: 6,
  amine: 7,
  aromatic: 8,
  chloroisocyanurate: 9,
  epoxide: 10,
  ester: 11,
  ether: 12,
  glycolEther: 13,
  halogenated: 14,
  hypochlorite: 15,
  isocyanate: 16,
  isothiazolinone: 17,
  ketone: 18,
  nitrile: 19,
  oxidiser: 20,
  peroxide: 21,
  phenol: 22,
  aprotic: 23,
  salt: 24,
  surfactant: 25,
  water: 26,
  none: 27,
};

/** True of what the draft may say of the family of an ingredient. */
export const isFamily = (text: string): text is ConfirmedFamily => Object.hasOwn(places, text);

/** Every choice of the form. */
export const familyOptions: readonly ConfirmedFamily[] = Object.keys(places).filter(isFamily);
