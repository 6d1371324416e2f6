/**
 * Removes the marks that keep a name's order within a right-to-left line (Unicode LRI, FSI and PDI), so that the draft
 * does not store them.
 */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066\u2068\u2069]/g, '');
