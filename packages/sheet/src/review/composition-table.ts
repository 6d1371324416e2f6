import { tell, tellOf } from '@gosds/phrases/finding-message';
import { percent, toPercent } from '@gosds/ghs/concentration';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { isCasNumber } from '@gosds/data/registry-numbers';
import { solidFormOf } from '../draft/solid-form.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Product } from '../product/product.ts';
import { totalShare } from '../draft/total-share.ts';
import { type Check, fault, type Fault, faultIf, faultOf } from './check.ts';
import { isBlank, lacks, pathOf, textAt } from './checked-sheet.ts';
import { hazardsInForce } from '../draft/annex-vi-release.ts';
import { blendsByMass } from './blend-by-mass.ts';
import { isVagueName } from './vague-words.ts';

/** From a share that is not known of more than 10 % the formula for acute toxicity takes it into account (CLP Annex I, 3.1.3.6.2.3). */
const knownFrom = percent(90);

const missingShare = (product: Product, upper: number): readonly Fault[] =>
  faultIf(upper < percent(100) && !isSubstance(product), tellOf('composition.atMost', toPercent(upper)));

/** Section 3. */
export const compositionChecks: readonly Check[] = [
  {
    id: 'composition.none',
    severity: 'must',
    says: tell('composition.none'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => faultIf(writing.ingredients.length === 0),
  },
  {
    id: 'composition.number',
    severity: 'should',
    says: tell('composition.number'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      sheet.named
        .filter(({ row, isConfidential }) => !isConfidential && lacks(sheet, `composition.${row.id}.identifiers`))
        .map((each) => fault(each.name, pathOf(each, 'casNumber'))),
  },
  {
    id: 'composition.cas-check-digit',
    severity: 'must',
    says: tell('composition.casCheckDigit'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) =>
      product.draft.ingredients.flatMap(({ casNumber }, index) =>
        faultIf(!isBlank(casNumber) && !isCasNumber(casNumber.trim()), casNumber, `ingredients.${index}.casNumber`),
      ),
  },
  {
    id: 'composition.cas-of-substance',
    severity: 'must',
    says: tell('composition.casOfSubstance'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients.flatMap((each) => {
        const typed = each.row.casNumber.trim();
        const known = each.substance?.cas;
        if (typed === '' || known === undefined || typed === known) return [];
        const path = pathOf(each, 'casNumber');
        return [
          fault([each.name, typed], path, { label: tellOf('shared.write', known), changes: [{ path, value: known }] }),
        ];
      }),
  },
  {
    id: 'composition.proportion',
    severity: 'must',
    says: tell('composition.proportion'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) =>
      product.rows.flatMap(({ row: { name }, share, isBalance }, index) =>
        faultIf(!isBlank(name) && share === undefined && !isBalance, name, `ingredients.${index}.proportion`),
      ),
  },
  {
    id: 'composition.sum-over',
    severity: 'must',
    says: tell('composition.sumOver'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) => {
      const { lower } = totalShare(product.draft.ingredients);
      return faultIf(lower > percent(100), tellOf('composition.atLeast', toPercent(lower)));
    },
  },
  {
    id: 'composition.sum-under',
    severity: 'should',
    says: tell('composition.sumUnder'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) => {
      const { upper } = totalShare(product.draft.ingredients);
      return upper < knownFrom ? [] : missingShare(product, upper);
    },
  },
  {
    id: 'composition.sum-far-under',
    severity: 'must',
    says: tell('composition.sumUnder'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product }) => {
      const { upper } = totalShare(product.draft.ingredients);
      return upper < knownFrom ? missingShare(product, upper) : [];
    },
  },
  {
    id: 'composition.balance-range',
    severity: 'hint',
    says: tell('composition.balanceRange'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients
        .filter(
          ({ isBalance, ingredient: { concentration } }) => isBalance && concentration.lower < concentration.upper,
        )
        .map((each) =>
          fault([each.name, tellOf('composition.share', each.row.proportion)], pathOf(each, 'proportion')),
        ),
  },
  {
    id: 'composition.blend-by-mass',
    severity: 'must',
    says: tell('composition.blendByMass'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: blendsByMass,
  },
  {
    id: 'composition.form',
    severity: 'should',
    says: tell('composition.form'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product: { draft }, named }) => {
      const form = solidFormOf(draft.properties);
      const isOther = ({ substance }: (typeof named)[number]) =>
        form !== undefined && substance?.forms !== undefined && substance.forms.every((each) => each.form !== form);
      return named.filter(isOther).map((each) => fault(each.name, pathOf(each, 'name')));
    },
  },
  {
    id: 'composition.gas-in-water',
    severity: 'should',
    says: tell('composition.gasInWater'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ product: { draft, ingredients }, named }) => {
      const isAqueous = draft.properties.state === 'Liquid' && ingredients.some(({ family }) => family === 'water');
      const isDissolvedGas = ({ substance, family }: (typeof named)[number]) =>
        (family === 'acid' || family === 'base' || family === 'amine') &&
        substance?.classification.hazards.some((hazard) => isAnyOf(hazard, 'Press. Gas')) === true;
      return isAqueous ? named.filter(isDissolvedGas).map((each) => fault(each.name, pathOf(each, 'name'))) : [];
    },
  },
  {
    id: 'composition.wide-range',
    severity: 'hint',
    says: tell('composition.wideRange'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ named }) =>
      named
        .filter(
          ({ ingredient, family }) =>
            family !== 'water' && ingredient.concentration.upper - ingredient.concentration.lower > percent(50),
        )
        .map((each) => fault(each.name, pathOf(each, 'proportion'))),
  },
  {
    id: 'composition.not-assessed',
    severity: 'must',
    says: tell('composition.notAssessed'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients
        .filter(({ ingredient }) => ingredient.hazards === 'not-assessed')
        .map((each) => fault(each.name, pathOf(each, 'handClassification'))),
  },
  {
    id: 'composition.hand-source',
    severity: 'should',
    says: tell('composition.handSource'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients.flatMap((each) => {
        return faultIf(each.hand?.source === '', each.name, pathOf(each, 'handClassification.source'));
      }),
  },
  {
    id: 'composition.harmonised',
    severity: 'must',
    says: tell('composition.harmonised'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients.flatMap((each) => {
        const law = each.substance?.classification;
        if (law?.basis !== 'harmonised' || !each.hand) return [];
        const held = hazardsInForce(each.ingredient).map(({ hCode }) => hCode);
        const left = law.hazards
          .map(({ hCode }) => hCode)
          .filter((hCode) => !held.includes(hCode) && !law.minimum.includes(hCode));
        return faultIf(left.length > 0, [each.name, ...left], pathOf(each, 'handClassification.hazards'));
      }),
  },
  {
    id: 'composition.twice',
    severity: 'must',
    says: tell('composition.twice'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) => {
      const keys = writing.ingredients.map(
        ({ ingredient, name, row }) => ingredient.cas ?? (row.materialId === null ? name : String(row.materialId)),
      );
      return writing.ingredients
        .filter((_, index) => keys.indexOf(keys[index] ?? '') < index)
        .map((each) => fault(each.name, pathOf(each, 'name')));
    },
  },
  {
    id: 'composition.vague-name',
    severity: 'should',
    says: tell('composition.vagueName'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ named }) =>
      named
        .filter(({ name, isConfidential }) => !isConfidential && isVagueName(name))
        .map((each) => fault(each.name, pathOf(each, 'name'))),
  },
  {
    id: 'composition.m-factor-unknown',
    severity: 'should',
    says: tell('composition.mFactorUnknown'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      faultOf(
        sheet.named
          .filter(({ ingredient: { hazards, mAcute, mChronic } }) => {
            const has = (code: string) => hazards !== 'not-assessed' && hazards.some(({ hCode }) => hCode === code);
            return (has('H400') && mAcute === undefined) || (has('H410') && mChronic === undefined);
          })
          .map(({ name }) => name),
      ),
  },
  {
    id: 'composition.concentration-shown',
    severity: 'must',
    says: tell('composition.concentrationShown'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      faultOf(
        sheet.named
          .filter(({ row }) => !/\d/.test(textAt(sheet, `composition.${row.id}.concentration`)))
          .map(({ name }) => name),
      ),
  },
];
