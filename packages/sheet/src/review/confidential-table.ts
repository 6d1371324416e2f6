import { tell, tellWith } from '@gosds/phrases/finding-message';
import type { Message } from '@gosds/ghs/message';
import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import { physicalHazards } from '@gosds/ghs/hazard-parts';
import { standsAsWord } from '../draft/stands-as-word.ts';
import { shownName } from '../draft/shown-name.ts';
import { isUnder } from '../model/sentence-id.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Hazard } from '@gosds/ghs/hazard';
import type { ProductIngredient } from '../product/product.ts';
import type { Profile } from '../profiles/profile.ts';
import { withheldNames } from '../product/withheld-names.ts';
import { isWithinPrescribed } from '../profiles/secret-shares.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, hasSentence, isBlank, lacks, pathOf } from './checked-sheet.ts';

/** Concentrations shown as a range of the user's own choice. */
const ownRanges: Check['findFaults'] = ({ writing, product: { profile } }) =>
  writing.ingredients.flatMap((each) => {
    const shown = each.sanitisedShare?.concentration;
    const law = profile.secretShares;
    const isOwn = shown !== undefined && law !== undefined && !isWithinPrescribed(law, shown);
    return faultIf(isOwn && !isBlank(each.row.sanitisedProportion), each.name, pathOf(each, 'sanitisedProportion'));
  });

/** True if the sheet states a claim for exemption. */
const claims = (sheet: CheckedSheet): boolean => !lacks(sheet, 'composition.claim');

/** Classes for which Table 8.2 of the Schedule does not allow a generic name. */
const neverGeneric: AnyHazard = [
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Skin Corr.',
  'Eye Dam.',
  'Resp. Sens.',
  'Skin Sens.',
  'Muta.',
  'Carc.',
  'Repr.',
  'Lact.',
  'STOT SE 1',
  'STOT SE 2',
  'STOT RE',
];

/** Classes whose substances may have an alternative name, in addition to those of Part 2: CLP Annex I, 1.4.1(III). */
const mayBeRenamed: AnyHazard = [
  'Acute Tox. 4',
  'Skin Irrit. 2',
  'Eye Irrit. 2',
  'STOT SE 2',
  'STOT SE 3',
  'STOT RE 2',
  'Aquatic Chronic 3',
  'Aquatic Chronic 4',
];

/**
 * CLP Annex I, 1.4.1: a workplace limit of the Union, or a class missing from its list, rules out an alternative name.
 */
function isBarredFromRenaming({ limitsThatName }: Profile, { substance, hazards }: ProductIngredient): boolean {
  const hasLimit = (substance?.exposureLimits ?? []).some(({ country }) => limitsThatName.includes(country));
  const isAllowed = (hazard: Hazard) => isAnyOf(hazard, physicalHazards) || isAnyOf(hazard, mayBeRenamed);
  return hasLimit || !hazards.every(isAllowed);
}

/** Sentences with the user's own words that contain one of the withheld names. */
function tellingPlaces({ sentences }: CheckedSheet, each: ProductIngredient): readonly string[] {
  const names = withheldNames(each).map((name) => name.toLowerCase());
  const shown = shownName(each.row).toLowerCase();
  return sentences.flatMap(({ id, text, origin }) => {
    if (origin.kind !== 'input' || isUnder(id, 'supplier')) return [];
    const rest = text.toLowerCase().replaceAll(shown, '');
    return names.some((name) => standsAsWord(name, rest)) ? [text] : [];
  });
}

/**
 * Places where the sheet states data of each ingredient that may reveal it to an expert, with the words for the user.
 */
const tellingValues: readonly (readonly [place: string, line: Message])[] = [
  ['limits', tell('composition.lineLimits')],
  ['toxicology', tell('composition.lineToxicology')],
  ['ecology', tell('composition.lineEcology')],
  ['accumulation', tell('composition.lineAccumulation')],
  ['regulations', tell('composition.lineRegulations')],
];

/** The places with data of an ingredient, such as exposure limits. */
const linesWith = ({ under }: CheckedSheet, { row }: ProductIngredient): readonly Message[] =>
  tellingValues.flatMap(([place, line]) =>
    under(place).some(({ id }) => id.split('.').includes(row.id)) ? [line] : [],
  );

/** Withheld names and concentrations. */
export const confidentialChecks: readonly Check[] = [
  {
    id: 'composition.hidden-share',
    severity: 'must',
    says: tell('composition.hiddenShare'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      writing.ingredients.flatMap((each) => {
        const [shown, real] = [each.sanitisedShare?.concentration, each.share?.concentration];
        const isFalse =
          shown !== undefined && real !== undefined && (real.lower < shown.lower || real.upper > shown.upper);
        return faultIf(
          isFalse && !isBlank(each.row.sanitisedProportion),
          each.name,
          pathOf(each, 'sanitisedProportion'),
        );
      }),
  },
  {
    id: 'composition.hidden-name-told',
    severity: 'must',
    says: tell('composition.hiddenNameTold'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      sheet.product.ingredients
        .filter(({ isConfidential }) => isConfidential)
        .flatMap((each) => tellingPlaces(sheet, each).map((text) => fault(text, pathOf(each, 'sanitisedName')))),
  },
  {
    id: 'composition.hidden-name-guessed',
    severity: 'hint',
    says: tell('composition.hiddenNameGuessed'),
    at: ['mixtures'],
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      sheet.writing.ingredients.flatMap((each) => {
        const lines = each.isConfidential ? linesWith(sheet, each) : [];
        return faultIf(
          lines.length > 0,
          tellWith('composition.linesOf', { name: each.name, lines }),
          pathOf(each, 'sanitisedName'),
        );
      }),
  },
  {
    id: 'composition.prescribed-range',
    severity: 'must',
    says: tell('composition.prescribedRange'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ownRanges,
  },
  {
    id: 'composition.canadian-range',
    severity: 'must',
    says: tell('composition.canadianRange'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: (sheet) => (claims(sheet) ? [] : ownRanges(sheet)),
  },
  {
    id: 'composition.canadian-claim',
    severity: 'must',
    says: tell('composition.canadianClaim'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'description.hmiraRegistryNumber',
    findFaults: (sheet) => {
      const hidden = sheet.writing.ingredients.filter(({ isConfidential, row }) => {
        return isConfidential && hasSentence(sheet, `composition.${row.id}.name`);
      });
      return claims(sheet) ? [] : faultOf(hidden.map(({ name }) => name));
    },
  },
  {
    id: 'composition.generic-name',
    severity: 'must',
    says: tell('composition.genericName'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ named, product: { profile } }) =>
      named
        .filter(({ isConfidential, substance, hazards }) => {
          const limits = substance?.exposureLimits ?? [];
          const hasStandard = limits.some(({ country }) => profile.limitLists.includes(country));
          return isConfidential && (hasStandard || hazards.some((hazard) => isAnyOf(hazard, neverGeneric)));
        })
        .map((each) => fault(each.name, pathOf(each, 'sanitisedName'))),
  },
  {
    id: 'composition.hidden-name',
    severity: 'must',
    says: tell('composition.hiddenName'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: (sheet) =>
      sheet.named
        .filter(({ isConfidential, row }) => isConfidential && lacks(sheet, `composition.${row.id}.nameApproval`))
        .map((each) => fault(each.name, pathOf(each, 'sanitisedName'))),
  },
  {
    id: 'composition.name-owed',
    severity: 'must',
    says: tell('composition.nameOwed'),
    at: ['mixtures'],
    isNational: true,
    pointsTo: 'ingredients',
    findFaults: ({ named, product }) =>
      named
        .filter((each) => each.isConfidential && (isSubstance(product) || isBarredFromRenaming(product.profile, each)))
        .map((each) => fault(each.name, pathOf(each, 'sanitisedName'))),
  },
  {
    id: 'transport.hidden-entry',
    severity: 'should',
    says: tell('transport.hiddenEntry'),
    at: ['un-number'],
    law: 'UN Model Regulations, 3.1.2',
    pointsTo: 'dangerousGoods.unNumber',
    findFaults: ({ product }) =>
      faultOf(
        product.ingredients.flatMap(({ isConfidential, substance, ingredient }) =>
          isConfidential && substance?.unNumber
            ? [tellWith('transport.nameWithUn', { name: ingredient.name, un: substance.unNumber.value })]
            : [],
        ),
      ),
  },
];
