import type { Explained } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { WordedMarketId } from '../market.ts';
import { type CategoryEntry, entriesOf } from '../registry.ts';

export type ChosenPictograms = {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
};

type Source = { readonly hazard: Hazard; readonly entry: CategoryEntry };

type PrecedenceRule = {
  readonly paragraph: string;
  readonly applies: (codes: ReadonlySet<string>, sources: readonly Source[]) => boolean;
  /** Which hazards lose the pictogram. */
  readonly drops: (source: Source) => boolean;
  readonly why: string;
};

const irritation = /^(Skin|Eye) Irrit\./;
const skinSensitisation = /^Skin Sens\./;
const isExclamation = ({ entry }: Source) => entry.pictogram === 'GHS07';

const hasRespiratorySensitiser = (codes: ReadonlySet<string>, sources: readonly Source[]) =>
  codes.has('GHS08') && sources.some(({ hazard }) => hazard.code.startsWith('Resp. Sens.'));

/** CLP Art. 26(1)(a) to (d); (e) leaves GHS04 to the supplier, and Annex VI prints it, so it stays. */
const european: readonly PrecedenceRule[] = [
  {
    paragraph: 'CLP Art. 26(1)(a)',
    applies: (codes, sources) =>
      codes.has('GHS01') && !sources.some(({ hazard }) => /^(Self-react\.|Org\. Perox\.) B$/.test(hazard.code)),
    drops: ({ entry }) => entry.pictogram === 'GHS02' || entry.pictogram === 'GHS03',
    why: 'optional where GHS01 applies',
  },
  {
    paragraph: 'CLP Art. 26(1)(b)',
    applies: (codes) => codes.has('GHS06'),
    drops: isExclamation,
    why: 'not beside GHS06',
  },
  {
    paragraph: 'CLP Art. 26(1)(c)',
    applies: (codes) => codes.has('GHS05'),
    drops: (source) => isExclamation(source) && irritation.test(source.hazard.code),
    why: 'not for skin or eye irritation beside GHS05',
  },
  {
    paragraph: 'CLP Art. 26(1)(d)',
    applies: hasRespiratorySensitiser,
    drops: (source) =>
      isExclamation(source) && (irritation.test(source.hazard.code) || skinSensitisation.test(source.hazard.code)),
    why: 'not for skin sensitisation or irritation beside GHS08 for respiratory sensitisation',
  },
];

/** Rules (c) and (d) hold everywhere; in North America the skull drives out the exclamation mark for acute toxicity only. */
function buildingBlock(paragraph: string, skullDrops: PrecedenceRule['drops'], why: string): readonly PrecedenceRule[] {
  const skull: PrecedenceRule = { paragraph, applies: (codes) => codes.has('GHS06'), drops: skullDrops, why };
  return [skull, ...european.slice(2).map((rule) => ({ ...rule, paragraph }))];
}

const isAcuteExclamation = (source: Source) => isExclamation(source) && source.hazard.code.startsWith('Acute Tox.');
const northAmerican = (paragraph: string) =>
  buildingBlock(paragraph, isAcuteExclamation, 'not for acute toxicity beside GHS06');
const unitedNations = buildingBlock('UN GHS 1.4.10.5.3.1', isExclamation, 'not beside GHS06');

const rulesOf: Readonly<Record<WordedMarketId, readonly PrecedenceRule[]>> = {
  eu: european,
  gb: european,
  us: northAmerican('29 CFR 1910.1200, Appendix C.2.3'),
  ca: northAmerican('Hazardous Products Regulations, section 3'),
  au: unitedNations,
  un: unitedNations,
};

/** Pictograms of the hazards after the market's rules of precedence, in the order of their codes. */
export function choosePictograms(hazards: readonly Hazard[], market: WordedMarketId): ChosenPictograms {
  const sources = hazards.flatMap((hazard) =>
    entriesOf(hazard)
      .filter(({ pictogram }) => pictogram !== null)
      .map((entry): Source => ({ hazard, entry })),
  );
  const codes = new Set(sources.map(({ entry }) => entry.pictogram ?? ''));
  const rules = rulesOf[market].filter((rule) => rule.applies(codes, sources));
  const kept = sources.filter((source) => !rules.some((rule) => rule.drops(source)));
  const keptCodes = new Set(kept.map(({ entry }) => entry.pictogram ?? ''));
  return {
    kept: [...keptCodes].sort().map((code) => explainKept(code, kept)),
    dropped: [...codes]
      .filter((code) => !keptCodes.has(code))
      .sort()
      .map((code) => explainDropped(code, sources, rules)),
  };
}

function explainKept(code: string, sources: readonly Source[]): Explained<string> {
  const own = sources.filter(({ entry }) => entry.pictogram === code);
  const names = [...new Set(own.map(({ hazard }) => hazard.code))].join(', ');
  const isOptional = code === 'GHS04' && sources.some(({ entry }) => /GHS0[26]/.test(entry.pictogram ?? ''));
  return {
    value: code,
    paragraph: own[0]?.entry.source ?? '',
    why: isOptional ? `for ${names}; optional beside GHS02 or GHS06 (CLP Art. 26(1)(e))` : `for ${names}`,
  };
}

function explainDropped(code: string, sources: readonly Source[], rules: readonly PrecedenceRule[]): Explained<string> {
  const rule = rules.find(({ drops }) => sources.some((source) => source.entry.pictogram === code && drops(source)));
  return { value: code, paragraph: rule?.paragraph ?? '', why: rule?.why ?? '' };
}
