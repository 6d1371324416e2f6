import { percent } from '../concentration.ts';
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
  sensitiserTables,
  skinNonAdditive,
  skinTable,
  stotSe3Tables,
  targetOrganTables,
} from './building-blocks.ts';
import type { Market } from './market.ts';

/**
 * The UN's own system with all its building blocks. Where a table offers two cut-offs, the one at which the notes expect
 * a label as well as a data sheet is taken (notes 2 and 4 of Tables 3.6.1, 3.7.1, 3.8.2 and 3.9.3).
 */
export const un: Market = {
  id: 'un',
  wording: 'un',
  ruleSet: 'un-ghs-rev7',
  law: 'UN GHS',
  adopted: allCategoriesExcept(europeanOnlyClasses, ['Eye Irrit. 2']),
  renames: eyeIrritantAs2A,
  specificLimits: { apply: 'lower-only', paragraph: 'UN GHS, 1.3.3.2' },
  physicalParagraph: 'UN GHS, chapter 2.',
  flammableLiquids: flammableLiquidRules('UN GHS, Table 2.6.1', { combustible: true }),
  acuteToxicity: {
    ...acuteToxicityTables({ fifth: true, oralAndDermalUpTo: 5000 }),
    bandsParagraph: 'UN GHS, Table 3.1.1',
    pointEstimatesParagraph: 'UN GHS, Table 3.1.2',
    // 3.1.3.3(a) names ingredients of Categories 1 and 2 below 1 % as relevant and sets no floor for them.
    relevance: [0, 0, percent(1), percent(1), percent(1)],
    relevanceParagraph: 'UN GHS, 3.1.3.3(a)',
    formulaParagraph: 'UN GHS, 3.1.3.6.1',
    unknown: {
      relevantFrom: percent(1),
      correctionAbove: percent(10),
      paragraph: 'UN GHS, 3.1.3.6.2.3',
      statementParagraph: 'UN GHS, 3.1.3.6.2.2',
    },
  },
  skin: skinTable({ table: 'UN GHS, Table 3.2.3', relevance: 'UN GHS, 3.2.3.3.1' }, { mild: true }),
  skinNonAdditive: skinNonAdditive('UN GHS, Table 3.2.4'),
  skinPh: { atMost: 2, atLeast: 11.5, paragraph: 'UN GHS, 3.2.3.1.2' },
  eye: eyeTable({ table: 'UN GHS, Table 3.3.3', relevance: 'UN GHS, 3.3.3.3.1' }, { irritant: 'Eye Irrit. 2A' }),
  eyeNonAdditive: eyeNonAdditive('UN GHS, Table 3.3.4', 'Eye Irrit. 2A'),
  eyePh: { atMost: 2, atLeast: 11.5, paragraph: 'UN GHS, 3.3.3.1.2' },
  individual: [
    ...sensitiserTables('UN GHS, Table 3.4.5', {
      respiratory: [
        ['resp-sens.1a', 'Resp. Sens. 1A', 0.1, 0.1],
        ['resp-sens.1', 'Resp. Sens. 1', 1, 0.2],
        ['resp-sens.1b', 'Resp. Sens. 1B', 1, 0.2],
      ],
      skin: [
        ['skin-sens.1a', 'Skin Sens. 1A', 0.1],
        ['skin-sens.1', 'Skin Sens. 1', 1],
        ['skin-sens.1b', 'Skin Sens. 1B', 1],
      ],
    }),
    individualTable('Germ cell mutagenicity', 'UN GHS, Table 3.5.1', [
      ['muta.1', ['Muta. 1'], 'Muta. 1', 0.1],
      ['muta.1a', ['Muta. 1A'], 'Muta. 1A', 0.1],
      ['muta.1b', ['Muta. 1B'], 'Muta. 1B', 0.1],
      ['muta.2', ['Muta. 2'], 'Muta. 2', 1],
    ]),
    individualTable('Carcinogenicity', 'UN GHS, Table 3.6.1, note 2', [
      ['carc.1', ['Carc. 1'], 'Carc. 1', 0.1],
      ['carc.1a', ['Carc. 1A'], 'Carc. 1A', 0.1],
      ['carc.1b', ['Carc. 1B'], 'Carc. 1B', 0.1],
      ['carc.2', ['Carc. 2'], 'Carc. 2', 1],
    ]),
    individualTable('Reproductive toxicity', 'UN GHS, Table 3.7.1, notes 2 and 4', [
      ['repr.1', ['Repr. 1'], 'Repr. 1', 0.3],
      ['repr.1a', ['Repr. 1A'], 'Repr. 1A', 0.3],
      ['repr.1b', ['Repr. 1B'], 'Repr. 1B', 0.3],
      ['repr.2', ['Repr. 2'], 'Repr. 2', 3],
    ]),
    individualTable('Effects on or via lactation', 'UN GHS, Table 3.7.1, note 2', [['lact', ['Lact.'], 'Lact.', 0.3]]),
    ...targetOrganTables('UN GHS, Table 3.8.2, notes 2 and 3', 'UN GHS, Table 3.9.3, notes 2 and 3', {
      high: 10,
      low: 1,
    }),
    individualTable('Hazardous to the ozone layer', 'UN GHS, 4.2.3', [['ozone.1', ['Ozone 1'], 'Ozone 1', 0.1]]),
  ],
  additive: [
    ...stotSe3Tables({ table: 'UN GHS, 3.8.3.4.5', relevance: 'UN GHS, 3.8.3.4.6' }),
    ...aquaticTables(
      { acute: 'UN GHS, Table 4.1.3', chronic: 'UN GHS, Table 4.1.4', relevance: 'UN GHS, 4.1.3.1' },
      { milder: true },
    ),
  ],
  aspiration: aspirationTable({ table: 'UN GHS, 3.10.3.3.1.1', relevance: 'UN GHS, 3.10.3.3.1.1' }),
  supplemental: { unknownAquatic: { relevantFrom: percent(0.1), paragraph: 'UN GHS, 4.1.3.6.1' } },
  testDataParagraph: 'UN GHS, 1.3.2.3',
};
