/** A telephone number that no line end parts. */
export const unbroken = (number: string): string => number.replaceAll(' ', '\u00A0');
