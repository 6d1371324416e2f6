import { percent } from '../concentration.ts';
import {
  acuteToxicityTables,
  allCategoriesExcept,
  aspirationTable,
  environmentalClasses,
  europeanOnlyClasses,
  eyeIrritantAs2A,
  eyeNonAdditive,
  eyeTable,
  flammableLiquidRules,
  skinNonAdditive,
  skinTable,
  stotSe3Tables,
} from './building-blocks.ts';
import { healthTables } from './health-tables.ts';
import type { Market } from './market.ts';
import { hprSubstanceLaw } from './substance-law.ts';

const law = 'HPR (SOR/2015-17)';

/** Canada: Hazardous Products Regulations, last amended 15 December 2022. */
export const ca: Market = {
  id: 'ca',
  wording: 'ca',
  ruleSet: 'ca-hpr-2022-12',
  law,
  standing: { status: 'in force', revision: 7, languages: ['en', 'fr'], evidence: { blocks: 'read', limits: 'read' } },
  nationalHazards: [{ name: 'Biohazardous infectious materials', paragraph: `${law}, 8.11` }],
  adopted: allCategoriesExcept(
    [...environmentalClasses, ...europeanOnlyClasses, 'Explosives', 'Desensitised explosives'],
    ['Acute Tox. 5', 'Skin Irrit. 3', 'Eye Irrit. 2', 'Asp. Tox. 2'],
  ),
  renames: eyeIrritantAs2A,
  specificLimits: { apply: 'lower-only', paragraph: `${law}, Part 2` },
  physicalParagraph: `${law}, 7.`,
  flammableLiquids: flammableLiquidRules(`${law}, 7.6.1(2)`, { combustible: true }),
  substanceLaw: hprSubstanceLaw,
  acuteToxicity: {
    ...acuteToxicityTables({ fifth: false, oralAndDermalUpTo: 2000 }),
    bandsParagraph: `${law}, 8.1.1`,
    pointEstimatesParagraph: `${law}, 8.1.7`,
    relevance: [percent(1), percent(1), percent(1), percent(1)],
    relevanceParagraph: `${law}, 8.1.2(2)`,
    formulaParagraph: `${law}, 8.1.5`,
    unknown: {
      relevantFrom: percent(1),
      correctionAbove: percent(10),
      paragraph: `${law}, 8.1.6`,
      statementParagraph: `${law}, 8.1.6`,
    },
  },
  skin: skinTable({ table: `${law}, 8.2.11(2)`, relevance: `${law}, 8.2.11(1)` }, { mild: false, isPure: true }),
  skinNonAdditive: skinNonAdditive(`${law}, 8.2.11(3)`),
  skinPh: { atMost: 2, atLeast: 11.5, paragraph: `${law}, 8.2.5 and 8.2.9` },
  eye: eyeTable({ table: `${law}, 8.3.11(2)`, relevance: `${law}, 8.3.11(1)` }, { irritant: 'Eye Irrit. 2A' }),
  eyeNonAdditive: eyeNonAdditive(`${law}, 8.3.11(3)`, 'Eye Irrit. 2A'),
  eyePh: { atMost: 2, atLeast: 11.5, paragraph: `${law}, 8.3.5 and 8.3.9` },
  individual: healthTables(
    {
      sensitisation: `${law}, 8.4.5`,
      mutagenicity: `${law}, 8.5.3 and 8.5.4`,
      carcinogenicity: `${law}, 8.6.3 and 8.6.4`,
      reproduction: `${law}, 8.7.3 and 8.7.4`,
      lactation: `${law}, 8.7.5`,
      single: `${law}, 8.8.5`,
      repeated: `${law}, 8.9.5`,
    },
    { cutOffs: 'data-sheet', hasSensitiserSubcategories: true },
  ),
  additive: stotSe3Tables({ table: `${law}, 8.8.5(1)(c) and (d)`, relevance: `${law}, 8.8.5(1)(d)` }),
  aspiration: aspirationTable({ table: `${law}, 8.10.5`, relevance: `${law}, 8.10.5` }),
  supplemental: {
    otherHazards: [
      {
        kind: 'combustible-dust',
        code: 'COMBUSTIBLE-DUST',
        signalWord: 'Warning',
        paragraph: `${law}, Part 7, Subpart 17, and Schedule 5`,
      },
      {
        kind: 'simple-asphyxiant',
        code: 'SIMPLE-ASPHYXIANT',
        signalWord: 'Warning',
        paragraph: `${law}, Part 7, Subpart 18, and Schedule 5`,
      },
      {
        kind: 'physical',
        code: 'HNOC-PHYSICAL',
        signalWord: 'Danger',
        paragraph: `${law}, Part 7, Subpart 20, and Schedule 5`,
      },
      {
        kind: 'health',
        code: 'HNOC-HEALTH',
        signalWord: 'Danger',
        paragraph: `${law}, Part 8, Subpart 12, and Schedule 5`,
      },
    ],
  },
  testDataParagraph: `${law}, 2.1(a) and Part 8`,
};
