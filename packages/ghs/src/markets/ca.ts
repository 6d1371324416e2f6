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
import { hprSubstanceLaw } from './substance-law.ts';

const law = 'HPR (SOR/2015-17)';

/** Canada: Hazardous Products Regulations, last amended 15 December 2022. */
export const ca: Market = {
  id: 'ca',
  wording: 'ca',
  ruleSet: 'ca-hpr-2022-12',
  law,
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
  skin: skinTable({ table: `${law}, 8.2.11`, relevance: `${law}, 8.2.11` }, { mild: false }),
  skinNonAdditive: skinNonAdditive(`${law}, Part 8, Subpart 2`),
  skinPh: { atMost: 2, atLeast: 11.5, paragraph: `${law}, Part 8, Subpart 2` },
  eye: eyeTable(
    { table: `${law}, Part 8, Subpart 3`, relevance: `${law}, Part 8, Subpart 3` },
    { irritant: 'Eye Irrit. 2A' },
  ),
  eyeNonAdditive: eyeNonAdditive(`${law}, Part 8, Subpart 3`, 'Eye Irrit. 2A'),
  eyePh: { atMost: 2, atLeast: 11.5, paragraph: `${law}, Part 8, Subpart 3` },
  individual: [
    ...sensitiserTables(`${law}, Part 8, Subpart 4`, {
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
    individualTable('Germ cell mutagenicity', `${law}, 8.5.3 to 8.5.5`, [
      ['muta.1', ['Muta. 1'], 'Muta. 1', 0.1],
      ['muta.1a', ['Muta. 1A'], 'Muta. 1A', 0.1],
      ['muta.1b', ['Muta. 1B'], 'Muta. 1B', 0.1],
      ['muta.2', ['Muta. 2'], 'Muta. 2', 1],
    ]),
    individualTable('Carcinogenicity', `${law}, 8.6.3 and 8.6.4`, [
      ['carc.1', ['Carc. 1'], 'Carc. 1', 0.1],
      ['carc.1a', ['Carc. 1A'], 'Carc. 1A', 0.1],
      ['carc.1b', ['Carc. 1B'], 'Carc. 1B', 0.1],
      ['carc.2', ['Carc. 2'], 'Carc. 2', 0.1],
    ]),
    individualTable('Reproductive toxicity', `${law}, 8.7.3 and 8.7.4`, [
      ['repr.1', ['Repr. 1'], 'Repr. 1', 0.1],
      ['repr.1a', ['Repr. 1A'], 'Repr. 1A', 0.1],
      ['repr.1b', ['Repr. 1B'], 'Repr. 1B', 0.1],
      ['repr.2', ['Repr. 2'], 'Repr. 2', 0.1],
    ]),
    individualTable('Effects on or via lactation', `${law}, 8.7.5`, [['lact', ['Lact.'], 'Lact.', 0.1]]),
    ...targetOrganTables(`${law}, 8.8.5`, `${law}, Part 8, Subpart 9`, { high: 1, low: 1 }),
  ],
  additive: stotSe3Tables({ table: `${law}, 8.8.5`, relevance: `${law}, 8.8.5` }),
  aspiration: aspirationTable({ table: `${law}, Part 8, Subpart 10`, relevance: `${law}, Part 8, Subpart 10` }),
  supplemental: {},
  testDataParagraph: `${law}, 2.1(a) and Part 8`,
};
