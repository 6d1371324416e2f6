import type { Explained } from '@gosds/ghs/classification';
import { inEnglish } from '@gosds/phrases/say-message';
import { isUnder, type SentenceId } from '../model/sentence-id.ts';
import { statementText } from '@gosds/phrases/statement-text';
import { signalWordText } from '@gosds/phrases/market-terms';
import type { Profile } from '../profiles/profile.ts';
import { leftOutByChoice } from '../draft/chosen-precautions.ts';
import { elementsOf, hasMetal } from '../sections/measures/ingredient-elements.ts';
import { isProcessingStated, suggestsWelding } from '../sections/measures/processing.ts';
import { mayExplodeAsDust } from '../sections/measures/combustible-dust.ts';
import { percent } from '@gosds/ghs/concentration';
import { ofConcern } from '../sections/substances-of-concern.ts';
import type { SheetContext } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { isSubstance } from '../product/is-substance.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { type Inspected, isBlank, tells, textAt } from './reviewed-sheet.ts';
import { isOpenPhysical } from './physical-table.ts';

/** Names of glove polymers hold a slash that is no choice left open. */
const openChoice = /…|\.\.\.|Not Available|(?<!PE)(?<!EVAL)(?<!and)\/(?!or\b)|[{}<>[\]]/;

const namesOfConcern = ({ c }: Inspected, concern: Parameters<typeof ofConcern>[1]): readonly string[] =>
  ofConcern(c, concern).map(({ name }) => name);

/** Where REACH's own Candidate List is law. */
const keepsCandidates = ({ europeanLists }: Profile): boolean => europeanLists.includes('candidates');

const notationsOf = (c: SheetContext): readonly string[] =>
  c.classification.hazards.map(({ code, hCode }) => `${code} ${hCode}`);

/** Classes, and what North American law calls hazardous without a class of the system. */
const ledTo = (c: SheetContext): readonly string[] => [
  ...notationsOf(c),
  ...c.classification.supplemental.map(({ code }) => code),
];

const leftOut = ({ label, draft }: SheetContext) => leftOutByChoice(label, draft.precautionChoices);

/** As the ranking of the ECHA guidance says it in the reason. */
const isMandatory = (statement: Explained<string>): boolean => statement.isMandatory === true;

/** A metal as such, which is welded, melted or ground as often as not. */
const holdsMetal = (c: SheetContext): boolean =>
  atLeast(c, percent(1)).some(({ substance }) => {
    const elements = elementsOf(substance?.formula ?? '');
    return elements.size === 1 && hasMetal(elements);
  });

/** Section 2 and the label. */
/** Where a sheet tells of a dust that may explode: by its composition, or as the class that the supplier declared. */
const dustPlaces: readonly SentenceId[] = [
  'other-hazards.dustExplosion',
  'classification.dust',
  'classification.COMBUSTIBLE-DUST.class',
];

export const hazardChecks: readonly Check[] = [
  {
    id: 'hazards.processing',
    severity: 'should',
    says: 'Nobody stated how the solid is worked with: welded, soldered, cut, ground, or used as it is supplied. Sections 2, 8 and 10 deny nothing until then.',
    at: ['classification'],
    pointsTo: 'description.processing',
    finds: ({ c }) => faultIf(!isProcessingStated(c) && c.state === 'solid' && (suggestsWelding(c) || holdsMetal(c))),
  },
  {
    id: 'hazards.classes-printed',
    severity: 'must',
    says: 'Section 2 leaves a class out that the ingredients lead to:',
    at: ['classification'],
    pointsTo: 'ingredients',
    finds: (sheet) =>
      faultOf(
        notationsOf(sheet.c).filter(
          (notation) => !textAt(sheet, `classification.${notation}.code`).includes(notation.split(' H')[0] ?? notation),
        ),
      ),
  },
  {
    id: 'hazards.no-stranger',
    severity: 'must',
    says: 'Section 2 shows a class that nothing leads to:',
    at: ['classification'],
    pointsTo: 'review',
    finds: ({ c, under }) =>
      faultOf(
        under('classification.')
          .filter(
            ({ id }) => id.endsWith('.code') && !ledTo(c).includes(id.slice('classification.'.length, -'.code'.length)),
          )
          .map(({ text }) => text),
      ),
  },
  {
    id: 'hazards.said-if-none',
    severity: 'must',
    says: 'The product is not classified, and section 2 does not say so.',
    at: ['classification'],
    pointsTo: null,
    finds: (sheet) => faultIf(sheet.c.classification.hazards.length === 0 && !tells(sheet, 'classification.none')),
  },
  {
    id: 'hazards.not-judged',
    severity: 'should',
    says: 'Classes could not be judged for lack of:',
    at: ['classification'],
    pointsTo: 'properties',
    finds: ({ c }) => {
      const open = c.classification.outcomes.filter(
        (outcome) => outcome.status === 'incomplete' && !isOpenPhysical(c, outcome),
      );
      const wanted = [...new Set(open.map(({ missing }) => missing.map(inEnglish).join(', ')))];
      const waiting = (missing: string) =>
        open
          .filter((outcome) => outcome.missing.map(inEnglish).join(', ') === missing)
          .map(({ hazardClass }) => hazardClass);
      return wanted.map((missing) => fault(`${missing} (${waiting(missing).join('; ')})`));
    },
  },
  {
    id: 'hazards.range-decides',
    severity: 'hint',
    says: 'The class depends on where in their ranges the ingredients are; a narrower range may be milder:',
    at: ['classification'],
    pointsTo: 'ingredients',
    finds: ({ c }) =>
      faultOf(
        c.classification.outcomes.flatMap(({ hazardClass, hazards, atLowerEnds }) =>
          atLowerEnds &&
          atLowerEnds.map(({ hCode, code }) => code + hCode).join() !==
            hazards.map(({ hCode, code }) => code + hCode).join()
            ? [hazardClass]
            : [],
        ),
      ),
  },
  {
    id: 'hazards.departure-without-evidence',
    severity: 'must',
    says: 'A class was changed by hand without the test or reason for it:',
    at: ['classification'],
    pointsTo: 'review.items',
    finds: ({ c }) =>
      c.draft.review.items.flatMap(({ id, status, evidence }, index) =>
        faultIf(
          (status === 'deleted' || status === 'user-defined') && isBlank(evidence),
          id,
          `review.items.${index}.evidence`,
        ),
      ),
  },
  {
    id: 'hazards.signal-word',
    severity: 'must',
    says: 'The signal word is missing, wrong or printed twice.',
    at: ['label'],
    pointsTo: null,
    finds: ({ c, document }) => {
      const printed = document.sections.flatMap(({ subsections }) =>
        subsections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'signal-word' ? [block.sentence.text] : [])),
        ),
      );
      const wanted = c.label.signalWord ? [signalWordText(c.label.signalWord, c.wording)] : [];
      return faultIf(printed.join() !== wanted.join());
    },
  },
  {
    id: 'hazards.pictograms',
    severity: 'must',
    says: 'The pictograms are not those of the classes:',
    at: ['label'],
    pointsTo: null,
    finds: ({ c, document }) => {
      const printed = document.sections
        .filter(({ number }) => number === 2)
        .flatMap(({ subsections }) =>
          subsections.flatMap(({ blocks }) =>
            blocks.flatMap((block) => (block.kind === 'pictograms' ? block.pictograms.map(({ code }) => code) : [])),
          ),
        );
      const wanted = c.label.pictograms.map(({ value }) => value);
      return faultOf([
        ...wanted.filter((code) => !printed.includes(code)),
        ...printed.filter((code) => !wanted.includes(code)),
      ]);
    },
  },
  {
    id: 'hazards.pictogram-precedence',
    severity: 'must',
    says: 'A pictogram is printed that another one takes the place of:',
    at: ['label'],
    pointsTo: null,
    finds: ({ c, find }) =>
      faultOf(
        c.label.pictogramsDropped
          .map(({ value }) => value)
          .filter((code) => find(`label.${code}`) && !c.label.pictograms.some(({ value }) => value === code)),
      ),
  },
  {
    id: 'hazards.statements-complete',
    severity: 'must',
    says: 'A hazard statement is missing on the label:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.label.hazardStatements.map(({ value }) => value).filter((code) => !tells(sheet, `label.${code}`)),
      ),
  },
  {
    id: 'hazards.every-class-stated',
    severity: 'must',
    says: 'A class has neither its statement nor a reason why it is left out:',
    at: ['label'],
    pointsTo: null,
    finds: ({ c }) => {
      const told = [...c.label.hazardStatements, ...c.label.hazardStatementsDropped].flatMap(({ value }) =>
        value.split('+'),
      );
      return faultOf(
        c.classification.hazards
          .filter(({ hCode }) => !told.includes(hCode))
          .map(({ code, hCode }) => `${code} ${hCode}`),
      );
    },
  },
  {
    id: 'hazards.statement-wording',
    severity: 'must',
    says: 'A hazard statement departs from its official wording:',
    at: ['classification'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.classification.hazards
          .filter(({ detail }) => detail === undefined)
          .filter(({ code, hCode }) => {
            const printed = textAt(sheet, `classification.${code} ${hCode}.statement`);
            return printed !== '' && printed !== statementText(hCode, sheet.c.wording);
          })
          .map(({ hCode }) => hCode),
      ),
  },
  {
    id: 'hazards.precautions-printed',
    severity: 'must',
    says: 'A precautionary statement of the label is not printed:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.label.precautionaryStatements
          .map(({ value }) => value)
          .filter((code) => !tells(sheet, `label.${code}`)),
      ),
  },
  {
    id: 'hazards.precautions-finished',
    severity: 'must',
    says: 'A precautionary statement is not finished:',
    at: ['label'],
    pointsTo: 'ingredients',
    finds: ({ under }) =>
      faultOf(
        under('label.P')
          .filter(({ text }) => openChoice.test(text.replace(/^\S+ /, '')))
          .map(({ text }) => text),
      ),
  },
  {
    id: 'hazards.precautions-chosen',
    severity: 'should',
    says: 'The product is classified, and its label bears no precautionary statement.',
    at: ['label'],
    pointsTo: null,
    finds: ({ c }) => faultIf(c.label.hazardStatements.length > 0 && c.label.precautionaryStatements.length === 0),
  },
  {
    id: 'hazards.precautions-mandatory',
    severity: 'must',
    says: 'A precautionary statement was left out by hand that is mandatory:',
    at: ['label'],
    markets: ['eu', 'gb'],
    law: 'CLP Article 22 and Annex IV, Part 1',
    pointsTo: null,
    finds: ({ c }) =>
      faultOf(
        leftOut(c)
          .filter(isMandatory)
          .map(({ value }) => value),
      ),
  },
  {
    id: 'hazards.precautions-left-out',
    severity: 'should',
    says: 'A precautionary statement was left out by hand that the rules choose:',
    at: ['label'],
    pointsTo: null,
    finds: ({ c }) =>
      faultOf(
        leftOut(c)
          .filter((statement) => !isMandatory(statement))
          .map(({ value }) => value),
      ),
  },
  {
    id: 'hazards.precautions-number',
    severity: 'hint',
    says: 'More than six precautionary statements stand on the label:',
    at: ['label'],
    markets: ['eu', 'gb'],
    law: 'CLP Article 28(3)',
    pointsTo: null,
    finds: ({ c }) => {
      const { length } = c.label.precautionaryStatements;
      return faultIf(length > 6, String(length));
    },
  },
  {
    id: 'hazards.no-vomiting-conflict',
    severity: 'must',
    says: 'The label forbids vomiting and section 4 does not.',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        sheet.c.label.precautionaryStatements.some(({ value }) => value.includes('P331')) &&
          !tells(sheet, 'first-aid.ingestion.noVomiting') &&
          sheet.c.state !== 'gas',
      ),
  },
  {
    id: 'hazards.supplemental',
    severity: 'must',
    says: 'Supplemental information is missing on the label:',
    at: ['label'],
    pointsTo: null,
    finds: ({ c, under }) => {
      const printed = under('label.supplemental.').map(({ id }) => id);
      return faultOf(
        c.label.supplemental
          .map(({ code }) => code)
          .filter((code) => !printed.some((id) => isUnder(id, `label.supplemental.${code}`))),
      );
    },
  },
  {
    id: 'hazards.supplement-open',
    severity: 'should',
    says: 'No limit tells whether the product has a property of its ingredients; judge it on the product and say why the label bears no statement:',
    at: ['label'],
    markets: ['eu', 'gb'],
    law: 'CLP Annex II, Part 1',
    pointsTo: null,
    finds: ({ c }) =>
      faultOf(
        c.classification.hazards.length === 0
          ? []
          : (c.classification.supplementalNotMet ?? []).flatMap(({ code, reason }) => {
              const bearers = reason.counted.filter(({ concentration }) => concentration >= percent(1));
              const isOpen = reason.ruleId === 'statement.open' && bearers.length > 0;
              return isOpen ? [`${code} (${bearers.map(({ name }) => name).join('; ')})`] : [];
            }),
      ),
  },
  {
    id: 'hazards.named-ingredients',
    severity: 'must',
    says: 'The label does not name an ingredient that it has to name:',
    at: ['label'],
    markets: ['eu', 'gb'],
    law: 'CLP Article 18(3)(b)',
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.ingredients
          .filter(
            ({ row, name }) =>
              sheet.c.label.namedIngredients.includes(row.id) && !textAt(sheet, 'label.named').includes(name),
          )
          .map(({ name }) => name),
      ),
  },
  {
    id: 'hazards.unknown-toxicity',
    severity: 'must',
    says: 'The share of ingredients of unknown acute toxicity is not told:',
    at: ['unknown-toxicity'],
    pointsTo: null,
    finds: ({ c, under }) => {
      const told = under('unknown-toxicity.').map(({ id }) => id);
      const open = isSubstance(c) ? [] : c.classification.ate.filter(({ unknownPercent }) => unknownPercent >= 1);
      return faultOf(open.filter(({ route }) => !told.includes(`unknown-toxicity.${route}`)).map(({ route }) => route));
    },
  },
  {
    id: 'hazards.pbt-statement',
    severity: 'must',
    says: 'Section 2.3 does not say whether the product holds a PBT or vPvB substance. It does once each ingredient has its CAS number and the shares reach 100 %.',
    at: ['other-hazards'],
    markets: ['eu'],
    asks: keepsCandidates,
    pointsTo: 'ingredients',
    finds: ({ under }) => faultIf(under('other-hazards.pbt').length === 0),
  },
  {
    id: 'hazards.endocrine-statement',
    severity: 'must',
    says: 'Section 2.3 does not say whether the product holds an endocrine disruptor. It does once each ingredient has its CAS number and the shares reach 100 %.',
    at: ['other-hazards'],
    markets: ['eu'],
    asks: keepsCandidates,
    pointsTo: 'ingredients',
    finds: ({ under }) => faultIf(under('other-hazards.endocrine').length === 0),
  },
  {
    id: 'hazards.pbt-named',
    severity: 'must',
    says: 'Section 2.3 does not name a PBT or vPvB substance at 0.1 % or more:',
    at: ['other-hazards'],
    markets: ['eu', 'gb'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(namesOfConcern(sheet, 'pbt').filter((name) => !textAt(sheet, 'other-hazards.pbtFound').includes(name))),
  },
  {
    id: 'hazards.endocrine-named',
    severity: 'must',
    says: 'Section 2.3 does not name an endocrine disruptor at 0.1 % or more:',
    at: ['other-hazards'],
    markets: ['eu', 'gb'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        namesOfConcern(sheet, 'endocrine').filter(
          (name) => !textAt(sheet, 'other-hazards.endocrineFound').includes(name),
        ),
      ),
  },
  {
    id: 'hazards.dust',
    severity: 'must',
    says: 'Combustible dust is not named as a hazard.',
    at: ['other-hazards', 'classification'],
    pointsTo: null,
    finds: (sheet) => faultIf(mayExplodeAsDust(sheet.c) && !dustPlaces.some((id) => tells(sheet, id))),
  },
  {
    id: 'hazards.other-hazards',
    severity: 'must',
    says: 'Nothing is said of hazards that do not lead to a class.',
    at: ['other-hazards', 'hazards-not-otherwise-classified'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('other-hazards.').length === 0 && under('hnoc.').length === 0),
  },
];
