import { makeUfi, type UfiMade, type UfiRefusals } from '@gosds/sheet/draft/ufi/make-ufi';
import type { Message } from '@gosds/ghs/message';
import { sayFindingNow } from '../../../words/say-finding.ts';
import { words } from '../../../words/words.ts';

/** The input of the UFI generator. */
export type UfiForm = {
  /** Country of the VAT number; `key` for a company key; empty until chosen. */
  readonly company: string;
  readonly number: string;
  readonly formulation: string;
};

export type UfiErrors = { readonly [Field in keyof UfiForm]?: string };

export type UfiAnswer =
  | Extract<UfiMade, { readonly status: 'made' }>
  | { readonly status: 'open'; readonly errors: UfiErrors };

const isBlank = (typed: string) => typed.trim() === '';

/** Accepts digits with spaces between them; anything else is not a number. */
function formulationOf(typed: string): number {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

const textOf = (refusal: Message | undefined): string | undefined => refusal && sayFindingNow(refusal);

/** Reports an empty field as missing, and checks a filled one. */
function errorsOf(form: UfiForm, refusals: UfiRefusals): UfiErrors {
  const { fault } = words().ufi;
  const company = isBlank(form.company) ? fault.company : textOf(refusals.country);
  const number = isBlank(form.number) ? fault[form.company === 'key' ? 'key' : 'vat'] : textOf(refusals.number);
  const formulation = isBlank(form.formulation) ? fault.formulation : textOf(refusals.formulationNumber);
  return {
    ...(company === undefined ? {} : { company }),
    ...(number === undefined ? {} : { number }),
    ...(formulation === undefined ? {} : { formulation }),
  };
}

/** The UFI of the form, or its errors and missing fields. */
export function answerOf(form: UfiForm): UfiAnswer {
  const country = form.company === 'key' ? null : form.company;
  const made = makeUfi(country, form.number, formulationOf(form.formulation));
  return made.status === 'made' ? made : { status: 'open', errors: errorsOf(form, made.refusals) };
}
