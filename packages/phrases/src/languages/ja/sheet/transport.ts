import type { SheetPhrases } from '../../../language.ts';

/** Section 14. */
export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID（道路、鉄道）',
    adg: 'ADG（道路、鉄道）',
    dot: '49 CFR（DOT）',
    tdg: 'TDG（道路、鉄道）',
    un: '国連モデル規則',
    imdg: 'IMDG（海上）',
    iata: 'ICAO-TI/IATA-DGR（航空）',
  },
  notRegulated: '危険物としての輸送規制に該当しない。',
  notRegulatedBy: (paragraph) => `危険物としての輸送規制に該当しない（${paragraph}）。`,
  noClass: 'クラス1～9の判定基準を満たさない。',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: '該当なし。',
  labels: '危険物ラベル',
  subsidiary: (class_, subsidiary) => `${class_}（${subsidiary}）`,
  environment: '環境有害性',
  marinePollutant: '海洋汚染物質',
  tunnel: 'トンネル制限コード',
  limitedQuantity: '少量危険物',
  exceptedQuantity: '微量危険物',
  notPermitted: (code) => `${code}（認められない）`,
  classificationCode: '分類コード',
  transportCategory: '輸送区分',
  hazardNumber: '危険性識別番号',
  hazchem: 'Hazchem緊急措置コード',
  ems: 'EmS',
  exemptions: '数量による適用除外',
  freeSmall: (mode, paragraph) =>
    `${mode}：単一容器又は内装容器が5 L又は5 kg以下で、一般包装規定を満たす場合は、他の規定の適用を受けない（${paragraph}）。`,
  freeByLand: (mode, paragraph) =>
    `${mode}：500 kg又は500 L以下の容器及びIBC容器では、規則の適用を受けない（${paragraph}）。`,
  prohibition: '輸送の禁止',
  prohibitedIn: (mode, paragraph) => `${mode}：輸送は禁止されている（${paragraph}）。`,
  prohibited: '輸送は禁止されている。',
  prohibitedBy: (paragraph) => `輸送は禁止されている（${paragraph}）。`,
  general: '一般',
  precautions: '項目6～8を参照。荷崩れ及び転倒を防ぐ措置を講ずること。取扱者は訓練を受けていること。',
  noPrecautions: '項目6～8以外に特別の安全対策は必要としない。',
  bulk: (code) =>
    `ばら積み輸送は意図していない。ばら積み輸送を行う場合は、事前に該当項目（${code}コード）を確認すること。本サービスには収載していない。`,
  poisonSchedule: '毒物スケジュール（Poison Schedule）',
  incomplete: (missing) => `次の情報が得られるまで記載できない：${missing}。`,
  userConfirmed: '供給者の確認による。',
};
