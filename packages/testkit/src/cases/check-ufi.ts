import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { checkUfi } from '@gosds/sheet/draft/ufi/check-ufi';
import { makeUfi } from '@gosds/sheet/draft/ufi/make-ufi';
import type { Case } from '../read-case.ts';
import { type Check, check } from './case-check.ts';

/** Checks a UFI made from its parts, or whether a given UFI is valid. */
export function checkUfiCase({ inputs, expected }: Case): readonly Check[] {
  return inputs.ufi === undefined ? checkMade(inputs, expected.ufi) : [checkGiven(inputs.ufi, expected)];
}

function checkGiven(ufi: string, { error, valid }: Case['expected']): Check {
  const found = checkUfi(ufi);
  const text = found.status === 'valid' ? 'valid' : found.fault.code;
  const wanted = error ?? (valid === false ? 'invalid' : 'valid');
  const isMet = wanted === 'invalid' ? found.status === 'invalid' : text === wanted;
  return check(`UFI ${ufi}`, { expected: wanted, found: text, isMet });
}

function checkMade(
  { country, vat, formulation_number }: Case['inputs'],
  expected: string | undefined,
): readonly Check[] {
  if (formulation_number === undefined || expected === undefined) return [];
  const made = makeUfi(country ?? null, vat ?? '', formulation_number);
  const found =
    made.status === 'made'
      ? made.ufi
      : Object.values(made.refusals)
          .map((each) => findingInEnglish(each))
          .join(' ');
  return [check('UFI', { expected, found, isMet: found === expected })];
}
