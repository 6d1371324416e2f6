import { getCompanyProfile, rememberCompany, saveCompanyProfile } from '@gosds/contract/accounts/company-profile';
import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';
import type { Draft } from '@gosds/sheet/draft/draft';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';
import { companyKey } from './company-key.ts';

/** Key of the saves under way, which may go on after their page is left. */
export const companySavingKey = [...companyKey, 'saving'];

/** Waits for the saves under way, so that the page opened again begins with them. */
export const companyProfile = queryOptions({
  queryKey: companyKey,
  queryFn: async ({ client }) => {
    await client.getQueryData<Promise<void>>(companySavingKey);
    return (await invoke(getCompanyProfile)).profile;
  },
  staleTime: 0,
});

export const saveProfile = async (profile: CompanyProfile): Promise<CompanyProfile> =>
  (await invoke(saveCompanyProfile, { body: { profile } })).profile;

/** Adds the company details of a sheet to the profile. With `replaces`, also overwrites details that differ. */
export async function rememberFrom(
  description: Draft['description'],
  { replaces } = { replaces: false },
): Promise<CompanyProfile> {
  const { companyName, street, suburb, postcode, state, vendorCountry, telephone, email, website, logo } = description;
  const { emergencyProvider, emergencyTelephone, otherEmergencyTelephoneNumbers, country, language } = description;
  const supplier = { companyName, street, suburb, postcode, state, vendorCountry, telephone, email, website, logo };
  const emergency = { emergencyProvider, emergencyTelephone, otherEmergencyTelephoneNumbers };
  const described = { ...supplier, ...emergency, country, language };
  return (await invoke(rememberCompany, { body: { described, replaces } })).profile;
}
