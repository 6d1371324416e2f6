import { marketIds } from '@gosds/ghs/markets/market-as-of';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import { describe, expect, it } from 'vitest';
import {
  countries,
  countryByCode,
  documentTypeOf,
  languagesOf,
  marketBasis,
  marketOf,
  nationalLanguagesOf,
  notSpecified,
  requiredPairOf,
  sheetLanguage,
  usualLanguageOf,
} from './countries.ts';

describe('countries', () => {
  it('holds the specified ids', () => {
    const ids = ['AU', 'US', 'CA', 'ZZ'].map((code) => [countryByCode(code)?.id, countryByCode(code)?.alpha3]);
    expect(ids).toEqual([
      [82, 'AUS'],
      [140, 'USA'],
      [86, 'CAN'],
      [0, ''],
    ]);
    expect(countries[0]).toBe(notSpecified);
  });

  it('has each id, code and name once', () => {
    for (const key of ['id', 'code', 'name'] as const) {
      expect(new Set(countries.map((country) => country[key])).size).toBe(countries.length);
    }
    expect(countries.length).toBeGreaterThanOrEqual(80);
  });

  it.each([
    ['DE', 'eu', 'Reach'],
    ['NO', 'eu', 'Reach'],
    ['CH', 'eu', 'Reach'],
    ['TR', 'eu', 'Reach'],
    ['GB', 'gb', 'Reach'],
    ['US', 'us', 'GHS'],
    ['CA', 'ca', 'GHS'],
    ['AU', 'au', 'GHS'],
    ['BR', 'un', 'GHS'],
    ['ZZ', 'un', 'GHS'],
    ['', 'un', 'GHS'],
  ])('%s follows the rules of %s with a %s document', (code, market, type) => {
    expect([marketOf(code), documentTypeOf(code)]).toEqual([market, type]);
    expect(marketBasis(code).because).not.toBe('');
  });

  it.each(['BR', 'CH', 'CN', 'IN', 'JP', 'KR', 'MX', 'MY', 'NZ', 'SG', 'TH', 'TR', 'TW', 'VN', 'ZA'])(
    '%s is classified by its own law, in the layout that this law follows',
    (code) => {
      const { market, rules, because } = marketBasis(code);
      const { law, wording } = marketById(rules);
      expect([rules, market]).toEqual([code.toLowerCase(), wording]);
      expect(because).toContain(law);
    },
  );

  it('gives every market with rules of its own to a country', () => {
    const given = new Set(countries.map(({ code }) => marketBasis(code).rules));
    expect(marketIds.filter((id) => !given.has(id))).toEqual(['us-2012']);
  });

  it('offers English everywhere', () => {
    for (const country of countries) expect(languagesOf(country)[0]).toMatchObject({ id: 340_700, code: 'EN' });
  });

  it.each([
    ['FR', ['fr']],
    ['BE', ['fr', 'nl']],
    ['CA', ['fr']],
    ['CH', ['de', 'fr', 'it']],
    ['DE', ['de']],
    ['MX', ['es']],
    ['US', []],
  ])('offers %s its official languages, as far as they are built', (code, own) => {
    const offered = nationalLanguagesOf(countryByCode(code) ?? notSpecified).map(({ tag }) => tag);
    expect(offered).toEqual(expect.arrayContaining(['en', ...own]));
    expect(offered.includes('es')).toBe(own.some((tag) => tag === 'es'));
  });

  it('offers every language for every country, those of its law first', () => {
    for (const country of countries) {
      const offered = languagesOf(country).map(({ tag }) => tag);
      const national = nationalLanguagesOf(country).map(({ tag }) => tag);
      expect(offered.slice(0, national.length)).toEqual(national);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered).toEqual(expect.arrayContaining(['en', 'de', 'fr', 'es', 'zh', 'ar', 'ja', 'pl']));
    }
    const tagsOf = (code: string) => languagesOf(countryByCode(code) ?? notSpecified).map(({ tag }) => tag);
    expect([tagsOf('US').includes('pt-BR'), tagsOf('BR').includes('pt-BR')]).toEqual([false, true]);
    expect([tagsOf('US').includes('en+fr'), tagsOf('CA').includes('en+fr')]).toEqual([false, true]);
  });

  it('offers Canada both official languages in one sheet, and begins with them', () => {
    const canada = countryByCode('CA') ?? notSpecified;
    expect(languagesOf(canada)).toContainEqual({
      id: 340_799,
      tag: 'en+fr',
      name: 'English and French',
      code: 'EN+FR',
    });
    expect(usualLanguageOf('CA')).toBe('en+fr');
    expect(requiredPairOf('CA')?.paragraph).toBe('Hazardous Products Regulations, 6.2');
    expect(['US', 'FR', 'ZZ', ''].map(usualLanguageOf)).toEqual(['en', 'en', 'en', 'en']);
    expect(sheetLanguage({ country: 'CA', language: 'en+fr' })).toBe('en+fr');
    expect(sheetLanguage({ country: 'US', language: 'en+fr' })).toBe('en');
  });

  it('writes a sheet in a language that is offered for its country, else in English', () => {
    expect(sheetLanguage({ country: 'AT', language: 'de' })).toBe('de');
    expect(sheetLanguage({ country: 'US', language: 'de' })).toBe('de');
    expect(sheetLanguage({ country: 'US', language: 'pt-BR' })).toBe('en');
    expect(sheetLanguage({ country: '', language: 'xx' })).toBe('en');
  });
});
