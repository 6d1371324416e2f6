function weightedSum(digits: string, weight: (index: number) => number): number {
  return Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * weight(index), 0);
}

/** True for a text in the form of a CAS number, whatever its check digit. */
export const hasCasForm = (text: string): boolean => /^[1-9]\d{1,6}-\d\d-\d$/.test(text);

/** True for a CAS number with a correct check digit. */
export function isCasNumber(text: string): boolean {
  if (!hasCasForm(text)) return false;
  const digits = text.replaceAll('-', '');
  const body = digits.slice(0, -1);
  return weightedSum(body, (index) => body.length - index) % 10 === Number(digits.at(-1));
}

/** True for a text in the form of an EC number, whatever its check digit. */
export const hasEcForm = (text: string): boolean => /^\d{3}-\d{3}-\d$/.test(text);

/** True for an EC (EINECS, ELINCS, list) number with a correct check digit. */
export function isEcNumber(text: string): boolean {
  if (!hasEcForm(text)) return false;
  const digits = text.replaceAll('-', '');
  const remainder = weightedSum(digits.slice(0, 6), (index) => index + 1) % 11;
  // For a remainder of ten, the inventory writes 1.
  return (remainder === 10 ? 1 : remainder) === Number(digits[6]);
}

/** True for an index number of CLP Annex VI with a correct check digit (X is ten). */
export function isIndexNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-[0-9]{2}-[\dX]$/.test(text)) return false;
  const digits = text.replaceAll('-', '');
  const check = digits[8] === 'X' ? 10 : Number(digits[8]);
  return weightedSum(digits.slice(0, 8), (index) => index + 1) % 11 === check;
}
