import type { WordsByLanguage } from './form-words.ts';

/** Türkiye, whose KKDİK took REACH over, and SEA the CLP Regulation. */
export const tr: WordsByLanguage = {
  en: {
    laws: [
      'KKDİK Regulation on the registration, evaluation, authorisation and restriction of chemicals (Official Gazette 30105 bis, 23 June 2017).',
      'SEA Regulation on the classification, labelling and packaging of substances and mixtures (Official Gazette 28848 bis, 11 December 2013).',
      'Regulation on health and safety measures in work with chemicals (Official Gazette 28733, 12 August 2013).',
    ],
    lists: [],
    insteadOfEuropean: {
      wasteLaw: 'Waste Management Regulation (Official Gazette 29314, 2 April 2015).',
      majorAccidents:
        'Regulation on the prevention of major industrial accidents and the mitigation of their effects (Official Gazette 30702, 2 March 2019), Annex 1, Part 1',
      restrictions: 'Restrictions of KKDİK, Annex 17, entry',
      pbtInorganic: 'The PBT and vPvB criteria of KKDİK Annex 13 do not apply to inorganic substances.',
    },
  },
  tr: {
    laws: [
      'Kimyasalların Kaydı, Değerlendirilmesi, İzni ve Kısıtlanması Hakkında Yönetmelik (KKDİK, Resmî Gazete 30105 mükerrer, 23.06.2017).',
      'Maddelerin ve Karışımların Sınıflandırılması, Etiketlenmesi ve Ambalajlanması Hakkında Yönetmelik (SEA, Resmî Gazete 28848 mükerrer, 11.12.2013).',
      'Kimyasal Maddelerle Çalışmalarda Sağlık ve Güvenlik Önlemleri Hakkında Yönetmelik (Resmî Gazete 28733, 12.08.2013).',
    ],
    lists: [],
    insteadOfEuropean: {
      wasteLaw: 'Atık Yönetimi Yönetmeliği (Resmî Gazete 29314, 02.04.2015).',
      majorAccidents:
        'Büyük Endüstriyel Kazaların Önlenmesi ve Etkilerinin Azaltılması Hakkında Yönetmelik (Resmî Gazete 30702, 02.03.2019), Ek-1, Bölüm 1',
      restrictions: 'KKDİK kısıtlamaları, Ek-17, giriş',
      pbtInorganic: 'KKDİK Ek-13’teki PBT ve vPvB kriterleri inorganik maddelere uygulanmaz.',
    },
  },
};
