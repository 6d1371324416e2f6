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
import { divisionOfCategory, explosiveCategories } from './revision-blocks.ts';
import { oshaSubstanceLaw } from './substance-law.ts';

const appendix = '29 CFR 1910.1200 App. A';

/** United States: OSHA Hazard Communication Standard, as amended in 2024. */
export const us: Market = {
  id: 'us',
  wording: 'us',
  ruleSet: 'us-hcs-2024-07',
  law: '29 CFR 1910.1200',
  standing: { status: 'in force', revision: 7, languages: ['en'], evidence: { blocks: 'read', limits: 'read' } },
  adopted: allCategoriesExcept(
    [...environmentalClasses, ...europeanOnlyClasses],
    ['Acute Tox. 5', 'Skin Irrit. 3', 'Eye Irrit. 2', 'Asp. Tox. 2', ...explosiveCategories],
  ),
  renames: { ...eyeIrritantAs2A, ...divisionOfCategory },
  specificLimits: { apply: 'lower-only', paragraph: `${appendix}, A.0.4.3` },
  physicalParagraph: '29 CFR 1910.1200 App. B.',
  flammableLiquids: flammableLiquidRules('29 CFR 1910.1200 App. B, Table B.6.1', { combustible: true }),
  substanceLaw: oshaSubstanceLaw,
  acuteToxicity: {
    ...acuteToxicityTables({ fifth: false, oralAndDermalUpTo: 5000 }),
    bandsParagraph: `${appendix}, Table A.1.1`,
    pointEstimatesParagraph: `${appendix}, Table A.1.2`,
    // A.1.3.3 names ingredients of Categories 1 and 2 below 1 % as relevant and sets no floor for them.
    relevance: [0, 0, percent(1), percent(1)],
    relevanceParagraph: `${appendix}, A.1.3.3`,
    formulaParagraph: `${appendix}, A.1.3.6.1`,
    unknown: {
      relevantFrom: percent(1),
      correctionAbove: percent(10),
      paragraph: `${appendix}, A.1.3.6.2.4`,
      statementParagraph: `${appendix}, A.1.3.6.2.3`,
    },
  },
  skin: skinTable({ table: `${appendix}, Table A.2.3`, relevance: `${appendix}, A.2.4.3.1` }, { mild: false }),
  skinNonAdditive: skinNonAdditive(`${appendix}, Table A.2.4`),
  skinPh: { atMost: 2, atLeast: 11.5, paragraph: `${appendix}, A.2.4.1` },
  eye: eyeTable(
    { table: `${appendix}, Table A.3.3`, relevance: `${appendix}, A.3.4.3.1` },
    { irritant: 'Eye Irrit. 2A' },
  ),
  eyeNonAdditive: eyeNonAdditive(`${appendix}, Table A.3.4`, 'Eye Irrit. 2A'),
  eyePh: { atMost: 2, atLeast: 11.5, paragraph: `${appendix}, A.3.4.1` },
  individual: healthTables(
    {
      sensitisation: `${appendix}, Table A.4.5`,
      mutagenicity: `${appendix}, Table A.5.1`,
      carcinogenicity: `${appendix}, Table A.6.1`,
      reproduction: `${appendix}, Table A.7.1`,
      lactation: `${appendix}, Table A.7.1`,
      single: `${appendix}, Table A.8.2`,
      repeated: `${appendix}, Table A.9.3`,
    },
    { cutOffs: 'data-sheet' },
  ),
  additive: stotSe3Tables({ table: `${appendix}, A.8.3.4.4`, relevance: `${appendix}, A.8.3.4.4` }),
  aspiration: aspirationTable({ table: `${appendix}, A.10.3.3.1`, relevance: `${appendix}, A.10.3.3.1` }),
  supplemental: {
    otherHazards: [
      {
        kind: 'combustible-dust',
        code: 'COMBUSTIBLE-DUST',
        signalWord: 'Warning',
        paragraph: '29 CFR 1910.1200 App. C.4, OSHA defined hazards',
      },
      {
        kind: 'simple-asphyxiant',
        code: 'SIMPLE-ASPHYXIANT',
        signalWord: 'Warning',
        paragraph: '29 CFR 1910.1200 App. C.4, OSHA defined hazards',
      },
      { kind: 'physical', code: 'HNOC-PHYSICAL', paragraph: '29 CFR 1910.1200 App. D, Table D.1, 2(d)' },
      { kind: 'health', code: 'HNOC-HEALTH', paragraph: '29 CFR 1910.1200 App. D, Table D.1, 2(d)' },
    ],
  },
  testDataParagraph: `${appendix}, A.0.4.1(a)`,
};
