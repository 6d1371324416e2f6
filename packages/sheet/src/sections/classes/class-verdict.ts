import type { SentenceId } from '../../model/sentence-id.ts';
import { endsIn } from '@gosds/ghs/rules/rule-ending';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { statementText } from '@gosds/phrases/statement-text';
import type { Sentence } from '../../model/document.ts';
import { printNumber } from '../../draft/quantity.ts';
import { evidenceText } from '../words/test-evidence.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { classStanding, isSettledByForm, isTooViscous, type Standing, unstatedShare } from './class-standing.ts';
import { measureText } from '../../draft/measure-text.ts';
import { missingWords } from '../words/missing-words.ts';
import { parametersIn } from '../words/parameters-in.ts';
import { classReasonText, hidesSums } from '../words/reason-text.ts';
import { sentence } from '../words/say.ts';
import { stateWords } from '../words/state-words.ts';

const classifiedTexts = (writing: Writing, { hazards }: ClassOutcome): string[] =>
  hazards.map(
    (entry) =>
      `${entry.code}, ${entry.hCode}${writing.phrases.shared.colon}${statementText(entry.hCode, writing.wording, parametersIn(writing, entry))}`,
  );

/** In ten or more classes, a hundred names would bury the verdict. */
const maxNames = 8;

function listed(writing: Writing, names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.length > maxNames ? [...each.slice(0, maxNames), '…'] : each;
  return shown.join(writing.phrases.shared.semicolon);
}

const namesOf = (writing: Writing, ingredients: readonly NamedIngredient[]): string =>
  listed(
    writing,
    ingredients.map(({ name }) => name),
  );

type Query = {
  readonly outcome: ClassOutcome;
  readonly id: SentenceId;
  /** The text if the country's rules do not have the class. */
  readonly notAdopted: string;
};

function verdictTexts(writing: Writing, { outcome, notAdopted }: Query, { kind, inconclusive }: Standing): string[] {
  const words = writing.phrases.toxicology;
  switch (kind) {
    case 'classified':
      return classifiedTexts(writing, outcome);
    case 'open':
      return [...classifiedTexts(writing, outcome), words.notJudged(missingWords(writing, outcome.missing))];
    case 'not-adopted':
      return [notAdopted];
    case 'not-met':
      return [words.notMet];
    case 'lack-of-data':
      return [words.lackOfData];
    case 'inconclusive':
      return [words.inconclusive(namesOf(writing, inconclusive))];
    case 'impossible':
      return [words.impossible(stateWords(writing))];
    case 'other-state':
      return [writing.phrases.shared.notApplicableBecause(stateWords(writing))];
  }
}

/** States how much of a mixture was not judged. */
export function lackingText(writing: Writing, { lacking, lackingPercent }: Standing): string[] {
  const words = writing.phrases.toxicology;
  if (isSubstance(writing.product) || lackingPercent === 0) return [];
  const unstated = unstatedShare(writing.product) > 0 ? [words.unstated] : [];
  const names = [namesOf(writing, lacking), ...unstated]
    .filter((text) => text !== '')
    .join(writing.phrases.shared.semicolon);
  const share = writing.phrases.shared.number(printNumber(lackingPercent));
  return [hidesSums(writing.product) ? words.lackingOf(names) : words.lackingFor({ share, names })];
}

function viscosityText(writing: Writing): string[] {
  const viscosity = writing.product.mixture.properties.kinematicViscosity40;
  if (!viscosity) return [];
  const limit = writing.phrases.shared.number(printNumber(writing.product.rules.aspiration.viscosityAtMost.mm2PerS));
  return [writing.phrases.toxicology.viscous({ found: measureText(writing.phrases, viscosity), limit })];
}

/**
 * True for the engine's row for a class that no ingredient has. It decides nothing; what matters is which ingredients
 * were judged.
 */
const isEmptyRow = (reason: Reason | undefined): boolean => endsIn(reason, 'none') && reason?.found === undefined;

/** The deciding number, or else the ingredients judged and not classified. "Not met" needs one of the two. */
function reasonTexts(writing: Writing, outcome: ClassOutcome, { kind, judged }: Standing): string[] {
  if (kind === 'not-met' && isTooViscous(writing.product, outcome)) return viscosityText(writing);
  const [reason] = outcome.reasons;
  const isDecided = kind === 'classified' || kind === 'open' || !isEmptyRow(reason);
  const why = isDecided ? classReasonText(writing, reason) : '';
  const names =
    judged.length > 0 && kind !== 'classified' ? [writing.phrases.toxicology.judged(namesOf(writing, judged))] : [];
  return why === '' ? names : [why];
}

const isReasoned = (outcome: ClassOutcome, { kind }: Standing): boolean =>
  outcome.testData === undefined && kind !== 'not-adopted' && kind !== 'impossible' && kind !== 'other-state';

/**
 * The verdict on a health or environmental class, with the reason. If not classified, it distinguishes lack of data,
 * data impossible to obtain, inconclusive data and insufficient data (REACH Annex II, 11.1 and 12.1).
 */
export function classVerdict(writing: Writing, query: Query): Sentence[] {
  const { outcome, id } = query;
  const standing = classStanding(writing, outcome);
  const origin = { kind: 'classification' as const, reasons: outcome.reasons };
  const tested = outcome.testData
    ? [
        writing.phrases.toxicology[outcome.testData.isReview ? 'reviewed' : 'tested'](
          evidenceText(writing, outcome.testData),
        ),
      ]
    : [];
  const lead = sentence(id, [...verdictTexts(writing, query, standing), ...tested].join(' '), origin);
  if (!isReasoned(outcome, standing)) return [lead];
  const isLacking = standing.kind !== 'classified' && !isSettledByForm(writing.product, outcome);
  const reasons = [...(isLacking ? lackingText(writing, standing) : []), ...reasonTexts(writing, outcome, standing)];
  return reasons.length === 0 ? [lead] : [lead, sentence(`${id}.why`, reasons.join(' '), origin)];
}
