import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';

/** One profile a user, whom every call names. */
export type CompanyProfileStore = {
  find(userId: string): Promise<CompanyProfile | undefined>;
  save(userId: string, profile: CompanyProfile): Promise<void>;
};
