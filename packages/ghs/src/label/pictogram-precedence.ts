import { type Message, say } from '../message.ts';
import { type AnyHazard, isAnyOf } from '../hazard-question.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';
import type { CategoryEntry } from '../registry.ts';
import type { PrecedenceId } from './label-law.ts';
import { labelLawOf } from './label-law-of.ts';

/** A hazard and the pictogram of its category. */
export type PictogramSource = { readonly hazard: Hazard; readonly entry: CategoryEntry };

type PictogramContext = {
  readonly codes: ReadonlySet<string>;
  readonly sources: readonly PictogramSource[];
  readonly use: Mixture['use'];
};

type PrecedenceRule = {
  readonly applies: (context: PictogramContext) => boolean;
  /** True for a hazard that loses its pictogram. */
  readonly drops: (source: PictogramSource) => boolean;
  readonly why: Message;
};

const irritation: AnyHazard = ['Skin Irrit.', 'Eye Irrit.'];
const isExclamation = ({ entry }: PictogramSource) => entry.pictogram === 'GHS07';
const hasClass = (sources: readonly PictogramSource[], wanted: AnyHazard) =>
  sources.some(({ hazard }) => isAnyOf(hazard, wanted));

const rules = {
  explosive: {
    applies: ({ codes, sources }) => codes.has('GHS01') && !hasClass(sources, ['Self-react. B', 'Org. Perox. B']),
    drops: ({ entry }) => entry.pictogram === 'GHS02' || entry.pictogram === 'GHS03',
    why: say('pictogramPrecedence-optionalWhereGhs01Applies'),
  },
  skull: {
    applies: ({ codes }) => codes.has('GHS06'),
    drops: isExclamation,
    why: say('pictogramPrecedence-notBesideGhs06'),
  },
  /** The skull replaces the exclamation mark for acute toxicity only. */
  'skull-of-acute-toxicity': {
    applies: ({ codes }) => codes.has('GHS06'),
    drops: (source) => isExclamation(source) && isAnyOf(source.hazard, 'Acute Tox.'),
    why: say('pictogramPrecedence-notAcuteToxicityBesideGhs06'),
  },
  corrosion: {
    applies: ({ codes }) => codes.has('GHS05'),
    drops: (source) => isExclamation(source) && isAnyOf(source.hazard, irritation),
    why: say('pictogramPrecedence-notSkinEyeIrritationBeside'),
  },
  'respiratory-sensitiser': {
    applies: ({ codes, sources }) => codes.has('GHS08') && hasClass(sources, 'Resp. Sens.'),
    drops: (source) =>
      isExclamation(source) && (isAnyOf(source.hazard, irritation) || isAnyOf(source.hazard, 'Skin Sens.')),
    why: say('pictogramPrecedence-notSkinSensitisationIrritationBeside'),
  },
  'graver-target-organ': {
    applies: ({ sources }) => hasClass(sources, ['STOT SE 1', 'STOT SE 2']),
    drops: ({ hazard }) => hazard.code === 'STOT SE 3',
    why: say('pictogramPrecedence-moreSevereCategorySpecificTarget'),
  },
  'metals-of-consumer-products': {
    applies: ({ sources, use }) => use === 'consumer' && !hasClass(sources, ['Skin Corr.', 'Eye Dam.']),
    drops: ({ hazard }) => hazard.code === 'Met. Corr. 1',
    why: say('pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer'),
  },
} as const satisfies Readonly<Record<PrecedenceId, PrecedenceRule>>;

export type CitedPrecedenceRule = PrecedenceRule & { readonly paragraph: string };

/**
 * The rules of precedence of a law, in its order. CLP Art. 26(1)(e) makes GHS04 optional; Annex VI prints it, so it
 * stays.
 */
export const precedenceRules = (market: LabelRegimeId): readonly CitedPrecedenceRule[] =>
  labelLawOf(market).pictogramPrecedence.map(({ rule, paragraph }) => ({ ...rules[rule], paragraph }));
