import { lastPartOf } from '../model/sentence-id.ts';
import { percent, type Ppb } from '@gosds/ghs/concentration';
import { restrictionStatement } from '@gosds/phrases/restriction-statements';
import type { Profile } from '../profiles/profile.ts';
import { standsAsWord } from '../draft/stands-as-word.ts';
import { notForPublic } from '../sections/restricted-ingredients.ts';
import { forbiddenSupplies, packagingSentences } from '../sections/restricted-supply.ts';
import type { Listings } from '../lists/listings.ts';
import { has } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { writtenText } from '../written.ts';
import { type Check, faultIf, faultOf } from './check.ts';
import { type Inspected, isBlank, lacks, tells, textAt } from './reviewed-sheet.ts';

/** Where REACH itself is law, or as it applies in Great Britain: other laws number their entries alike and word them otherwise. */
const hasRestrictions = ({ europeanLists, form }: Profile): boolean =>
  europeanLists.includes('restrictions') && form === undefined;

/** Ingredients that a list names and section 15 does not. */
function unlisted(
  sheet: Inspected,
  list: { id: string; from: Ppb; names: (entry: Listings) => boolean },
): readonly string[] {
  return atLeast(sheet.c, list.from)
    .filter(
      ({ listings, row }) =>
        listings !== undefined && list.names(listings) && !tells(sheet, `regulations.${list.id}.${row.id}`),
    )
    .map(({ name }) => name);
}

/** Sections 15 and 16. */
export const closingChecks: readonly Check[] = [
  {
    id: 'regulation.laws',
    severity: 'must',
    says: 'Section 15 names no law.',
    at: ['regulations'],
    pointsTo: null,
    finds: ({ under }) => faultIf(under('regulations.law.').length === 0),
  },
  {
    id: 'regulation.candidate-list',
    severity: 'must',
    says: 'Section 15 does not name a substance of very high concern:',
    at: ['regulations'],
    markets: ['eu'],
    asks: ({ europeanLists }) => europeanLists.includes('candidates'),
    law: 'REACH Article 59(10)',
    pointsTo: null,
    finds: (sheet) =>
      faultOf(unlisted(sheet, { id: 'svhc', from: percent(0.1), names: ({ svhc }) => svhc !== undefined })),
  },
  {
    id: 'regulation.annex-xvii',
    severity: 'must',
    says: 'Section 15 does not name the restriction (REACH Annex XVII) of:',
    at: ['regulations'],
    markets: ['eu', 'gb'],
    asks: ({ europeanLists }) => europeanLists.includes('restrictions'),
    pointsTo: null,
    finds: (sheet) =>
      faultOf(unlisted(sheet, { id: 'annexXvii.named', from: 0, names: ({ annexXvii }) => annexXvii !== undefined })),
  },
  {
    id: 'regulation.cmr-for-public',
    severity: 'must',
    says: 'The product is meant for consumers, yet may not be supplied to the general public, but for the exceptions of column 2, for:',
    at: ['regulations'],
    markets: ['eu', 'gb'],
    asks: ({ europeanLists }) => europeanLists.includes('restrictions'),
    law: 'REACH Annex XVII, entries 28 to 30',
    nationalLaws: { tr: 'KKDİK Annex 17, entries 28 to 30' },
    pointsTo: 'description.productUse',
    finds: ({ c }) => (c.mixture.use === 'consumer' ? faultOf(notForPublic(c).map(({ name }) => name)) : []),
  },
  {
    id: 'regulation.restricted',
    severity: 'must',
    says: 'REACH Annex XVII forbids the supply of the product for what its uses say, but for the exceptions of column 2; entries:',
    at: ['regulations'],
    markets: ['eu', 'gb'],
    asks: hasRestrictions,
    law: 'REACH Article 67 and Annex XVII',
    pointsTo: 'ingredients',
    finds: ({ c }) => faultOf(forbiddenSupplies(c)),
  },
  {
    id: 'regulation.packaging',
    severity: 'must',
    says: 'Section 2.2 or 15 does not give a sentence that REACH Annex XVII puts on the packaging; entries:',
    at: ['regulations'],
    markets: ['eu', 'gb'],
    asks: hasRestrictions,
    law: 'REACH Annex XVII',
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        packagingSentences(sheet.c)
          .filter(
            ({ id }) =>
              !tells(sheet, `label.packaging.${id}`) || !tells(sheet, `regulations.annexXvii.packaging.${id}`),
          )
          .map(({ entry }) => entry),
      ),
  },
  {
    id: 'regulation.packaging-language',
    severity: 'should',
    says: 'The official wording of a sentence for the packaging is not held in the language of the sheet and stands in English; put the wording of the Official Journal on the packaging; entries:',
    at: ['regulations'],
    markets: ['eu'],
    asks: hasRestrictions,
    law: 'REACH Annex XVII',
    pointsTo: null,
    finds: ({ c }) =>
      faultOf(
        packagingSentences(c)
          .filter(({ id }) => !restrictionStatement(id, c.language).isOwn)
          .map(({ entry }) => entry),
      ),
  },
  {
    id: 'regulation.seveso',
    severity: 'must',
    says: 'Section 15 does not answer the Seveso category.',
    at: ['regulations'],
    markets: ['eu', 'gb'],
    asks: ({ europeanLists }) => europeanLists.includes('major-accidents'),
    law: 'Directive 2012/18/EU, Annex I',
    nationalLaws: { tr: 'Regulation on major industrial accidents (Official Gazette 30702), Annex 1' },
    pointsTo: null,
    finds: (sheet) => {
      const isOwed = has(sheet.c, [
        'Ox. Gas',
        'Flam. Liq. 1',
        'Flam. Liq. 2',
        'Flam. Liq. 3',
        'Ox. Liq.',
        'Ox. Sol.',
        'Acute Tox. 1',
        'Acute Tox. 2',
        'Aquatic Acute 1',
        'Aquatic Chronic 1',
        'Aquatic Chronic 2',
      ]);
      return faultIf(
        sheet.under('regulations.seveso.').length === 0 || (isOwed && tells(sheet, 'regulations.seveso.none')),
      );
    },
  },
  {
    id: 'regulation.sara-313',
    severity: 'must',
    says: 'Section 15 does not name under SARA 313:',
    at: ['regulations'],
    markets: ['us'],
    law: '40 CFR 372.45',
    pointsTo: null,
    finds: (sheet) =>
      faultOf(unlisted(sheet, { id: 'sara313', from: percent(0.1), names: ({ sara313 }) => sara313 !== undefined })),
  },
  {
    id: 'regulation.cercla',
    severity: 'should',
    says: 'Section 15 does not give the reportable quantity (CERCLA) of:',
    at: ['regulations'],
    markets: ['us'],
    law: '40 CFR 302.4',
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        unlisted(sheet, { id: 'cercla', from: percent(0.1), names: ({ cerclaPounds }) => cerclaPounds !== undefined }),
      ),
  },
  {
    id: 'regulation.proposition-65',
    severity: 'should',
    says: 'Section 15 does not name under Proposition 65:',
    at: ['regulations'],
    markets: ['us'],
    pointsTo: null,
    finds: (sheet) => faultOf(unlisted(sheet, { id: 'prop65', from: 0, names: ({ prop65 }) => prop65 !== undefined })),
  },
  {
    id: 'regulation.poison-schedule',
    severity: 'should',
    says: 'The poison schedule is missing; write None if there is none.',
    at: ['regulations'],
    markets: ['au'],
    pointsTo: 'dangerousGoods.poisonSchedule',
    finds: (sheet) => faultIf(lacks(sheet, 'regulations.poisons')),
  },
  {
    id: 'regulation.safety-assessment',
    severity: 'must',
    says: 'Section 15.2 does not say whether a chemical safety assessment was made.',
    at: ['safety-assessment'],
    pointsTo: null,
    finds: (sheet) => faultIf(!tells(sheet, 'safety-assessment')),
  },
  {
    id: 'closing.dates',
    severity: 'must',
    says: 'Section 16 and the head of the document tell different dates or versions.',
    at: ['changes'],
    pointsTo: null,
    finds: ({ c, document, find }) =>
      faultIf(
        find('changes.issued')?.text !== c.phrases.shared.date(document.issueDate) ||
          find('changes.revision')?.text !== c.phrases.shared.date(document.revisionDate) ||
          find('changes.version')?.text !== document.version,
      ),
  },
  {
    id: 'closing.changes',
    severity: 'must',
    says: 'Section 16 does not tell whether this is a new issue or what was revised.',
    at: ['changes'],
    pointsTo: null,
    finds: ({ find }) => faultIf(isBlank(find('changes.text')?.text ?? '')),
  },
  {
    id: 'closing.abbreviations',
    severity: 'must',
    says: 'Section 16 does not explain:',
    at: ['abbreviations'],
    pointsTo: null,
    finds: (sheet) => {
      const written = writtenText(sheet.document.sections.filter(({ number }) => number < 16));
      const short = Object.keys(sheet.c.phrases.other.abbreviations);
      const silent = short.filter((each) => isBlank(textAt(sheet, `abbreviations.${each}`)));
      return faultOf(silent.filter((each) => standsAsWord(each, written)));
    },
  },
  {
    id: 'closing.sources',
    severity: 'should',
    says: 'Section 16 names no source of its data.',
    at: ['sources'],
    pointsTo: null,
    finds: (sheet) => faultIf(tells(sheet, 'sources.none') || sheet.under('sources.').length === 0),
  },
  {
    id: 'closing.methods',
    severity: 'must',
    says: 'Section 16 does not tell by which method a class was reached:',
    at: ['methods'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.classification.hazards
          .map(({ code, hCode }) => `${code} ${hCode}`)
          .filter((notation) => !tells(sheet, `methods.${notation}.method`)),
      ),
  },
  {
    id: 'closing.statements',
    severity: 'must',
    says: 'Section 16 does not give the full text of:',
    at: ['statements'],
    pointsTo: null,
    finds: (sheet) => {
      const cited = sheet.under('composition.').filter(({ id }) => ['classes', 'limits'].includes(lastPartOf(id)));
      const codes = [...new Set(cited.flatMap(({ text }) => text.match(/\b(?:EUH|H)\d{3}[A-Za-z]*/g) ?? []))];
      return faultOf(codes.filter((code) => !tells(sheet, `statements.${code}`)));
    },
  },
  {
    id: 'closing.training',
    severity: 'should',
    says: 'Section 16 gives no advice on training.',
    at: ['training'],
    pointsTo: null,
    finds: (sheet) => faultIf(!tells(sheet, 'training')),
  },
];
