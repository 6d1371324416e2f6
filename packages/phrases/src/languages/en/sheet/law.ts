import type { MarketId, WordedMarketId } from '@gosds/ghs/market';

const classification: Readonly<Record<WordedMarketId, string>> = {
  eu: 'Regulation (EC) No 1272/2008 (CLP)',
  gb: 'Regulation (EC) No 1272/2008 as it applies in Great Britain (GB CLP)',
  us: 'the OSHA Hazard Communication Standard (29 CFR 1910.1200)',
  ca: 'the Hazardous Products Regulations (SOR/2015-17)',
  au: 'the model Work Health and Safety Regulations (GHS 7)',
  un: 'the Globally Harmonized System of Classification and Labelling of Chemicals (GHS)',
};

/** Names of laws, and how a paragraph of law is cited. */
export const law = {
  /** As a sentence names it behind "according to". */
  classification,
  /** `name` is the law's name in English, which stands where the language has no name for it. */
  national: (_market: MarketId, name: string) => name,
  /** `CLP Annex I, Table 3.2.3` in the language's own words for annex, table and article. */
  citation: (paragraph: string) => paragraph,
};
