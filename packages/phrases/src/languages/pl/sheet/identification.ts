import type { SheetPhrases } from '../../../language.ts';

/** Section 1. */
export const identification: SheetPhrases['identification'] = {
  tradeName: 'Nazwa produktu',
  partNumber: 'Numer katalogowy',
  synonyms: 'Synonimy',
  ufi: 'UFI',
  productType: 'Rodzaj produktu',
  mixture: 'Mieszanina',
  substance: 'Substancja',
  casNumber: 'Numer CAS',
  ecNumber: 'Numer WE',
  indexNumber: 'Numer indeksowy',
  formula: 'Wzór sumaryczny',
  identifiedUses: 'Zastosowania zidentyfikowane',
  useDescriptors: 'Deskryptory zastosowań (REACH)',
  usesAdvisedAgainst: 'Zastosowania odradzane',
  noOtherIdentification: 'Nie stosuje się innych środków identyfikacji.',
  company: 'Firma',
  address: 'Adres',
  country: 'Kraj',
  telephone: 'Telefon',
  email: 'Adres e-mail osoby kompetentnej',
  emailPlain: 'E-mail',
  website: 'Strona internetowa',
  emergencyProvider: 'Służba ratunkowa',
  emergencyTelephone: 'Telefon alarmowy',
  otherEmergencyTelephones: 'Inne telefony alarmowe',
  noUfiSubstance: 'Niewymagany: UFI dotyczy mieszanin, a produkt jest substancją.',
  noUfi:
    'Niewymagany: mieszanina nie jest zaklasyfikowana ze względu na zagrożenia fizyczne ani zagrożenia dla zdrowia.',
};
