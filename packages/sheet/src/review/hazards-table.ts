import { tell, tellWith } from '@gosds/phrases/finding-message';
import type { Counted, Explained } from '@gosds/ghs/classification';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import { detailParts } from '@gosds/ghs/hazard-detail';
import { joined, type Message } from '@gosds/ghs/message';
import type { Profile } from '../profiles/profile.ts';
import { leftOutByChoice } from '../draft/chosen-precautions.ts';
import { elementsOf, hasMetal } from '../sections/chemistry/ingredient-elements.ts';
import { isProcessingStated, suggestsWelding } from '../sections/measures/processing.ts';
import { percent } from '@gosds/ghs/concentration';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import type { Product, ProductIngredient } from '../product/product.ts';
import { unknownRoutesOf } from '../product/unknown-routes.ts';
import { atLeast } from '../product/at-least.ts';
import { lists } from '../generated/list-editions.ts';
import { isWhole, openIn } from '../lists/held-against.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, isBlank, textAt } from './checked-sheet.ts';
import { readNotation } from '../draft/hand-classification.ts';
import { fitsState, reviewItemOf } from '../hazard-review/review-categories.ts';
import { departs, hasEvidence } from '../hazard-review/review-status.ts';
import { isOpenPhysical } from './physical-table.ts';

/** Open choices in a text. Glove polymer names may contain a slash, which is not an open choice. */
const openChoice = /…|\.\.\.|Not Available|(?<!PE)(?<!EVAL)(?<!and)\/(?!or\b)|[{}<>[\]]/;

/** True where REACH's own Candidate List is law. */
const keepsCandidates = ({ regulatoryLists }: Profile): boolean => regulatoryLists.includes('candidates');

/**
 * True if the recipe is whole and each ingredient was held against the Candidate List. Otherwise `hazards.recipe-open`
 * and `lists.candidates` ask for what both statements of section 2.3 wait for.
 */
const isAllLookedUp = ({ product, writing }: CheckedSheet): boolean =>
  isWhole(product) && openIn(lists.euReachCandidateList, atLeast(writing, percent(0.1))).length === 0;

/** Statements that the buyer of the sheet or its chemist left off the label. */
const leftOut = ({ label, draft }: Product): readonly Explained<string>[] => [
  ...leftOutByChoice(label, draft.precautionChoices),
  ...label.precautionaryStatementsDropped.filter(({ isByPerson }) => isByPerson),
];

/** True if the ranking of the ECHA guidance makes the statement mandatory. */
const isMandatory = (statement: Explained<string>): boolean => statement.isMandatory === true;

/** True if the product contains an elemental metal, which is often welded, melted or ground. */
const holdsMetal = (product: Product): boolean =>
  atLeast(product, percent(1)).some(({ substance }) => {
    const elements = elementsOf(substance?.formula ?? '');
    return elements.size === 1 && hasMetal(elements);
  });

const targetOrganClasses: readonly HazardClass[] = [
  'Specific target organ toxicity, single exposure',
  'Specific target organ toxicity, repeated exposure',
];

/** True if the IARC or the National Toxicology Program of the United States names it as a carcinogen. */
const isListedCarcinogen = ({ listings }: ProductIngredient): boolean =>
  listings?.iarc !== undefined || listings?.ntp !== undefined;

const openStatement = (code: string, bearers: readonly string[]): Message =>
  tellWith('shared.bracketed', { text: code, detail: joined('semicolon', bearers) });

const namesOrgan = (hazard: Hazard): boolean => detailParts(hazard).organs.length > 0;

/**
 * Ingredients whose organs are not known, beside others that were counted for the same statement and name theirs. The
 * statement names all organs affected or none.
 */
const withoutOrgans = ({ classification }: Product): readonly string[] =>
  classification.outcomes
    .filter(({ hazardClass }) => targetOrganClasses.includes(hazardClass))
    .filter(({ hazards }) => hazards.some((hazard) => !namesOrgan(hazard)))
    .flatMap(({ reasons: [deciding] }) => {
      const counted = deciding?.counted ?? [];
      const isNamed = ({ hazard }: Counted) => hazard !== undefined && namesOrgan(hazard);
      return counted.some(isNamed) ? counted.filter((each) => !isNamed(each)).map(({ name }) => name) : [];
    });

export const hazardChecks: readonly Check[] = [
  {
    id: 'hazards.organs-unknown',
    severity: 'should',
    says: tell('hazards.organsUnknown'),
    at: ['classification'],
    law: { union: 'CLP Annex I, Table 3.9.5' },
    pointsTo: 'ingredients',
    findFaults: ({ product }) => faultOf(withoutOrgans(product)),
  },
  {
    id: 'hazards.processing',
    severity: 'should',
    says: tell('hazards.processing'),
    at: ['classification'],
    pointsTo: 'description.processing',
    findFaults: ({ product }) =>
      faultIf(
        !isProcessingStated(product) && product.state === 'solid' && (suggestsWelding(product) || holdsMetal(product)),
      ),
  },
  {
    id: 'hazards.classes-printed',
    severity: 'must',
    says: tell('hazards.classesPrinted'),
    at: ['classification'],
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      faultOf(
        sheet.product.classification.hazards
          .filter(({ code, hCode }) => !textAt(sheet, `classification.${code} ${hCode}.code`).includes(code))
          .map(({ code, hCode }) => `${code} ${hCode}`),
      ),
  },
  {
    id: 'hazards.not-judged',
    severity: 'should',
    says: tell('hazards.notJudged'),
    at: ['classification'],
    pointsTo: 'properties',
    findFaults: ({ product }) => {
      const open = product.classification.outcomes.filter(
        (outcome) => outcome.status === 'incomplete' && !isOpenPhysical(product, outcome),
      );
      const wanted = new Map(open.map(({ missing }) => [JSON.stringify(missing), missing]));
      return [...wanted].map(([key, missing]) => {
        const waiting = open.filter((outcome) => JSON.stringify(outcome.missing) === key);
        const classes = waiting.map(({ hazardClass }) => ({ hazardClass }));
        return fault(tellWith('shared.bracketed', { text: missing, detail: joined('semicolon', classes) }));
      });
    },
  },
  {
    id: 'hazards.form-not-judged',
    severity: 'should',
    says: tell('hazards.formNotJudged'),
    at: ['classification'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) =>
      atLeast(product, percent(1))
        .filter((each) => unknownRoutesOf(each).length > 0)
        .map(({ ingredient, path }) => fault(ingredient.name, path)),
  },
  {
    id: 'hazards.listed-carcinogen',
    severity: 'should',
    says: tell('hazards.listedCarcinogen'),
    at: ['classification'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ product }) =>
      atLeast(product, percent(0.1))
        .filter((each) => isListedCarcinogen(each) && !ingredientHas(each, 'Carc.'))
        .map(({ ingredient, path }) => fault(ingredient.name, path)),
  },
  {
    id: 'hazards.range-decides',
    severity: 'hint',
    says: tell('hazards.rangeDecides'),
    at: ['classification'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) =>
      faultOf(
        product.classification.outcomes.flatMap(({ hazardClass, hazards, atLowerEnds }) =>
          atLowerEnds &&
          atLowerEnds.map(({ hCode, code }) => code + hCode).join() !==
            hazards.map(({ hCode, code }) => code + hCode).join()
            ? [{ hazardClass }]
            : [],
        ),
      ),
  },
  {
    id: 'hazards.departure-without-evidence',
    severity: 'must',
    says: tell('hazards.departureWithoutEvidence'),
    at: ['classification'],
    pointsTo: 'review.items',
    findFaults: ({ product }) =>
      product.draft.review.items.flatMap((item, index) => {
        const entry = readNotation(item.id);
        const category = entry && reviewItemOf(product.rules, entry);
        const isMissing = departs(item.status) && !hasEvidence(item);
        const counts =
          product.draft.mode === 'advanced' && category && fitsState(category.states, product.draft.properties);
        const field = isBlank(item.evidence) ? 'evidence' : 'source';
        return faultIf(isMissing && counts === true, item.id, `review.items.${index}.${field}`);
      }),
  },
  {
    id: 'hazards.precautions-finished',
    severity: 'must',
    says: tell('hazards.precautionsFinished'),
    at: ['label'],
    pointsTo: 'ingredients',
    findFaults: ({ under }) =>
      faultOf(
        under('label.P')
          .filter(({ text }) => openChoice.test(text.replace(/^\S+ /, '')))
          .map(({ text }) => text),
      ),
  },
  {
    id: 'hazards.precautions-left-out',
    severity: 'should',
    says: tell('hazards.precautionsLeftOut'),
    at: ['label'],
    pointsTo: 'precautionChoices',
    findFaults: ({ product }) =>
      faultOf(
        leftOut(product)
          .filter((statement) => !isMandatory(statement))
          .map(({ value }) => value),
      ),
  },
  {
    id: 'hazards.precautions-number',
    severity: 'hint',
    says: tell('hazards.precautionsNumber'),
    at: ['label'],
    isNational: true,
    pointsTo: 'precautionChoices',
    findFaults: ({ product }) => {
      const { length } = product.label.precautionaryStatements;
      return faultIf(length > 6, String(length));
    },
  },
  {
    id: 'hazards.supplement-open',
    severity: 'should',
    says: tell('hazards.supplementOpen'),
    at: ['label'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ product }) =>
      faultOf(
        product.classification.hazards.length === 0
          ? []
          : (product.classification.supplementalNotMet ?? []).flatMap(({ code, reason }) => {
              const bearers = reason.counted.filter(({ concentration }) => concentration >= percent(1));
              const isOpen = reason.ruleId === 'statement.open' && bearers.length > 0;
              return isOpen
                ? [
                    openStatement(
                      code,
                      bearers.map(({ name }) => name),
                    ),
                  ]
                : [];
            }),
      ),
  },
  {
    id: 'hazards.recipe-open',
    severity: 'must',
    says: tell('hazards.recipeOpen'),
    at: ['other-hazards'],
    isNational: true,
    appliesTo: keepsCandidates,
    pointsTo: 'ingredients',
    findFaults: ({ product, under }) =>
      faultIf(
        !isWhole(product) && (under('other-hazards.pbt').length === 0 || under('other-hazards.endocrine').length === 0),
      ),
  },
  {
    id: 'hazards.pbt-statement',
    severity: 'must',
    says: tell('hazards.pbtStatement'),
    at: ['other-hazards'],
    isNational: true,
    appliesTo: keepsCandidates,
    pointsTo: 'ingredients',
    findFaults: (sheet) => faultIf(isAllLookedUp(sheet) && sheet.under('other-hazards.pbt').length === 0),
  },
  {
    id: 'hazards.endocrine-statement',
    severity: 'must',
    says: tell('hazards.endocrineStatement'),
    at: ['other-hazards'],
    isNational: true,
    appliesTo: keepsCandidates,
    pointsTo: 'ingredients',
    findFaults: (sheet) => faultIf(isAllLookedUp(sheet) && sheet.under('other-hazards.endocrine').length === 0),
  },
  {
    id: 'hazards.precautions-chosen',
    severity: 'should',
    says: tell('hazards.precautionsChosen'),
    at: ['label'],
    pointsTo: 'precautionChoices',
    findFaults: ({ product }) =>
      faultIf(product.label.hazardStatements.length > 0 && product.label.precautionaryStatements.length === 0),
  },
  {
    id: 'hazards.precautions-mandatory',
    severity: 'must',
    says: tell('hazards.precautionsMandatory'),
    at: ['label'],
    isNational: true,
    pointsTo: 'precautionChoices',
    findFaults: ({ product }) =>
      faultOf(
        leftOut(product)
          .filter(isMandatory)
          .map(({ value }) => value),
      ),
  },
];
