import {
  type CompanyProfile,
  type DescribedCompany,
  emptyCompanyProfile,
  rememberCompany,
} from '@gosds/sheet/draft/company-profile';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork };

/** Blank before the first sheet. */
export const getCompanyProfile =
  ({ work }: Deps) =>
  async (userId: string): Promise<CompanyProfile> =>
    (await work.stores.companyProfiles.find(userId)) ?? emptyCompanyProfile();

export const saveCompanyProfile =
  ({ work }: Deps) =>
  async (userId: string, profile: CompanyProfile): Promise<CompanyProfile> => {
    await work.stores.companyProfiles.save(userId, profile);
    return profile;
  };

type Remembering = {
  readonly userId: string;
  readonly described: DescribedCompany;
  readonly replaces: boolean;
};

/** Remembers what a sheet says of the company; two sheets that are described at once are both heard. */
export const rememberDescribedCompany =
  ({ work }: Deps) =>
  ({ userId, described, replaces }: Remembering): Promise<CompanyProfile> =>
    work.transaction(async ({ drafts, companyProfiles }) => {
      await drafts.lockUser(userId);
      const before = (await companyProfiles.find(userId)) ?? emptyCompanyProfile();
      if (!before.remembers && !replaces) return before;
      const after = rememberCompany(before, described, replaces);
      await companyProfiles.save(userId, after);
      return after;
    });
