import type { Market } from './market.ts';
import { unMarket } from './un-system.ts';

/** New Zealand: the EPA notice takes revision 7 over by reference; its Schedule 2, which replaces tables on mixtures, was not read. */
export const nz: Market = unMarket({
  id: 'nz',
  wording: 'un',
  ruleSet: 'nz-notice-2020-ghs7',
  law: 'Hazardous Substances (Hazard Classification) Notice 2020',
  cited: 'NZ Classification Notice 2020 (UN GHS rev. 7)',
  standing: {
    status: 'in force',
    revision: 7,
    languages: ['en'],
    evidence: { blocks: 'from knowledge', limits: 'from knowledge' },
  },
  notAdopted: {
    codes: ['Acute Tox. 5', 'Skin Irrit. 3', 'Asp. Tox. 2', 'Aquatic Acute 2', 'Aquatic Acute 3', 'Ozone 1'],
  },
  hasWholeEyeCategory: true,
  nationalHazards: [
    { name: 'Hazardous to the terrestrial environment', paragraph: 'NZ Classification Notice 2020, clause 15' },
  ],
});
