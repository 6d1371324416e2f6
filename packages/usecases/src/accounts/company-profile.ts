import {
  type CompanyProfile,
  type DescribedCompany,
  emptyCompanyProfile,
  rememberCompany,
} from '@gosds/sheet/draft/company-profile';
import { Problem } from '@gosds/contract/problem';
import { mayInTeam } from '@gosds/contract/teams/team-rights';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork };

/** A team shares one profile. Only members who may write for the team can change it. */
async function mayChange({ teams }: Pick<Stores, 'teams'>, userId: string): Promise<boolean> {
  const membership = await teams.membershipOf(userId);
  return !membership || mayInTeam(membership.role, 'write');
}

async function refuseReader(stores: Pick<Stores, 'teams'>, userId: string): Promise<void> {
  if (!(await mayChange(stores, userId))) throw new Problem('team-reader');
}

/** Returns an empty profile before the user's first sheet. */
export const getCompanyProfile =
  ({ work }: Deps) =>
  async (userId: string): Promise<CompanyProfile> =>
    (await work.stores.companyProfiles.find(userId)) ?? emptyCompanyProfile();

export const saveCompanyProfile =
  ({ work }: Deps) =>
  async (userId: string, profile: CompanyProfile): Promise<CompanyProfile> => {
    await refuseReader(work.stores, userId);
    await work.stores.companyProfiles.save(userId, profile);
    return profile;
  };

type Remembering = {
  readonly userId: string;
  readonly described: DescribedCompany;
  readonly replaces: boolean;
};

/**
 * Updates the profile from the company details of a sheet. The lock on the user keeps both updates of two simultaneous
 * sheets.
 */
export const rememberDescribedCompany =
  ({ work }: Deps) =>
  ({ userId, described, replaces }: Remembering): Promise<CompanyProfile> =>
    work.transaction(async ({ drafts, companyProfiles, teams }) => {
      await drafts.lockUser(userId);
      const before = (await companyProfiles.find(userId)) ?? emptyCompanyProfile();
      if (!before.remembers && !replaces) return before;
      if (!(await mayChange({ teams }, userId))) return before;
      const after = rememberCompany(before, described, { replaces });
      await companyProfiles.save(userId, after);
      return after;
    });
