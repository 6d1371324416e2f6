import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': '欧盟法规 (EC) No 1272/2008，附件六，表 3',
  nite: '日本政府 GHS 分类结果（NITE）',
  reach: 'REACH 注册卷宗，领头注册人（ECHA）',
  'reach-iv': '欧盟法规 (EC) No 1907/2006，附件四，风险极低的物质',
  cnl: 'ECHA 分类与标签目录，通报最多的分类',
  supplier: '制造商依据 GB CLP 的安全数据单，第 3 部分',
  icsc: '国际化学品安全卡，ILO/WHO',
  'own-karmaus': '依据 CLP 附件一表 3.1.1 对 Karmaus 等 2022 中最低大鼠经口 LD50 的自行评估',
  'own-epa-test': '依据 CLP 附件一表 3.1.1 对 EPA T.E.S.T. 大鼠经口 LD50 的自行评估',
  adr: 'ADR 2025，第 3 部分，表 A',
  'ioelv-91': '欧盟委员会指令 91/322/EEC',
  'ioelv-1': '欧盟委员会指令 2000/39/EC',
  'ioelv-2': '欧盟委员会指令 2006/15/EC',
  'ioelv-3': '欧盟委员会指令 2009/161/EU',
  'ioelv-4': '欧盟委员会指令 (EU) 2017/164',
  'ioelv-5': '欧盟委员会指令 (EU) 2019/1831',
  cmrd: '欧盟指令 2004/37/EC，附件三，经 (EU) 2024/869 最新修订',
  cad: '欧盟理事会指令 98/24/EC，附件一，经 (EU) 2024/869 最新修订',
  ontario: '安大略省职业接触限值，R.R.O. 1990，第833号条例和O. Reg. 490/09',
  poland: '波兰最高容许浓度，Dz.U. 2018 poz. 1286，附件一，经 Dz.U. 2024 poz. 1017 替换',
  korea: '韩国职业接触限值，雇佣劳动部第2020-48号公告，附表1',
  'japan-control': '日本作业环境评价基准（1988年劳动省告示第79号），管理浓度',
  'japan-standards': '日本浓度基准值（劳动安全卫生规则第577条之2），2023年厚生劳动省告示第177号',
  china: 'GBZ 2.1-2019 表1，两份摘录一致的条目',
};
