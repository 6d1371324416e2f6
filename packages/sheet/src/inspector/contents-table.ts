import type { ClassOutcome } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import { percent } from '@gosds/ghs/concentration';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import type { Content } from '../content.ts';
import type { Sentence } from '../document.ts';
import type { TransportMode } from '../profiles/profile.ts';
import { productLawTexts } from '../sections/product-laws.ts';
import { hidesSums, reasonText } from '../sections/words/reason-text.ts';
import { nationalLaws } from '../sections/national-regulations.ts';
import { listings } from '../sections/regulatory-lists-table.ts';
import { harmfulToPregnant, harmfulToYoung } from '../sections/protected-workers-table.ts';
import { revisionLawOf } from '../versions/revision-law.ts';
import { physicalClasses } from '../sections/other-properties.ts';
import { saraCategoryOf } from '../sections/sara-categories-table.ts';
import { wasteCodeOf } from '../sections/waste-codes.ts';
import { wasteProperties } from '../sections/waste-properties.ts';
import {
  atLeast,
  has,
  ingredientHas,
  isSubstance,
  lawName,
  nationalLaw,
  outcomesOf,
  type SheetContext,
  type SheetIngredient,
} from '../sheet-context.ts';
import { leadingShipmentOf, shipmentOf } from '../sections/transport-view.ts';
import { type Check, faultIf, faultOf } from './check.ts';
import { type Inspected, isBlank, tells, textAt } from './inspected.ts';

const isMute = (sheet: Inspected, id: string): boolean => isBlank(textAt(sheet, id));

/** Columns that a table leaves blank, with the name of the row. */
const blanksIn = ({ tablesOf }: Inspected, head: string): readonly string[] =>
  tablesOf(head).flatMap(({ columns, rows }) =>
    rows.flatMap((row) => {
      const name = row[0]?.text ?? '';
      if (row.length < columns.length) return [name];
      return columns.flatMap(({ heading }, index) =>
        isBlank(row[index]?.text ?? '') ? [index === 0 ? heading : `${heading} (${name})`] : [],
      );
    }),
  );

const tables: readonly (readonly [id: string, head: string, at: readonly Content[], name: string])[] = [
  ['hazards.class-cells', 'classification', ['classification'], 'classes'],
  ['composition.cells', 'composition', ['mixtures'], 'ingredients'],
  ['exposure.limit-cells', 'limits', ['control-parameters'], 'exposure limits'],
  ['toxicology.value-cells', 'toxicology', ['numerical-measures', 'health-classes'], 'toxicity values'],
  ['toxicology.listing-cells', 'listings', ['carcinogen-listings'], 'lists of carcinogens'],
  ['ecology.value-cells', 'ecology', ['aquatic-toxicity'], 'values in water'],
  ['closing.method-cells', 'methods', ['methods'], 'methods'],
];

const cellChecks = tables.map(([id, head, at, name]): Check => ({
  id,
  severity: 'must',
  says: `A cell of the table of ${name} is empty:`,
  at,
  pointsTo: null,
  finds: (sheet) => faultOf(blanksIn(sheet, head)),
}));

/** As section 2 and 9 have it. */
const nameOfClass = ({ c }: Inspected, hazardClass: HazardClass): string =>
  inMarketSpelling(hazardClassName(hazardClass, c.language), c.wording);

/** A name as typed, or as the law of the market spells it. */
const isIn = (text: string, name: string, { c }: Inspected): boolean =>
  text.includes(name) || text.includes(inMarketSpelling(name, c.wording));

const water = '7732-18-5';

/** Ingredients that section 12 speaks of. */
const inWater = ({ c }: Inspected): readonly SheetIngredient[] =>
  atLeast(c, percent(0.1)).filter(({ substance }) => substance?.cas !== water);

/** Ingredients with values in the record of which one is not printed. */
const withoutValues = (
  sheet: Inspected,
  ingredients: readonly SheetIngredient[],
  [head, list]: readonly [string, 'toxicity' | 'ecotoxicity'],
): readonly string[] =>
  ingredients
    .filter(({ substance, row }) =>
      (substance?.[list] ?? []).some((_, index) => !tells(sheet, `${head}.data.${row.id}.${index}.value`)),
    )
    .map(({ name }) => name);

/** Ingredients with neither a line of their own nor their name among those without values. */
const unanswered = (sheet: Inspected, head: string): readonly string[] => {
  const open = textAt(sheet, `${head}.noValues`);
  return inWater(sheet)
    .filter(
      ({ row, name }) =>
        isMute(sheet, `${head}.${row.id}`) && isMute(sheet, `${head}.${row.id}.air`) && !isIn(open, name, sheet),
    )
    .map(({ name }) => name);
};

/** Where section 11 tells the effects of a class, by when they come. */
const effects: readonly (readonly [string, RegExp])[] = [
  ['immediate', /^(?:Acute Tox|Skin (?:Corr|Irrit)|Eye|STOT SE|Asp)/],
  ['delayed', /^(?:Resp|Skin)\.? Sens/],
  ['chronic', /^(?:Carc|Muta|Repr|STOT RE)/],
];

/** What burns the skin damages the eyes: H314 says both. */
const untoldEffects = (sheet: Inspected): readonly string[] =>
  sheet.c.classification.hazards
    .filter(({ hCode }) => hCode !== 'H318' || !has(sheet.c, /^Skin Corr/))
    .map(({ code, hCode }) => `${code} ${hCode}`)
    .filter((notation) =>
      effects.some(([when, pattern]) => pattern.test(notation) && isMute(sheet, `effects.${when}.${notation}`)),
    );

/** A class that is reached, or judged by data, has its reason beside the verdict, unless that tells the test or would betray a share. */
function isReasoned(sheet: Inspected, { text, id }: Sentence, outcome: ClassOutcome): boolean {
  const { notMet, lackOfData } = sheet.c.phrases.toxicology;
  const isFree = outcome.testData !== undefined || hidesSums(sheet.c);
  if (isFree || !isMute(sheet, `${id}.why`)) return true;
  if (isSubstance(sheet.c)) return !text.endsWith(notMet);
  if (outcome.status === 'classified') return reasonText(sheet.c, outcome.reasons[0]) === '';
  return !text.endsWith(notMet) && !text.endsWith(lackOfData);
}

/** Verdicts without their reason, and reasons without the verdict that they are for. */
const halfToldClasses = (sheet: Inspected, head: string, pattern: RegExp): readonly string[] =>
  outcomesOf(sheet.c, pattern)
    .filter((outcome) => {
      const id = `${head}.${outcome.hazardClass}`;
      const verdict = sheet.find(id);
      const isTold = verdict !== undefined && !isBlank(verdict.text);
      if (!isTold) return outcome.status === 'classified' || !isMute(sheet, `${id}.why`);
      return !isReasoned(sheet, verdict, outcome);
    })
    .map(({ hazardClass }) => hazardClass);

const health =
  /^(?:Acute toxicity|Skin|Serious eye|Respiratory|Germ|Carcinogenicity|Reproductive|Specific target|Aspiration)/;

/** Each route and each kind of sensitisation is answered by itself as soon as one of them is a class of the product. */
const apart = [/^Acute toxicity/, /sensitisation$/, /single exposure/] as const;

const unansweredBesides = (sheet: Inspected): readonly string[] =>
  apart
    .map((pattern) => outcomesOf(sheet.c, pattern))
    .filter((group) => group.some(({ hazards }) => hazards.length > 0))
    .flatMap((group) => group.map(({ hazardClass }) => hazardClass))
    .filter((hazardClass) => isMute(sheet, `toxicology.${hazardClass}`));

/** Organs that a class harms are told among the symptoms. */
const hidesOrgans = ({ c, under }: Inspected, scope: string): boolean =>
  has(c, /^STOT (?:SE [12]|RE)/) && under(`${scope}.organs.`).length === 0;

/** Lines of section 14 that each mode of transport has. */
const linesByMode = ['unNumber', 'shippingName', 'dgClass', 'packagingGroup'] as const;

function silentModes(sheet: Inspected): readonly string[] {
  const { modes } = sheet.c.profile;
  const { modes: names } = sheet.c.phrases.transport;
  return modes
    .filter((mode) => linesByMode.some((line) => isMute(sheet, `${line}.${mode}`)))
    .map((mode) => names[mode]);
}

/** What the list of dangerous goods gives for the entry, and section 14.6 prints of it. */
function missingOfEntry(sheet: Inspected): readonly string[] {
  const shipment = leadingShipmentOf(sheet.c);
  if (shipment.status !== 'regulated' || !shipment.entry) return [];
  const { entry, hazChem } = shipment;
  const isByRoad = sheet.c.profile.modes.includes('adr') && shipmentOf(sheet.c, 'adr').status === 'regulated';
  const rows: readonly (readonly [string, string, string | undefined, boolean])[] = [
    ['classification code', 'classificationCode', entry.classificationCode, isByRoad],
    ['hazard identification number', 'hazardNumber', entry.hazardIdentificationNumber, isByRoad],
    ['transport category', 'transportCategory', entry.transportCategory, isByRoad],
    ['tunnel restriction code', 'tunnel', entry.restriction ? undefined : '(-)', isByRoad],
    ['limited quantity', 'limitedQuantity', entry.limitedQuantity, true],
    ['excepted quantity', 'exceptedQuantity', entry.exceptedQuantity, true],
    ['EmS', 'ems', entry.emS, true],
    ['Hazchem', 'hazchem', hazChem, true],
  ];
  return rows
    .filter(([, id, text, isWanted]) => isWanted && (text ?? '') !== '' && isMute(sheet, `transportPrecautions.${id}`))
    .map(([name]) => name);
}

const hasOneAnswer = (sheet: Inspected): boolean => tells(sheet, 'transportEnvironment');

const numbered = /\d+\/\d+|\d+ CFR \d+/g;

/** Laws that section 15 has to name, by the market and the classes; those of a national form are its own. */
function lawsOf(c: SheetContext): readonly string[] {
  const words = c.phrases.regulation;
  const own = nationalLaws(c);
  if (own) return own.map(({ text }) => text);
  if (nationalLaw(c) !== undefined) return [lawName(c)];
  const isCmr = has(c, /^(?:Carc|Muta|Repr)\. 1/);
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
  const rows: readonly (readonly [string, RegExp])[] = [
    ['28', /^Carc\. 1/],
    ['29', /^Muta\. 1/],
    ['30', /^Repr\. 1/],
  ];
  const byIngredient = rows.flatMap(([entry, pattern]) =>
    atLeast(c, percent(0.1))
      .filter((each) => each.substance?.classification.basis === 'harmonised' && ingredientHas(each, pattern))
      .filter(({ row }) => isMute(sheet, `regulations.annexXvii.${entry}.${row.id}`))
      .map(({ name }) => `${entry} (${name})`),
  );
  const isFlammable = has(c, /^(?:Flam|Pyr|Water-react)/);
  return [...byIngredient, ...(isFlammable && isMute(sheet, 'regulations.annexXvii.40') ? ['40'] : [])];
}

const nationalWords = ({ profile, language }: SheetContext) =>
  profile.form && nationalWordsOf(profile.form, language.tag);

export const contentChecks: readonly Check[] = [
  ...cellChecks,
  {
    id: 'identification.substance-number',
    severity: 'must',
    says: 'The product is one substance, and section 1 does not give its number.',
    at: ['identifier', 'identifier-on-label'],
    pointsTo: 'ingredients',
    finds: (sheet) =>
      faultIf(
        isSubstance(sheet.c) &&
          sheet.c.ingredients.some(({ ingredient, isConfidential }) => ingredient.cas && !isConfidential) &&
          isMute(sheet, 'identifier.cas'),
      ),
  },
  {
    id: 'identification.poisons-centre',
    severity: 'should',
    says: 'Section 1 does not give the public service to call in a case of poisoning.',
    at: ['emergency-telephone', 'supplier'],
    pointsTo: null,
    finds: (sheet) => {
      const centre = nationalWords(sheet.c)?.poisonsCentre;
      return faultIf(centre !== undefined && isMute(sheet, 'emergency.poisonsCentre'));
    },
  },
  {
    id: 'hazards.label-names',
    severity: 'must',
    says: 'Section 2 leaves out ingredients that the label has to name:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) => {
      const { c } = sheet;
      const names = c.label.namedIngredients.flatMap((id) =>
        c.ingredients.filter(({ ingredient }) => ingredient.id === id).map(({ name }) => name),
      );
      return faultOf(names.filter((name) => !isIn(textAt(sheet, 'label.named'), name, sheet)));
    },
  },
  {
    id: 'hazards.label-supplements',
    severity: 'must',
    says: 'Section 2 leaves out a supplemental statement of the label:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        sheet.c.label.supplemental.flatMap(({ code }, index) =>
          isMute(sheet, `label.supplemental.${code}.${index}`) ? [code] : [],
        ),
      ),
  },
  {
    id: 'hazards.label-answered',
    severity: 'should',
    says: 'The label has no such element, and section 2 does not say so:',
    at: ['label'],
    pointsTo: null,
    finds: (sheet) => {
      const { label } = sheet.c;
      const rows: readonly (readonly [string, number | null, string])[] = [
        ['pictograms', label.pictograms.length, 'label.noPictograms'],
        ['signal word', label.signalWord && label.signalWord.length, 'label.noSignalWord'],
        ['hazard statements', label.hazardStatements.length, 'label.noStatements'],
        ['precautionary statements', label.precautionaryStatements.length, 'label.noPrecautions'],
      ];
      return faultOf(rows.filter(([, count, id]) => !count && isMute(sheet, id)).map(([name]) => name));
    },
  },
  {
    id: 'hazards.open-named',
    severity: 'should',
    says: 'Section 2 does not name a class that could not be judged:',
    at: ['classification'],
    pointsTo: null,
    finds: (sheet) => {
      const text = sheet
        .under('classification.notJudged.')
        .map((each) => each.text)
        .join('\n');
      return faultOf(
        sheet.c.classification.outcomes
          .filter(({ status }) => status === 'incomplete')
          .map(({ hazardClass }) => nameOfClass(sheet, hazardClass))
          .filter((name) => !text.includes(name)),
      );
    },
  },
  {
    id: 'composition.statements-referred',
    severity: 'should',
    says: 'Section 3 cites statements by their codes and does not say where their full text stands.',
    at: ['mixtures'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        !isSubstance(sheet.c) &&
          sheet.named.some(({ notations }) => notations.length > 0) &&
          isMute(sheet, 'composition.wholeStatements'),
      ),
  },
  {
    id: 'properties.physical-classes',
    severity: 'should',
    says: 'Section 9 does not answer a class of physical hazards:',
    at: ['other-properties'],
    pointsTo: null,
    finds: (sheet) => {
      const told = sheet.under('physical.');
      const text = told.map((each) => each.text).join('\n');
      return faultOf(
        outcomesOf(sheet.c, physicalClasses)
          .filter(({ status }) => status !== 'not-adopted')
          .filter(({ status, hazardClass, hazards }) =>
            status === 'classified'
              ? !hazards.some(({ code, hCode }) => !isMute(sheet, `physical.${code} ${hCode}`))
              : !text.includes(nameOfClass(sheet, hazardClass)),
          )
          .map(({ hazardClass }) => hazardClass),
      );
    },
  },
  {
    id: 'toxicology.values',
    severity: 'must',
    says: 'Section 11 leaves out a toxicity value that is held of:',
    at: ['numerical-measures', 'health-classes'],
    pointsTo: null,
    finds: (sheet) => faultOf(withoutValues(sheet, atLeast(sheet.c, percent(0.1)), ['toxicology', 'toxicity'])),
  },
  {
    id: 'toxicology.half-told',
    severity: 'must',
    says: 'Section 11 tells a class without its verdict or without its reason:',
    at: ['health-classes'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf([...new Set([...halfToldClasses(sheet, 'toxicology', health), ...unansweredBesides(sheet)])]),
  },
  {
    id: 'first-aid.organs',
    severity: 'must',
    says: 'A class harms organs, and section 4 does not tell it.',
    at: ['symptoms'],
    pointsTo: null,
    finds: (sheet) => faultIf(hidesOrgans(sheet, 'symptoms')),
  },
  {
    id: 'toxicology.organs',
    severity: 'must',
    says: 'A class harms organs, and the symptoms of section 11 do not tell it.',
    at: ['toxic-symptoms'],
    pointsTo: null,
    finds: (sheet) => faultIf(hidesOrgans(sheet, 'toxic-symptoms')),
  },
  {
    id: 'first-aid.specific-treatment',
    severity: 'must',
    says: 'Section 4 leaves out the treatment that is specific to:',
    at: ['medical-attention'],
    pointsTo: null,
    finds: (sheet) => {
      const { specific } = sheet.c.phrases.firstAid;
      return faultOf(
        atLeast(sheet.c, percent(1))
          .filter(({ substance, isConfidential }) => !isConfidential && specific[substance?.cas ?? ''] !== undefined)
          .filter(
            (each) => ingredientHas(each, /^(?:Acute Tox|Skin Corr|STOT)/) && isMute(sheet, `medical.${each.row.id}`),
          )
          .map(({ name }) => name),
      );
    },
  },
  {
    id: 'toxicology.effects',
    severity: 'must',
    says: 'Section 11 leaves out the effects of a class of section 2:',
    at: ['delayed-effects'],
    pointsTo: null,
    finds: (sheet) => faultOf(untoldEffects(sheet)),
  },
  {
    id: 'ecology.values',
    severity: 'must',
    says: 'Section 12 leaves out a value that is held of:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) => faultOf(withoutValues(sheet, inWater(sheet), ['ecology', 'ecotoxicity'])),
  },
  {
    id: 'ecology.half-told',
    severity: 'must',
    says: 'Section 12 tells a class without its verdict or without its reason:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) => faultOf(halfToldClasses(sheet, 'ecology', /^Hazardous to the aquatic/)),
  },
  {
    id: 'ecology.open-named',
    severity: 'must',
    says: 'Section 12 neither has values in water nor says that there are none of:',
    at: ['aquatic-toxicity'],
    pointsTo: null,
    finds: (sheet) =>
      faultOf(
        inWater(sheet)
          .filter(
            ({ substance, name }) =>
              (substance?.ecotoxicity.length ?? 0) === 0 && !isIn(textAt(sheet, 'ecology.noValues'), name, sheet),
          )
          .map(({ name }) => name),
      ),
  },
  ...(
    [
      ['degradability', 'degradability', 'degradability'],
      ['bioaccumulation', 'accumulation', 'bioaccumulation'],
      ['mobility', 'mobility', 'mobility'],
    ] as const
  ).map(([content, head, name]): Check => ({
    id: `ecology.${head}-of-each`,
    severity: 'must',
    says: `Section 12 does not answer ${name} of:`,
    at: [content],
    pointsTo: null,
    finds: (sheet) => faultOf(unanswered(sheet, head)),
  })),
  {
    id: 'ecology.ph',
    severity: 'should',
    says: 'The pH is extreme, and section 12 does not tell what it does to waters.',
    at: ['other-adverse-effects'],
    pointsTo: null,
    finds: (sheet) => {
      const { ph } = sheet.measured;
      return faultIf(ph !== undefined && (ph.max <= 2 || ph.min >= 11.5) && isMute(sheet, 'adverse.ph'));
    },
  },
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
    id: 'transport.lines-by-mode',
    severity: 'must',
    says: 'Section 14 does not give number, name, class and packing group for:',
    at: ['un-number'],
    pointsTo: null,
    finds: (sheet) => faultOf(silentModes(sheet)),
  },
  {
    id: 'transport.environment-by-mode',
    severity: 'must',
    says: 'Section 14 does not answer environmental hazards on land and at sea apart.',
    at: ['transport-environment'],
    pointsTo: null,
    finds: (sheet) =>
      faultIf(
        !hasOneAnswer(sheet) &&
          (isMute(sheet, 'transportEnvironment.land') || isMute(sheet, 'transportEnvironment.sea')),
      ),
  },
  {
    id: 'transport.prohibited',
    severity: 'must',
    says: 'Section 14 does not tell that the goods must not be carried by:',
    at: ['transport-precautions'],
    pointsTo: null,
    finds: (sheet) => {
      const { modes } = sheet.c.profile;
      const forbids = (mode: TransportMode) => {
        const shipment = shipmentOf(sheet.c, mode);
        return shipment.status === 'regulated' && shipment.isProhibited;
      };
      return faultOf(
        modes
          .filter((mode) => forbids(mode) && isMute(sheet, `transportPrecautions.prohibited.${mode}`))
          .map((mode) => sheet.c.phrases.transport.modes[mode]),
      );
    },
  },
  {
    id: 'transport.of-entry',
    severity: 'should',
    says: 'Section 14 leaves out what the list of dangerous goods gives for the entry:',
    at: ['transport-precautions'],
    pointsTo: null,
    finds: (sheet) => faultOf(missingOfEntry(sheet)),
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
      const lists = nationalWords(sheet.c)?.lists ?? [];
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
      const isListed = ({ substance }: SheetIngredient) =>
        /^cancer(?:,|$)|developmental|male/.test(listings[substance?.cas ?? '']?.prop65 ?? '');
      const warning = textAt(sheet, 'regulations.prop65Warning');
      return faultOf(
        sheet.c.ingredients.filter((each) => isListed(each) && !warning.includes(each.name)).map(({ name }) => name),
      );
    },
  },
  {
    id: 'regulation.lists-answered',
    severity: 'should',
    says: 'Section 15 does not say whether an ingredient is named by:',
    at: ['regulations'],
    markets: ['eu', 'gb', 'us'],
    pointsTo: null,
    finds: (sheet) => {
      const { market, europeanLists } = sheet.c.profile;
      const european: readonly (readonly [string, string, boolean])[] = [
        ['Annex XVII', 'annexXvii', europeanLists.includes('restrictions')],
        ['the candidate list', 'svhc', europeanLists.includes('candidates')],
        ['SARA 313', 'sara313', market === 'us'],
        ['CERCLA', 'cercla', market === 'us'],
        ['Proposition 65', 'prop65', market === 'us'],
      ];
      return faultOf(
        european
          .filter(([, id, isAsked]) => isAsked && sheet.under(`regulations.${id}.`).length === 0)
          .map(([name]) => name),
      );
    },
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
