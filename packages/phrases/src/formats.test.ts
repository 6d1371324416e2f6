import { describe, expect, it } from 'vitest';
import { loadLanguage } from './load-language.ts';

const formatsOf = async (tag: string) => (await loadLanguage(tag)).sheet.shared;

describe('the formats of a language', () => {
  it.each([
    ['de', '12,5', '21.11.2026', 'A, B und C', 'A oder B', 'Deutschland'],
    ['fr', '12,5', '21/11/2026', 'A, B et C', 'A ou B', 'Allemagne'],
    ['ja', '12.5', '2026/11/21', 'A、B及びC', 'A又はB', 'ドイツ'],
    ['ar', '12.5', '21/11/2026', 'A و B و C', 'A أو B', 'ألمانيا'],
  ])('%s writes number, date, list and country', async (tag, number, date, list, choice, country) => {
    const formats = await formatsOf(tag);
    expect(formats.number('12.5')).toBe(number);
    expect(formats.date('2026-11-21')).toBe(date);
    expect(formats.list(['A', 'B', 'C'])).toBe(list);
    expect(formats.list(['A', 'B'], 'or')).toBe(choice);
    expect(formats.country('DE', 'Germany')).toBe(country);
  });

  it('leaves paragraphs, ranges without a point and words as they are', async () => {
    const { number } = await formatsOf('de');
    expect(number('3.2.3')).toBe('3.2.3');
    expect(number('2.5-10')).toBe('2,5-10');
    expect(number('20 – 30')).toBe('20 – 30');
    expect(number('trace')).toBe('trace');
  });

  it('writes Arabic dates with the digits 0 to 9, and without marks that would turn them round', async () => {
    expect((await formatsOf('ar')).date('2026-11-21')).toBe('21/11/2026');
  });

  it('writes the Arabic "and" onto an Arabic word alone', async () => {
    expect((await formatsOf('ar')).list(['الماء', 'الأحماض', 'EN 143'])).toBe('الماء والأحماض و EN 143');
    expect((await formatsOf('ar')).list(['كتلة تفاعل ثيازول و2-ميثيل'])).toBe('كتلة تفاعل ثيازول و2-ميثيل');
  });

  it('sets the comma and the semicolon of the script', async () => {
    expect(['H315', 'H319'].join((await formatsOf('ar')).comma)).toBe('H315، H319');
    expect(['H315', 'H319'].join((await formatsOf('ar')).semicolon)).toBe('H315؛ H319');
    expect(await formatsOf('zh')).toMatchObject({ comma: '，', semicolon: '；' });
    expect(await formatsOf('de')).toMatchObject({ comma: ', ', semicolon: '; ', colon: ': ' });
    expect(await formatsOf('fr')).toMatchObject({ comma: ', ', semicolon: '\u00a0; ', colon: '\u00a0: ' });
  });

  it('sets a unit behind a value, or as the language does', async () => {
    expect((await formatsOf('de')).withUnit('5', '%')).toBe('5 %');
    expect((await formatsOf('tr')).withUnit('5', '%')).toBe('%5');
    expect((await formatsOf('ja')).withUnit('5', '°C')).toBe('5℃');
    expect((await formatsOf('ja')).withUnit('5', '')).toBe('5');
  });

  it('keeps what is not a date and no country', async () => {
    expect((await formatsOf('de')).date('soon')).toBe('soon');
    expect((await formatsOf('de')).date('2026-13-45')).toBe('2026-13-45');
    expect((await formatsOf('de')).country('ZZ', 'Not Specified')).toBe('Not Specified');
  });
});
