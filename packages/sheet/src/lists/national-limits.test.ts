import { describe, expect, it } from 'vitest';
import { countries, countryByCode, marketBasis } from '../profiles/countries.ts';
import { countriesWithNamedLimits, nameIn, nationalLimitsOf } from './national-limits.ts';

/** Member States whose list could not be named with certainty. */
const unnamed = ['CY', 'MT'];

const day = '2026-11-28';

describe('national lists of exposure limits', () => {
  it('belong to countries that a sheet can be made for', () => {
    expect(countriesWithNamedLimits.filter((code) => countryByCode(code) === undefined)).toEqual([]);
  });

  it('are named in the European Union and the European Economic Area, but for two', () => {
    const european = countries.filter(({ code }) => marketBasis(code).profile === 'eu');
    expect(european.map(({ code }) => code).filter((code) => !nationalLimitsOf(code, day))).toEqual(unnamed);
  });

  it('are named in every country that classifies or writes by a law of its own', () => {
    const codes = ['AU', 'BR', 'CA', 'CH', 'CN', 'GB', 'IN', 'JP', 'KR', 'MX', 'MY', 'NZ', 'SG', 'TH', 'TR', 'TW'];
    expect([...codes, 'US', 'VN', 'ZA'].filter((code) => !nationalLimitsOf(code, day))).toEqual([]);
  });

  it('each have a name, a law and an authority', () => {
    for (const code of countriesWithNamedLimits) {
      const { list = '', law = '', authority = '' } = nationalLimitsOf(code, day) ?? {};
      expect([code, [list, law, authority].every((text) => text.trim().length > 2)]).toEqual([code, true]);
    }
  });

  it('have the name of their own script in sheets that are written in it', () => {
    const japan = nationalLimitsOf('JP', day);
    expect(japan && nameIn('ja', japan)).toContain('管理濃度');
    expect(japan && nameIn('de', japan)).toContain('control concentrations');
  });

  it('changes its name on the day on which the law does', () => {
    const nameOn = (on: string) => nationalLimitsOf('AU', on)?.list;
    expect(nameOn('2026-11-30')).toBe('Workplace Exposure Standards (Safe Work Australia)');
    expect(nameOn('2026-12-01')).toBe('Workplace Exposure Limits (Safe Work Australia)');
  });
});
