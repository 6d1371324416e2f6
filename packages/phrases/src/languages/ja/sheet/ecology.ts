import type { SheetPhrases } from '../../../language.ts';

/** Section 12. */
export const ecology: SheetPhrases['ecology'] = {
  notAdopted: '当該国の規則では水生環境有害性を分類しない。',
  dataCaption: '成分の水生毒性',
  columnName: '物質',
  columnGroup: '生物',
  columnValue: '値',
  columnDuration: '期間',
  columnSource: '出典',
  groups: { fish: '魚類', crustacea: '甲殻類', algae: '藻類', other: 'その他' },
  organism: (group, species) => `${group}（${species}）`,
  value: (endpoint, value) => `${endpoint} ${value} mg/L`,
  hours: (hours) => `${hours}時間`,
  days: (days) => `${days}日`,
  mFactors: (name, factors) => `${name}：${factors}。`,
  noValues: (names) => `値の情報が得られていない成分：${names}。`,

  readily: (name) => `${name}：急速分解性あり（易分解性）。`,
  notReadily: (name) => `${name}：急速分解性なし（難分解性）。`,
  inorganic: (name) => `${name}：無機物質のため生分解性は該当しない。`,
  kowInorganic: (name) => `${name}：無機物質のためlog Kowは該当しない。`,
  logKow: (name, value) => `${name}：log Kow ${value}`,
  bcf: (name, value) => `BCF ${value}`,
  lowPotential: '生体蓄積性は低い',
  highPotential: '生体蓄積性がある',
  bioaccumulates: (data) => `${data.join('、')}。`,
  soluble: (name, value) => `${name}：水への溶解度 ${value} mg/L。`,
  solubleInGrams: (name, value) => `${name}：水への溶解度 ${value} g/L。`,
  miscible: (name) => `${name}：水と混和し、土壌中を移動するおそれがある。`,
  gasInAir: (name) => `${name}：気体として大気中に拡散し、土壌への吸着は予想されない。`,

  pbtFound: (names) => `PBT又はvPvBの特性を有する物質を0.1%以上含む：${names}。`,
  pbtInorganic: 'REACH附属書XIIIのPBT及びvPvBの基準は無機物質には適用されない。',
  pbtNone: ({ date }) =>
    `0.1%以上の成分で、PBT又はvPvBの特性によりREACH候補リスト（${date}版）に収載されているものはない。`,
  endocrineFound: (names) => `0.1%以上含まれる環境に対する内分泌かく乱物質：${names}。`,
  endocrineNone: ({ date }) =>
    `0.1%以上の成分で、環境に影響する内分泌かく乱特性によりREACH候補リスト（${date}版）に収載されているものはない。`,
  mobileFound: (names) => `PMT又はvPvMの特性を有する物質を0.1%以上含む：${names}。`,
  ozoneFound: (names) => `オゾン層への有害性がある成分：${names}。`,
  ozoneNone: 'オゾン層への有害性に分類される成分はない。',
  phShift: '多量に流出すると水域のpHを変化させ、水生生物に悪影響を及ぼす。',
};
