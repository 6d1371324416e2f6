/** True for what is written as a CAS number is, whatever its check digit. */
export const hasCasForm = (text: string): boolean => /^[1-9]\d{1,6}-\d\d-\d$/.test(text);

/** True for a CAS number whose check digit agrees. */
export function isCasNumber(text: string): boolean {
  if (!hasCasForm(text)) return false;
  const digits = Array.from(text.replaceAll('-', ''), Number).toReversed();
  const sum = digits.reduce((total, digit, weight) => total + digit * weight, 0);
  return sum % 10 === digits[0];
}
