import { emptyDraft } from '@gosds/sheet/draft/draft';
import type { DraftChange } from './draft-history.ts';

export const toAdvanced: DraftChange = (draft) => ({ ...draft, mode: 'advanced' });

/**
 * All Advanced data is lost: ingredients, properties, review and dangerous goods are as in a new sheet, and so is what was
 * decided of them. Description and add-ons stay.
 */
export const toSimple: DraftChange = ({ description, addOns, ownSds }) => ({
  ...emptyDraft(),
  description,
  addOns,
  ownSds,
});
