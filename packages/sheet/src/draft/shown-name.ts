import type { DraftPart } from './draft.ts';

/** The name that every part of the sheet prints: the sanitised one where the user gave it, so that the true one appears nowhere. */
export const shownName = ({ name, sanitisedName }: DraftPart): string =>
  sanitisedName.trim() === '' ? name.trim() : sanitisedName.trim();

/** True where the user hides identity: CAS, EC and index numbers are left out with the name. */
export const isConfidential = ({ sanitisedName }: DraftPart): boolean => sanitisedName.trim() !== '';

/** True where the user hides how much there is: no sum may be printed from which it could be read. */
export const hidesProportion = ({ sanitisedProportion }: DraftPart): boolean => sanitisedProportion.trim() !== '';

/** The proportion as printed, in per cent. */
export const shownProportion = ({ proportion, sanitisedProportion }: DraftPart): string =>
  sanitisedProportion.trim() === '' ? proportion.trim() : sanitisedProportion.trim();
