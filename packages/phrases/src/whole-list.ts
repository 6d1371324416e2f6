/**
 * An edition of a complete list, with its date in the sheet's words. A sentence that nothing is listed takes this type,
 * so that it cannot be written about a partial list.
 */
export type WholeEdition = { readonly completeness: 'complete'; readonly date: string };
