import type { DangerousGoodsEntry, PackingGroup } from '../transport.ts';
import type { TransportMode } from '../transport-input.ts';
import type { ProductKind } from './product-kind.ts';

/** A special provision of ADR 3.3 that changes whether or how goods are carried; `phrases` has what it says. */
export type SpecialProvision = {
  readonly number: '144' | '145' | '188' | '216' | '217' | '335' | '354' | '363' | '375' | '376' | '386';
  /** UN numbers, one space between them. */
  readonly un: string;
};

/** Numbers that the law of a mode does not list, forbids, or leaves to other modes. */
export type NumberDifference = {
  readonly mode: TransportMode;
  readonly difference: 'not-listed' | 'forbidden' | 'not-subject';
  readonly paragraph: string;
  /** UN numbers, one space between them. */
  readonly un: string;
};

export type Classed = Pick<DangerousGoodsEntry, 'class' | 'subsidiaryHazards' | 'packingGroup'>;

/** Where the law of a mode gives an entry another class, subsidiary hazard or packing group. */
export type ClassDifference = {
  readonly mode: TransportMode;
  readonly un: string;
  readonly ours: Classed;
  readonly theirs: Classed;
};

/** A name that is another altogether; `division` where it is that of one class of a number alone. */
export type NameDifference = {
  readonly mode: TransportMode;
  readonly un: string;
  readonly name: string;
  readonly division?: string;
};

/** How laws spell what ADR writes in British English, in the order of replacement. */
export type Spelling = { readonly modes: readonly TransportMode[]; readonly from: string; readonly to: string };

/** What a general N.O.S. entry is for (ADR 2.2.x.3, type D, and the acidic and basic ones of class 8); a field left out means any. */
export type CollectiveEntry = {
  readonly un: string;
  readonly class: string;
  readonly subsidiaryHazards: readonly string[];
  readonly state: 'liquid' | 'solid';
  readonly nature?: 'organic' | 'inorganic';
  readonly reaction?: 'acidic' | 'basic';
  /** Set where another entry has the other packing groups: pyrophoric and self-heating solids. */
  readonly packingGroup?: 'I';
};

/** An entry for what a product is used as (ADR 2.1.2.2, type B): it goes before the N.O.S. entries. */
export type EntryByUse = {
  readonly kind: ProductKind;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid';
  readonly un: string;
  /** How the shipping name begins, where the number has several. */
  readonly name?: string;
  /** It goes before the entry of the one substance in it. */
  readonly goesFirst?: true;
};

/** UN numbers of one chemical group: where all flammable ingredients are of it, its N.O.S. entry goes before UN 1993. */
export type ChemicalGroup = { readonly un: string; readonly hazards: string; readonly members: readonly string[] };

/** Substances whose mixtures with each other have an N.O.S. entry of their own. */
export type SubstanceGroup = {
  readonly un: string;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid' | 'liquefied' | 'compressed';
  readonly cas: readonly string[];
};

/** A share in percent by mass: `above` and `below` exclude their end, `from` and `upTo` include it; an absent end is open. */
type ShareRange = { readonly above?: number; readonly from?: number; readonly upTo?: number; readonly below?: number };

/** True where the share, in percent, lies in the range. */
export const isInRange = ({ above, from, upTo, below }: ShareRange, share: number): boolean =>
  (above === undefined || share > above) &&
  (from === undefined || share >= from) &&
  (upTo === undefined || share <= upTo) &&
  (below === undefined || share < below);

/** A solution in water that the list names by its strength. */
export type NamedSolution = ShareRange & {
  readonly cas: readonly string[];
  readonly name: string;
  /** Null: the strength is below the entry and the hazard named is shown not to apply. */
  readonly un: string | null;
  readonly packingGroup: PackingGroup | null;
  /** Tells entries of one number and packing group apart. */
  readonly subsidiaryHazards?: readonly string[];
  /** The number once the solution is of class 3. */
  readonly whenFlammable?: string;
};

/** Goods of one substance in one state that the list names; their packing group is that of the criteria. */
export type NamedForm = ShareRange & {
  readonly cas: readonly string[];
  readonly state: 'liquid' | 'solid';
  /** In the order in which they are tried: the first whose class the goods have. */
  readonly un: readonly string[];
};

/** A mixture that the list names by what it consists of. */
export type NamedMixture = {
  readonly name: string;
  readonly un: string;
  /** Null: that of the criteria. */
  readonly packingGroup: PackingGroup | null;
  readonly subsidiaryHazards?: readonly string[];
  readonly state?: 'liquid' | 'solid';
  /** One substance of each component is in it. */
  readonly components: readonly (ShareRange & { readonly cas: readonly string[] })[];
  /** Dangerous substances that may be in it beside its components. */
  readonly beside: readonly string[];
};

/** Stabilisers and carriers that do not take a solution's name from it: alkali in hypochlorite, methanol in formalin. */
export type Companions = {
  readonly of: readonly string[];
  readonly cas: readonly string[];
  /** One of which there is more than of the substance itself takes the name. */
  readonly isNotAboveIt?: true;
  /** Per cent of the goods from which on it takes the name as well. */
  readonly below?: number;
};

/** A mixture of gases that the list names by its components; nothing else may be in it. */
export type NamedGasMixture = {
  readonly name: string;
  readonly un: string;
  /** Shares by weight (refrigerants) or as they are given. */
  readonly sharesBy: 'weight' | 'any';
  /** Shares in percent: exclusive below, inclusive above; an absent end is open. */
  readonly components: readonly { readonly cas: string; readonly above?: number; readonly upTo?: number }[];
  /** What else may be in it. */
  readonly beside: readonly string[];
  /** Absent: compressed or liquefied. */
  readonly state?: 'compressed' | 'refrigerated';
};

/** Families with N.O.S. entries of their own (ADR 2.1.2.2, entries of type C). */
export type ChemicalFamily =
  | 'amines'
  | 'isocyanates'
  | 'nitriles'
  | 'mercaptans'
  | 'chlorosilanes'
  | 'chloroformates'
  | 'alkylphenols'
  | 'aldehydes'
  | 'organometallic'
  | 'terpenes';

/** The entry of a family by the hazards in order and the state. */
export type FamilyEntry = {
  readonly family: ChemicalFamily;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid';
  readonly un: string;
};

/** Goods whose receptacles must let gas escape: all of them, or intermediate bulk containers alone. */
export type VentedPackaging = {
  readonly un: string;
  /** Absent if the provision applies to every row of the number. */
  readonly packingGroup?: PackingGroup;
  readonly receptacles: 'all' | 'ibc';
  /** The same in the UN Model Regulations, ADR, RID and the IMDG Code. */
  readonly paragraph: string;
};

/** What a law sets free by the size of the packaging alone. */
export type Exemption = {
  /** `small`: up to 5 l or 5 kg in a single or inner packaging; `by-land`: up to 500 kg or l, and IBCs. */
  readonly kind: 'small' | 'by-land';
  readonly paragraph: string;
};

/** What the law of a mode says in a place of its own. */
export type ModeLaw = {
  /** Where it lists the goods. */
  readonly list: string;
  /** Where it frees a liquid that does not go on burning. */
  readonly notSustaining: string;
  /** Of goods dangerous for the environment alone. */
  readonly environmentExemption?: Exemption;
};

/** Which of two classes goes before, by the state of the mixture; blank: the pair does not meet. */
export type PrecedenceCell = '' | 'row' | 'column' | 'column if solid' | 'column if liquid';

/** ADR 2.1.3.10. The packing group is the stricter one. */
export type PrecedenceTable = {
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly PrecedenceCell[]>>;
};

const groups = new Map<string, PackingGroup>([
  ['I', 'I'],
  ['II', 'II'],
  ['III', 'III'],
]);

/** Null for a text that is not a packing group. */
export const packingGroupOf = (text: string): PackingGroup | null => groups.get(text) ?? null;
