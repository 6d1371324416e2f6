import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { cmrCategory1, flammableOrReactive } from '../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import { nationalLaws } from '../sections/national-regulations.ts';
import { productLawTexts } from '../sections/product-laws.ts';
import { harmfulToPregnant, harmfulToYoung } from '../sections/protected-workers-table.ts';
import { saraCategoryOf } from '../sections/sara-categories-table.ts';
import { wasteCodeOf } from '../sections/waste-codes.ts';
import { wasteProperties } from '../sections/waste-properties.ts';
import { has, ingredientHas, lawName, nationalLaw, type SheetContext, type SheetIngredient } from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { revisionLawOf } from '../versions/revision-law.ts';
import { type Check, faultIf, faultOf } from '../review/check.ts';
import { type Inspected, isMute, nationalWords, textAt } from '../review/reviewed-sheet.ts';

const numbered = /\d+\/\d+|\d+ CFR \d+/g;

/** Laws that section 15 has to name, by the market and the classes; those of a national form are its own. */
function lawsOf(c: SheetContext): readonly string[] {
  const words = c.phrases.regulation;
  const own = nationalLaws(c);
  if (own) return own.map(({ text }) => text);
  if (nationalLaw(c) !== undefined) return [lawName(c)];
  const isCmr = has(c, cmrCategory1);
  const laws = {
    eu: [
      words.reach,
      words.clp,
      words.chemicalAgents,
      ...productLawTexts(c, 'eu'),
      ...(isCmr ? [words.carcinogens] : []),
      ...(has(c, harmfulToYoung) ? [words.young] : []),
      ...(has(c, harmfulToPregnant) ? [words.pregnant] : []),
    ],
    gb: [words.gbReach, words.gbClp, words.coshh, ...productLawTexts(c, 'gb')],
    us: c.classification.hazards.length > 0 ? [words.hcs] : [],
    ca: [words.whmis],
    au: [words.whs],
    un: [],
  };
  return laws[c.profile.market];
}

/** Laws that section 15 cites neither in these words nor by their number. */
function unnamedLaws(sheet: Inspected): readonly string[] {
  const cited = sheet.under('regulations.law.').map(({ text }) => text);
  const isCited = (law: string) => {
    const numbers = law.match(numbered);
    return cited.some((text) => text.includes(law) || numbers?.every((number) => text.includes(number)));
  };
  return lawsOf(sheet.c)
    .map((law) => inMarketSpelling(law, sheet.c.wording))
    .filter((law) => !isCited(law));
}

/** Entries of REACH Annex XVII that a harmonised class of an ingredient, or a class of the product, brings. */
function missingEntries(sheet: Inspected): readonly string[] {
  const { c } = sheet;
  const rows: readonly (readonly [string, AnyHazard])[] = [
    ['28', 'H350'],
    ['29', 'H340'],
    ['30', 'H360'],
  ];
  const byIngredient = rows.flatMap(([entry, asked]) =>
    atLeast(c, percent(0.1))
      .filter((each) => each.substance?.classification.basis === 'harmonised' && ingredientHas(each, asked))
      .filter(({ row }) => isMute(sheet, `regulations.annexXvii.${entry}.${row.id}`))
      .map(({ name }) => `${entry} (${name})`),
  );
  const isFlammable = has(c, flammableOrReactive);
  return [...byIngredient, ...(isFlammable && isMute(sheet, 'regulations.annexXvii.40') ? ['40'] : [])];
}

/** Contents of sections 13, 15 and 16. */
export const closingContentChecks: readonly Check[] = [
  {
    id: 'waste.properties',
    severity: 'must',
    says: 'Section 13 leaves out a hazardous property of the waste:',
    at: ['waste'],
    markets: ['eu', 'gb'],
    asks: ({ wasteRules }) => wasteRules === 'eu',
    law: 'Directive 2008/98/EC, Annex III',
    pointsTo: null,
    finds: (sheet) => {
      const owed = wasteProperties(sheet.c);
      return faultOf([
        ...owed.filter((code) => isMute(sheet, `waste.${code}`)),
        ...(owed.length === 0 && isMute(sheet, 'waste.noProperty') ? ['none'] : []),
      ]);
    },
  },
  {
    id: 'waste.code-proposed',
    severity: 'should',
    says: 'Section 13 does not propose the waste code:',
    at: ['waste'],
    markets: ['eu', 'gb'],
    asks: ({ wasteRules }) => wasteRules === 'eu',
    pointsTo: null,
    finds: (sheet) => {
      const code = wasteCodeOf(sheet.c);
      return faultIf(code !== undefined && !sheet.textOf(13).includes(code), code ?? '');
    },
  },
  {
    id: 'waste.laws',
    severity: 'should',
    says: 'Section 13 names no law on waste.',
    at: ['waste'],
    pointsTo: null,
    finds: (sheet) => faultIf(isMute(sheet, 'waste.law')),
  },
  {
    id: 'regulation.laws-of-market',
    severity: 'must',
    says: 'Section 15 does not name:',
    at: ['regulations'],
    pointsTo: null,
    finds: (sheet) => faultOf(unnamedLaws(sheet)),
  },
  {
    id: 'regulation.annex-xvii-entries',
    severity: 'must',
    says: 'Section 15 does not name the entry of REACH Annex XVII:',
    at: ['regulations'],
    markets: ['eu', 'gb'],
    asks: ({ europeanLists }) => europeanLists.includes('restrictions'),
    pointsTo: null,
    finds: (sheet) => faultOf(missingEntries(sheet)),
  },
  {
    id: 'regulation.national-lists',
    severity: 'should',
    says: 'Section 15 leaves out what the form of the country asks for:',
    at: ['regulations'],
    pointsTo: null,
    finds: (sheet) => {
      const lists = nationalWords(sheet)?.lists ?? [];
      return faultOf(lists.filter(({ id }) => isMute(sheet, `regulations.list.${id}`)).map(({ label }) => label));
    },
  },
  {
    id: 'regulation.sara-312',
    severity: 'must',
    says: 'Section 15 does not give the hazard category (SARA 311/312):',
    at: ['regulations'],
    markets: ['us'],
    law: '40 CFR 370.66',
    pointsTo: null,
    finds: (sheet) => {
      const classified = sheet.c.classification.outcomes.filter(({ status }) => status === 'classified');
      const owed = classified.flatMap(({ hazardClass }) => saraCategoryOf(hazardClass) ?? []);
      return faultOf([...new Set(owed)].filter((category) => isMute(sheet, `regulations.sara312.${category}`)));
    },
  },
  {
    id: 'regulation.sara-312-unclassified',
    severity: 'must',
    says: 'Section 2(d) tells a hazard not otherwise classified, and section 15 does not give its category (SARA 311/312).',
    at: ['regulations'],
    markets: ['us'],
    law: '40 CFR 370.66',
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        sheet.under('hnoc.').some(({ id }) => id !== 'hnoc.none') &&
          isMute(sheet, 'regulations.sara312.Hazard not otherwise classified (HNOC)'),
      ),
  },
  {
    id: 'regulation.proposition-65-warning',
    severity: 'should',
    says: 'Section 15 names what Proposition 65 lists without the words of its warning, or not every name in them:',
    at: ['regulations'],
    markets: ['us'],
    law: '27 CCR 25603(a)',
    pointsTo: null,
    finds: (sheet) => {
      const isListed = ({ listings }: SheetIngredient) =>
        /^cancer(?:,|$)|developmental|male/.test(listings?.prop65 ?? '');
      const warning = textAt(sheet, 'regulations.prop65Warning');
      return faultOf(
        sheet.c.ingredients.filter((each) => isListed(each) && !warning.includes(each.name)).map(({ name }) => name),
      );
    },
  },
  {
    id: 'regulation.lists-answered',
    severity: 'should',
    says: 'Section 15 does not say whether an ingredient is on the Candidate List.',
    at: ['regulations'],
    markets: ['eu'],
    asks: ({ europeanLists }) => europeanLists.includes('candidates'),
    pointsTo: null,
    finds: (sheet) => faultIf(sheet.under('regulations.svhc.').length === 0),
  },
  {
    id: 'closing.review',
    severity: 'should',
    says: 'Section 16 does not tell when the sheet has to be looked through again.',
    at: ['changes'],
    pointsTo: null,
    finds: (sheet) => {
      const { review } = revisionLawOf(sheet.c.profile.market, sheet.c.country);
      return faultIf(review.kind !== 'unknown' && isMute(sheet, 'changes.review'));
    },
  },
  {
    id: 'closing.every-source',
    severity: 'must',
    says: 'Section 16 does not name the source of a value that the sheet prints:',
    at: ['sources'],
    pointsTo: null,
    finds: (sheet) => {
      const cited = new Set<string>();
      for (const { origin } of sheet.sentences) if (origin.kind === 'catalogue') cited.add(origin.source);
      return faultOf(
        [...cited]
          .filter((id) => sheet.c.sources.has(id) && isMute(sheet, `sources.${id}`))
          .map((id) => sheet.c.sources.get(id)?.title ?? id),
      );
    },
  },
];
