import type { DangerousGoodsEntry, PackingGroup } from '../transport.ts';
import type { TransportMode } from '../transport-input.ts';
import type { ProductKind } from './product-kind.ts';

/** A special provision of ADR 3.3 that changes if or how goods are carried. `phrases` has its text. */
export type SpecialProvision = {
  readonly number: '144' | '145' | '188' | '216' | '217' | '335' | '354' | '363' | '375' | '376' | '386';
  /** UN numbers, separated by a space. */
  readonly un: string;
};

/** Numbers that the law of a mode does not list, prohibits, or leaves to other modes. */
export type NumberDifference = {
  readonly mode: TransportMode;
  readonly difference: 'not-listed' | 'forbidden' | 'not-subject';
  readonly paragraph: string;
  /** UN numbers, separated by a space. */
  readonly un: string;
};

export type Classed = Pick<DangerousGoodsEntry, 'class' | 'subsidiaryHazards' | 'packingGroup'>;

/** An entry to which the law of a mode gives another class, subsidiary hazard or packing group. */
export type ClassDifference = {
  readonly mode: TransportMode;
  readonly un: string;
  readonly ours: Classed;
  readonly theirs: Classed;
};

/** A completely different name. `division`: only for one class of the number. */
export type NameDifference = {
  readonly mode: TransportMode;
  readonly un: string;
  readonly name: string;
  readonly division?: string;
};

/** Replacements for the British spelling of ADR, in order. */
export type Spelling = { readonly modes: readonly TransportMode[]; readonly from: string; readonly to: string };

/** The scope of a general N.O.S. entry (ADR 2.2.x.3, type D, and acidic and basic ones of class 8). Absent: any. */
export type CollectiveEntry = {
  readonly un: string;
  readonly class: string;
  readonly subsidiaryHazards: readonly string[];
  readonly state: 'liquid' | 'solid';
  readonly nature?: 'organic' | 'inorganic';
  readonly reaction?: 'acidic' | 'basic';
  /** Set if another entry has the other packing groups (pyrophoric and self-heating solids). */
  readonly packingGroup?: 'I';
};

/** An entry for a use of products (ADR 2.1.2.2, type B). It takes precedence over N.O.S. entries. */
export type EntryByUse = {
  readonly kind: ProductKind;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid';
  readonly un: string;
  /** Beginning of the shipping name, if the number has several names. */
  readonly name?: string;
  /** The entry takes precedence over that of the single substance in the product. */
  readonly goesFirst?: true;
};

/** A chemical group. If all flammable ingredients belong to it, its N.O.S. entry takes precedence over UN 1993. */
export type ChemicalGroup = { readonly un: string; readonly hazards: string; readonly members: readonly string[] };

/** Substances whose mixtures with each other have their own N.O.S. entry. */
export type SubstanceGroup = {
  readonly un: string;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid' | 'liquefied' | 'compressed';
  readonly cas: readonly string[];
};

/** A range in percent by mass. `above` and `below` exclude their end; `from` and `upTo` include it. */
type ShareRange = { readonly above?: number; readonly from?: number; readonly upTo?: number; readonly below?: number };

/** True if the concentration, in percent, is in the range. */
export const isInRange = ({ above, from, upTo, below }: ShareRange, share: number): boolean =>
  (above === undefined || share > above) &&
  (from === undefined || share >= from) &&
  (upTo === undefined || share <= upTo) &&
  (below === undefined || share < below);

/** An aqueous solution that the list names by its strength. */
export type NamedSolution = ShareRange & {
  readonly cas: readonly string[];
  readonly name: string;
  /** Null: the strength is below the entry, and the named hazard does not apply. */
  readonly un: string | null;
  readonly packingGroup: PackingGroup | null;
  /** Distinguishes entries with the same number and packing group. */
  readonly subsidiaryHazards?: readonly string[];
  /** The UN number if the solution is also class 3. */
  readonly whenFlammable?: string;
};

/** Goods of one substance in one state that the list names. The criteria give the packing group. */
export type NamedForm = ShareRange & {
  readonly cas: readonly string[];
  readonly state: 'liquid' | 'solid';
  /** Tried in order: the first entry with the class of the goods applies. */
  readonly un: readonly string[];
};

/** A mixture that the list names by its components. */
export type NamedMixture = {
  readonly name: string;
  readonly un: string;
  /** Null: the criteria give the packing group. */
  readonly packingGroup: PackingGroup | null;
  readonly subsidiaryHazards?: readonly string[];
  readonly state?: 'liquid' | 'solid';
  /** The mixture contains one substance of each component. */
  readonly components: readonly (ShareRange & { readonly cas: readonly string[] })[];
  /** Other dangerous substances that the mixture may contain. */
  readonly beside: readonly string[];
  /** A provision of ADR that exempts the mixture, and the modes whose law has no such provision. */
  readonly free?: { readonly by: string; readonly notIn: readonly string[] };
};

/** Stabilisers and carriers that do not change the name of a solution: alkali in hypochlorite, methanol in formalin. */
export type Companions = {
  readonly of: readonly string[];
  readonly cas: readonly string[];
  /** The companion changes the name if there is more of it than of the substance. */
  readonly isNotAboveIt?: true;
  /** The companion also changes the name from this percentage of the goods. */
  readonly below?: number;
};

/** A gas mixture that the list names by its components. It may contain nothing else. */
export type NamedGasMixture = {
  readonly name: string;
  readonly un: string;
  /** Concentrations by weight (refrigerants) or as entered. */
  readonly sharesBy: 'weight' | 'any';
  /** Concentrations in percent: `above` excludes its end, `upTo` includes it. Absent ends are open. */
  readonly components: readonly { readonly cas: string; readonly above?: number; readonly upTo?: number }[];
  /** Other substances that the mixture may contain. */
  readonly beside: readonly string[];
  /** Absent means compressed or liquefied. */
  readonly state?: 'compressed' | 'refrigerated';
};

/** Chemical families with their own N.O.S. entries (ADR 2.1.2.2, entries of type C). */
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

/** The entry of a family, by the hazards in order and the state. */
export type FamilyEntry = {
  readonly family: ChemicalFamily;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid';
  readonly un: string;
};

/** Goods that need vented receptacles: all receptacles, or only intermediate bulk containers. */
export type VentedPackaging = {
  readonly un: string;
  /** Absent if the provision applies to every row of the number. */
  readonly packingGroup?: PackingGroup;
  readonly receptacles: 'all' | 'ibc';
  /** The same in the UN Model Regulations, ADR, RID and the IMDG Code. */
  readonly paragraph: string;
};

/** An exemption that depends only on the size of the packaging. */
export type Exemption = {
  /** `small`: up to 5 l or 5 kg in a single or inner packaging; `by-land`: up to 500 kg or l, and IBCs. */
  readonly kind: 'small' | 'by-land';
  readonly paragraph: string;
};

/** Paragraphs of the law of a mode that differ from ADR. */
export type ModeLaw = {
  /** Paragraph of the list of goods. */
  readonly list: string;
  /** Paragraph that exempts a liquid that does not sustain combustion. */
  readonly notSustaining: string;
  /** Exemption of goods that are only environmentally hazardous. */
  readonly environmentExemption?: Exemption;
};

/** The class with precedence in a pair, depending on the state. Blank: the pair does not occur. */
export type PrecedenceCell = '' | 'row' | 'column' | 'column if solid' | 'column if liquid';

/** ADR 2.1.3.10. The stricter packing group applies. */
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
