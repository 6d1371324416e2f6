import type { WordedMarketId } from '../market.ts';

type Element = 'pictograms' | 'hazardStatements' | 'precautionaryStatements';

/** Categories whose elements a label in the Union may leave out on packages up to 125 ml. */
export type ClpExemption = {
  readonly codes: RegExp;
  readonly omits: readonly Element[];
  readonly isNotForPublic?: boolean;
  readonly paragraph: string;
};

const statements: readonly Element[] = ['hazardStatements', 'precautionaryStatements'];
const both = 'CLP Annex I, 1.5.2.1.1';

export const clpExemptions: readonly ClpExemption[] = [
  { codes: /^Ox\. Gas 1$/, omits: statements, paragraph: both },
  { codes: /^Press\. Gas/, omits: statements, paragraph: both },
  { codes: /^Flam\. Liq\. [23]$/, omits: statements, paragraph: both },
  { codes: /^Flam\. Sol\. [12]$/, omits: statements, paragraph: both },
  { codes: /^(Self-react\.|Org\. Perox\.) [C-F]+$/, omits: statements, paragraph: both },
  { codes: /^Self-heat\. 2$/, omits: statements, paragraph: both },
  { codes: /^Water-react\. [123]$/, omits: statements, paragraph: both },
  { codes: /^Ox\. (Liq|Sol)\. [23]$/, omits: statements, paragraph: both },
  { codes: /^Acute Tox\. 4$/, omits: statements, isNotForPublic: true, paragraph: both },
  { codes: /^(Skin|Eye) Irrit\. 2$/, omits: statements, paragraph: both },
  { codes: /^STOT SE [23]$/, omits: statements, isNotForPublic: true, paragraph: both },
  { codes: /^STOT RE 2$/, omits: statements, isNotForPublic: true, paragraph: both },
  { codes: /^Aquatic (Acute 1|Chronic [12])$/, omits: statements, paragraph: both },
  {
    codes: /^(Flam\. Gas 2|Lact\.|Aquatic Chronic [34])$/,
    omits: ['precautionaryStatements'],
    paragraph: 'CLP Annex I, 1.5.2.1.2',
  },
  { codes: /^Met\. Corr\. 1$/, omits: ['pictograms', ...statements], paragraph: 'CLP Annex I, 1.5.2.1.3' },
];

type Tier = {
  readonly omits: readonly Element[];
  /** What remains in any case. */
  readonly shows: readonly string[];
  readonly paragraph: string;
  readonly why: string;
};

/** From the smallest package up. */
export const northAmericanTiers: readonly (Tier & {
  readonly market: WordedMarketId;
  readonly upToMl: number;
  /** Only where any label interferes with use. */
  readonly isForObstructive?: boolean;
})[] = [
  {
    market: 'us',
    upToMl: 3,
    isForObstructive: true,
    omits: ['pictograms', ...statements],
    shows: ['product identifier'],
    paragraph: '29 CFR 1910.1200(f)(12)(iii)',
    why: 'up to 3 ml, where a label would interfere with use; the outer package is fully labelled',
  },
  {
    market: 'us',
    upToMl: 100,
    omits: statements,
    shows: [
      'product identifier',
      'pictograms',
      'signal word',
      'name and telephone number of the supplier',
      'that the full label is on the immediate outer package',
    ],
    paragraph: '29 CFR 1910.1200(f)(12)(ii)',
    why: 'up to 100 ml, where no full label can be fixed; the outer package is fully labelled',
  },
  {
    market: 'ca',
    upToMl: 100,
    omits: statements,
    shows: ['product identifier', 'pictograms', 'signal word', 'initial supplier identifier'],
    paragraph: 'Hazardous Products Regulations, 5.4(1)',
    why: 'containers up to 100 ml; up to 3 ml the label may be taken off in use (5.4(2))',
  },
];

/** Australia sets no volume: what is too small for the label shows as much as is reasonably practicable. */
export const tooSmall: Readonly<Partial<Record<WordedMarketId, Tier>>> = {
  au: {
    omits: [],
    shows: [
      'product identifier',
      'name, address and telephone number of the supplier',
      'a pictogram or hazard statement',
    ],
    paragraph: 'Model WHS Regulations, Schedule 9, clause 4',
    why: 'containers too small for the whole label, as far as reasonably practicable',
  },
};
