/** A text without the marks that keep the order of a name in a line from right to left (Unicode FSI and PDI), for a draft to hold. */
export const withoutIsolates = (text: string): string => text.replaceAll('\u2068', '').replaceAll('\u2069', '');
