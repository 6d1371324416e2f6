import type { SentenceId } from '../model/sentence-id.ts';
import { endsIn } from '@gosds/ghs/rules/rule-ending';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { statementText } from '@gosds/phrases/statement-text';
import type { Sentence } from '../document.ts';
import { printNumber } from '../draft/quantity.ts';
import { evidenceText } from '../draft/test-evidence.ts';
import type { SheetContext, SheetIngredient } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import { classStanding, isTooViscous, type Standing, unstatedShare } from './measures/class-standing.ts';
import { measureText } from '../draft/measure-text.ts';
import { missingWords } from './words/missing-words.ts';
import { parametersIn } from './words/parameters-in.ts';
import { classReasonText, hidesSums } from './words/reason-text.ts';
import { sentence } from './words/say.ts';
import { stateWords } from './words/state-words.ts';

const classifiedTexts = (c: SheetContext, { hazards }: ClassOutcome): string[] =>
  hazards.map(
    (entry) =>
      `${entry.code}, ${entry.hCode}${c.phrases.shared.colon}${statementText(entry.hCode, c.wording, parametersIn(c, entry))}`,
  );

/** In ten classes over, a hundred names would bury the verdict. */
const mostNames = 8;

function listed(c: SheetContext, names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.length > mostNames ? [...each.slice(0, mostNames), '…'] : each;
  return shown.join(c.phrases.shared.semicolon);
}

const namesOf = (c: SheetContext, ingredients: readonly SheetIngredient[]): string =>
  listed(
    c,
    ingredients.map(({ name }) => name),
  );

type Query = {
  readonly outcome: ClassOutcome;
  readonly id: SentenceId;
  /** What is said where the country's rules do not have the class. */
  readonly notAdopted: string;
};

function verdictTexts(c: SheetContext, { outcome, notAdopted }: Query, { kind, inconclusive }: Standing): string[] {
  const words = c.phrases.toxicology;
  switch (kind) {
    case 'classified':
      return classifiedTexts(c, outcome);
    case 'open':
      return [...classifiedTexts(c, outcome), words.notJudged(missingWords(c, outcome.missing))];
    case 'not-adopted':
      return [notAdopted];
    case 'not-met':
      return [words.notMet];
    case 'lack-of-data':
      return [words.lackOfData];
    case 'inconclusive':
      return [words.inconclusive(namesOf(c, inconclusive))];
    case 'impossible':
      return [words.impossible(stateWords(c))];
    case 'other-state':
      return [c.phrases.shared.notApplicableBecause(stateWords(c))];
  }
}

/** Of how much of a mixture nothing shows that it was judged. */
export function lackingText(c: SheetContext, { lacking, lackingPercent }: Standing): string[] {
  const words = c.phrases.toxicology;
  if (isSubstance(c) || lackingPercent === 0) return [];
  const unstated = unstatedShare(c) > 0 ? [words.unstated] : [];
  const names = [namesOf(c, lacking), ...unstated].filter((text) => text !== '').join(c.phrases.shared.semicolon);
  const share = c.phrases.shared.number(printNumber(lackingPercent));
  return [hidesSums(c) ? words.lackingOf(names) : words.lackingFor({ share, names })];
}

function viscosityText(c: SheetContext): string[] {
  const viscosity = c.mixture.properties.kinematicViscosity40;
  if (!viscosity) return [];
  const limit = c.phrases.shared.number(printNumber(c.rules.aspiration.viscosityAtMost.mm2PerS));
  return [c.phrases.toxicology.viscous({ found: measureText(c.phrases, viscosity), limit })];
}

/** The engine's row for a class that no ingredient has tells nothing: who was judged does. */
const isEmptyRow = (reason: Reason | undefined): boolean => endsIn(reason, 'none') && reason?.found === undefined;

/** The number that decided, or else who was judged and not classified: nobody says "not met" without either. */
function reasonTexts(c: SheetContext, outcome: ClassOutcome, { kind, judged }: Standing): string[] {
  if (kind === 'not-met' && isTooViscous(c, outcome)) return viscosityText(c);
  const [reason] = outcome.reasons;
  const isDecided = kind === 'classified' || kind === 'open' || !isEmptyRow(reason);
  const why = isDecided ? classReasonText(c, reason) : '';
  const names = judged.length > 0 && kind !== 'classified' ? [c.phrases.toxicology.judged(namesOf(c, judged))] : [];
  return why === '' ? names : [why];
}

const isReasoned = (outcome: ClassOutcome, { kind }: Standing): boolean =>
  outcome.testData === undefined && kind !== 'not-adopted' && kind !== 'impossible' && kind !== 'other-state';

/**
 * What a class of health or environment comes to, and why. Where it is not classified, lack of data, data that cannot be had,
 * inconclusive data and data that do not suffice are told apart (REACH Annex II, 11.1 and 12.1).
 */
export function classVerdict(c: SheetContext, query: Query): Sentence[] {
  const { outcome, id } = query;
  const standing = classStanding(c, outcome);
  const origin = { kind: 'classification' as const, reasons: outcome.reasons };
  const tested = outcome.testData ? [c.phrases.toxicology.tested(evidenceText(c, outcome.testData))] : [];
  const lead = sentence(id, [...verdictTexts(c, query, standing), ...tested].join(' '), origin);
  if (!isReasoned(outcome, standing)) return [lead];
  const isLacking = standing.kind !== 'classified' && !isTooViscous(c, outcome);
  const told = [...(isLacking ? lackingText(c, standing) : []), ...reasonTexts(c, outcome, standing)];
  return told.length === 0 ? [lead] : [lead, sentence(`${id}.why`, told.join(' '), origin)];
}
