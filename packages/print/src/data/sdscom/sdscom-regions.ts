import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';

/** What SDScom offers for sheets of a region. The differences are those of the format, not of the laws. */
export type SdscomRegion = {
  readonly element: 'RegionEU' | 'RegionGB';
  /** Names of the elements for classes and label, which contain their edition. */
  readonly classes: string;
  readonly label: string;
  /** Letters in statement codes that the format does not know. */
  readonly unknownLetters: RegExp;
  /** True if the region has the classes of Regulation (EU) 2023/707. */
  readonly hasClassesOf2023: boolean;
  /** True if the region's hazard statement codes include those that begin with EUH. */
  readonly hasUnionStatements: boolean;
  /** True if the region has elements for the class of an ingredient, hazards without a class, PBT and abbreviations. */
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

/** Undefined if SDScom has no full region for the market. */
export const sdscomRegion = (market: LabelRegimeId): SdscomRegion | undefined => regions[market];
