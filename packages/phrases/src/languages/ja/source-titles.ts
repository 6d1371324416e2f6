import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': '欧州規則 (EC) No 1272/2008、附属書 VI、表 3',
  nite: '日本政府による GHS 分類結果（NITE）',
  reach: 'REACH 登録一式文書、先導登録者（ECHA）',
  'reach-iv': '欧州規則 (EC) No 1907/2006、附属書 IV、リスクが最小限の物質',
  cnl: 'ECHA 分類・表示インベントリ、最多の届出分類',
  supplier: 'GB CLP による製造者の安全データシート、第 3 項',
  icsc: '国際化学物質安全性カード、ILO/WHO',
  'own-karmaus': 'Karmaus ら 2022 の最小のラット経口 LD50 を CLP 附属書 I 表 3.1.1 により自ら評価',
  'own-epa-test': 'EPA T.E.S.T. のラット経口 LD50 を CLP 附属書 I 表 3.1.1 により自ら評価',
  adr: 'ADR 2025、第 3 部、表 A',
  'ioelv-91': '欧州委員会指令 91/322/EEC',
  'ioelv-1': '欧州委員会指令 2000/39/EC',
  'ioelv-2': '欧州委員会指令 2006/15/EC',
  'ioelv-3': '欧州委員会指令 2009/161/EU',
  'ioelv-4': '欧州委員会指令 (EU) 2017/164',
  'ioelv-5': '欧州委員会指令 (EU) 2019/1831',
  cmrd: '欧州指令 2004/37/EC、附属書 III、(EU) 2024/869 による改正まで',
  cad: '欧州理事会指令 98/24/EC、附属書 I、(EU) 2024/869 による改正まで',
  ontario: 'オンタリオ州職業ばく露限界値、R.R.O. 1990、規則833及びO. Reg. 490/09',
  poland: 'ポーランドの最高許容濃度、Dz.U. 2018 poz. 1286、附属書 1、Dz.U. 2024 poz. 1017 による改正',
  korea: '韓国のばく露基準、雇用労働部告示第2020-48号、別表1',
  'japan-control': '作業環境評価基準（昭和63年労働省告示第79号）別表、管理濃度',
  'japan-standards': '濃度基準値（労働安全衛生規則第577条の2）、令和5年厚生労働省告示第177号',
  china: 'GBZ 2.1-2019 表1、二つの抜粋が一致する項目',
};
