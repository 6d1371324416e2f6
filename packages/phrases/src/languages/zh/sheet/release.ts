import type { SheetPhrases } from '../../../language.ts';

/** Section 6. */
export const release: SheetPhrases['release'] = {
  nonEmergency: '非应急人员',
  responders: '应急处置人员',
  wearEquipment: '穿戴第8部分所述的防护用品。无防护人员不得靠近。',
  ventilate: '使泄漏区通风。不要吸入蒸气、雾滴或气体。',
  noDust: '避免扬尘，不要吸入粉尘。',
  noIgnition: '立即消除所有点火源；禁止火花和明火，禁止吸烟。使用防爆设备。',
  noContact: '避免接触皮肤、眼睛和衣物。',
  slippery: '溢出的产品会使地面湿滑，谨防滑倒。',
  upwind: '停留在上风向，避开蒸气聚集的低洼处。',
  evacuate: '立即撤离危险区域。',
  combustibles: '使可燃物远离溢出物。',
  responderSuit: '浓度未知时，穿化学防护服，佩戴自给式空气呼吸器。',
  responderPlain: '一般情况下，除第8部分所述外，不需要特殊防护装备。',
  responderMaterial: (material) => `适用的手套材质：${material}。`,

  drains: '防止产品进入下水道、地表水或地下水。',
  soil: '构筑围堤或设置围油栏，防止大面积扩散。',
  report: '产品如已进入水体、下水道或土壤，应报告主管部门。',
  gasAway: '使气体在室外扩散；防止其进入地坑、地下室和下水道。',

  stopLeak: '在确保安全的情况下切断泄漏源。',
  absorb: '用惰性吸附材料（砂土、硅藻土、通用吸附剂）吸收，收集于有标识的密闭容器中。',
  absorbOxidiser: '用惰性不燃吸附材料（砂土、硅藻土）吸收；切勿使用锯末、抹布或纸。',
  absorbAcid: '少量残余物可用石灰或苏打小心中和，中和时可能放热并产生气体；然后用大量水冲洗。',
  absorbBase: '少量残余物可用稀酸（如柠檬酸）小心中和，中和时可能放热；然后用大量水冲洗。',
  sparkFree: '使用不产生火花的工具。',
  sweep: '采用机械方法收集（带高效过滤器的工业吸尘器），避免扬尘，收集于有标识的密闭容器中。',
  dryOnly: '干法收集。不得用水。',
  gasStop: '关闭阀门，将泄漏容器移至室外。',
  clean: '用水和清洗剂清洗污染场所；收集洗涤废水。',
  disposeAs: '收集的物料按第13部分处置。',
  reference: '应急电话：见第1部分。防护用品：见第8部分。废弃处置：见第13部分。',
};
