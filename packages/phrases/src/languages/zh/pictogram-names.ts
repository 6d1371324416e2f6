import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: '爆炸弹',
  GHS02: '火焰',
  GHS03: '圆圈上方火焰',
  GHS04: '高压气瓶',
  GHS05: '腐蚀',
  GHS06: '骷髅和交叉骨',
  GHS07: '感叹号',
  GHS08: '健康危害',
  GHS09: '环境',
  '2.1': '易燃气体，第2.1项',
  '2.2': '非易燃无毒气体，第2.2项',
  '2.3': '毒性气体，第2.3项',
  '3': '易燃液体，第3类',
  '4.1': '易燃固体，第4.1项',
  '4.2': '易于自燃的物质，第4.2项',
  '4.3': '遇水放出易燃气体的物质，第4.3项',
  '5.1': '氧化性物质，第5.1项',
  '5.2': '有机过氧化物，第5.2项',
  '6.1': '毒性物质，第6.1项',
  '8': '腐蚀性物质，第8类',
  '9': '杂项危险物质，第9类',
  'marine-pollutant': '危害环境物质',
};
