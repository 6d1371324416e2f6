import type { SignalWord } from '../category-table.ts';
import type { OtherHazard } from '../label-facts.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Evidence, NationalHazard } from './market.ts';
import type { BridgingPlace, PhysicalParagraph } from './substance-law.ts';

/** First and last day of validity, ISO dates. Absent: no known start or end. */
export type Days = { readonly validFrom?: string | undefined; readonly validUntil?: string | undefined };

/** Facts about the classification law of a jurisdiction that are not in its tables. */
export type ClassificationFacts = {
  /** Position in lists of markets. Jurisdictions without one follow, sorted by id. */
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
  readonly physicalHazards: PhysicalParagraph['citedBy'];
  readonly testsOnlyAdd: readonly string[];
  readonly statementPrefix?: 'EUH' | 'AUH' | undefined;
  readonly nationalHazards: readonly NationalHazard[];
  /** Last day on which changes of the Union's list of harmonised classifications became law here. */
  readonly harmonisedUntil?: string;
  /** The source that a sheet cites for harmonised entries, if it is not the Union's list. */
  readonly harmonisedList?: string;
  readonly otherHazards: readonly {
    readonly kind: OtherHazard['kind'];
    readonly code: string;
    readonly signalWord?: SignalWord | undefined;
    readonly paragraph: string;
  }[];
};

/**
 * A jurisdiction as compiled from `data/jurisdictions/<id>/`. The tables are lines of cells separated by `|`, with the
 * columns of the files in order. A row that a table lacks comes from the jurisdiction it follows.
 */
export type JurisdictionData = Days & {
  readonly id: string;
  readonly name: string;
  readonly follows?: string | undefined;
  readonly facts: ClassificationFacts;
  /** The facts that apply on other days, in order of date. */
  readonly changes: readonly (Days & { readonly facts: ClassificationFacts })[];
  readonly tables: Readonly<Record<'limits' | 'categories' | 'places' | 'statements', string>>;
};

/** The sources of a jurisdiction's law, and what is unknown. */
export type MarketNotes = {
  readonly name: string;
  /** The jurisdiction whose law it takes over. */
  readonly follows?: string;
  /** Where classes and limits were looked up. Absent if no source was checked. */
  readonly source?: string;
  /** ISO date. */
  readonly lookedUp?: string;
  readonly notes?: readonly {
    readonly kind: 'sheet' | 'differs' | 'read' | 'from knowledge' | 'not held' | 'open';
    readonly text: string;
  }[];
};
