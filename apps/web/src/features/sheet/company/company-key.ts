/** Of the company profile among the answers that the page holds. */
export const companyKey = ['company-profile'];
