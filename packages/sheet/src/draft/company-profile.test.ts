import { describe, expect, it } from 'vitest';
import {
  companyDetailsFor,
  type DescribedCompany,
  departsFromProfile,
  draftOfCompany,
  emptyCompanyProfile,
  fillCompany,
  moveToCountry,
  rememberCompany,
  withProfile,
} from './company-profile.ts';
import { emptyDraft } from './draft.ts';

const { description: blank } = emptyDraft();
const { companyName, street, suburb, postcode, state, vendorCountry, telephone, email, website, logo } = blank;
const emergency = { emergencyProvider: '', emergencyTelephone: '', otherEmergencyTelephoneNumbers: '' };
const nobody = { companyName, street, suburb, postcode, state, vendorCountry, telephone, email, website, logo };

const described = (details: Partial<DescribedCompany>): DescribedCompany => ({
  ...nobody,
  ...emergency,
  country: 'US',
  language: 'en',
  ...details,
});

const first = described({
  companyName: 'Acme',
  street: '1 Main Street',
  suburb: 'Dayton',
  state: 'Ohio',
  vendorCountry: 'US',
  telephone: '+1 937 555 0100',
  emergencyTelephone: '+1 800 555 0199',
  logo: { fileId: 'logo-1', width: 120 },
});
const learned = rememberCompany(emptyCompanyProfile(), first, { replaces: false });

describe('the company profile', () => {
  it('fills a second sheet with all that the first one said', () => {
    const { description, ...rest } = draftOfCompany(learned);
    expect(description).toEqual({ ...blank, ...first });
    expect(rest).toEqual({ ...emptyDraft(), description: undefined, ...rest });
    expect(draftOfCompany(emptyCompanyProfile())).toEqual(emptyDraft());
  });

  it('gives an emergency number to the country that it was entered for alone', () => {
    const german = companyDetailsFor(learned, 'DE');
    expect(german).toMatchObject({ companyName: 'Acme', telephone: '+1 937 555 0100', emergencyTelephone: '' });
    const both = rememberCompany(learned, described({ country: 'DE', emergencyTelephone: '+49 30 555' }), {
      replaces: false,
    });
    expect(companyDetailsFor(both, 'DE').emergencyTelephone).toBe('+49 30 555');
    expect(companyDetailsFor(both, 'US').emergencyTelephone).toBe('+1 800 555 0199');
    expect(both.last).toEqual({ country: 'DE', language: 'en' });
  });

  it('never replaces what it knows, unless it is told to', () => {
    const other = described({ companyName: 'Other', telephone: '+1 1', emergencyTelephone: '+1 2' });
    const kept = rememberCompany(learned, other, { replaces: false });
    expect(companyDetailsFor(kept, 'US')).toEqual(companyDetailsFor(learned, 'US'));
    const replaced = companyDetailsFor(rememberCompany(learned, other, { replaces: true }), 'US');
    expect(replaced).toMatchObject({ companyName: 'Other', telephone: '+1 1', emergencyTelephone: '+1 2' });
    expect(replaced.street).toBe('1 Main Street');
  });

  it('replaces the details of a country there, not for all countries', () => {
    const own = {
      ...learned,
      byCountry: { ...learned.byCountry, DE: { ...learned.usual, companyName: 'Acme GmbH' } },
    };
    const after = rememberCompany(own, described({ country: 'DE', companyName: 'Acme AG' }), { replaces: true });
    expect(companyDetailsFor(after, 'DE').companyName).toBe('Acme AG');
    expect(after.usual.companyName).toBe('Acme');
  });

  it('takes an address as one: no state of one country behind a street of another', () => {
    const german = { ...emptyCompanyProfile().usual, street: 'Hafenstraße 1', suburb: 'Hamburg', vendorCountry: 'DE' };
    const profile = { ...learned, byCountry: { DE: german } };
    expect(companyDetailsFor(profile, 'DE')).toMatchObject({ street: 'Hafenstraße 1', state: '', companyName: 'Acme' });
  });

  it('fills in what is blank and leaves what is typed', () => {
    const typed = { ...blank, country: 'US', telephone: '+1 5' };
    expect(fillCompany(typed, learned)).toEqual({ ...blank, ...first, language: '', telephone: '+1 5' });
    expect(departsFromProfile(typed, learned)).toBe(true);
    const taken = withProfile(typed, learned);
    expect(taken.telephone).toBe('+1 937 555 0100');
    expect(departsFromProfile(taken, learned)).toBe(false);
  });

  it('moves with the country: its own numbers come and go, what was typed stays', () => {
    const sheet = { ...draftOfCompany(learned).description, telephone: 'typed' };
    const german = moveToCountry(sheet, learned, 'DE');
    expect(german).toMatchObject({ country: 'DE', companyName: 'Acme', telephone: 'typed', emergencyTelephone: '' });
    expect(moveToCountry(german, learned, 'US')).toEqual(sheet);
  });
});
