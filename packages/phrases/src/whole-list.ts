/**
 * An edition of a list that is held whole, with its day in the sheet's words. A sentence that none is listed takes this, so that none
 * can be written of a list that is held in part.
 */
export type WholeEdition = { readonly completeness: 'complete'; readonly date: string };
