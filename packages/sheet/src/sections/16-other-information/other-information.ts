import { isEuropeanStatement } from '@gosds/ghs/supplemental-code';
import { isHazardStatement } from '@gosds/ghs/hazard';
import { endsIn } from '@gosds/ghs/rules/rule-ending';
import { physicalClasses } from '../09-properties/other-properties.ts';
import { type AnyClass, isClassOf } from '@gosds/ghs/hazard-question';
import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { categoryName } from '@gosds/phrases/market-terms';
import { statementSource, statementText } from '@gosds/phrases/statement-text';
import type { Block, Sentence } from '../../model/document.ts';
import { reasonText } from '../words/reason-text.ts';
import { countedLimits } from '../03-composition/limit-texts.ts';
import { isReportable } from '../03-composition/reportable.ts';
import { byRule, field, fields, list, orElse, paragraph, sentence, table } from '../words/say.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { classificationLaw } from '../words/law-words.ts';
import type { Writing } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';
import type { Source } from '../../substance.ts';
import { standsAsWord } from '../../draft/stands-as-word.ts';
import { sourceTitle } from '../words/source-title.ts';
import { engineText } from '../words/engine-text.ts';
import { evidenceText, testedClasses } from '../words/test-evidence.ts';
import { sentencesOf, writtenText } from '../../model/written.ts';

const alphabet = new Intl.Collator('en');

/** Abbreviations used in sections 1 to 15, in alphabetical order. */
export function abbreviations(writing: Writing): Block[] {
  const { abbreviations: known, noAbbreviations } = writing.phrases.other;
  const text = writtenText(writing.written);
  const used = Object.entries(known)
    .filter(([short]) => standsAsWord(short, text))
    .toSorted(([a], [b]) => alphabet.compare(a, b));
  const origin = byRule(writing);
  if (used.length === 0) return [paragraph(sentence('abbreviations.none', noAbbreviations, origin))];
  return [fields(...used.map(([short, long]) => field(short, sentence(`abbreviations.${short}`, long, origin))))];
}

const sourceDate = ({ phrases }: Writing, { date }: Source): string =>
  date === 'undated' ? phrases.other.undated : phrases.shared.date(date);

/** The sources cited in the sheet. */
export function sources(writing: Writing): Block[] {
  const words = writing.phrases.other;
  const cited = new Set<string>();
  for (const { origin } of sentencesOf(writing.written)) if (origin.kind === 'catalogue') cited.add(origin.source);
  for (const { substance } of writing.ingredients) {
    const { judged, organsFrom, nationalFrom } = substance?.classification ?? {};
    if (judged) cited.add(judged.source);
    if (organsFrom !== undefined) cited.add(organsFrom);
    for (const source of nationalFrom ?? []) cited.add(source);
  }
  const items = [...cited].flatMap((id) => {
    const source = writing.edition.sources.get(id);
    return source
      ? [
          sentence(
            `sources.${id}`,
            words.source({ title: sourceTitle(writing, id), date: sourceDate(writing, source) }),
            byRule(writing),
          ),
        ]
      : [];
  });
  const reports = new Map(testedClasses(writing.product).map(({ testData }) => [testData.source, testData]));
  const tests = [...reports].map(([source, { method, isReview }], index) =>
    sentence(
      `sources.test.${index}`,
      words[isReview ? 'reviewSource' : 'testSource']({ source, method: engineText(writing, method) }),
      byRule(writing, 'whyByClass'),
    ),
  );
  return [
    list(
      orElse(
        [...items, ...tests, ...reportsOfRows(writing, reports)],
        sentence('sources.none', words.noSources, byRule(writing)),
      ),
    ),
  ];
}

/** The reports behind test rows, except those that decided a class. */
function reportsOfRows(writing: Writing, cited: ReadonlyMap<string, unknown>): Sentence[] {
  const { product, ingredients, phrases } = writing;
  const subjects = [
    { name: product.draft.description.productName, studies: product.tests.studies },
    ...ingredients.map(({ name, studies }) => ({ name, studies })),
  ];
  const texts = subjects.flatMap(({ name, studies }) =>
    studies
      .map(({ source }) => source)
      .filter((source) => source !== '' && !cited.has(source))
      .map((source) => phrases.other.dataSource({ name, source })),
  );
  return [...new Set(texts)].map((text, index) =>
    sentence(`sources.rows.${index}`, text, byRule(writing, 'whyByClass')),
  );
}

/** Classes that follow from the contents of the receptacle, without a test. */
const byContents: AnyClass = ['Aerosols', 'Gases under pressure', 'Chemicals under pressure'];

/**
 * True if a measured property of the product decided, such as flash point or pH, and not a sum over the ingredients.
 */
const byProperty = ({ hazardClass, reasons }: ClassOutcome): boolean =>
  endsIn(reasons[0], 'extreme-ph') ||
  (isClassOf(hazardClass, physicalClasses) && !isClassOf(hazardClass, byContents) && !reasons[0]?.counted.length);

/** True if the class was taken over from an ingredient at commercial strength: nothing was summed or tested. */
const isTakenOver = ({ reasons }: ClassOutcome): boolean => endsIn(reasons[0], 'taken-over');

/** True if the class comes from the only substance in the product, so nothing was summed. */
const bySubstance = (product: Product, outcome: ClassOutcome): boolean =>
  endsIn(outcome.reasons[0], 'substance') || (isSubstance(product) && !byProperty(outcome));

function methodText(writing: Writing, outcome: ClassOutcome): string {
  const words = writing.phrases.other;
  if (outcome.testData) {
    const { isKnownClass, isReview } = outcome.testData;
    const lead = isReview ? words.methodReview : isKnownClass ? words.methodKnown : words.methodTest;
    return `${lead} (${evidenceText(writing, outcome.testData)})`;
  }
  if (isTakenOver(outcome)) return words.methodTakenOver;
  if (bySubstance(writing.product, outcome)) return words.methodSubstance;
  return byProperty(outcome) ? words.methodProperty : words.methodCalculation;
}

type Judged = { readonly id: `methods.${string}`; readonly name: string };

/** The categories of a class, or `not classified` if the supplier deleted the class. */
function judgedIn(writing: Writing, { hazards, hazardClass, testData }: ClassOutcome): Judged[] {
  const { semicolon } = writing.phrases.shared;
  if (hazards.length === 0 && testData?.isReview) {
    const none = engineText(writing, say('common-notClassified'));
    return [{ id: `methods.${hazardClass}`, name: hazardClassName(hazardClass, writing.language) + semicolon + none }];
  }
  return hazards.map((entry) => {
    const notation: string = `${entry.code} ${entry.hCode}`;
    return { id: `methods.${notation}`, name: categoryName(entry, writing.wording) + semicolon + entry.hCode };
  });
}

function basisText(writing: Writing, reason: Reason | undefined): string {
  const numbers = isSubstance(writing.product) && reason?.unit === '%' ? '' : reasonText(writing, reason);
  return [reason ? writing.phrases.law.citation(reason.paragraph) : classificationLaw(writing), numbers]
    .filter((text) => text !== '')
    .join(writing.phrases.shared.colon);
}

function methodRows(writing: Writing): Sentence[][] {
  return writing.product.classification.outcomes.flatMap((outcome) =>
    judgedIn(writing, outcome).map(({ id, name }) => {
      const origin = { kind: 'classification' as const, reasons: outcome.reasons };
      return [
        sentence(`${id}.class`, name, origin),
        sentence(`${id}.method`, methodText(writing, outcome), origin),
        sentence(`${id}.basis`, basisText(writing, outcome.reasons[0]), origin),
      ];
    }),
  );
}

/** Evaluation method for each class, with the paragraph and the deciding numbers. */
export function methods(writing: Writing): Block[] {
  const words = writing.phrases.other;
  const rows = methodRows(writing);
  if (rows.length === 0) return [paragraph(sentence('methods.none', words.notClassified, byRule(writing)))];
  return [
    table(
      words.methodsCaption,
      [
        { heading: words.columnClass, width: 4 },
        { heading: words.columnMethod, width: 3 },
        { heading: words.columnBasis, width: 6 },
      ],
      rows,
    ),
  ];
}

/** Codes of the statements that the sheet prints. */
const printedCodes = ({ label }: Product): string[] => [
  ...label.hazardStatements.map(({ value }) => value),
  ...label.supplemental.map(({ code }) => code),
  ...label.precautionaryStatements.map(({ value }) => value),
];

/** Names the statements that the law does not provide in the sheet's language. */
function translated(writing: Writing, cited: readonly string[]): Block[] {
  const printed = new Set([...printedCodes(writing.product), ...cited]);
  const codes = [...printed]
    .filter((code) => statementSource(code, writing.wording)?.state === 'translated')
    .toSorted();
  if (codes.length === 0) return [];
  const text = writing.phrases.other.translatedStatements(codes.join(writing.phrases.shared.comma));
  return [paragraph(sentence('statements.translated', text, byRule(writing, 'whyByComposition')))];
}

/**
 * Codes that section 3 prints for an ingredient: of its classes and specific concentration limits, and in Europe
 * supplemental statements.
 */
const citedCodes = (product: Product, each: ProductIngredient): string[] => [
  ...each.hazards.map(({ hCode }) => hCode),
  ...countedLimits(product, each).map(({ outcome }) => outcome.hCode),
  ...(product.profile.showsEuropeanNumbers ? (each.ingredient.supplemental ?? []) : []),
];

/** Full text of the statements that section 3 cites by code. */
export function statements(writing: Writing): Block[] {
  const words = writing.phrases.other;
  const named = writing.ingredients.filter(
    (each) => isSubstance(writing.product) || isReportable(writing.product, each),
  );
  const cited = named.flatMap((each) => citedCodes(writing.product, each));
  const codes = [...new Set(cited.filter((code) => isHazardStatement(code) || isEuropeanStatement(code)))].toSorted();
  const items = codes.map((code) =>
    sentence(
      `statements.${code}`,
      `${code} ${statementText(code, writing.wording)}`,
      byRule(writing, 'whyByComposition'),
    ),
  );
  const none = sentence('statements.none', words.noStatements, byRule(writing, 'whyByComposition'));
  return [list(orElse(items, none)), ...translated(writing, codes)];
}

export const training = (writing: Writing): Block[] => [
  paragraph(sentence('training', writing.phrases.other.training, byRule(writing))),
];
