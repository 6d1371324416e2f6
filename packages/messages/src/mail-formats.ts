import { moneyFormat } from '@gosds/phrases/currency';

/** Formats dates, durations and amounts in the language of a mail, with Latin digits. */
export function mailFormats(tag: string) {
  const locale = tag === 'en' ? 'en-GB' : `${tag}-u-nu-latn`;
  const inUnit = (unit: 'day' | 'hour' | 'minute', count: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    duration: (minutes: number): string =>
      minutes % 60 === 0 ? inUnit('hour', minutes / 60) : inUnit('minute', minutes),
    days: (count: number): string => inUnit('day', count),
    day: (date: Date): string => day.format(date),
    moment: (date: Date): string => moment.format(date),
    /** Takes minor units. */
    amount: moneyFormat(locale),
    /** ISO 639-1 codes; an empty text if there are none. */
    languages: (codes: readonly string[]): string =>
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(codes.map((code) => names.of(code) ?? code)),
  };
}

export type MailFormats = ReturnType<typeof mailFormats>;
