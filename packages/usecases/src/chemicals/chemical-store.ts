import type { ChemicalList } from '@gosds/contract/galleria/get-chemical';
import type { Threshold } from './judge-share.ts';

/** How a query matched a chemical, best first. */
export const matchKinds = [
  'identifier',
  'formula',
  'structure',
  'skeleton',
  'exact',
  'beginning',
  'word',
  'part',
  'within',
  'alike',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A chemical that a query found, and the name or number that matched. */
export type FoundChemical = { readonly number: number; readonly match: MatchKind; readonly matched: string };

export type ChemicalSummary = {
  /** Our own number. Customers quote it as `CW` plus the number. */
  readonly number: number;
  /** Null if no source names it. */
  readonly name: string | null;
  readonly cas: readonly string[];
  readonly ec: string | null;
  readonly formula: string | null;
  /** Best known first. */
  readonly synonyms: readonly string[];
  /** UN number and class of the transport entries that name the substance itself. */
  readonly goods: readonly { readonly un: string; readonly class: string }[];
  /** Number of lists that name the chemical. */
  readonly listCount: number;
};

export type ChemicalFacts = ChemicalSummary & {
  /** g/mol. */
  readonly molarMass: string | null;
  readonly smiles: string | null;
  readonly inchikey: string | null;
  /** True if the InChIKey was computed from the structure because no source gives it. */
  readonly isInchikeyComputed: boolean;
  readonly dtxsid: string | null;
};

export type ListFacts = {
  /** e.g. `eu-svhc-candidate-list`. */
  readonly code: string;
  /** Two letters, `EU` or `WORLD`. */
  readonly country: string;
  readonly topic: string;
  readonly title: string;
  readonly authority: string;
  readonly act: string;
  /** Day, month or year of the edition. */
  readonly version: string;
  readonly completeness: ChemicalList['completeness'];
  readonly licence: string;
  /** Industries that the list applies to; empty for all. */
  readonly industries: readonly string[];
  readonly entries: number;
  /**
   * Number of entries without the number of a chemical, such as groups. The data do not say which chemicals belong to
   * them.
   */
  readonly groups: number;
  /**
   * The paragraph of a threshold that applies to every entry. Null if entries have their own thresholds, or there is
   * none.
   */
  readonly thresholdAct: string | null;
};

/** A list and its entries for one chemical. */
export type Listing = {
  readonly list: ListFacts;
  readonly entries: readonly { readonly name: string; readonly entry: string }[];
};

/** An entry for a chemical, and its threshold; undefined if no threshold is recorded. */
export type ListEntry = { readonly entry: string; readonly threshold: Threshold | undefined };

/** A list, and those of the given chemicals that it names. */
export type ListMatch = {
  readonly list: ListFacts;
  readonly chemicals: readonly { readonly number: number; readonly entries: readonly ListEntry[] }[];
};

/** Numbers of loaded records, and the time of the load; null before the first load. */
export type CatalogueState = {
  readonly loadedAt: Date;
  readonly chemicals: number;
  readonly names: number;
  readonly lists: number;
  readonly memberships: number;
} | null;

/** `rows`: rows are copied. `indexes`: the search indexes are built. */
export type LoadStage = 'rows' | 'indexes';

/** Progress of a load: its stage, and the part done from 0 to 1. */
export type LoadState = { readonly stage: LoadStage; readonly part: number };

/** Groups without numbers on a list that may name a chemical, because they name compounds of its element. */
export type GroupMatch = { readonly number: number; readonly code: string; readonly groups: readonly string[] };

/** Chemicals, their names and numbers, and the regulatory lists that name them. */
export type ChemicalStore = {
  readonly state: () => Promise<CatalogueState>;
  /** Undefined if no load is running. */
  readonly loading: () => Promise<LoadState | undefined>;
  /** Best match first; each chemical once. Who asks has turns of their own where a text takes long to read. */
  readonly search: (pattern: string, limit: number, asker?: string) => Promise<readonly FoundChemical[]>;
  /** The chemicals whose InChIKey has this first block, best known first: they have the same atoms and bonds. */
  readonly withSkeleton: (block: string, limit: number) => Promise<readonly FoundChemical[]>;
  /** The chemicals that each text names by a number or its exact name, best known first. `asker` as in `search`. */
  readonly resolve: (texts: readonly string[], asker?: string) => Promise<readonly (readonly number[])[]>;
  /** In the order of the numbers, without numbers that do not exist. */
  readonly summaries: (numbers: readonly number[]) => Promise<readonly ChemicalSummary[]>;
  readonly find: (number: number) => Promise<ChemicalFacts | undefined>;
  /** Every list, sorted by country, topic and title. */
  readonly lists: () => Promise<readonly ListFacts[]>;
  /** The lists that name at least one of the chemicals, sorted by country, topic and title. */
  readonly matchesOf: (numbers: readonly number[]) => Promise<readonly ListMatch[]>;
  /** The codes of the lists that name the chemical. */
  readonly codesNaming: (number: number) => Promise<readonly string[]>;
  /** The lists that name the chemical. */
  readonly listingsOf: (number: number) => Promise<readonly Listing[]>;
  /** One for each chemical and list with such groups. None for a chemical without a known formula. */
  readonly groupsNaming: (numbers: readonly number[]) => Promise<readonly GroupMatch[]>;
};
