import { companyDetailsSchema, companyProfileSchema } from '@gosds/sheet/draft/company-profile';
import { z } from 'zod';
import type { Call } from '../call.ts';

const response = { 200: z.object({ profile: companyProfileSchema }) };

export const getCompanyProfile = {
  method: 'GET',
  path: '/api/company-profile',
  summary: 'What the account remembers of its company for each new sheet; blank before the first one.',
  response,
} as const satisfies Call;

export const saveCompanyProfile = {
  method: 'PUT',
  path: '/api/company-profile',
  summary: 'Replaces the company profile of the account.',
  body: z.strictObject({ profile: companyProfileSchema }),
  response,
} as const satisfies Call;

export const rememberCompany = {
  method: 'POST',
  path: '/api/company-profile/remember',
  summary:
    'Adds what a sheet says of the company to the profile, for the next sheet. What the profile knows stays, unless `replaces`. An account that does not want it remembers only with `replaces`.',
  body: z.strictObject({
    described: companyDetailsSchema.extend({ country: z.string().regex(/^[A-Z]{2}$/), language: z.string().max(10) }),
    replaces: z.boolean().default(false),
  }),
  response,
} as const satisfies Call;
