import { type Message, say } from '../message.ts';
import { type AnyHazard, isAnyOf } from '../hazard-question.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';
import type { CategoryEntry } from '../registry.ts';

/** A hazard and the pictogram that its category brings along. */
export type PictogramSource = { readonly hazard: Hazard; readonly entry: CategoryEntry };

type PictogramContext = {
  readonly codes: ReadonlySet<string>;
  readonly sources: readonly PictogramSource[];
  readonly use: Mixture['use'];
};

export type PrecedenceRule = {
  readonly paragraph: string;
  readonly applies: (context: PictogramContext) => boolean;
  /** Which hazards lose the pictogram. */
  readonly drops: (source: PictogramSource) => boolean;
  readonly why: Message;
};

const irritation: AnyHazard = ['Skin Irrit.', 'Eye Irrit.'];
const isExclamation = ({ entry }: PictogramSource) => entry.pictogram === 'GHS07';
const hasClass = (sources: readonly PictogramSource[], asked: AnyHazard) =>
  sources.some(({ hazard }) => isAnyOf(hazard, asked));

const skull = (paragraph: string): PrecedenceRule => ({
  paragraph,
  applies: ({ codes }) => codes.has('GHS06'),
  drops: isExclamation,
  why: say('pictogramPrecedence-notBesideGhs06'),
});

/** In North America the skull drives out the exclamation mark for acute toxicity only. */
const skullForAcuteToxicity = (paragraph: string): PrecedenceRule => ({
  paragraph,
  applies: ({ codes }) => codes.has('GHS06'),
  drops: (source) => isExclamation(source) && isAnyOf(source.hazard, 'Acute Tox.'),
  why: say('pictogramPrecedence-notAcuteToxicityBesideGhs06'),
});

const corrosion = (paragraph: string): PrecedenceRule => ({
  paragraph,
  applies: ({ codes }) => codes.has('GHS05'),
  drops: (source) => isExclamation(source) && isAnyOf(source.hazard, irritation),
  why: say('pictogramPrecedence-notSkinEyeIrritationBeside'),
});

const respiratorySensitiser = (paragraph: string): PrecedenceRule => ({
  paragraph,
  applies: ({ codes, sources }) => codes.has('GHS08') && hasClass(sources, 'Resp. Sens.'),
  drops: (source) =>
    isExclamation(source) && (isAnyOf(source.hazard, irritation) || isAnyOf(source.hazard, 'Skin Sens.')),
  why: say('pictogramPrecedence-notSkinSensitisationIrritationBeside'),
});

/** CLP Art. 26; (1)(e) leaves GHS04 to the supplier, and Annex VI prints it, so it stays. */
const european: readonly PrecedenceRule[] = [
  {
    paragraph: 'CLP Art. 26(1)(a)',
    applies: ({ codes, sources }) => codes.has('GHS01') && !hasClass(sources, ['Self-react. B', 'Org. Perox. B']),
    drops: ({ entry }) => entry.pictogram === 'GHS02' || entry.pictogram === 'GHS03',
    why: say('pictogramPrecedence-optionalWhereGhs01Applies'),
  },
  skull('CLP Art. 26(1)(b)'),
  corrosion('CLP Art. 26(1)(c)'),
  respiratorySensitiser('CLP Art. 26(1)(d)'),
  {
    paragraph: 'CLP Art. 26(2)',
    applies: ({ sources }) => hasClass(sources, ['STOT SE 1', 'STOT SE 2']),
    drops: ({ hazard }) => hazard.code === 'STOT SE 3',
    why: say('pictogramPrecedence-moreSevereCategorySpecificTarget'),
  },
  {
    paragraph: 'CLP Annex I, 1.3.6',
    applies: ({ sources, use }) => use === 'consumer' && !hasClass(sources, ['Skin Corr.', 'Eye Dam.']),
    drops: ({ hazard }) => hazard.code === 'Met. Corr. 1',
    why: say('pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer'),
  },
];

const unitedNations: readonly PrecedenceRule[] = [skull, corrosion, respiratorySensitiser].map((rule) =>
  rule('UN GHS 1.4.10.5.3.1'),
);

const appendixC = '29 CFR 1910.1200 App. C, C.2.1';
const hpr = 'Hazardous Products Regulations, section 3';

/** Rules of precedence of each market, in the order of its law. */
export const precedenceRules: Readonly<Record<LabelRegimeId, readonly PrecedenceRule[]>> = {
  eu: european,
  gb: european,
  us: [skullForAcuteToxicity(`${appendixC}.2`), corrosion(`${appendixC}.3`), respiratorySensitiser(`${appendixC}.4`)],
  ca: [skullForAcuteToxicity, corrosion, respiratorySensitiser].map((rule) => rule(hpr)),
  au: unitedNations,
  un: unitedNations,
};
