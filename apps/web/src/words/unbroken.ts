/** A telephone number that stays on one line. */
export const unbroken = (number: string): string => number.replaceAll(' ', '\u00A0');
