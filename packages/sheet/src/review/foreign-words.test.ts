import { describe, expect, it } from 'vitest';
import { isForeign } from './foreign-words.ts';

const cleaningIn = {
  en: 'Cleaning of metal surfaces',
  de: 'Reinigung von Metalloberflächen',
  fr: 'Nettoyage de surfaces métalliques',
  es: 'Limpieza de superficies metálicas',
  it: 'Pulizia di superfici metalliche',
  nl: 'Reiniging van metalen oppervlakken',
  pl: 'Czyszczenie powierzchni metalowych',
  pt: 'Limpeza de superfícies metálicas',
  tr: 'Metal yüzeylerin temizliği için temizleyici',
  zh: '清洁金属表面',
  ja: '金属表面の洗浄',
  ar: 'تنظيف الأسطح المعدنية',
};
const languages = Object.keys(cleaningIn);
const pairs = Object.entries(cleaningIn).flatMap(([of, text]) => languages.map((tag) => [of, tag, text] as const));

describe('the language of a user’s text', () => {
  it.each(pairs.filter(([of, tag]) => of === tag))('%s on a sheet in %s is its own', (_, tag, text) => {
    expect(isForeign(text, tag)).toBe(false);
  });

  /** Japanese reads a text of Chinese signs as its own. */
  it.each(pairs.filter(([of, tag]) => of !== tag && !(of === 'zh' && tag === 'ja')))(
    '%s on a sheet in %s is foreign',
    (_, tag, text) => {
      expect(isForeign(text, tag)).toBe(true);
    },
  );

  it.each([
    ['NBR 0.4 mm; > 480 min (EN 16523-1)', 'de'],
    ['Nitril 0,4 mm', 'fr'],
    ['NBR 0.4 mm; > 480 min (EN 374)', 'zh'],
    ['PC-35', 'ja'],
    ['5 mg/m³', 'ar'],
    ['', 'de'],
  ])('“%s” on a sheet in %s tells nothing', (text, tag) => {
    expect(isForeign(text, tag)).toBe(false);
  });

  it('reads a national variant as its language', () => {
    expect(isForeign(cleaningIn.pt, 'pt-BR')).toBe(false);
    expect(isForeign(cleaningIn.en, 'pt-BR')).toBe(true);
  });
});
