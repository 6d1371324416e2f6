import type { FunctionalClass } from '../substance.ts';

/** The user's confirmation for an ingredient: its chemical family, or `none`. */
export type ConfirmedFamily = FunctionalClass | 'none';

/** The order in the form. `data/interface/<tag>/review/parts.ftl` has the words. */
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

/** True if the text is a family or `none`. */
export const isFamily = (text: string): text is ConfirmedFamily => Object.hasOwn(places, text);

/** All options of the form. */
export const familyOptions: readonly ConfirmedFamily[] = Object.keys(places).filter(isFamily);
