import { percent } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';
import type { Ingredient, Mixture } from './mixture.ts';

const supplementalCode = /^(?:EUH|AUH)\d{3}[A-Z]?$/;
const propertyCode = /^0\d{2}$/;

/** Throws a MixtureError if a limit of a supplemental statement has no valid concentration or statement code. */
export function checkSupplementalLimits({ name, printedName = name, supplementalLimits = [] }: Ingredient): void {
  for (const { code, atLeast } of supplementalLimits) {
    const where = { subject: printedName, field: 'supplementalLimits' };
    if (!supplementalCode.test(code)) {
      throw new MixtureError({ fault: 'unknown-category', ...where }, `no such statement: ${code}`);
    }
    if (!(atLeast >= 0 && atLeast <= percent(100))) {
      throw new MixtureError({ fault: 'value-not-a-number', ...where }, `the limit of ${code} is not a share`);
    }
  }
}

/** Throws a MixtureError if a property of the product is not a code such as `066`. */
export function checkLabelFacts({ labelFacts }: Pick<Mixture, 'labelFacts'>): void {
  for (const code of labelFacts?.properties ?? []) {
    if (propertyCode.test(code)) continue;
    const fault = { fault: 'unknown-category', subject: code, field: 'labelFacts.properties' } as const;
    throw new MixtureError(fault, 'not the code of a property such as 066');
  }
}
