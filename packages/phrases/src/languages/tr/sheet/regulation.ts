import type { SheetPhrases } from '../../../language.ts';

/** Section 15. */
export const regulation: SheetPhrases['regulation'] = {
  lead: 'Geçerli mevzuat',
  reach: '1907/2006/AT sayılı Tüzük (REACH).',
  clp: '1272/2008/AT sayılı Tüzük (CLP).',
  gbReach: 'UK REACH (Büyük Britanya’da geçerli haliyle 1907/2006/AT sayılı Tüzük).',
  gbClp: 'GB CLP (Büyük Britanya’da geçerli haliyle 1272/2008/AT sayılı Tüzük).',
  coshh: 'Control of Substances Hazardous to Health Regulations 2002 (COSHH).',
  chemicalAgents: 'İşyerinde kimyasal etkenlere ilişkin 98/24/AT sayılı Direktif.',
  carcinogens: 'İşyerinde kanserojen, mutajen veya üreme için toksik maddelere ilişkin 2004/37/AT sayılı Direktif.',
  young: '94/33/AT sayılı Direktif: burada belirtilen istisnalar dışında gençler ürünle çalışamaz.',
  pregnant:
    '92/85/AET sayılı Direktif: işveren, gebe ve emziren çalışanlar için riski değerlendirir ve onları veya çocuğu tehlikeye sokan maruziyeti önler.',
  seveso: 'Seveso III (2012/18/AB sayılı Direktif), Ek I',
  comah: 'COMAH Regulations 2015, Schedule 1',
  tiers: (category, lower, upper) => `${category} (alt seviye ${lower} t, üst seviye ${upper} t).`,
  sevesoNone: 'Uygulanabilir zararlılık kategorisi yoktur.',
  annexXvii: 'REACH kısıtlamaları, Ek XVII, giriş',
  cmrNotForPublic:
    '28–30: 2. sütundaki istisnalar dışında halka arz edilmez. Ambalaj, ürünün yalnızca profesyonel kullanıcılara yönelik olduğunu görünür, okunaklı ve silinmez biçimde belirtir.',
  packagingSentences: 'Ambalaj üzerindeki ibare (REACH, Ek XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: ambalajda “${text}” ibaresi bulunur`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): karışımlarda % ${percent} ve üzerinde kısıtlıdır; kullanımları, kullanıcıları ve istisnaları 2. sütun belirtir.`,
  phthalatesInToys:
    '51: plastikleştirilmiş malzemenin % 0,1’i ve üzerinde oyuncaklarda ve çocuk bakım ürünlerinde, istisnalar dışında başka eşyalarda da kullanılmaz.',
  phthalatesInMouth:
    '52: plastikleştirilmiş malzemenin % 0,1’i ve üzerinde, çocukların ağzına alabileceği oyuncaklarda ve çocuk bakım ürünlerinde kullanılmaz.',
  decorativeAerosol: '40: halka arz edilen eğlence veya süsleme amaçlı aerosol kaplarında kullanılmaz.',
  cementChromium:
    '47: su eklendikten sonra çimento ve çimento içeren karışımlar, çimentonun kuru ağırlığına göre en fazla 2 mg/kg çözünür krom(VI) içerebilir. Bu bir indirgeyici madde ile sağlanıyorsa ambalaj, paketleme tarihini, depolama koşullarını ve maddenin etkili kaldığı süreyi belirtir. Cilt teması olmayan kapalı ve tam otomatik prosesler istisnadır.',
  tolueneForPublic: '48: halka arz edilen yapıştırıcılarda veya sprey boyalarda kullanılmaz.',
  diisocyanateTraining:
    '74: endüstriyel veya profesyonel kullanım yalnızca eğitimden sonra; ambalaj bunu etiketin diğer bilgilerinden ayrı olarak belirtir.',
  workerDnel: ({ entry, name, inhalation, dermal }) =>
    `${entry} (${name}): yalnızca bu form çalışanlar için ${inhalation} mg/m³ (soluma) ve günde ${dermal} mg/kg vücut ağırlığı (deri) DNEL değerlerini veriyorsa piyasaya arz edilir.`,
  svhc: '%0,1 veya üzerinde yüksek önem arz eden maddeler (REACH Aday Listesi)',
  svhcNone: ({ date }) =>
    `%0,1 veya üzerindeki bileşenlerin hiçbiri Aday Listesinde yer almamaktadır (baskı: ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'kanserojen (Madde 57(a))',
    mutagenic: 'mutajen (Madde 57(b))',
    reprotoxic: 'üreme için toksik (Madde 57(c))',
    pbt: 'PBT (Madde 57(d))',
    vpvb: 'vPvB (Madde 57(e))',
    endocrineHealth: 'endokrin bozucu özellikler, insan sağlığı (Madde 57(f))',
    endocrineEnvironment: 'endokrin bozucu özellikler, çevre (Madde 57(f))',
    airways: 'solunum yolu hassaslaştırıcı özellikler (Madde 57(f))',
    organs: 'tekrarlı maruz kalmada belirli hedef organ toksisitesi (Madde 57(f))',
    health: 'eşdeğer düzeyde endişe, insan sağlığı (Madde 57(f))',
    environment: 'eşdeğer düzeyde endişe, çevre (Madde 57(f))',
  },
  annexXiv: 'İzin (REACH, Ek XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: giriş ${entry}, son kullanım tarihi ${sunset}. Bu tarihten itibaren kullanım, izin veya Ekte yer alan bir muafiyet gerektirir.`,
  explosivesPrecursors: 'Patlayıcı öncülleri ((AB) 2019/1148 sayılı Tüzük)',
  restrictedPrecursor: (name) =>
    `${name}: Ek I, kısıtlı; genel halka sunulmaz. Şüpheli işlemler, kayıplar ve hırsızlıklar bildirilir.`,
  reportablePrecursor: (name) =>
    `${name}: Ek II, düzenlemeye tabi; şüpheli işlemler, kayıplar ve hırsızlıklar bildirilir.`,
  drugPrecursors: 'Uyuşturucu öncülleri ((AT) 273/2004 sayılı Tüzük)',
  drugCategory: (name, category) => `${name}: kategori ${category}.`,
  entryFor: (entry, name) => `${entry} (${name}).`,
  item: (text) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: ürün zararlıdır.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: ürün zararlı olarak sınıflandırılmamıştır.',
  sara312: 'EPCRA (SARA Title III) 311 ve 312. bölümler, zararlılık kategorileri',
  sara312None: 'Yok.',
  sara313: 'EPCRA (SARA Title III) 313. bölüm',
  cercla: 'CERCLA bildirim miktarları (40 CFR 302.4)',
  proposition65: 'Kaliforniya Proposition 65',
  proposition65Warning: 'Proposition 65’in gerektirdiği durumlarda uyarı (27 CCR 25603)',
  tsca: 'TSCA envanteri',
  pounds: (name, amount) => `${name}: ${amount} lb.`,
  whmis:
    'Ürün Hazardous Products Regulations (HPR) zararlılık kriterlerine göre sınıflandırılmıştır ve bu güvenlik bilgi formu HPR tarafından istenen tüm bilgileri içermektedir.',
  allInventoried: (edition) => `Tüm bileşenler listede yer almaktadır (baskı: ${edition}).`,
  inventoried: (names, edition) => `Listede yer alanlar (baskı: ${edition}): ${names}.`,
  domesticList: 'Kanada Yerli Maddeler Listesi (DSL)',
  whs: 'Avustralya: model Work Health and Safety Regulations.',
  poisons: 'İlaç ve Zehirlerin Tek Tip Çizelgelenmesi Standardı (SUSMP)',
  industrialChemicals: 'Avustralya Endüstriyel Kimyasallar Envanteri (AIIC)',
  nationalLaw: (law) => `Sınıflandırma ve etiketleme: ${law}.`,
  classifiedBy: (legalBasis, law) => `${legalBasis}; sınıflandırma: ${law}`,
  nationalDraft: (law) => `Yürürlükte ulusal sınıflandırma kuralı yoktur; burada izlenen taslak: ${law}.`,
  national: 'Kullanıldığı ülkenin ulusal mevzuatına uyun.',
  noAssessment: 'Karışım için kimyasal güvenlik değerlendirmesi yapılmamıştır.',
  noAssessmentSubstance: 'Bu formun tedarikçisi tarafından kimyasal güvenlik değerlendirmesi yapılmamıştır.',
};
