import type { SheetPhrases } from '../../../language.ts';

/** Section 14. */
export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID（公路、铁路）',
    adg: 'ADG（公路、铁路）',
    dot: '49 CFR（DOT）',
    tdg: 'TDG（公路、铁路）',
    un: '联合国《规章范本》',
    imdg: 'IMDG（海运）',
    iata: 'ICAO-TI/IATA-DGR（空运）',
  },
  notRegulated: '不作为危险货物管理。',
  notRegulatedBy: (paragraph) => `不作为危险货物管理（${paragraph}）。`,
  noClass: '不符合第1类至第9类的标准。',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: '未划定。',
  labels: '危险性标签',
  subsidiary: (class_, subsidiary) => `${class_}（${subsidiary}）`,
  environment: '危害环境',
  marinePollutant: '海洋污染物',
  tunnel: '隧道限制代码',
  limitedQuantity: '有限数量',
  exceptedQuantity: '例外数量',
  notPermitted: (code) => `${code}（不允许）`,
  classificationCode: '分类代码',
  transportCategory: '运输类别',
  hazardNumber: '危险性识别号',
  hazchem: 'Hazchem应急行动代码',
  ems: 'EmS',
  exemptions: '按数量豁免',
  freeSmall: (mode, paragraph) =>
    `${mode}：单一包装或内包装不超过5 L或5 kg且符合一般包装规定时，不受其他规定约束（${paragraph}）。`,
  freeByLand: (mode, paragraph) =>
    `${mode}：包装不超过500 kg或500 L，或使用中型散装容器（IBC）时，不受该规则约束（${paragraph}）。`,
  general: '一般要求',
  precautions: '见第6至8部分。固定包装件，防止跌落和倾倒；作业人员须经过培训。',
  noPrecautions: '除第6至8部分所述外，无特殊防范措施。',
  bulk: '不适用：本品以包装形式运输。',
  poisonSchedule: '毒物附表',
  incomplete: (missing) => `在获知下列信息之前无法确定：${missing}。`,
  userConfirmed: '由供应商确认。',
};
