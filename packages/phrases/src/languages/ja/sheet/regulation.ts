import type { SheetPhrases } from '../../../language.ts';

/** Section 15. */
export const regulation: SheetPhrases['regulation'] = {
  lead: '適用法令',
  reach: '規則（EC）No 1907/2006（REACH）。',
  clp: '規則（EC）No 1272/2008（CLP）。',
  gbReach: 'UK REACH（グレートブリテンで適用される規則（EC）No 1907/2006）。',
  gbClp: 'GB CLP（グレートブリテンで適用される規則（EC）No 1272/2008）。',
  coshh: '2002年健康有害物質管理規則（COSHH）。',
  chemicalAgents: '職場における化学物質に関する指令98/24/EC。',
  carcinogens: '職場における発がん性物質、変異原性物質又は生殖毒性物質に関する指令2004/37/EC。',
  young: '指令94/33/EC：年少者は、同指令に定める例外を除き、本製品を取り扱う作業に従事してはならない。',
  pregnant:
    '指令92/85/EEC：雇用者は、妊娠中及び授乳中の労働者に対するリスクを評価し、本人又は子に危険を及ぼすばく露を防止する。',
  seveso: 'セベソIII指令（指令2012/18/EU）、附属書I',
  comah: '2015年COMAH規則、別表1',
  tiers: (category, lower, upper) => `${category}（下限閾値 ${lower} t、上限閾値 ${upper} t）。`,
  sevesoNone: '該当する危険区分なし。',
  annexXvii: 'REACH附属書XVIIの制限、エントリー',
  annexXviiNone: '本製品又はその成分に適用されるエントリーは知られていない。',
  cmrNotForPublic:
    '28～30：第2欄の例外を除き、一般消費者に供給してはならない。包装には、専門使用者に限る旨を、見やすく、読みやすく、消えないように表示する。',
  packagingSentences: '容器包装の表示文（REACH 附属書 XVII）',
  packagingSays: (entry: string, text: string) => `${entry}：容器包装に「${text}」と表示する。`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry}（${name}）：混合物中 ${percent} % 以上で制限される。用途、使用者及び例外は第2欄に定める。`,
  phthalatesInToys:
    '51：可塑化材料の 0.1 % 以上で、玩具及び育児用品に、また例外を除きその他の成形品に使用してはならない。',
  phthalatesInMouth:
    '52：可塑化材料の 0.1 % 以上で、子供が口に入れることのできる玩具及び育児用品に使用してはならない。',
  decorativeAerosol: '40：一般消費者に供給される娯楽用又は装飾用のエアゾール缶に用いてはならない。',
  cementChromium:
    '47：セメント及びセメントを含む混合物は、水を加えた後の可溶性六価クロムが、セメントの乾燥質量に対して2 mg/kgを超えてはならない。還元剤によりこれを満たす場合、包装には包装日、保管条件及び還元剤の有効期間を表示する。皮膚に触れない密閉された全自動の工程は除く。',
  tolueneForPublic: '48：一般消費者に供給される接着剤又はスプレー塗料に用いてはならない。',
  diisocyanateTraining:
    '74：工業用又は業務用の使用は、訓練を受けた後に限る。包装には、その旨をラベルの他の情報と分けて表示する。',
  workerDnel: ({ entry, name, inhalation, dermal }) =>
    `${entry}（${name}）：本シートが労働者のDNELとして${inhalation} mg/m³（吸入）及び1日当たり${dermal} mg/kg体重（経皮）を示す場合に限り、上市できる。`,
  svhc: '0.1%以上の高懸念物質（REACH候補リスト）',
  svhcNone: '本サービスが保有するリストに収載されている成分はない。',
  explosivesPrecursors: '爆発物前駆物質（規則(EU) 2019/1148）',
  restrictedPrecursor: (name) =>
    `${name}：附属書I、制限対象。一般消費者に提供しないこと。疑わしい取引、紛失及び盗難は届け出ること。`,
  reportablePrecursor: (name) => `${name}：附属書II、規制対象。疑わしい取引、紛失及び盗難は届け出ること。`,
  drugPrecursors: '麻薬前駆物質（規則(EC) No 273/2004）',
  drugCategory: (name, category) => `${name}：カテゴリー${category}。`,
  entryFor: (entry, name) => `${entry}（${name}）。`,
  item: (text) => `${text}。`,
  hcs: '米国OSHA危険有害性周知基準（29 CFR 1910.1200）：本製品は危険有害である。',
  hcsNot: '米国OSHA危険有害性周知基準（29 CFR 1910.1200）：本製品は危険有害性に分類されない。',
  sara312: 'EPCRA（SARA第III編）第311条及び第312条、危険有害性区分',
  sara312None: 'なし。',
  sara313: 'EPCRA（SARA第III編）第313条',
  cercla: 'CERCLA報告対象数量（40 CFR 302.4）',
  proposition65: 'カリフォルニア州プロポジション65',
  proposition65Warning: 'プロポジション65が求める場合の警告（27 CCR 25603）',
  tsca: 'TSCAインベントリー',
  listedNone: '本サービスが保有するリストに収載されている成分はない。',
  pounds: (name, amount) => `${name}：${amount} lb。`,
  whmis:
    '本製品は危険有害製品規則（HPR）の危険有害性判定基準に従って分類されており、本シートはHPRが要求する全ての情報を含む。',
  allInventoried: (edition) => `すべての成分が収載されている（${edition}版）。`,
  inventoried: (names, edition) => `収載成分（${edition}版）：${names}。`,
  othersNotInventoried: 'その他の成分については本サービスに記録がない。',
  domesticList: 'カナダ国内物質リスト（DSL）',
  whs: 'オーストラリア労働安全衛生モデル規則。',
  poisons: '医薬品及び毒物の統一分類基準（SUSMP）',
  industrialChemicals: 'オーストラリア工業化学品インベントリー（AIIC）',
  nationalLaw: (law) => `分類及び表示：${law}。`,
  classifiedBy: (legalBasis, law) => `${legalBasis}、分類：${law}`,
  nationalDraft: (law) => `分類に関する国内規則は施行されていない。次の規則案に従う：${law}。`,
  national: '使用する国の法令に従うこと。',
  noAssessment: '本混合物の化学品安全性評価は実施していない。',
  noAssessmentSubstance: '本シートの供給者は化学品安全性評価を実施していない。',
};
