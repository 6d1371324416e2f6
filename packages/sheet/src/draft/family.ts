import type { FunctionalClass } from '../substance.ts';

/** What the user may confirm of an ingredient: its chemical family, or that it belongs to none of them. */
export type ConfirmedFamily = FunctionalClass | 'none';

/** In the order of the form. */
const labels: Readonly<Record<ConfirmedFamily, string>> = {
  acid: 'Acid',
  acrylate: 'Acrylate',
  alcohol: 'Alcohol',
  aldehyde: 'Aldehyde',
  aliphatic: 'Aliphatic hydrocarbon',
  base: 'Alkali',
  amine: 'Amine',
  aromatic: 'Aromatic hydrocarbon',
  chloroisocyanurate: 'Chlorinated isocyanurate',
  epoxide: 'Epoxide',
  ester: 'Ester',
  ether: 'Ether',
  glycolEther: 'Glycol or glycol ether',
  halogenated: 'Halogenated hydrocarbon',
  hypochlorite: 'Hypochlorite',
  isocyanate: 'Isocyanate',
  isothiazolinone: 'Isothiazolinone',
  ketone: 'Ketone',
  nitrile: 'Nitrile',
  oxidiser: 'Oxidiser',
  peroxide: 'Peroxide',
  phenol: 'Phenol',
  aprotic: 'Polar aprotic solvent',
  salt: 'Salt',
  surfactant: 'Surfactant',
  water: 'Water',
  none: 'None of these',
};

/** True of what the draft may say of the family of an ingredient. */
export const isFamily = (text: string): text is ConfirmedFamily => Object.hasOwn(labels, text);

/** The label of a family in the form and in findings. */
export const familyLabel = (family: ConfirmedFamily): string => labels[family];

/** Every choice of the form. */
export const familyOptions: readonly { readonly value: ConfirmedFamily; readonly label: string }[] = Object.keys(labels)
  .filter(isFamily)
  .map((value) => ({ value, label: labels[value] }));
