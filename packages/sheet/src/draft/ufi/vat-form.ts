import type { VatForm } from './ufi-country.ts';

export const digits = '0123456789';
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The characters that each sign of a form allows, in the order of their value. */
export const alphabets: Readonly<Record<string, string>> = {
  '9': digits,
  L: letters,
  X: digits + letters,
  S: `${letters}+*`,
};

type Place = { readonly at: number; readonly alphabet: string };

const isDigit = (sign: string): boolean => digits.includes(sign);

/** The positions that carry value, most significant first: letters before digits. Fixed letters carry none. */
export function placesOf({ form, isLastLetterFirst = false }: VatForm): readonly Place[] {
  const signs = Array.from(form, (sign, at) => ({ sign, at }));
  const lettersOfForm = signs
    .filter(({ sign }) => !isDigit(sign) && alphabets[sign] !== undefined)
    .map(({ sign, at }) => ({ at, alphabet: alphabets[sign] ?? '' }));
  if (isLastLetterFirst) lettersOfForm.reverse();
  const digitsOfForm = signs.filter(({ sign }) => isDigit(sign)).map(({ at }) => ({ at, alphabet: digits }));
  return [...lettersOfForm, ...digitsOfForm];
}

/** True if the text has this form. */
export const fits = (form: string, text: string): boolean =>
  text.length === form.length &&
  Array.from(form).every((sign, at) => (alphabets[sign] ?? sign).includes(text.charAt(at)));

/** The VAT number of this form for a numeric value; undefined if there is none. */
export function vatText(form: VatForm, value: number): string | undefined {
  const characters = Array.from(form.form);
  let rest = value - (form.offset ?? 0);
  for (const { at, alphabet } of placesOf(form).toReversed()) {
    characters[at] = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  const text = characters.join('');
  return rest === 0 && fits(form.form, text) ? text : undefined;
}
