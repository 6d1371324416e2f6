import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

/** Words that every section uses. */
export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Mevcut değil',
  notApplicable: 'Uygulanamaz',
  notApplicableBecause: (why) => `Uygulanamaz: ${why}.`,
  yes: 'Evet',
  no: 'Hayır',
  and: 've',
  or: 'veya',
  none: 'Yok',
  between: (from, to) => `${from} – ${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: 'kaynak belirtilmemiş',
  whyInput: 'Bu alan doldurulmamıştır.',
  whyUnknown: 'Bu bilgi ne kullanıcıda ne de katalogda vardır.',
  whyAskedFor: 'Mevzuat bunu her formda istemektedir.',
  whyByClass: 'Sınıflandırmadan kaynaklanmaktadır.',
  whyByState: 'Fiziksel halden kaynaklanmaktadır.',
  whyByComposition: 'Bileşimden kaynaklanmaktadır.',
  whyByNumber: '9. bölümde girilen değerden kaynaklanmaktadır.',
  furtherData: 'ek bilgi',
  manualTest: (test) => `BM Testler ve Kriterler El Kitabı, ${test} testi`,
  ...formatsOf('tr'),
  states: { gas: 'Gaz', liquid: 'Sıvı', solid: 'Katı', aerosol: 'Aerosol' },
};
