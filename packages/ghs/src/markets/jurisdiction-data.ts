import type { SignalWord } from '../category-table.ts';
import type { OtherHazard } from '../label-facts.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Evidence, NationalHazard } from './market.ts';
import type { BridgingPlace } from './substance-law.ts';

/** First and last day on which something is law, ISO dates; absent: since or for as long as anyone knows. */
export type Days = { readonly validFrom?: string | undefined; readonly validUntil?: string | undefined };

/** What sets the classification of a jurisdiction apart, beside its tables. */
export type ClassificationFacts = {
  /** Place in lists of markets; jurisdictions without one follow by id. */
  readonly order?: number | undefined;
  readonly labelRegime: LabelRegimeId;
  readonly ruleSet: string;
  readonly law: string;
  /** What replaces `{name}` in paragraphs, beside `{law}`. */
  readonly terms: Readonly<Record<string, string>>;
  readonly status: 'in force' | 'transition' | 'draft';
  readonly revision: number;
  readonly languages: readonly string[];
  readonly evidence: { readonly blocks: Evidence; readonly limits: Evidence };
  readonly specificLimits: 'all' | 'lower-only';
  readonly bridging: BridgingPlace['numbering'];
  readonly testsOnlyAdd: readonly string[];
  readonly statementPrefix?: 'EUH' | 'AUH' | undefined;
  readonly nationalHazards: readonly NationalHazard[];
  /** Last day on which the Union's list of harmonised classifications became the law. */
  readonly harmonisedUntil?: string;
  /** Source that a sheet cites for its entries, where it is not the Union's list. */
  readonly harmonisedList?: string;
  readonly otherHazards: readonly {
    readonly kind: OtherHazard['kind'];
    readonly code: string;
    readonly signalWord?: SignalWord | undefined;
    readonly paragraph: string;
  }[];
};

/**
 * A jurisdiction as `data/jurisdictions/<id>/` compiles it. The tables are lines of cells parted by `|`, in the order of the
 * columns of the files; what a table does not have is that of the jurisdiction it follows.
 */
export type JurisdictionData = Days & {
  readonly id: string;
  readonly name: string;
  readonly follows?: string | undefined;
  readonly facts: ClassificationFacts;
  /** The facts on other days, in the order of the days. */
  readonly changes: readonly (Days & { readonly facts: ClassificationFacts })[];
  readonly tables: Readonly<Record<'limits' | 'categories' | 'places' | 'statements', string>>;
};

/** From where the law of a jurisdiction is known, and what is not. */
export type MarketNotes = {
  readonly name: string;
  /** The jurisdiction whose law is taken over. */
  readonly follows?: string;
  /** Where classes and limits were looked up; absent where they are from knowledge alone. */
  readonly source?: string;
  /** ISO date. */
  readonly lookedUp?: string;
  readonly notes?: readonly {
    readonly kind: 'sheet' | 'differs' | 'read' | 'from knowledge' | 'not held' | 'open';
    readonly text: string;
  }[];
};
