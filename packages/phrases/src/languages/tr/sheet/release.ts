import type { SheetPhrases } from '../../../language.ts';

/** Section 6. */
export const release: SheetPhrases['release'] = {
  nonEmergency: 'Acil durum personeli olmayanlar için',
  responders: 'Acil müdahale ekipleri için',
  wearEquipment: '8. bölümdeki donanımı kullanın. Korunmasız kişileri uzak tutun.',
  ventilate: 'Alanı havalandırın. Buharını, sisini veya gazını solumayın.',
  noDust: 'Toz kaldırmaktan kaçının ve tozu solumayın.',
  noIgnition:
    'Tüm tutuşturucu kaynakları hemen uzaklaştırın; kıvılcım, açık alev ve sigara yasaktır. Patlama korumalı ekipman kullanın.',
  noContact: 'Cilt, göz ve giysilerle her türlü temastan kaçının.',
  slippery: 'Dökülen ürün üzerinde kayma tehlikesi.',
  upwind: 'Rüzgârı arkanıza alın ve buharların biriktiği alçak yerlerden uzak durun.',
  upwindGas: 'Rüzgârı arkanıza alın.',
  evacuate: 'Tehlike bölgesini hemen boşaltın.',
  combustibles: 'Yanıcı malzemeleri döküntüden uzak tutun.',
  oxygenClothing:
    'Giysiler oksijeni tutar ve sonra şiddetle yanar: tutuşturma kaynağına yaklaşmadan önce açık havada havalandırın.',
  responderSuit: 'Konsantrasyonun bilinmediği yerlerde kimyasal koruyucu kıyafet ve bağımsız solunum cihazı kullanın.',
  responderApparatus: 'Konsantrasyonun bilinmediği yerlerde bağımsız solunum cihazı kullanın.',
  responderFlammable: 'Alev geciktirici, antistatik kıyafet kullanın.',
  responderPlain: 'Genel olarak 8. bölümde belirtilenler dışında özel donanım gerekmez.',
  responderMaterial: (material) => `Uygun eldiven malzemesi: ${material}.`,

  drains: 'Ürünün kanalizasyona, yüzey suyuna veya yeraltı suyuna ulaşmasına izin vermeyin.',
  soil: 'Set veya bariyerlerle geniş alana yayılmasını önleyin.',
  report: 'Ürün sulara, kanalizasyona veya toprağa ulaşmışsa yetkili makamlara bildirin.',
  gasAway: 'Gazın açık havada dağılmasını sağlayın; çukur, bodrum ve kanalizasyona girmesini önleyin.',

  stopLeak: 'Tehlikesizce yapılabiliyorsa sızıntıyı durdurun.',
  absorb: 'İnert emici (kum, diyatomit, üniversal bağlayıcı) ile toplayın ve kapalı, işaretli kaplara doldurun.',
  absorbOxidiser:
    'Yanmayan, etkisiz bir emici maddeyle (kum, diyatomlu toprak) toplayın; asla talaş, bez veya kâğıt kullanmayın. Temiz plastik kaplara doldurun, kapları gaz sızdırmaz biçimde kapatmayın; dökülen ürünü asla kendi kabına geri koymayın.',
  absorbIsocyanate:
    'Nemli, etkisiz bir emici maddeyle (kum, diyatomlu toprak, genel emici) toplayın ve açık kaplara doldurun. Kapları 7 ila 14 gün kapatmayın: karbondioksit oluşur. Nemli tutun, açık havada veya iyi havalandırılan yerde bekletin.',
  foamCure:
    'Dökülen köpüğün veya yapıştırıcının sertleşmesini bekleyin, sonra mekanik olarak alın. Sertleşmemiş ürün bulunan kapları gaz sızdırmaz biçimde kapatmayın: karbondioksit oluşur.',
  absorbAcid:
    'Küçük kalıntılar, ısı ve gaz oluşabileceğinden dikkatle, kireç veya soda ile nötralize edilebilir; ardından bol su ile durulayın.',
  absorbBase:
    'Küçük kalıntılar, ısı oluşabileceğinden dikkatle, sitrik asit gibi seyreltik bir asit ile nötralize edilebilir; ardından bol su ile durulayın.',
  diluteFirst:
    'Seyreltilmemiş ürünü nötrleştirmeyin ve kirlenmesine izin vermeyin: şiddetle bozunabilir. Küçük kalıntıları önce bol suyla seyreltin.',
  sparkFree: 'Kıvılcım çıkarmayan aletler kullanın.',
  sweep:
    'Toz kaldırmadan mekanik olarak toplayın (ince filtreli endüstriyel vakum) ve kapalı, işaretli kaplara doldurun.',
  sweepDust:
    'Toz kaldırmadan mekanik olarak toplayın (ince filtreli, patlamaya karşı korumalı endüstriyel vakum) ve kapalı, işaretli kaplara doldurun.',
  sweepOxidiser:
    'Temiz, yanmaz bir kürekle kuru olarak ve toz kaldırmadan toplayın; elektrikli süpürge, talaş, bez veya kâğıt kullanmayın. Temiz, kuru plastik kaplara doldurun, kapları gaz sızdırmaz biçimde kapatmayın; dökülen ürünü asla kendi kabına geri koymayın.',
  takeUpPaste: 'Mekanik olarak (spatula, kürek) toplayın ve etiketli kaplara doldurun.',
  dryOnly: 'Kuru olarak toplayın. Su kullanmayın.',
  gasStop: 'Valfi kapatın, sızdıran kabı açık havaya çıkarın.',
  clean: 'Alanı su ve deterjan ile temizleyin; yıkama suyunu toplayın.',
  cleanIsocyanate:
    'Yeri, suda % 5 ila 10 sodyum karbonat ve % 0,2 ila 2 deterjan çözeltisiyle veya % 50 izopropanol, % 45 su ve % 5 amonyak çözeltisiyle arındırın; 30 dakika bekletin. Havalandırın: karbondioksit oluşur.',
  cleanOxidiser: 'Yeri deterjan veya organik madde kullanmadan bol suyla durulayın; durulama suyunu toplayın.',
  disposeAs: 'Toplanan malzemeyi 13. bölüme göre bertaraf edin.',
  reference: 'Acil durum telefonu: bölüm 1. Koruyucu donanım: bölüm 8. Bertaraf: bölüm 13.',
};
