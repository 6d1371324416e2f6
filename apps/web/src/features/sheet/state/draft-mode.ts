import { emptyDraft } from '@gosds/sheet/draft/draft';
import type { DraftChange } from './draft-history.ts';

export const toAdvanced: DraftChange = (draft) => ({ ...draft, mode: 'advanced' });

/**
 * Resets all Advanced data to those of a new sheet: ingredients, properties, review, dangerous goods, and the decisions
 * about them. Description and add-ons stay.
 */
export const toSimple: DraftChange = ({ description, addOns, ownSds }) => ({
  ...emptyDraft(),
  description,
  addOns,
  ownSds,
});
