import type { AnyHazard } from '@gosds/ghs/hazard-question';

/** Laws that section 15 names where the product has one of the hazards; their words are those of the form. */
export const lawsByClass = {
  /** Young people in Switzerland: SR 822.115.2, Articles 5(a) and 6(a). */
  young: {
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
  /** Mothers in Switzerland: SR 822.111.52, Article 13(2)(a). */
  mothers: {
    hazard: ['H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H362', 'H370', 'H371'],
    // Harm to fertility alone does not reach the child.
    butNot: ['H360F', 'H361f'],
  },
} as const satisfies Readonly<Record<string, { readonly hazard: AnyHazard; readonly butNot?: AnyHazard }>>;

export type LawByClassId = keyof typeof lawsByClass;
