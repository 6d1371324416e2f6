import { isEuropeanStatement } from '@gosds/ghs/supplemental-code';
import { isHazardStatement } from '@gosds/ghs/hazard';
import { endsIn } from '@gosds/ghs/rules/rule-ending';
import { physicalClasses } from './other-properties.ts';
import { type AnyClass, isClassOf } from '@gosds/ghs/hazard-question';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { categoryName } from '@gosds/phrases/market-terms';
import { statementSource, statementText } from '@gosds/phrases/statement-text';
import type { Block, Sentence } from '../document.ts';
import { reasonText } from './words/reason-text.ts';
import { isReportable } from './reportable.ts';
import { byRule, field, fields, list, orElse, paragraph, sentence, table } from './words/say.ts';
import { classificationLaw, type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Source } from '../substance.ts';
import { standsAsWord } from '../draft/stands-as-word.ts';
import { sourceTitle } from './words/source-title.ts';
import { evidenceText, testedClasses, testMethod } from '../draft/test-evidence.ts';
import { sentencesOf, writtenText } from '../written.ts';

/** Only those that stand in sections 1 to 15. */
export function abbreviations(c: SheetContext): Block[] {
  const { abbreviations: known, noAbbreviations } = c.phrases.other;
  const text = writtenText(c.written);
  const used = Object.entries(known).filter(([short]) => standsAsWord(short, text));
  const origin = byRule(c);
  if (used.length === 0) return [paragraph(sentence('abbreviations.none', noAbbreviations, origin))];
  return [fields(...used.map(([short, long]) => field(short, sentence(`abbreviations.${short}`, long, origin))))];
}

const sourceDate = ({ phrases }: SheetContext, { date }: Source): string =>
  date === 'undated' ? phrases.other.undated : phrases.shared.date(date);

/** The sources that a sentence of the sheet was taken from. */
export function sources(c: SheetContext): Block[] {
  const words = c.phrases.other;
  const cited = new Set<string>();
  for (const { origin } of sentencesOf(c.written)) if (origin.kind === 'catalogue') cited.add(origin.source);
  for (const { substance } of c.ingredients) {
    const judged = substance?.classification.judged;
    if (judged) cited.add(judged.source);
  }
  const items = [...cited].flatMap((id) => {
    const source = c.sources.get(id);
    return source
      ? [sentence(`sources.${id}`, words.source({ title: sourceTitle(c, id), date: sourceDate(c, source) }), byRule(c))]
      : [];
  });
  const reports = new Map(testedClasses(c).map(({ testData }) => [testData.source, testData.method]));
  const tests = [...reports].map(([source, method], index) =>
    sentence(
      `sources.test.${index}`,
      words.testSource({ source, method: testMethod(c, method) }),
      byRule(c, 'whyByClass'),
    ),
  );
  return [list(orElse([...items, ...tests], sentence('sources.none', words.noSources, byRule(c))))];
}

/** Classes that follow from what the receptacle holds, where no test was made. */
const byContents: AnyClass = ['Aerosols', 'Gases under pressure', 'Chemicals under pressure'];

/** A measured value of the product decided, such as its flash point or pH, and no sum over the ingredients. */
const byProperty = ({ hazardClass, reasons }: ClassOutcome): boolean =>
  endsIn(reasons[0], 'extreme-ph') ||
  (isClassOf(hazardClass, physicalClasses) && !isClassOf(hazardClass, byContents) && !reasons[0]?.counted.length);

/** Taken over from an ingredient at commercial strength: nothing was summed, and nothing tested. */
const isTakenOver = ({ reasons }: ClassOutcome): boolean => endsIn(reasons[0], 'taken-over');

/** The class of the one substance that makes up the product: of it nothing is summed. */
const bySubstance = (c: SheetContext, outcome: ClassOutcome): boolean =>
  endsIn(outcome.reasons[0], 'substance') || (isSubstance(c) && !byProperty(outcome));

function methodText(c: SheetContext, outcome: ClassOutcome): string {
  const words = c.phrases.other;
  if (outcome.testData) {
    const lead = outcome.testData.isKnownClass ? words.methodKnown : words.methodTest;
    return `${lead} (${evidenceText(c, outcome.testData)})`;
  }
  if (isTakenOver(outcome)) return words.methodTakenOver;
  if (bySubstance(c, outcome)) return words.methodSubstance;
  return byProperty(outcome) ? words.methodProperty : words.methodCalculation;
}

function methodRows(c: SheetContext): Sentence[][] {
  return c.classification.outcomes.flatMap((outcome) =>
    outcome.hazards.map((entry) => {
      const id = `methods.${entry.code} ${entry.hCode}` as const;
      const origin = { kind: 'classification' as const, reasons: outcome.reasons };
      const reason = outcome.reasons[0];
      const numbers = isSubstance(c) && reason?.unit === '%' ? '' : reasonText(c, reason);
      const basis = [reason ? c.phrases.law.citation(reason.paragraph) : classificationLaw(c), numbers]
        .filter((text) => text !== '')
        .join(c.phrases.shared.colon);
      return [
        sentence(`${id}.class`, categoryName(entry, c.wording) + c.phrases.shared.semicolon + entry.hCode, origin),
        sentence(`${id}.method`, methodText(c, outcome), origin),
        sentence(`${id}.basis`, basis, origin),
      ];
    }),
  );
}

/** Method of evaluation of each class, with the paragraph and the numbers that decided. */
export function methods(c: SheetContext): Block[] {
  const words = c.phrases.other;
  const rows = methodRows(c);
  if (rows.length === 0) return [paragraph(sentence('methods.none', words.notClassified, byRule(c)))];
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
const printedCodes = ({ label }: SheetContext): string[] => [
  ...label.hazardStatements.map(({ value }) => value),
  ...label.supplemental.map(({ code }) => code),
  ...label.precautionaryStatements.map(({ value }) => value),
];

/** Says which statements the law does not have in the sheet's language. */
function translated(c: SheetContext, cited: readonly string[]): Block[] {
  const printed = new Set([...printedCodes(c), ...cited]);
  const codes = [...printed].filter((code) => statementSource(code, c.wording)?.state === 'translated').toSorted();
  if (codes.length === 0) return [];
  const text = c.phrases.other.translatedStatements(codes.join(c.phrases.shared.comma));
  return [paragraph(sentence('statements.translated', text, byRule(c, 'whyByComposition')))];
}

/** Codes that section 3 cites in Europe beside the classes: supplemental statements, and classes of specific limits. */
const europeanCodes = ({ ingredient: { supplemental = [], specificLimits = [] } }: SheetIngredient): string[] => [
  ...supplemental,
  ...specificLimits.map(({ outcome }) => outcome.hCode),
];

/** Full text of the statements that section 3 cites by code. */
export function statements(c: SheetContext): Block[] {
  const words = c.phrases.other;
  const named = c.ingredients.filter((each) => isSubstance(c) || isReportable(c, each));
  const european = c.profile.showsEuropeanNumbers ? named.flatMap(europeanCodes) : [];
  const cited = [...named.flatMap((each) => each.hazards.map(({ hCode }) => hCode)), ...european];
  const codes = [...new Set(cited.filter((code) => isHazardStatement(code) || isEuropeanStatement(code)))].toSorted();
  const items = codes.map((code) =>
    sentence(`statements.${code}`, `${code} ${statementText(code, c.wording)}`, byRule(c, 'whyByComposition')),
  );
  const none = sentence('statements.none', words.noStatements, byRule(c, 'whyByComposition'));
  return [list(orElse(items, none)), ...translated(c, codes)];
}

export const training = (c: SheetContext): Block[] => [
  paragraph(sentence('training', c.phrases.other.training, byRule(c))),
];
