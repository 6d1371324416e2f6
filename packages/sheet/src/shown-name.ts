import type { DraftIngredient } from './draft.ts';

/** The name that every part of the sheet prints: the sanitised one where the user gave it, so that the true one appears nowhere. */
export const shownName = ({ name, sanitisedName }: DraftIngredient): string =>
  sanitisedName.trim() === '' ? name.trim() : sanitisedName.trim();

/** True where the user hides identity: CAS, EC and index numbers are left out with the name. */
export const isConfidential = ({ sanitisedName }: DraftIngredient): boolean => sanitisedName.trim() !== '';

/** True where the user hides how much there is: no sum may be printed from which it could be read. */
export const hidesProportion = ({ sanitisedProportion }: DraftIngredient): boolean => sanitisedProportion.trim() !== '';

/** The proportion as printed, in per cent. */
export const shownProportion = ({ proportion, sanitisedProportion }: DraftIngredient): string =>
  sanitisedProportion.trim() === '' ? proportion.trim() : sanitisedProportion.trim();
