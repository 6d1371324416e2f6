/** Query key of the company profile. */
export const companyKey = ['company-profile'];
