import { percent } from '../concentration.ts';
import type { CategoryCode, HazardClass } from '../hazard.ts';
import {
  acuteToxicityTables,
  allCategoriesExcept,
  aquaticTables,
  aspirationTable,
  europeanOnlyClasses,
  eyeIrritantAs2A,
  eyeNonAdditive,
  eyeTable,
  flammableLiquidRules,
  individualTable,
  skinNonAdditive,
  skinTable,
  stotSe3Tables,
} from './building-blocks.ts';
import { type HealthParagraphs, healthTables } from './health-tables.ts';
import type { Market } from './market.ts';
import { revisionBlocks } from './revision-blocks.ts';

export type UnVariant = Pick<Market, 'id' | 'wording' | 'ruleSet' | 'law' | 'standing' | 'nationalHazards'> & {
  /** What stands before the numbers of tables and paragraphs, e.g. `UN GHS rev. 7`. */
  readonly cited: string;
  readonly notAdopted?: { readonly classes?: readonly HazardClass[]; readonly codes?: readonly CategoryCode[] };
  /** Classes adopted although the revision does not have them yet. */
  readonly adoptedAhead?: readonly HazardClass[];
  /** True where Category 2 of eye irritation is not split into 2A and 2B. */
  readonly hasWholeEyeCategory?: boolean;
  readonly paragraphs?: Partial<HealthParagraphs>;
};

/**
 * The UN's system as a market takes it over. Of two cut-offs the tables offer, the one at which the notes expect a label
 * as well as a data sheet is taken (notes 2 and 4 of Tables 3.6.1, 3.7.1, 3.8.2 and 3.9.3).
 */
export function unMarket(variant: UnVariant): Market {
  const { cited, notAdopted = {}, adoptedAhead = [], hasWholeEyeCategory = false, paragraphs, ...name } = variant;
  const { classes = [], codes = [] } = notAdopted;
  const blocks = revisionBlocks(name.standing.revision);
  const unsplit = ['Eye Irrit. 2A', 'Eye Irrit. 2B'] as const;
  const irritant = hasWholeEyeCategory ? 'Eye Irrit. 2' : 'Eye Irrit. 2A';
  const adopts = (code: CategoryCode) => !codes.includes(code);
  const hasFifth = adopts('Acute Tox. 5');
  const wholeEye = { code: 'Eye Irrit. 2', hCode: 'H319' } as const;
  return {
    ...name,
    adopted: allCategoriesExcept(
      [...europeanOnlyClasses, ...blocks.classes.filter((one) => !adoptedAhead.includes(one)), ...classes],
      [...(hasWholeEyeCategory ? unsplit : (['Eye Irrit. 2'] as const)), ...blocks.codes, ...codes],
    ),
    renames: {
      ...(hasWholeEyeCategory ? { 'Eye Irrit. 2A': wholeEye, 'Eye Irrit. 2B': wholeEye } : eyeIrritantAs2A),
      ...blocks.renames,
    },
    specificLimits: { apply: 'lower-only', paragraph: `${cited}, 1.3.3.2` },
    physicalParagraph: `${cited}, chapter 2.`,
    flammableLiquids: flammableLiquidRules(`${cited}, Table 2.6.1`, { combustible: adopts('Flam. Liq. 4') }),
    acuteToxicity: acuteToxicity(cited, hasFifth),
    skin: skinTable(
      { table: `${cited}, 3.2.3.3.2`, relevance: `${cited}, 3.2.3.3.1` },
      { mild: adopts('Skin Irrit. 3') },
    ),
    skinNonAdditive: skinNonAdditive(`${cited}, 3.2.3.3.4`),
    skinPh: { atMost: 2, atLeast: 11.5, paragraph: `${cited}, 3.2.3.1.2` },
    eye: eyeTable({ table: `${cited}, 3.3.3.3.2`, relevance: `${cited}, 3.3.3.3.1` }, { irritant }),
    eyeNonAdditive: eyeNonAdditive(`${cited}, 3.3.3.3.4`, irritant),
    eyePh: { atMost: 2, atLeast: 11.5, paragraph: `${cited}, 3.3.3.1.2` },
    individual: [
      ...healthTables({ ...unParagraphs(cited), ...paragraphs }, { cutOffs: 'label' }),
      individualTable('Hazardous to the ozone layer', `${cited}, 4.2.3`, [['ozone.1', ['Ozone 1'], 'Ozone 1', 0.1]]),
    ],
    additive: [
      ...stotSe3Tables({ table: `${cited}, 3.8.3.4.5`, relevance: `${cited}, 3.8.3.4.6` }),
      ...aquaticTables(
        { acute: `${cited}, Table 4.1.3`, chronic: `${cited}, Table 4.1.4`, relevance: `${cited}, 4.1.3.1` },
        { milder: adopts('Aquatic Acute 2') },
      ),
    ],
    aspiration: aspirationTable({ table: `${cited}, 3.10.3.3.1.1`, relevance: `${cited}, 3.10.3.3.1.1` }),
    supplemental: { unknownAquatic: { relevantFrom: percent(0.1), paragraph: `${cited}, 4.1.3.6.1` } },
    testDataParagraph: `${cited}, 1.3.2.3`,
  };
}

const acuteToxicity = (cited: string, fifth: boolean): Market['acuteToxicity'] => ({
  ...acuteToxicityTables({ fifth, oralAndDermalUpTo: fifth ? 5000 : 2000 }),
  bandsParagraph: `${cited}, Table 3.1.1`,
  pointEstimatesParagraph: `${cited}, Table 3.1.2`,
  // 3.1.3.3(a) names ingredients of Categories 1 and 2 below 1 % as relevant and sets no floor for them.
  relevance: [0, 0, percent(1), percent(1), ...(fifth ? [percent(1)] : [])],
  relevanceParagraph: `${cited}, 3.1.3.3(a)`,
  formulaParagraph: `${cited}, 3.1.3.6.1`,
  unknown: {
    relevantFrom: percent(1),
    correctionAbove: percent(10),
    paragraph: `${cited}, 3.1.3.6.2.3`,
    statementParagraph: `${cited}, 3.1.3.6.2.2`,
  },
});

const unParagraphs = (cited: string): HealthParagraphs => ({
  sensitisation: `${cited}, Table 3.4.5`,
  mutagenicity: `${cited}, Table 3.5.1`,
  carcinogenicity: `${cited}, Table 3.6.1, note 2`,
  reproduction: `${cited}, Table 3.7.1, notes 2 and 4`,
  lactation: `${cited}, Table 3.7.1, note 2`,
  single: `${cited}, Table 3.8.2, notes 2 and 3`,
  repeated: `${cited}, Table 3.9.3, notes 2 and 3`,
});
