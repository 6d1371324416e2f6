import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';

/** Each user has one company profile. */
export type CompanyProfileStore = {
  find(userId: string): Promise<CompanyProfile | undefined>;
  save(userId: string, profile: CompanyProfile): Promise<void>;
};
