import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';

/** What the format has for sheets of one law: it is SDScom that tells the laws apart here, not the laws. */
export type SdscomRegion = {
  readonly element: 'RegionEU' | 'RegionGB';
  /** Elements of classes and of the label, each named with its edition. */
  readonly classes: string;
  readonly label: string;
  /** Letters of a statement's code that the format does not know. */
  readonly unknownLetters: RegExp;
  /** True of the region with the classes of Regulation (EU) 2023/707. */
  readonly hasClassesOf2023: boolean;
  /** True of the region whose codes of hazard statements include those that begin with EUH. */
  readonly hasUnionStatements: boolean;
  /** True of the region with elements for the class of an ingredient, hazards beside the classes, PBT and abbreviations. */
  readonly hasFurtherElements: boolean;
};

const regions: Readonly<Partial<Record<LabelRegimeId, SdscomRegion>>> = {
  eu: {
    element: 'RegionEU',
    classes: 'ClpHazardClassification_2023_707',
    label: 'ClpHazardLabelling_2023_707',
    unknownLetters: /i$/,
    hasClassesOf2023: true,
    hasUnionStatements: true,
    hasFurtherElements: true,
  },
  gb: {
    element: 'RegionGB',
    classes: 'GbClpHazardClassification_2020',
    label: 'GbClpHazardLabelling_2020',
    unknownLetters: /[A-Za-z]+$/,
    hasClassesOf2023: false,
    hasUnionStatements: false,
    hasFurtherElements: false,
  },
};

/** Undefined for a law that SDScom has no full region for. */
export const sdscomRegion = (market: LabelRegimeId): SdscomRegion | undefined => regions[market];
