function weightedSum(digits: string, weight: (index: number) => number): number {
  return Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * weight(index), 0);
}

/** True for a CAS number whose check digit agrees. */
export function isCasNumber(value: string): boolean {
  if (!/^[1-9]\d{1,6}-\d\d-\d$/.test(value)) return false;
  const digits = value.replaceAll('-', '');
  const body = digits.slice(0, -1);
  return weightedSum(body, (index) => body.length - index) % 10 === Number(digits.at(-1));
}

/** True for an EC (EINECS, ELINCS, list) number whose check digit agrees. */
export function isEcNumber(value: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(value)) return false;
  const digits = value.replaceAll('-', '');
  return weightedSum(digits.slice(0, 6), (index) => index + 1) % 11 === Number(digits[6]);
}

/** True for an index number of CLP Annex VI whose check digit (X is ten) agrees. */
export function isIndexNumber(value: string): boolean {
  if (!/^\d{3}-\d{3}-[0-9]{2}-[\dX]$/.test(value)) return false;
  const digits = value.replaceAll('-', '');
  const check = digits[8] === 'X' ? 10 : Number(digits[8]);
  return weightedSum(digits.slice(0, 8), (index) => index + 1) % 11 === check;
}
