function weightedSum(digits: string, weight: (index: number) => number): number {
  return Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * weight(index), 0);
}

/** True for a text in the form of a CAS number, whatever its check digit. */
export const hasCasForm = (text: string): boolean => /^[1-9]\d{1,6}-\d\d-\d$/.test(text);

/** True for a CAS number whose check digit agrees. */
export function isCasNumber(text: string): boolean {
  if (!hasCasForm(text)) return false;
  const digits = text.replaceAll('-', '');
  const body = digits.slice(0, -1);
  return weightedSum(body, (index) => body.length - index) % 10 === Number(digits.at(-1));
}

/** True for a text in the form of an EC number, whatever its check digit. */
export const hasEcForm = (text: string): boolean => /^\d{3}-\d{3}-\d$/.test(text);

/** True for an EC (EINECS, ELINCS, list) number whose check digit agrees. */
export function isEcNumber(text: string): boolean {
  if (!hasEcForm(text)) return false;
  const digits = text.replaceAll('-', '');
  const remainder = weightedSum(digits.slice(0, 6), (index) => index + 1) % 11;
  // Ten is no digit: the inventory writes 1 for it.
  return (remainder === 10 ? 1 : remainder) === Number(digits[6]);
}

/** True for an index number of CLP Annex VI whose check digit (X is ten) agrees. */
export function isIndexNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-[0-9]{2}-[\dX]$/.test(text)) return false;
  const digits = text.replaceAll('-', '');
  const check = digits[8] === 'X' ? 10 : Number(digits[8]);
  return weightedSum(digits.slice(0, 8), (index) => index + 1) % 11 === check;
}
