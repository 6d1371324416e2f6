import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Non disponible',
  notApplicable: 'Sans objet',
  notApplicableBecause: (why) => `Sans objet\u00a0: ${why}.`,
  yes: 'Oui',
  no: 'Non',
  and: 'et',
  or: 'ou',
  none: 'Néant',
  between: (from, to) => `${from} – ${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: 'source non indiquée',
  whyInput: 'Ce champ n’a pas été rempli.',
  whyUnknown: 'Ni l’utilisateur ni le catalogue ne disposent de cette information.',
  whyAskedFor: 'La réglementation l’exige pour toute fiche.',
  whyByClass: 'Cela découle de la classification.',
  whyByState: 'Cela découle de l’état physique.',
  whyByComposition: 'Cela découle de la composition.',
  whyByNumber: 'Cela découle de la valeur saisie à la rubrique 9.',
  furtherData: 'informations complémentaires',
  manualTest: (test) => `épreuve ${test} du Manuel d’épreuves et de critères de l’ONU`,
  ...formatsOf('fr'),
  states: { gas: 'Gaz', liquid: 'Liquide', solid: 'Solide', aerosol: 'Aérosol' },
};
