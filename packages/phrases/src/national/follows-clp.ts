import type { WordsByLanguage } from './form-words.ts';

/** Countries beside the EU whose own laws were not read: what the sheet follows is named, and that it is not their law. */
export const followsClp: WordsByLanguage = {
  en: {
    legalBasis:
      'following Regulation (EC) No 1907/2006 (REACH), Annex II, and Regulation (EC) No 1272/2008 (CLP) as national law takes them over or accepts them',
    laws: [
      'This sheet follows REACH, Annex II, and CLP; they are not law in the country of use, whose own rules decide where they differ.',
      'Observe the national rules of the country of use.',
    ],
    lists: [],
    insteadOfEuropean: { wasteLaw: 'Observe national, regional and local rules for waste.' },
  },
  fr: {
    legalBasis:
      'suivant le règlement (CE) nº 1907/2006 (REACH), annexe II, et le règlement (CE) nº 1272/2008 (CLP), tels que le droit national les reprend ou les accepte',
    laws: [
      'La présente fiche suit REACH, annexe II, et le CLP\u00a0; ils ne sont pas le droit du pays d’utilisation, dont les propres règles l’emportent là où elles s’en écartent.',
      'Respecter la réglementation nationale du pays d’utilisation.',
    ],
    lists: [],
    insteadOfEuropean: { wasteLaw: 'Respecter les règles nationales, régionales et locales relatives aux déchets.' },
  },
  it: {
    legalBasis:
      'secondo il regolamento (CE) n. 1907/2006 (REACH), allegato II, e il regolamento (CE) n. 1272/2008 (CLP), come il diritto nazionale li recepisce o li accetta',
    laws: [
      'La presente scheda segue REACH, allegato II, e il CLP; essi non sono diritto del paese d’uso, le cui norme prevalgono dove se ne discostano.',
      'Rispettare le norme nazionali del paese d’uso.',
    ],
    lists: [],
    insteadOfEuropean: { wasteLaw: 'Rispettare le norme nazionali, regionali e locali sui rifiuti.' },
  },
};
