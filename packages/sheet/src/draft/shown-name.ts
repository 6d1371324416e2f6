import type { DraftPart } from './draft.ts';

/**
 * The name that every part of the sheet prints: the sanitised name if there is one, so that the true name appears
 * nowhere.
 */
export const shownName = ({ name, sanitisedName }: DraftPart): string =>
  sanitisedName.trim() === '' ? name.trim() : sanitisedName.trim();

/** True if the user hides the identity. CAS, EC and index numbers are then left out, too. */
export const isConfidential = ({ sanitisedName }: DraftPart): boolean => sanitisedName.trim() !== '';

/** True if the user hides the proportion. No sum may then be printed that reveals it. */
export const hidesProportion = ({ sanitisedProportion }: DraftPart): boolean => sanitisedProportion.trim() !== '';

/** The proportion as printed, in per cent. */
export const shownProportion = ({ proportion, sanitisedProportion }: DraftPart): string =>
  sanitisedProportion.trim() === '' ? proportion.trim() : sanitisedProportion.trim();
