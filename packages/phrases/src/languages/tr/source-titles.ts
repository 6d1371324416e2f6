import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': '1272/2008/AT sayılı Tüzük, Ek VI, Tablo 3',
  nite: 'Japon hükümetinin GHS sınıflandırması (NITE)',
  reach: 'REACH kayıt dosyası, lider kayıt ettiren (ECHA)',
  'reach-iv': '1907/2006/AT sayılı Tüzük, Ek IV, asgari risk taşıyan maddeler',
  cnl: 'ECHA sınıflandırma ve etiketleme envanteri, en çok bildirilen sınıflandırma',
  supplier: 'Üreticinin GB CLP’ye göre güvenlik bilgi formu, bölüm 3',
  icsc: 'Uluslararası Kimyasal Güvenlik Kartları, ILO/WHO',
  'own-karmaus':
    'Karmaus ve ark. 2022’deki en düşük oral LD50 (sıçan) için CLP Ek I, Tablo 3.1.1 uyarınca kendi değerlendirmemiz',
  'own-aspiration':
    'CLP Ek I, Tablo 3.10.1 uyarınca kendi değerlendirmemiz: 40 °C’de kinematik viskozitesi 20,5 mm²/s’nin altında olan bir hidrokarbon',
  'own-epa-test': 'EPA T.E.S.T. oral LD50 (sıçan) için CLP Ek I, Tablo 3.1.1 uyarınca kendi değerlendirmemiz',
  adr: 'ADR 2025, Kısım 3, Tablo A',
  'ioelv-91': '91/322/AET sayılı Komisyon Direktifi',
  'ioelv-1': '2000/39/AT sayılı Komisyon Direktifi',
  'ioelv-2': '2006/15/AT sayılı Komisyon Direktifi',
  'ioelv-3': '2009/161/AB sayılı Komisyon Direktifi',
  'ioelv-4': '(AB) 2017/164 sayılı Komisyon Direktifi',
  'ioelv-5': '(AB) 2019/1831 sayılı Komisyon Direktifi',
  cmrd: '2004/37/AT sayılı Direktif, Ek III, son olarak (AB) 2024/869 sayılı Direktif ile değişik',
  cad: '98/24/AT sayılı Konsey Direktifi, Ek I, son olarak (AB) 2024/869 sayılı Direktif ile değişik',
  ontario: 'Ontario mesleki maruz kalma sınır değerleri, R.R.O. 1990, 833 sayılı Yönetmelik ve O. Reg. 490/09',
  poland: 'Polonya’da izin verilen en yüksek derişimler, Dz.U. 2018 poz. 1286, Ek 1, Dz.U. 2024 poz. 1017 ile değişik',
  korea: 'Kore’deki maruziyet sınır değerleri, İstihdam ve Çalışma Bakanlığı’nın 2020-48 sayılı tebliği, Tablo 1',
  'japan-control':
    'Japonya çalışma ortamı değerlendirme ölçütleri (Çalışma Bakanlığı’nın 1988 tarihli 79 sayılı tebliği), kontrol derişimleri',
  'japan-standards':
    'Japonya’da İş Güvenliği ve Sağlığı Yönetmeliği madde 577-2 uyarınca derişim ölçütleri, MHLW’nin 2023 tarihli 177 sayılı tebliği',
  china: 'GBZ 2.1-2019, Tablo 1, iki alıntının örtüştüğü kayıtlar',
};
