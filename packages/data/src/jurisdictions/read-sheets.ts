import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { dutyRow, formRow, lawByClassRow } from './jurisdiction-forms.ts';
import { type SheetFacts, sheetFacts } from './sheet-forms.ts';
import { hasWords } from './national-words.ts';
import { reportDoubles } from './jurisdiction-tables.ts';
import type { Folder } from './read-jurisdictions.ts';

type Days = {
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
};

type Part = Days & { readonly part: readonly string[] };

/** Requirements of the law, with the paragraph if it is not the sheet's own. */
type Duties = Readonly<Record<string, readonly (Days & { readonly law?: string; readonly isUnionLaw?: true })[]>>;

type LawByClass = { readonly id: string; readonly hazard: readonly string[]; readonly butNot: readonly string[] };

/** A law with its own form of the sheet. */
export type ProfileData = {
  readonly id: string;
  /** Position in lists. */
  readonly order: number;
  /** The profile whose facts it inherits. */
  readonly follows?: string | undefined;
  /** The market whose words the sheet has. */
  readonly market: string;
  /** The jurisdiction whose own words are added. */
  readonly form?: string | undefined;
  /** Its own facts. */
  readonly own: Partial<SheetFacts> & { readonly statesOtherHazards?: true };
  /** Its own sub-headings; undefined if they come from the profile it follows. */
  readonly parts?: readonly Part[] | undefined;
  /** Further laws that section 15 names for some hazards; undefined if they come from the profile it follows. */
  readonly lawsByClass?: readonly LawByClass[] | undefined;
  /** Its own duties. Each replaces the same duty of the profile it follows. */
  readonly duties: Duties;
};

/** A country, the profile of its sheets and its classification rules. */
export type CountryData = {
  readonly id: number;
  readonly code: string;
  readonly alpha3: string;
  readonly name: string;
  readonly profile: string;
  readonly rules: string;
  readonly because: string;
};

/** Inventories for which the user states the status of the product. */
const askedInventories = ['tsca', 'dsl', 'aiic'] as const;

/** The facts on which the inputs of a sheet depend, by profile. Kept small, because the first screen loads them. */
export type FormData = {
  readonly id: string;
  readonly market: string;
  readonly form?: string | undefined;
  readonly documentType: SheetFacts['documentType'];
  readonly statesOtherHazards?: true;
  readonly withholdsByClaim?: true;
  readonly groupStandards?: true;
  readonly asksThresholdLimitValues?: true;
  readonly secretShares?: SheetFacts['secretShares'];
  readonly alternativeNames?: SheetFacts['alternativeNames'];
  readonly registrationNumbers?: SheetFacts['registrationNumbers'];
  readonly usesHazchem?: true;
  readonly asksPoisonSchedule?: true;
  readonly inventory?: (typeof askedInventories)[number] | undefined;
};

export type CountryFacts = { readonly languages?: readonly string[]; readonly callingCode?: string };

type Chain = readonly Folder[];

/** The form asks for threshold limit values if the law has this duty. */
const limitValues = 'exposure.threshold-limit-values';

/** The facts of the sheet, without the reason why a country follows it. */
const formFactsOf = ({ facts }: Folder): Partial<SheetFacts> =>
  Object.fromEntries(
    Object.entries(facts.sheet ?? {}).filter(([key, value]) => key !== 'because' && value !== undefined),
  );

/** True for a country whose sheets differ in facts or in the laws they name. */
const hasProfile =
  (data: DataFolder) =>
  (folder: Folder): boolean =>
    Object.keys(formFactsOf(folder)).length > 0 ||
    (folder.facts.follows !== undefined && hasWords(data, folder.facts.id));

const daysOf = (from: string, until: string): Days => ({
  ...(from === '' ? {} : { validFrom: from }),
  ...(until === '' ? {} : { validUntil: until }),
});

function partsOf(data: DataFolder, { facts }: Folder): readonly Part[] | undefined {
  const file = `jurisdictions/${facts.id}/form.csv`;
  if (!data.has(file)) return undefined;
  return data.csv(file, formRow).map(({ number, contents, valid_from: from, valid_until: until }) => ({
    part: [number, ...contents.split(' ')],
    ...daysOf(from, until),
  }));
}

function dutiesOf(data: DataFolder, { facts }: Folder): Duties {
  const file = `jurisdictions/${facts.id}/duties.csv`;
  if (!data.has(file)) return {};
  const rows = data.csv(file, dutyRow);
  reportDoubles(data, { file, key: ['duty'], rows });
  const rowsOfDuty = (wanted: string) =>
    rows
      .filter(({ duty, asked: isAsked }) => duty === wanted && isAsked === 'yes')
      .map(({ paragraph, union, valid_from: from, valid_until: until }) => ({
        ...(paragraph === '' ? {} : { law: paragraph }),
        ...(union === 'yes' ? { isUnionLaw: true as const } : {}),
        ...daysOf(from, until),
      }));
  return Object.fromEntries(rows.map(({ duty }) => [duty, rowsOfDuty(duty)]));
}

function lawsByClassOf(data: DataFolder, { facts }: Folder): readonly LawByClass[] | undefined {
  const file = `jurisdictions/${facts.id}/laws-by-class.csv`;
  if (!data.has(file)) return undefined;
  const rows = data.csv(file, lawByClassRow);
  reportDoubles(data, { file, key: ['law', 'hazard'], rows });
  return [...new Set(rows.map(({ law }) => law))].map((id) => {
    const hazardsThat = (wanted: string) =>
      rows.filter(({ law, counts }) => law === id && counts === wanted).map(({ hazard }) => hazard);
    return { id, hazard: hazardsThat('yes'), butNot: hazardsThat('no') };
  });
}

/** The jurisdiction whose own words the sheet has: the last one of the chain that has any. */
const formOf = (data: DataFolder, chain: Chain): string | undefined =>
  chain.findLast(({ facts }) => hasWords(data, facts.id))?.facts.id;

const ownFactsOf = (own: Folder): ProfileData['own'] => ({
  ...formFactsOf(own),
  ...(own.facts.classification?.otherHazards === undefined ? {} : { statesOtherHazards: true }),
});

function profileOf(data: DataFolder, chain: Chain): ProfileData | undefined {
  const own = chain.at(-1);
  if (!own || !hasProfile(data)(own)) return undefined;
  const whole = sheetFacts.safeParse(Object.assign({}, ...chain.map(({ facts }) => facts.sheet ?? {})));
  if (!whole.success) data.report({ file: own.file, row: null, message: z.prettifyError(whole.error) });
  const market = chain.findLast(({ facts }) => facts.classification?.labelRegime !== undefined);
  return {
    id: own.facts.id,
    order: own.facts.classification?.order ?? Number.MAX_SAFE_INTEGER,
    follows: chain.slice(0, -1).findLast(hasProfile(data))?.facts.id,
    market: market?.facts.classification?.labelRegime ?? 'un',
    form: formOf(data, chain),
    own: ownFactsOf(own),
    parts: partsOf(data, own),
    lawsByClass: lawsByClassOf(data, own),
    duties: dutiesOf(data, own),
  };
}

function countryOf(data: DataFolder, chain: Chain): CountryData | undefined {
  const country = chain.at(-1)?.facts.country;
  if (!country) return undefined;
  const { number, code, alpha3, name } = country;
  return {
    id: number,
    code,
    alpha3,
    name,
    profile: chain.findLast(hasProfile(data))?.facts.id ?? 'un',
    rules: chain.findLast(({ facts }) => facts.classification !== undefined)?.facts.id ?? 'un',
    because: chain.findLast(({ facts }) => facts.sheet?.because !== undefined)?.facts.sheet?.because ?? '',
  };
}

/** The sample country of each jurisdiction, by id. */
export function readExamples(data: DataFolder, chains: readonly Chain[]): Readonly<Record<string, string>> {
  const codes = new Set(chains.map((chain) => chain.at(-1)?.facts.country?.code));
  const examples = chains.flatMap((chain): (readonly [string, string])[] => {
    const own = chain.at(-1);
    const code = own?.facts.country?.code ?? own?.facts.exampleCountry;
    if (!own?.facts.classification || code === undefined) return [];
    if (!codes.has(code)) data.report({ file: own.file, row: null, message: `exampleCountry: “${code}” is not here.` });
    return [[own.facts.id, code]];
  });
  return Object.fromEntries(examples);
}

/** Profiles, each after the one it follows. */
export const readProfiles = (data: DataFolder, chains: readonly Chain[]): readonly ProfileData[] =>
  chains.toSorted((a, b) => a.length - b.length).flatMap((chain) => profileOf(data, chain) ?? []);

/** Facts that the inputs use as yes or no. */
const questions = [
  'statesOtherHazards',
  'withholdsByClaim',
  'groupStandards',
  'usesHazchem',
  'asksPoisonSchedule',
] as const;

const answersOf = (facts: ProfileData['own']) =>
  questions.reduce<Partial<Record<(typeof questions)[number], true>>>(
    (answers, question) => (facts[question] ? { ...answers, [question]: true } : answers),
    {},
  );

/** The facts on which the inputs depend, for each profile in order. */
export function readForms(profiles: readonly ProfileData[]): readonly FormData[] {
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const chainTo = (profile: ProfileData): readonly ProfileData[] => {
    const followed = byId.get(profile.follows ?? '');
    return followed ? [...chainTo(followed), profile] : [profile];
  };
  return profiles.map((profile) => {
    const chain = chainTo(profile);
    const facts = chain.reduce<ProfileData['own']>((sum, { own }) => ({ ...sum, ...own }), {});
    const ofLimitValues = chain.findLast(({ duties }) => duties[limitValues])?.duties[limitValues] ?? [];
    return {
      id: profile.id,
      market: profile.market,
      form: profile.form,
      documentType: facts.documentType ?? 'GHS',
      ...answersOf(facts),
      inventory: askedInventories.find((one) => facts.regulatoryLists?.includes(one)),
      ...(ofLimitValues.length > 0 ? { asksThresholdLimitValues: true } : {}),
      ...(facts.secretShares ? { secretShares: facts.secretShares } : {}),
      ...(facts.alternativeNames ? { alternativeNames: facts.alternativeNames } : {}),
      ...(facts.registrationNumbers ? { registrationNumbers: facts.registrationNumbers } : {}),
    };
  });
}

/** The facts about countries for the review, by country code. */
export const readCountryFacts = (chains: readonly Chain[]): Readonly<Record<string, CountryFacts>> =>
  Object.fromEntries(
    chains.flatMap((chain): (readonly [string, CountryFacts])[] => {
      const { code, languages, callingCode } = chain.at(-1)?.facts.country ?? {};
      if (code === undefined || (languages === undefined && callingCode === undefined)) return [];
      return [[code, { ...(languages ? { languages } : {}), ...(callingCode ? { callingCode } : {}) }]];
    }),
  );

/** Countries by name; Not Specified comes first. */
export const readCountries = (data: DataFolder, chains: readonly Chain[]): readonly CountryData[] =>
  chains
    .flatMap((chain) => countryOf(data, chain) ?? [])
    .toSorted((a, b) => Number(b.id === 0) - Number(a.id === 0) || a.name.localeCompare(b.name, 'en'));
