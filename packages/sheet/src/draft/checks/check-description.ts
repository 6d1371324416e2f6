import { checkTexts } from './check-characters.ts';
import type { WordedMarketId } from '@gosds/ghs/market';
import { countryByCode, languagesOf } from '../../profiles/countries.ts';
import type { Draft } from '../draft.ts';
import { type Finding, problem, warning } from './finding.ts';
import { packageMlOf } from '../label-use.ts';
import { messages } from './messages-en.ts';
import { checkUfi } from '../ufi/ufi.ts';

type Description = Draft['description'];

/** Blank too where there is nothing to be seen, as with zero-width spaces alone. */
const isBlank = (text: string) => text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '') === '';
const ufiGroup = '[^\\s,-]{4}';
const threeOrFourGroups = new RegExp(`^${ufiGroup}(-${ufiGroup}){2,3}$`);
const fourGroups = new RegExp(`^${ufiGroup}(-${ufiGroup}){3}$`);
const emailPattern = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/;

/** UFI numbers as typed, separated by a comma and a space. */
export function ufiNumbersOf(text: string): readonly string[] {
  return isBlank(text) ? [] : text.trim().split(', ');
}

/** Synonyms as typed, separated by semicolons. */
export function synonymsOf(text: string): readonly string[] {
  return text
    .split(';')
    .map((synonym) => synonym.trim())
    .filter((synonym) => synonym !== '');
}

function checkChoice(description: Description, unchosen: string): Finding[] {
  const { country, language } = description;
  const known = countryByCode(country);
  const findings: Finding[] = [];
  if (isBlank(country)) findings.push(problem('description.country', unchosen));
  else if (!known) findings.push(problem('description.country', messages.country));
  if (isBlank(language)) findings.push(problem('description.language', unchosen));
  else if (known && !languagesOf(known).some(({ tag }) => tag === language)) {
    findings.push(problem('description.language', messages.language));
  }
  return findings;
}

function checkNames({ productName, companyName }: Description): Finding[] {
  return [
    ...(isBlank(productName) ? [problem('description.productName', messages.mandatory)] : []),
    ...(isBlank(companyName) ? [problem('description.companyName', messages.mandatory)] : []),
  ];
}

/** What is wrong with a UFI of the right form: three groups, or a character that its check character betrays. */
function warnOfUfi(ufi: string): string[] {
  if (!fourGroups.test(ufi)) return [messages.ufiThreeGroups];
  const check = checkUfi(ufi);
  return check.status === 'invalid' ? [check.fault.message] : [];
}

function checkUfiNumbers({ ufiNumbers }: Description): Finding[] {
  const numbers = ufiNumbersOf(ufiNumbers);
  const path = 'description.ufiNumbers';
  if (!numbers.every((ufi) => threeOrFourGroups.test(ufi))) return [problem(path, messages.ufi)];
  return numbers.flatMap((ufi) => warnOfUfi(ufi).map((message) => warning(path, message)));
}

function checkSupplier(description: Description, market: WordedMarketId): Finding[] {
  const isEmailNeeded = market === 'eu' || market === 'gb';
  const wanted: readonly (readonly [keyof Description, string])[] = [
    ['uses', messages.uses],
    ['street', messages.supplierAddress],
    ['suburb', messages.supplierAddress],
    ['telephone', messages.supplierTelephone],
    ['emergencyTelephone', messages.emergencyTelephone],
    ...(isEmailNeeded ? [['email', messages.supplierEmail] as const] : []),
  ];
  return wanted.flatMap(([field, message]) =>
    description[field] === '' ? [warning(`description.${field}`, message)] : [],
  );
}

function checkEmail({ email }: Description): Finding[] {
  return isBlank(email) || emailPattern.test(email.trim()) ? [] : [problem('description.email', messages.email)];
}

const websitePattern = /^(?:https?:\/\/)?[^\s/.@]+(?:\.[^\s/.@]+)+(?:[/?#]\S*)?$/i;

/** A host ends with letters, or with `xn--` where they are of another script. */
const endingPattern = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

function isWebsite(text: string): boolean {
  const [host = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#:]/);
  const labels = host.split('.');
  return websitePattern.test(text) && labels.length > 1 && endingPattern.test(labels.at(-1) ?? '');
}

const checkWebsite = ({ website }: Description): Finding[] =>
  isBlank(website) || isWebsite(website.trim()) ? [] : [problem('description.website', messages.website)];

const digitsIn = (text: string): number => text.replaceAll(/\P{Nd}/gu, '').length;

/** Words may stand beside a number, such as its hours; 112 is the shortest there is. */
const checkTelephones = (description: Description): Finding[] =>
  (['telephone', 'emergencyTelephone'] as const).flatMap((field) =>
    isBlank(description[field]) || digitsIn(description[field]) >= 3
      ? []
      : [problem(`description.${field}`, messages.telephone)],
  );

const checkPackage = (description: Description): Finding[] =>
  isBlank(description.packageMl) || packageMlOf(description) !== undefined
    ? []
    : [problem('description.packageMl', messages.packageMl)];

const isDay = (text: string): boolean => {
  const day = text.trim();
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const claimDates = ['hmiraDateFiled', 'hmiraDateGranted'] as const;

const checkClaim = (description: Description): Finding[] =>
  claimDates
    .filter((field) => !isBlank(description[field]) && !isDay(description[field]))
    .map((field) => problem(`description.${field}`, messages.claimDate));

/** The wizard's step. The supplier's data are warnings: the law asks for them in the sheet, the step does not. */
export function checkDescription(description: Description, market: WordedMarketId): Finding[] {
  return [
    ...checkChoice(description, messages.mandatory),
    ...checkNames(description),
    ...checkUfiNumbers(description),
    ...checkEmail(description),
    ...checkWebsite(description),
    ...checkTelephones(description),
    ...checkPackage(description),
    ...checkClaim(description),
    ...checkSupplier(description, market),
  ];
}

/** The SDS Settings dialog of the preview: stricter on UFI numbers, and it names an unchosen item. */
export function checkSettings(description: Description): Finding[] {
  const hasFourGroups = ufiNumbersOf(description.ufiNumbers).every((ufi) => fourGroups.test(ufi));
  return [
    ...checkTexts(description, 'description'),
    ...checkChoice(description, messages.selectItem),
    ...checkNames(description),
    ...(hasFourGroups ? [] : [problem('description.ufiNumbers', messages.ufi)]),
    ...checkEmail(description),
    ...checkWebsite(description),
    ...checkTelephones(description),
  ];
}

const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** A logo before its upload: `bytes` must be under 500 000 (in SDS Settings: at most 500 000). */
export function checkLogo(logo: { type: string; bytes: number }, form: 'step' | 'settings' = 'step'): Finding[] {
  const limit = form === 'step' ? 499_999 : 500_000;
  const isAccepted = logoTypes.includes(logo.type) && logo.bytes <= limit;
  return isAccepted ? [] : [problem('description.logo', messages.logo)];
}
