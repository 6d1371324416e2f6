import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: '爆弾の爆発',
  GHS02: '炎',
  GHS03: '円上の炎',
  GHS04: 'ガスボンベ',
  GHS05: '腐食性',
  GHS06: 'どくろ',
  GHS07: '感嘆符',
  GHS08: '健康有害性',
  GHS09: '環境',
  '2.1': '引火性ガス（クラス2.1）',
  '2.2': '非引火性・非毒性ガス（クラス2.2）',
  '2.3': '毒性ガス（クラス2.3）',
  '3': '引火性液体（クラス3）',
  '4.1': '可燃性固体（クラス4.1）',
  '4.2': '自然発火性物質（クラス4.2）',
  '4.3': '水反応可燃性物質（クラス4.3）',
  '5.1': '酸化性物質（クラス5.1）',
  '5.2': '有機過酸化物（クラス5.2）',
  '6.1': '毒物（クラス6.1）',
  '8': '腐食性物質（クラス8）',
  '9': '有害性物質（クラス9）',
  'marine-pollutant': '環境有害物質',
};
