import { percent } from '../concentration.ts';
import type { CategoryCode, HazardClass } from '../hazard.ts';
import {
  acuteToxicityTables,
  allCategoriesExcept,
  aquaticTables,
  aspirationTable,
  eyeNonAdditive,
  eyeTable,
  flammableLiquidRules,
  individualTable,
  skinNonAdditive,
  skinTable,
  stotSe3Tables,
} from './building-blocks.ts';
import { healthTables } from './health-tables.ts';
import { annexIi } from './annex-ii.ts';
import type { IndividualTable, Market, StatementLimit, SupplementalRules } from './market.ts';
import { divisionOfCategory, explosiveCategories } from './revision-blocks.ts';
import { clpSubstanceLaw } from './substance-law.ts';

/** Categories of the UN system that CLP never took over. */
const notInClp: readonly CategoryCode[] = [
  'Flam. Liq. 4',
  'Acute Tox. 5',
  'Skin Irrit. 3',
  'Eye Irrit. 2A',
  'Eye Irrit. 2B',
  'Asp. Tox. 2',
  'Aquatic Acute 2',
  'Aquatic Acute 3',
  ...explosiveCategories,
];

/** The classes that Regulation (EU) 2023/707 added. */
export const endocrineAndPersistentTables = (annex: string): readonly IndividualTable[] => [
  individualTable('Endocrine disruption for human health', `${annex}, Table 3.11.2`, [
    ['ed-hh.category-1', ['ED HH 1'], 'ED HH 1', 0.1],
    ['ed-hh.category-2', ['ED HH 2'], 'ED HH 2', 1],
  ]),
  individualTable('Endocrine disruption for the environment', `${annex}, Table 4.2.2`, [
    ['ed-env.category-1', ['ED ENV 1'], 'ED ENV 1', 0.1],
    ['ed-env.category-2', ['ED ENV 2'], 'ED ENV 2', 1],
  ]),
  individualTable('PBT or vPvB properties', `${annex}, 4.3.3.1`, [
    ['pbt.pbt', ['PBT'], 'PBT', 0.1],
    ['pbt.vpvb', ['vPvB'], 'vPvB', 0.1],
  ]),
  individualTable('PMT or vPvM properties', `${annex}, 4.4.3.1`, [
    ['pmt.pmt', ['PMT'], 'PMT', 0.1],
    ['pmt.vpvm', ['vPvM'], 'vPvM', 0.1],
  ]),
];

const individualTables = (annex: string): readonly IndividualTable[] => [
  ...healthTables(
    {
      sensitisation: `${annex}, Table 3.4.5`,
      mutagenicity: `${annex}, Table 3.5.2`,
      carcinogenicity: `${annex}, Table 3.6.2`,
      reproduction: `${annex}, Table 3.7.2`,
      lactation: `${annex}, Table 3.7.2`,
      single: `${annex}, Table 3.8.3`,
      repeated: `${annex}, Table 3.9.4`,
    },
    { cutOffs: 'label' },
  ),
  individualTable('Hazardous to the ozone layer', `${annex}, Table 5.1`, [['ozone.1', ['Ozone 1'], 'Ozone 1', 0.1]]),
];

/** Limits that lead to a statement instead of a category. */
const euLimits =
  (paragraph: string) =>
  (id: string, codes: readonly CategoryCode[], atLeast: number): StatementLimit => ({
    id,
    codes,
    atLeast: percent(atLeast),
    paragraph,
  });

function supplemental({
  annex,
  statements: lawOnStatements,
  isWithEndocrineClasses: hasEndocrine,
  titaniumDioxide,
}: Pick<ClpVariant, 'annex' | 'statements' | 'isWithEndocrineClasses' | 'titaniumDioxide'>): SupplementalRules {
  const elicitationParagraph = `${annex}, Table 3.4.6; ${lawOnStatements}, 2.8`;
  const onRequestParagraph = `${lawOnStatements}, 2.10`;
  const sensitised = euLimits(elicitationParagraph);
  const onRequest = euLimits(onRequestParagraph);
  return {
    ...annexIi(lawOnStatements, titaniumDioxide),
    elicitation: [
      sensitised('euh208.1a', ['Skin Sens. 1A', 'Resp. Sens. 1A'], 0.01),
      sensitised('euh208.1', ['Skin Sens. 1', 'Skin Sens. 1B', 'Resp. Sens. 1', 'Resp. Sens. 1B'], 0.1),
    ],
    elicitationParagraph,
    specificLimitDividedBy: 10,
    onRequest: [
      onRequest('euh210.sensitiser-1a', ['Skin Sens. 1A', 'Resp. Sens. 1A'], 0.01),
      onRequest('euh210.sensitiser', ['Skin Sens. 1', 'Skin Sens. 1B', 'Resp. Sens. 1', 'Resp. Sens. 1B'], 0.1),
      onRequest('euh210.carcinogen', ['Carc. 2'], 0.1),
      onRequest('euh210.reproductive', ['Repr. 1', 'Repr. 1A', 'Repr. 1B', 'Repr. 2', 'Lact.'], 0.1),
      ...(hasEndocrine ? [onRequest('euh210.endocrine', ['ED HH 2', 'ED ENV 2'], 0.1)] : []),
    ],
    onRequestAny: { atLeast: percent(1), atLeastInGas: percent(0.2), paragraph: onRequestParagraph },
    unknownAquatic: { relevantFrom: percent(0.1), paragraph: `${annex}, 4.1.3.6.1` },
  };
}

export type ClpVariant = Pick<Market, 'id' | 'wording' | 'ruleSet' | 'law' | 'standing'> & {
  readonly annex: string;
  /** Where the supplemental statements stand. */
  readonly statements: string;
  /** Why Annex II, 2.12 on titanium dioxide is not law, where it was thought to be. */
  readonly titaniumDioxide?: string;
  /** Where the harmonised classifications of Annex VI are made binding. */
  readonly harmonisedBy: string;
  readonly isWithEndocrineClasses: boolean;
  readonly notAdopted: readonly HazardClass[];
};

/** The rules of Regulation (EC) No 1272/2008 Annex I, in the version a territory applies. */
export const clpMarket = ({
  annex,
  statements,
  titaniumDioxide,
  harmonisedBy,
  isWithEndocrineClasses,
  notAdopted,
  ...name
}: ClpVariant): Market => ({
  ...name,
  adopted: allCategoriesExcept([...notAdopted, 'Chemicals under pressure'], notInClp),
  renames: {
    'Eye Irrit. 2A': { code: 'Eye Irrit. 2', hCode: 'H319' },
    'Eye Irrit. 2B': { code: 'Eye Irrit. 2', hCode: 'H319' },
    ...divisionOfCategory,
  },
  specificLimits: { apply: 'all', paragraph: `${name.law}, Article 10(5)` },
  substanceLaw: clpSubstanceLaw(annex),
  harmonised: { paragraph: `${name.law}, ${harmonisedBy}`, marksParagraph: 'CLP Annex VI, 1.2' },
  physicalParagraph: `${annex}, 2.`,
  flammableLiquids: {
    ...flammableLiquidRules(`${annex}, Table 2.6.1`, { combustible: false }),
    gasOil: { fromC: 55, toC: 75, paragraph: `${annex}, Table 2.6.1, note` },
    sustainedCombustion: { aboveC: 35, paragraph: `${annex}, 2.6.4.5` },
  },
  acuteToxicity: {
    ...acuteToxicityTables({ fifth: false, oralAndDermalUpTo: 2000 }),
    bandsParagraph: `${annex}, Table 3.1.1`,
    pointEstimatesParagraph: `${annex}, Table 3.1.2`,
    relevance: [percent(0.1), percent(0.1), percent(0.1), percent(1)],
    relevanceParagraph: `${annex}, 3.1.3.3(a) and Table 1.1`,
    formulaParagraph: `${annex}, 3.1.3.6.1`,
    unknown: {
      relevantFrom: percent(1),
      correctionAbove: percent(10),
      paragraph: `${annex}, 3.1.3.6.2.3`,
      statementParagraph: `${annex}, 3.1.3.6.2.2`,
    },
  },
  skin: skinTable({ table: `${annex}, Table 3.2.3`, relevance: `${annex}, 3.2.3.3.1` }, { mild: false }),
  skinNonAdditive: skinNonAdditive(`${annex}, Table 3.2.4`),
  skinPh: { atMost: 2, atLeast: 11.5, paragraph: `${annex}, 3.2.3.1.2` },
  eye: eyeTable({ table: `${annex}, Table 3.3.3`, relevance: `${annex}, 3.3.3.3.1` }, { irritant: 'Eye Irrit. 2' }),
  eyeNonAdditive: eyeNonAdditive(`${annex}, Table 3.3.4`, 'Eye Irrit. 2'),
  eyePh: { atMost: 2, atLeast: 11.5, paragraph: `${annex}, 3.3.3.1.2` },
  individual: [...individualTables(annex), ...(isWithEndocrineClasses ? endocrineAndPersistentTables(annex) : [])],
  additive: [
    ...stotSe3Tables({ table: `${annex}, 3.8.3.4.5`, relevance: `${annex}, 3.8.3.4.6` }),
    ...aquaticTables(
      { acute: `${annex}, Table 4.1.1`, chronic: `${annex}, Table 4.1.2`, relevance: `${annex}, 4.1.3.1` },
      { milder: false },
    ),
  ],
  aspiration: aspirationTable({ table: `${annex}, 3.10.3.3.1.2`, relevance: `${annex}, 3.10.3.3.1.1` }),
  supplemental: supplemental({
    annex,
    statements,
    isWithEndocrineClasses,
    ...(titaniumDioxide ? { titaniumDioxide } : {}),
  }),
  testsOnlyAdd: {
    classes: ['Germ cell mutagenicity', 'Carcinogenicity', 'Reproductive toxicity', 'Effects on or via lactation'],
    paragraph: `${name.law}, Article 6(3)`,
  },
  testDataParagraph: `${annex}, 1.1.1.3 and ${name.law}, Article 9(3)`,
});
