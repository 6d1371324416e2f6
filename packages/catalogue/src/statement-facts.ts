import { ownValue } from '@gosds/ghs/own-value';
import type { ChemicalFamily } from '@gosds/ghs/label-facts';
import type { Ingredient } from '@gosds/ghs/mixture';
import { percent } from '@gosds/ghs/concentration';

type StatementFacts = Pick<Ingredient, 'families' | 'supplementalLimits'>;

/**
 * Families of CLP Annex II, Part 2 by CAS number, each judged by its structure: isocyanate groups; glycidyl ethers and
 * other epoxy resins and diluents up to 700 g/mol on average; elements by formula; hydrocarbons with halogen.
 */
const members: Readonly<Record<ChemicalFamily, string>> = {
  isocyanate:
    '101-68-8 9016-87-9 26447-40-5 5873-54-1 2536-05-2 26471-62-5 584-84-9 91-08-7 822-06-0 28182-81-2 4035-89-6 4098-71-9 53880-05-0 5124-30-1 3173-72-6 91-97-4 2778-42-9 103-71-9 111-36-4 112-96-9 624-83-9 4083-64-1 3634-83-1 3779-63-3 104-12-1 3173-53-3 15396-00-6',
  epoxy:
    '1675-54-3 25068-38-6 9003-36-5 28064-14-4 54208-63-8 68609-97-2 16096-31-4 2425-79-8 26447-14-3 2210-79-9 122-60-1 2426-08-6 2461-15-6 101-90-6 106-87-6 2386-87-0 3101-60-8 17557-23-2 30499-70-8 28768-32-3 25085-99-8 933999-84-9 2451-62-9 5026-74-4 7328-97-4 3072-84-2 26142-30-3',
  lead: '7439-92-1 1317-36-8 1314-41-6 1309-60-0 7446-14-2 10099-74-8 1319-46-6 598-63-0 301-04-2 301-08-6 7758-97-6 1344-37-2 12656-85-8 7758-95-4 15245-44-0 13424-46-9',
  cadmium: '7440-43-9 1306-19-0 1306-23-6 10108-64-2 10124-36-4 10325-94-7 513-78-0 21041-95-2 542-83-6',
  'chromium-vi':
    '1333-82-0 7738-94-5 7778-50-9 7789-09-5 10588-01-9 7789-12-0 7775-11-3 7789-00-6 7789-06-2 13530-65-9 13765-19-0 11103-86-9 49663-84-5 7758-97-6',
  cyanoacrylate: '137-05-3 7085-85-0 6606-65-1 6701-17-3 1069-55-2 10586-17-1 27816-23-5',
  'active-chlorine': '7681-52-9 7778-54-3 87-90-1 2893-78-9 51580-86-0 2782-57-2',
  'halogenated-hydrocarbon':
    '75-09-2 67-66-3 127-18-4 79-01-6 71-55-6 107-06-2 108-90-7 95-50-1 106-46-7 541-73-1 156-60-5 156-59-2 540-59-0 109-69-3 96-18-4 120-82-1 79-00-5 79-34-5 106-94-5 75-34-3 78-87-5 75-26-3 56-23-5 406-58-6 1717-00-6 138495-42-8 102687-65-0',
  'titanium-dioxide': '13463-67-7 1317-70-0 1317-80-2',
};

/** Limits beside EUH codes in CLP Annex VI, Table 3, in per cent. */
const limits: Readonly<Record<string, readonly [code: string, atLeastPercent: number]>> = {
  '9080-17-5': ['EUH031', 1],
  '7681-52-9': ['EUH031', 5],
  '542-83-6': ['EUH032', 1],
  '2244-21-5': ['EUH031', 10],
  '2893-78-9': ['EUH031', 10],
};

const familiesByCas = new Map<string, ChemicalFamily[]>();
const familyNames = Object.keys(members).filter((name): name is ChemicalFamily => Object.hasOwn(members, name));
for (const family of familyNames) {
  for (const cas of members[family].split(' ')) familiesByCas.set(cas, [...(familiesByCas.get(cas) ?? []), family]);
}

/** What decides on statements of the label beside the classes; empty for most substances. */
export function statementFactsOf(cas: string | undefined): StatementFacts {
  const families = cas === undefined ? undefined : familiesByCas.get(cas);
  const limit = cas === undefined ? undefined : ownValue(limits, cas);
  return {
    ...(families ? { families } : {}),
    ...(limit ? { supplementalLimits: [{ code: limit[0], atLeast: percent(limit[1]) }] } : {}),
  };
}

/** Every CAS number the facts are written for. */
export const casNumbersWithFacts: readonly string[] = [...new Set([...familiesByCas.keys(), ...Object.keys(limits)])];
