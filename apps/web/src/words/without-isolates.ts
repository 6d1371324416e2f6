/**
 * Removes the marks that keep a name's order within a right-to-left line (Unicode FSI and PDI), so that the draft does
 * not store them.
 */
export const withoutIsolates = (text: string): string => text.replaceAll('\u2068', '').replaceAll('\u2069', '');
