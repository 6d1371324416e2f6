import { ownValue } from '@gosds/ghs/own-value';
import { categoryName } from '@gosds/phrases/market-terms';
import { statementText } from '@gosds/phrases/statement-text';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { mayExplodeAsDust } from '../measures/combustible-dust.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { statedHazard } from './stated-hazard.ts';
import { missingWords } from '../words/missing-words.ts';
import { parametersIn } from '../words/parameters-in.ts';
import { byRule, list, notOwed, paragraph, sentence, table } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { classificationLaw } from '../words/law-words.ts';
import type { Writing } from '../writing.ts';
import { type Evidence, evidenceText, testedClasses } from '../words/test-evidence.ts';

function classRows(writing: Writing): Sentence[][] {
  return writing.product.classification.hazards.map((entry) => {
    const notation: string = `${entry.code} ${entry.hCode}`;
    const id = `classification.${notation}` as const;
    const reasons = writing.product.productHazards
      .filter(({ hazard }) => hazard.code === entry.code && hazard.hCode === entry.hCode)
      .flatMap((each) => each.reasons);
    const origin = { kind: 'classification' as const, reasons };
    return [
      sentence(`${id}.class`, categoryName(entry, writing.wording), origin),
      sentence(`${id}.code`, `${entry.code}, ${entry.hCode}`, origin),
      sentence(`${id}.statement`, statementText(entry.hCode, writing.wording, parametersIn(writing, entry)), origin),
    ];
  });
}

/** Classes that could not be judged, grouped by the missing data. */
function notJudged(writing: Writing): Sentence[] {
  const groups = new Map<string, string[]>();
  const { language } = writing;
  const open = writing.product.classification.outcomes.filter(({ status }) => status === 'incomplete');
  for (const { hazardClass, missing } of open) {
    const key = missingWords(writing, missing);
    groups.set(key, [...(groups.get(key) ?? []), hazardClassName(hazardClass, language)]);
  }
  return [...groups].map(([missing, classes], index) =>
    sentence(
      `classification.notJudged.${index}`,
      writing.phrases.hazards.notJudged({ classes: classes.join(writing.phrases.shared.semicolon), missing }),
      {
        kind: 'classification',
        reasons: open
          .filter((outcome) => missingWords(writing, outcome.missing) === missing)
          .flatMap(({ reasons }) => reasons),
      },
    ),
  );
}

function wordOf({ isKnownClass, isReview }: Evidence): 'knownClass' | 'reviewedClass' | 'testedClass' {
  if (isReview) return 'reviewedClass';
  return isKnownClass ? 'knownClass' : 'testedClass';
}

/** Classes decided by a test of the product, whatever the calculation gave. */
const tested = (writing: Writing): Sentence[] =>
  testedClasses(writing.product).map(({ hazardClass, reasons, testData }) =>
    notOwed(
      sentence(
        `classification.tested.${hazardClass}`,
        writing.phrases.hazards[wordOf(testData)]({
          hazardClass: hazardClassName(hazardClass, writing.language),
          evidence: evidenceText(writing, testData),
        }),
        { kind: 'classification', reasons: reasons.slice(0, 1) },
      ),
    ),
  );

const northAmericanClasses: Readonly<
  Record<string, 'simpleAsphyxiant' | 'combustibleDust' | 'physicalUnclassified' | 'healthUnclassified'>
> = {
  'SIMPLE-ASPHYXIANT': 'simpleAsphyxiant',
  'COMBUSTIBLE-DUST': 'combustibleDust',
  'HNOC-PHYSICAL': 'physicalUnclassified',
  'HNOC-HEALTH': 'healthUnclassified',
};

const isOpen = (product: Product) => product.classification.outcomes.some(({ status }) => status === 'incomplete');

const noneText = (writing: Writing) => {
  const words = writing.phrases.hazards;
  const law = classificationLaw(writing);
  return isOpen(writing.product) ? words.notClassifiedSoFar(law) : words.notClassified(law);
};

/** Hazard classes that only North America has and that have no GHS code. Those with a signal word count as classes. */
const northAmericanRows = (writing: Writing): Sentence[][] =>
  writing.product.classification.supplemental.flatMap((entry) => {
    const { code, reason, signalWord } = entry;
    const name = ownValue(northAmericanClasses, code);
    if (name === undefined || signalWord === undefined) return [];
    const id = `classification.${code}` as const;
    const origin = { kind: 'classification' as const, reasons: [reason] };
    return [
      [
        sentence(`${id}.class`, writing.phrases.hazards[name], origin),
        sentence(`${id}.code`, '–', origin),
        statedHazard(writing, { id: `${id}.statement`, entry }),
      ],
    ];
  });

/**
 * In the United States, a combustible dust is a hazardous chemical of its own and not a hazard not otherwise classified
 * (29 CFR 1910.1200(c)). The composition decides, unless the user declared it.
 */
function dustBesideClasses(writing: Writing): Sentence[] {
  const isDeclared = writing.product.classification.supplemental.some(({ code }) => code === 'COMBUSTIBLE-DUST');
  if (writing.product.profile.statesDustBesideClasses === undefined || isDeclared || !mayExplodeAsDust(writing.product))
    return [];
  return [sentence('classification.dust', writing.phrases.hazards.dustExplosion, byRule(writing, 'whyByComposition'))];
}

export function classification(writing: Writing): Block[] {
  const words = writing.phrases.hazards;
  const rows = [...classRows(writing), ...northAmericanRows(writing)];
  const verdict =
    rows.length > 0
      ? table(
          words.tableCaption,
          [
            { heading: words.columnClass, width: 4 },
            { heading: words.columnCode, width: 3 },
            { heading: words.columnStatement, width: 5 },
          ],
          rows,
        )
      : paragraph(
          sentence('classification.none', noneText(writing), {
            kind: 'classification',
            reasons: writing.product.classification.outcomes.flatMap(({ reasons }) => reasons.slice(0, 1)),
          }),
        );
  const items = [...tested(writing), ...notJudged(writing), ...dustBesideClasses(writing)];
  return [verdict, ...(items.length > 0 ? [list(items)] : [])];
}
