import type { VatForm } from './ufi-country.ts';
import { alphabets, digits, fits, letters, placesOf } from './vat-form.ts';

/** The numeric value of a VAT number in a UFI; undefined if the VAT number does not have this form. */
export function vatValue(form: VatForm, text: string): number | undefined {
  if (!fits(form.form, text)) return undefined;
  return (
    placesOf(form).reduce((value, { at, alphabet }) => value * alphabet.length + alphabet.indexOf(text.charAt(at)), 0) +
    (form.offset ?? 0)
  );
}

/** An example of a VAT number in this form, such as U12345678. */
export function exampleOf({ form }: VatForm): string {
  const counts = { digits: 0, letters: 0 };
  return Array.from(form, (sign) => {
    const alphabet = alphabets[sign];
    if (alphabet === undefined) return sign;
    return alphabet === digits ? digits.charAt(++counts.digits % 10) : letters.charAt(counts.letters++);
  }).join('');
}
