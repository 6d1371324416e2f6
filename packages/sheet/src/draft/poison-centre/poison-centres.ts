import type { Language } from '@gosds/phrases/language';
import { poisonCentres } from '../../generated/poison-centres.ts';
import { isBlank } from '../is-blank.ts';
import type { PoisonCentre } from './poison-centre.ts';

/** The known poison centres of a country (ISO 3166-1 code); none if no number is certain. */
export const poisonCentresOf = (country: string): readonly PoisonCentre[] =>
  poisonCentres.filter((centre) => centre.country === country);

type Numbers = {
  readonly emergencyTelephone: string;
  readonly otherEmergencyTelephoneNumbers: string;
};

/** The digits without leading zeros and international prefix signs: 0049 30, 030 and +49 30 have the same end. */
const dialled = (number: string): string => number.replaceAll(/\D/g, '').replace(/^0+/, '');

/** The numbers in a text. Words, brackets and commas separate them. */
function numbersIn(text: string): readonly string[] {
  const open = text.replaceAll('(0)', '').replaceAll(/\((\d+)\)\s*(?=\d)/g, '$1 ');
  return open
    .split(/[^\d\s.+/-]+|\s[/-]\s/)
    .map(dialled)
    .filter((digits) => digits !== '');
}

/** Digits of the shortest number that can be recognised by its end alone. */
const shortestSubscriber = 7;

/** True if both are the same number, such as 030 19240 and +49 30 19240. */
function isSameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestSubscriber && long.includes(short);
}

/** True if the emergency numbers include the centre's number, in any format. */
export function isEntered({ number, also }: PoisonCentre, description: Numbers): boolean {
  const own = [number, ...also].map(dialled);
  const { emergencyTelephone, otherEmergencyTelephoneNumbers } = description;
  const entered = [...numbersIn(emergencyTelephone), ...numbersIn(otherEmergencyTelephoneNumbers)];
  return entered.some((digits) => own.some((each) => isSameNumber(each, digits)));
}

function hoursIn({ sheet: { identification: words } }: Language, { opening }: PoisonCentre): string {
  if (opening === undefined) return words.hoursAlways;
  const { from, to, isOnWeekdays } = opening;
  return isOnWeekdays ? words.hoursWeekdays({ from, to }) : words.hoursDaily({ from, to });
}

function limitsIn(language: Language, centre: PoisonCentre): string {
  const { professionalsOnly } = language.sheet.identification;
  return [hoursIn(language, centre), ...(centre.isForProfessionals ? [professionalsOnly] : [])].join('; ');
}

/** The centre as a sheet prints it: name, number, hours and for whom, in each language of the sheet. */
export function centreLine(centre: PoisonCentre, language: Language): string {
  const languages = language.companion ? [language, language.companion] : [language];
  const limits = [...new Set(languages.map((each) => limitsIn(each, centre)))];
  return `${centre.name}: ${centre.number} (${limits.join(' / ')})`;
}

/** Appends a line to the text of the field. */
export function withLine(text: string, line: string): string {
  const before = text.trim().replace(/[,;]$/, '');
  return isBlank(before) ? line : `${before}; ${line}`;
}
