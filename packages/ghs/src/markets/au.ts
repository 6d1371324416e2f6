import { percent } from '../concentration.ts';
import {
  acuteToxicityTables,
  allCategoriesExcept,
  environmentalClasses,
  europeanOnlyClasses,
  individualTable,
  sensitiserTables,
  skinTable,
  targetOrganTables,
} from './building-blocks.ts';
import type { Market } from './market.ts';
import { un } from './un.ts';

const schedule = 'Model WHS Regulations, Schedule 6';

/** Australia: GHS revision 7 as regulation 5 of the model WHS Regulations narrows and Schedule 6 replaces it. */
export const au: Market = {
  ...un,
  id: 'au',
  wording: 'au',
  ruleSet: 'au-whs-ghs7',
  law: 'Model WHS Regulations (GHS 7)',
  adopted: allCategoriesExcept(
    [...environmentalClasses, ...europeanOnlyClasses],
    ['Flam. Gas 2', 'Acute Tox. 5', 'Skin Irrit. 3', 'Eye Irrit. 2', 'Asp. Tox. 2'],
  ),
  specificLimits: { apply: 'all', paragraph: 'UN GHS rev. 7, 1.3.3.2; Hazardous Chemical Information System' },
  acuteToxicity: {
    ...un.acuteToxicity,
    ...acuteToxicityTables({ fifth: false, oralAndDermalUpTo: 2000 }),
    relevance: [0, 0, percent(1), percent(1)],
  },
  skin: skinTable({ table: 'UN GHS rev. 7, Table 3.2.3', relevance: 'UN GHS rev. 7, 3.2.3.3.1' }, { mild: false }),
  individual: [
    ...sensitiserTables(`${schedule}, Table 6.1`, {
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
    individualTable('Germ cell mutagenicity', 'UN GHS rev. 7, Table 3.5.1', [
      ['muta.1', ['Muta. 1'], 'Muta. 1', 0.1],
      ['muta.1a', ['Muta. 1A'], 'Muta. 1A', 0.1],
      ['muta.1b', ['Muta. 1B'], 'Muta. 1B', 0.1],
      ['muta.2', ['Muta. 2'], 'Muta. 2', 1],
    ]),
    individualTable('Carcinogenicity', `${schedule}, Table 6.2`, [
      ['carc.1', ['Carc. 1'], 'Carc. 1', 0.1],
      ['carc.1a', ['Carc. 1A'], 'Carc. 1A', 0.1],
      ['carc.1b', ['Carc. 1B'], 'Carc. 1B', 0.1],
      ['carc.2', ['Carc. 2'], 'Carc. 2', 1],
    ]),
    individualTable('Reproductive toxicity', `${schedule}, Table 6.3`, [
      ['repr.1', ['Repr. 1'], 'Repr. 1', 0.3],
      ['repr.1a', ['Repr. 1A'], 'Repr. 1A', 0.3],
      ['repr.1b', ['Repr. 1B'], 'Repr. 1B', 0.3],
      ['repr.2', ['Repr. 2'], 'Repr. 2', 3],
    ]),
    individualTable('Effects on or via lactation', `${schedule}, Table 6.3`, [['lact', ['Lact.'], 'Lact.', 0.3]]),
    ...targetOrganTables(`${schedule}, Table 6.4`, `${schedule}, Table 6.5`, { high: 10, low: 1 }),
  ],
  additive: un.additive.filter(({ hazardClass }) => !hazardClass.startsWith('Hazardous to the aquatic')),
  supplemental: {
    ofSubstance: {
      prefix: 'AUH',
      paragraph: 'Code of practice: Labelling of workplace hazardous chemicals, non-GHS statements',
    },
  },
};
