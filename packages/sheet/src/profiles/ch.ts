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
      // H242 of self-reactive substances alone, not of organic peroxides.
      hazard: [
        'H200',
        'H201',
        'H202',
        'H203',
        'H204',
        'H205',
        'H220',
        'H221',
        'H222',
        'H224',
        'H225',
        'H240',
        'H241',
        'H250',
        'H260',
        'H261',
        'H270',
        'H271',
        'H300',
        'H301',
        'H310',
        'H311',
        'H314',
        'H317',
        'H330',
        'H331',
        'H334',
        'H340',
        'H341',
        'H350',
        'H351',
        'H360',
        'H361',
        'H370',
        'H371',
        'H372',
        'H373',
        'Self-react. C',
        'Self-react. CD',
        'Self-react. D',
        'Self-react. E',
        'Self-react. EF',
        'Self-react. F',
      ],
    },
    {
      id: 'mothers',
      hazard: ['H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H362', 'H370', 'H371'],
      // Harm to fertility alone does not reach the child.
      butNot: ['H360F', 'H361f'],
    },
  ],
};
