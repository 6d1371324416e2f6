import type { CategoryCode } from '../hazard.ts';
import { environmentalClasses } from './building-blocks.ts';
import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

const schedule = 'Model WHS Regulations, Schedule 6';
const notHazardous: readonly CategoryCode[] = ['Flam. Gas 2', 'Acute Tox. 5', 'Skin Irrit. 3', 'Asp. Tox. 2'];

const adapted: Market = unMarket({
  id: 'au',
  wording: 'au',
  ruleSet: 'au-whs-ghs7',
  law: 'Model WHS Regulations (GHS 7)',
  cited: 'UN GHS rev. 7',
  standing: {
    status: 'in force',
    revision: 7,
    languages: ['en'],
    evidence: { blocks: 'read', limits: 'from knowledge' },
  },
  notAdopted: { classes: environmentalClasses, codes: notHazardous },
  paragraphs: {
    sensitisation: `${schedule}, Table 6.1`,
    carcinogenicity: `${schedule}, Table 6.2`,
    reproduction: `${schedule}, Table 6.3`,
    lactation: `${schedule}, Table 6.3`,
    single: `${schedule}, Table 6.4`,
    repeated: `${schedule}, Table 6.5`,
  },
});

/** Australia: GHS revision 7 as regulation 5 of the model WHS Regulations narrows and Schedule 6 replaces it. */
export const au: Market = {
  ...adapted,
  specificLimits: { apply: 'all', paragraph: 'UN GHS rev. 7, 1.3.3.2; Hazardous Chemical Information System' },
  supplemental: {
    ofSubstance: {
      prefix: 'AUH',
      paragraph: 'Code of practice: Labelling of workplace hazardous chemicals, non-GHS statements',
    },
  },
};
