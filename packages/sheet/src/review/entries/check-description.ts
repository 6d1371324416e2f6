import { followsClp } from '@gosds/ghs/label/follows-clp';
import { ownValue } from '@gosds/ghs/own-value';
import { tell } from '@gosds/phrases/finding-message';
import { productCategories } from '../../generated/product-categories.ts';
import { listOfDescriptor } from '../../draft/use/list-of-descriptor.ts';
import type { InputPath } from '../../draft/input-path.ts';
import { checkTexts } from './check-characters.ts';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { countryByCode, languagesOf } from '../../profiles/countries.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Finding } from '../finding.ts';
import { isBlank } from '../../draft/is-blank.ts';
import { ufiNumbersOf } from '../../draft/ufi/ufi-numbers.ts';
import { logoMaxBytes } from '../../draft/logo-limit.ts';
import { packageMlOf } from '../../draft/label-use.ts';
import { type EntryCheck, found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';
import { isDay } from '../../draft/day.ts';
import { checkUfi } from '../../draft/ufi/check-ufi.ts';

type Description = Draft['description'];

const ufiGroup = '[^\\s,-]{4}';
const threeOrFourGroups = new RegExp(`^${ufiGroup}(-${ufiGroup}){2,3}$`);
const fourGroups = new RegExp(`^${ufiGroup}(-${ufiGroup}){3}$`);
const emailPattern = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/;

const choices = {
  country: tell('entry.needCountry'),
  language: tell('entry.needLanguage'),
} as const;

type Unchosen = (field: 'country' | 'language') => Finding;

function checkChoice(description: Description, unchosen: Unchosen): Finding[] {
  const { country, language } = description;
  const known = countryByCode(country);
  const findings: Finding[] = [];
  if (isBlank(country)) findings.push(unchosen('country'));
  else if (!known) findings.push(found(entryChecks.country, 'description.country'));
  if (isBlank(language)) findings.push(unchosen('language'));
  else if (known && !languagesOf(known).some(({ tag }) => tag === language)) {
    findings.push(found(entryChecks.language, 'description.language'));
  }
  return findings;
}

function checkNames({ productName, companyName }: Description): Finding[] {
  return [
    ...(isBlank(productName)
      ? [found(entryChecks.mandatory, 'description.productName', tell('entry.needProductName'))]
      : []),
    ...(isBlank(companyName)
      ? [found(entryChecks.mandatory, 'description.companyName', tell('entry.needCompanyName'))]
      : []),
  ];
}

/** Warns about a UFI in a valid form with only three groups, or with a wrong check character. */
function warnOfUfi(ufi: string, path: InputPath): Finding[] {
  if (!fourGroups.test(ufi)) return [found(entryChecks.ufiThreeGroups, path)];
  const check = checkUfi(ufi);
  return check.status === 'invalid' ? [found(entryChecks.ufiInvalid, path, { ufi, why: check.fault.message })] : [];
}

function checkUfiNumbers({ ufiNumbers }: Description): Finding[] {
  const numbers = ufiNumbersOf(ufiNumbers);
  const path = 'description.ufiNumbers';
  if (!numbers.every((ufi) => threeOrFourGroups.test(ufi))) return [found(entryChecks.ufi, path)];
  return numbers.flatMap((ufi) => warnOfUfi(ufi, path));
}

function checkSupplier(description: Description, market: LabelRegimeId): Finding[] {
  const isEmailNeeded = followsClp(market);
  const wanted: readonly (readonly [keyof Description, EntryCheck])[] = [
    ['uses', entryChecks.uses],
    ['street', entryChecks.supplierAddress],
    ['suburb', entryChecks.supplierAddress],
    ['telephone', entryChecks.supplierTelephone],
    ['emergencyTelephone', entryChecks.emergencyTelephone],
    ...(isEmailNeeded ? [['email', entryChecks.supplierEmail] as const] : []),
  ];
  return wanted.flatMap(([field, check]) => (description[field] === '' ? [found(check, `description.${field}`)] : []));
}

function checkEmail({ email }: Description): Finding[] {
  return isBlank(email) || emailPattern.test(email.trim()) ? [] : [found(entryChecks.email, 'description.email')];
}

const websitePattern = /^(?:https?:\/\/)?[^\s/.@]+(?:\.[^\s/.@]+)+(?:[/?#]\S*)?$/i;

/** A host ends with letters, or with `xn--` for another script. */
const endingPattern = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

function isWebsite(text: string): boolean {
  const [host = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#:]/);
  const labels = host.split('.');
  return websitePattern.test(text) && labels.length > 1 && endingPattern.test(labels.at(-1) ?? '');
}

const checkWebsite = ({ website }: Description): Finding[] =>
  isBlank(website) || isWebsite(website.trim()) ? [] : [found(entryChecks.website, 'description.website')];

const digitsIn = (text: string): number => text.replaceAll(/\P{Nd}/gu, '').length;

/** Words such as opening hours may follow a number; 112 is the shortest number. */
const checkTelephones = (description: Description): Finding[] =>
  (['telephone', 'emergencyTelephone'] as const).flatMap((field) =>
    isBlank(description[field]) || digitsIn(description[field]) >= 3
      ? []
      : [found(entryChecks.telephone, `description.${field}`)],
  );

const checkPackage = (description: Description): Finding[] =>
  isBlank(description.packageMl) || packageMlOf(description) !== undefined
    ? []
    : [found(entryChecks.packageMl, 'description.packageMl')];

const claimDates = ['hmiraDateFiled', 'hmiraDateGranted'] as const;

const checkClaim = (description: Description): Finding[] =>
  claimDates
    .filter((field) => !isBlank(description[field]) && !isDay(description[field]))
    .map((field) => found(entryChecks.claimDate, `description.${field}`));

/** A file or an API request may contain wrong codes; the form offers only right ones. */
function checkCodes({ productCategories: categories, reachUses }: Description): Finding[] {
  const wrongCategories = categories.filter((code) => ownValue(productCategories, code) === undefined);
  const wrongUses = reachUses.filter((code) => listOfDescriptor(code) === '');
  return [
    ...(wrongCategories.length > 0
      ? [found(entryChecks.productCategory, 'description.productCategories', wrongCategories)]
      : []),
    ...(wrongUses.length > 0 ? [found(entryChecks.useDescriptor, 'description.reachUses', wrongUses)] : []),
  ];
}

/**
 * Checks the description step of the wizard. Missing supplier data are warnings: the law requires them on the sheet,
 * the step does not.
 */
export function checkDescription(description: Description, market: LabelRegimeId): Finding[] {
  return [
    ...checkChoice(description, (field) => found(entryChecks.mandatory, `description.${field}`, choices[field])),
    ...checkNames(description),
    ...checkUfiNumbers(description),
    ...checkEmail(description),
    ...checkWebsite(description),
    ...checkTelephones(description),
    ...checkPackage(description),
    ...checkCodes(description),
    ...checkClaim(description),
    ...checkSupplier(description, market),
  ];
}

/** Checks the SDS Settings dialog of the preview. It is stricter on UFI numbers, and names an unchosen item. */
export function checkSettings(description: Description): Finding[] {
  const hasFourGroups = ufiNumbersOf(description.ufiNumbers).every((ufi) => fourGroups.test(ufi));
  return [
    ...checkTexts({ description }, 'description'),
    ...checkChoice(description, (field) => found(entryChecks.selectItem, `description.${field}`)),
    ...checkNames(description),
    ...(hasFourGroups ? [] : [found(entryChecks.ufi, 'description.ufiNumbers')]),
    ...checkEmail(description),
    ...checkWebsite(description),
    ...checkTelephones(description),
    ...checkCodes(description),
  ];
}

/** Checks the contact data of a company profile. */
export const checkCompanyContacts = (description: Description): Finding[] => [
  ...checkEmail(description),
  ...checkWebsite(description),
  ...checkTelephones(description),
];

const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Checks a logo before upload: `bytes` must be under the limit (in SDS Settings: at most the limit). */
export function checkLogo(logo: { type: string; bytes: number }, form: 'step' | 'settings' = 'step'): Finding[] {
  const limit = form === 'step' ? logoMaxBytes - 1 : logoMaxBytes;
  const isAccepted = logoTypes.includes(logo.type) && logo.bytes <= limit;
  return isAccepted ? [] : [found(entryChecks.logo, 'description.logo')];
}
