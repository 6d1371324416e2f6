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
  individualTable,
  sensitiserTables,
  skinNonAdditive,
  skinTable,
  stotSe3Tables,
  targetOrganTables,
} from './building-blocks.ts';
import type { Market } from './market.ts';
import { oshaSubstanceLaw } from './substance-law.ts';

const appendix = '29 CFR 1910.1200 App. A';

/** United States: OSHA Hazard Communication Standard, as amended in 2024. */
export const us: Market = {
  id: 'us',
  wording: 'us',
  ruleSet: 'us-hcs-2024-07',
  law: '29 CFR 1910.1200',
  adopted: allCategoriesExcept(
    [...environmentalClasses, ...europeanOnlyClasses],
    ['Acute Tox. 5', 'Skin Irrit. 3', 'Eye Irrit. 2', 'Asp. Tox. 2'],
  ),
  renames: eyeIrritantAs2A,
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
  individual: [
    ...sensitiserTables(`${appendix}, Table A.4.5`, {
      respiratory: [
        ['resp-sens.1', 'Resp. Sens. 1', 0.1, 0.1],
        ['resp-sens.1a', 'Resp. Sens. 1A', 0.1, 0.1],
        ['resp-sens.1b', 'Resp. Sens. 1B', 1, 0.2],
      ],
      skin: [
        ['skin-sens.1', 'Skin Sens. 1', 0.1],
        ['skin-sens.1a', 'Skin Sens. 1A', 0.1],
        ['skin-sens.1b', 'Skin Sens. 1B', 1],
      ],
    }),
    individualTable('Germ cell mutagenicity', `${appendix}, Table A.5.1`, [
      ['muta.1', ['Muta. 1'], 'Muta. 1', 0.1],
      ['muta.1a', ['Muta. 1A'], 'Muta. 1A', 0.1],
      ['muta.1b', ['Muta. 1B'], 'Muta. 1B', 0.1],
      ['muta.2', ['Muta. 2'], 'Muta. 2', 1],
    ]),
    individualTable('Carcinogenicity', `${appendix}, Table A.6.1`, [
      ['carc.1', ['Carc. 1'], 'Carc. 1', 0.1],
      ['carc.1a', ['Carc. 1A'], 'Carc. 1A', 0.1],
      ['carc.1b', ['Carc. 1B'], 'Carc. 1B', 0.1],
      ['carc.2', ['Carc. 2'], 'Carc. 2', 0.1],
    ]),
    individualTable('Reproductive toxicity', `${appendix}, Table A.7.1`, [
      ['repr.1', ['Repr. 1'], 'Repr. 1', 0.1],
      ['repr.1a', ['Repr. 1A'], 'Repr. 1A', 0.1],
      ['repr.1b', ['Repr. 1B'], 'Repr. 1B', 0.1],
      ['repr.2', ['Repr. 2'], 'Repr. 2', 0.1],
    ]),
    individualTable('Effects on or via lactation', `${appendix}, Table A.7.1`, [['lact', ['Lact.'], 'Lact.', 0.1]]),
    ...targetOrganTables(`${appendix}, Table A.8.2`, `${appendix}, Table A.9.3`, { high: 1, low: 1 }),
  ],
  additive: stotSe3Tables({ table: `${appendix}, A.8.3.4.4`, relevance: `${appendix}, A.8.3.4.4` }),
  aspiration: aspirationTable({ table: `${appendix}, A.10.3.3.1`, relevance: `${appendix}, A.10.3.3.1` }),
  supplemental: {},
  testDataParagraph: `${appendix}, A.0.4.1(a)`,
};
