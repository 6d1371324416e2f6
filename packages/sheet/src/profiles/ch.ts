import { eu } from './eu.ts';
import type { Profile } from './profile.ts';

/**
 * Switzerland: Chemicals Ordinance, Article 20 and Annex 2, number 3, which refers to REACH, Annex II. Young people: SR
 * 822.115.2, Articles 5(a) and 6(a); mothers: SR 822.111.52, Article 13(2)(a). A UFI by Article 15a.
 */
export const ch: Profile = {
  ...eu,
  form: 'ch',
  paragraph: 'ChemO, Annex 2, number 3 (REACH Annex II)',
  limitLists: ['CH'],
  wasteRules: 'national',
  europeanLists: [],
  lawsByClass: [
    {
      id: 'young',
      hazard:
        / H(?:20[0-5]|22[01245]|24[01]|250|26[01]|27[01]|30[01]|31[014]|317|33[014]|34[01]|35[01]|36[01]|37[0-3])|^Self-react.* H242/,
    },
    { id: 'mothers', hazard: / H(?:34[01]|35[01]|360(?!F$)|361(?!f$)|362|37[01])/ },
  ],
};
