import type { Threshold } from './judge-share.ts';

/** Where a query met a chemical, best first. */
export const matchKinds = ['identifier', 'exact', 'beginning', 'word', 'part', 'alike'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A chemical that a query found, and by which of its names or numbers. */
export type FoundChemical = { readonly number: number; readonly match: MatchKind; readonly matched: string };

export type ChemicalSummary = {
  /** Our own number; `CW` before it is what a customer quotes. */
  readonly number: number;
  /** Null where no source names it. */
  readonly name: string | null;
  readonly cas: readonly string[];
  readonly ec: string | null;
  readonly formula: string | null;
  /** Best known first. */
  readonly synonyms: readonly string[];
  /** The named transport entries of the substance itself: UN number, and class. */
  readonly goods: readonly { readonly un: string; readonly class: string }[];
  /** How many lists name it. */
  readonly listCount: number;
};

export type ChemicalFacts = ChemicalSummary & {
  /** g/mol. */
  readonly molarMass: string | null;
  readonly smiles: string | null;
  readonly inchikey: string | null;
  /** The InChIKey was computed from the structure; no source prints it. */
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
  /** `complete`: what is not in it is not on the list. `knowledge`: written down from the published law, to be compared with it. */
  readonly completeness: 'complete' | 'partial' | 'old' | 'knowledge';
  readonly licence: string;
  /** Industries that the list is for; empty: all. */
  readonly industries: readonly string[];
  readonly entries: number;
  /** Entries that no number of a chemical tells, such as groups: which chemicals are in them is not told. */
  readonly groups: number;
  /** The paragraph of a threshold that holds for every entry; null where entries have their own, or none is held. */
  readonly thresholdAct: string | null;
};

/** What a list says of a chemical. */
export type Listing = {
  readonly list: ListFacts;
  readonly entries: readonly { readonly name: string; readonly entry: string }[];
};

/** What a list says of a chemical, and from which share of a product on; undefined where no threshold is held. */
export type ListEntry = { readonly entry: string; readonly threshold: Threshold | undefined };

/** A list, and the chemicals of a question that it names. */
export type ListMatch = {
  readonly list: ListFacts;
  readonly chemicals: readonly { readonly number: number; readonly entries: readonly ListEntry[] }[];
};

/** Counts of what is loaded, and when; null before the first load. */
export type CatalogueState = {
  readonly loadedAt: Date;
  readonly chemicals: number;
  readonly names: number;
  readonly lists: number;
  readonly memberships: number;
} | null;

/** Rows are copied, or made ready to be searched. */
export type LoadStage = 'rows' | 'indexes';

/** How far a load is: what goes on, and the part that is done, from 0 to 1. */
export type LoadState = { readonly stage: LoadStage; readonly part: number };

/** Chemicals, their names and numbers, and the regulatory lists that name them. */
export type ChemicalStore = {
  readonly state: () => Promise<CatalogueState>;
  /** Undefined where nothing is loaded now. */
  readonly loading: () => Promise<LoadState | undefined>;
  /** The best first; each chemical once. */
  readonly search: (pattern: string, limit: number) => Promise<readonly FoundChemical[]>;
  /** The chemicals that each text names by a number or its exact name, best known first. */
  readonly resolve: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
  /** In the order of the numbers; those that do not exist are left out. */
  readonly summaries: (numbers: readonly number[]) => Promise<readonly ChemicalSummary[]>;
  readonly find: (number: number) => Promise<ChemicalFacts | undefined>;
  /** Every list, by country, topic and title. */
  readonly lists: () => Promise<readonly ListFacts[]>;
  /** The lists that name one of the chemicals, by country, topic and title. */
  readonly matchesOf: (numbers: readonly number[]) => Promise<readonly ListMatch[]>;
  /** The codes of the lists that name the chemical. */
  readonly codesNaming: (number: number) => Promise<readonly string[]>;
  /** The lists that name the chemical. */
  readonly listingsOf: (number: number) => Promise<readonly Listing[]>;
};
