/** The specified rule: the name starts with an uppercase letter A-Z. */
export function cardholderProblem(name: string): string | undefined {
  if (name.trim() === '') return "Please enter the cardholder's name.";
  return /^[A-Z]/.test(name) ? undefined : "The cardholder's name must start with an uppercase letter (A-Z).";
}
