import type { Draft, DraftPart } from '../../draft/draft.ts';
import type { IngredientPath } from '../../draft/input-path.ts';
import { faultOf, numbersIn, type RegistrationLaw } from '../../draft/registration-number.ts';
import { countryForm } from '../../profiles/countries.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

const formChecks = { reach: entryChecks.registrationForm, 'uk-reach': entryChecks.registrationFormBritish } as const;
const otherLaw = { reach: entryChecks.registrationOfBritain, 'uk-reach': entryChecks.registrationOfUnion } as const;

/** Returns only the first fault of a row, because each field shows one message at a time. */
function checkRow({ registrationNumber = '' }: DraftPart, path: IngredientPath, law: RegistrationLaw): Finding[] {
  const place = `${path}.registrationNumber` as const;
  const faults = numbersIn(registrationNumber).flatMap((number): Finding[] => {
    switch (faultOf(number, law)) {
      case undefined:
        return [];
      case 'form':
        return [found(formChecks[law], place)];
      case 'other-law':
        return [found(otherLaw[law], place)];
      case 'pre-registration':
        return [found(entryChecks.preRegistration, place)];
      case 'check-number':
        return [found(entryChecks.registrationCheckNumber, place, number)];
    }
  });
  const first = faults.find(({ severity }) => severity === 'problem') ?? faults[0];
  return first ? [first] : [];
}

/** Checks registration numbers if the country's law has a register. Elsewhere no sheet prints them. */
export function checkRegistration({ description, ingredients }: Draft): Finding[] {
  const law = countryForm(description.country).registrationNumbers;
  if (!law) return [];
  return ingredients.flatMap((row, index) => {
    const path = `ingredients.${index}` as const;
    return [
      ...checkRow(row, path, law),
      ...row.parts.flatMap((part, at) => checkRow(part, `${path}.parts.${at}`, law)),
    ];
  });
}
