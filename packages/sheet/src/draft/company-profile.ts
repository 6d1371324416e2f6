import { z } from 'zod';
import { descriptionSchema } from './description-schema.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { isBlank } from './is-blank.ts';

type Description = Draft['description'];

/** The supplier's details: fields of the description that repeat on the sheets of one company. */
export const companyDetailsSchema = descriptionSchema.pick({
  companyName: true,
  street: true,
  suburb: true,
  postcode: true,
  state: true,
  vendorCountry: true,
  telephone: true,
  email: true,
  website: true,
  emergencyProvider: true,
  emergencyTelephone: true,
  otherEmergencyTelephoneNumbers: true,
  logo: true,
});

export type CompanyDetails = z.infer<typeof companyDetailsSchema>;
export type CompanyField = keyof CompanyDetails;

const { country, language } = descriptionSchema.shape;

/** What an account stores about its company for the next sheet. */
export const companyProfileSchema = z.object({
  /** If false, entries on a sheet are not added to the profile. */
  remembers: z.boolean().default(true),
  /** Country and language of the sheet described last. */
  last: z.object({ country, language }).prefault({}),
  usual: companyDetailsSchema.prefault({}),
  /**
   * Details that differ for sheets of one country, by ISO 3166-1 alpha-2 code. A blank detail falls back to the usual
   * one.
   */
  byCountry: z
    .record(z.string().regex(/^[A-Z]{2}$/), companyDetailsSchema)
    .refine((countries) => Object.keys(countries).length <= 120)
    .default({}),
});

export type CompanyProfile = z.infer<typeof companyProfileSchema>;

export const emptyCompanyProfile = (): CompanyProfile => companyProfileSchema.parse({});

type Group = {
  readonly fields: readonly CompanyField[];
  /** True if a number for one country may be wrong in another. */
  readonly isOfCountry?: boolean;
};

/** Fields that belong together, such as the lines of an address. */
const groups: readonly Group[] = [
  { fields: ['companyName'] },
  { fields: ['street', 'suburb', 'postcode', 'state', 'vendorCountry'] },
  { fields: ['telephone'] },
  { fields: ['email'] },
  { fields: ['website'] },
  { fields: ['emergencyProvider', 'emergencyTelephone', 'otherEmergencyTelephoneNumbers'], isOfCountry: true },
  { fields: ['logo'] },
];

const textOf = (details: CompanyDetails, field: CompanyField): string =>
  field === 'logo' ? (details.logo.fileId ?? '') : details[field].trim();

const isEmpty = (details: CompanyDetails, { fields }: Group): boolean =>
  fields.every((field) => isBlank(textOf(details, field)));

const isSame = (a: CompanyDetails, b: CompanyDetails, { fields }: Group): boolean =>
  fields.every((field) => textOf(a, field) === textOf(b, field));

const taken = (from: CompanyDetails, { fields }: Group): Partial<CompanyDetails> =>
  fields.reduce<Partial<CompanyDetails>>((picked, field) => ({ ...picked, [field]: from[field] }), {});

/** The company's details for this country: the country's own if present, else the usual ones. */
export function companyDetailsFor({ usual, byCountry }: CompanyProfile, code: string): CompanyDetails {
  const own = byCountry[code];
  if (own === undefined) return usual;
  return groups
    .filter((group) => !isEmpty(own, group))
    .reduce<CompanyDetails>((details, group) => ({ ...details, ...taken(own, group) }), usual);
}

/** A new draft with country and language of the company's last sheet, and the details for that country. */
export function draftOfCompany(profile: CompanyProfile): Draft {
  const draft = emptyDraft();
  const details = companyDetailsFor(profile, profile.last.country);
  return { ...draft, description: { ...draft.description, ...profile.last, ...details } };
}

/** The blank details of the description that the profile can fill in. */
export function fillCompany(description: Description, profile: CompanyProfile): Description {
  const known = companyDetailsFor(profile, description.country);
  return groups
    .filter((group) => isEmpty(description, group) && !isEmpty(known, group))
    .reduce<Description>((filled, group) => ({ ...filled, ...taken(known, group) }), description);
}

/**
 * The description after a change of country. Blank details, and details that came from the profile, take the values of
 * the new country.
 */
export function moveToCountry(description: Description, profile: CompanyProfile, code: string): Description {
  const before = companyDetailsFor(profile, description.country);
  const after = companyDetailsFor(profile, code);
  return groups
    .filter((group) => isEmpty(description, group) || isSame(description, before, group))
    .reduce<Description>((moved, group) => ({ ...moved, ...taken(after, group) }), { ...description, country: code });
}

/** True if the description has a company detail that differs from the profile. */
export function departsFromProfile(description: Description, profile: CompanyProfile): boolean {
  const known = companyDetailsFor(profile, description.country);
  return groups.some(
    (group) => !isEmpty(known, group) && !isEmpty(description, group) && !isSame(known, description, group),
  );
}

/** The description with all details of the profile. */
export const withProfile = (description: Description, profile: CompanyProfile): Description => {
  const known = companyDetailsFor(profile, description.country);
  return groups
    .filter((group) => !isEmpty(known, group))
    .reduce<Description>((filled, group) => ({ ...filled, ...taken(known, group) }), description);
};

export type DescribedCompany = CompanyDetails & Pick<Description, 'country' | 'language'>;

function keep(profile: CompanyProfile, described: DescribedCompany, group: Group): CompanyProfile {
  const own = profile.byCountry[described.country];
  const isOwn = own !== undefined && !isEmpty(own, group);
  const details = taken(described, group);
  if (described.country === '' || (group.isOfCountry !== true && !isOwn)) {
    return { ...profile, usual: { ...profile.usual, ...details } };
  }
  const blank = emptyCompanyProfile().usual;
  return { ...profile, byCountry: { ...profile.byCountry, [described.country]: { ...(own ?? blank), ...details } } };
}

/**
 * The profile after a sheet was described. New details are added; known details stay, unless `replaces` is true. An
 * emergency number is stored for the country of its sheet only.
 */
export function rememberCompany(
  profile: CompanyProfile,
  described: DescribedCompany,
  { replaces }: { readonly replaces: boolean },
): CompanyProfile {
  const known = companyDetailsFor(profile, described.country);
  return groups
    .filter((group) => !isEmpty(described, group) && (replaces || isEmpty(known, group)))
    .reduce((after, group) => keep(after, described, group), {
      ...profile,
      last: { country: described.country, language: described.language },
    });
}
