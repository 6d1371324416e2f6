import { getCompanyProfile, rememberCompany, saveCompanyProfile } from '@gosds/contract/accounts/company-profile';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const companyProfileRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(getCompanyProfile, async (request) => ({ profile: await accounts.getCompanyProfile(userOf(request).id) })),

  route(
    saveCompanyProfile,
    async (request) => ({
      profile: await accounts.saveCompanyProfile(userOf(request).id, request.body.profile),
    }),
    { texts: 'cleaned' },
  ),

  route(
    rememberCompany,
    async (request) => ({
      profile: await accounts.rememberCompany({ userId: userOf(request).id, ...request.body }),
    }),
    { texts: 'cleaned' },
  ),
];
