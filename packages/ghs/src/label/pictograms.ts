import { followsClp } from './follows-clp.ts';
import { say } from '../message.ts';
import type { Explained } from '../classification.ts';
import type { Hazard } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { Mixture } from '../mixture.ts';
import { entriesOf } from '../registry.ts';
import { precedenceRules, type PictogramSource, type CitedPrecedenceRule } from './pictogram-precedence.ts';

export type ChosenPictograms = {
  readonly kept: readonly Explained<string>[];
  readonly dropped: readonly Explained<string>[];
};

/** Pictograms of the hazards, after the market's rules of precedence, in the order of the codes. */
export function choosePictograms(
  hazards: readonly Hazard[],
  market: LabelRegimeId,
  use?: Mixture['use'],
): ChosenPictograms {
  const sources = hazards.flatMap((hazard) =>
    entriesOf(hazard)
      .filter(({ pictogram }) => pictogram !== null)
      .map((entry): PictogramSource => ({ hazard, entry })),
  );
  const codes = new Set(sources.map(({ entry }) => entry.pictogram ?? ''));
  const rules = precedenceRules(market).filter((rule) => rule.applies({ codes, sources, use }));
  const kept = sources.filter((source) => !rules.some((rule) => rule.drops(source)));
  const keptCodes = new Set(kept.map(({ entry }) => entry.pictogram ?? ''));
  return {
    kept: [...keptCodes].sort().map((code) => explainKept(code, kept, market)),
    dropped: [...codes]
      .filter((code) => !keptCodes.has(code))
      .sort()
      .map((code) => explainDropped(code, sources, rules)),
  };
}

function explainKept(code: string, sources: readonly PictogramSource[], market: LabelRegimeId): Explained<string> {
  const own = sources.filter(({ entry }) => entry.pictogram === code);
  const isEuropean = followsClp(market);
  const isBeside =
    code === 'GHS04' && sources.some(({ entry: { pictogram } }) => pictogram === 'GHS02' || pictogram === 'GHS06');
  return {
    value: code,
    paragraph: own[0]?.entry.source ?? '',
    why: say('pictograms-for', {
      own: names(own),
      whenEuropean: isEuropean && isBeside ? say('pictograms-optionalBesideGhs02Ghs06E') : '',
    }),
  };
}

function explainDropped(
  code: string,
  sources: readonly PictogramSource[],
  rules: readonly CitedPrecedenceRule[],
): Explained<string> {
  const own = sources.filter(({ entry }) => entry.pictogram === code);
  const rule = rules.find(({ drops }) => own.some(drops));
  return {
    value: code,
    paragraph: rule?.paragraph ?? '',
    why: say('pictograms-for2', { own: names(own), why: rule?.why ?? '' }),
  };
}

const names = (sources: readonly PictogramSource[]) => [...new Set(sources.map(({ hazard }) => hazard.code))];
