laws-1 = JIS Z 7252:2019及びJIS Z 7253:2019。
furtherWasteLaws-1 = 廃棄物の処理及び清掃に関する法律。
lists-safety-health = 労働安全衛生法
lists-releases = 化学物質排出把握管理促進法（化管法）
lists-poisons = 毒物及び劇物取締法
lists-fire = 消防法
lists-evaluation = 化学物質の審査及び製造等の規制に関する法律（化審法）
lawsByUse-plants = 農薬取締法（昭和23年法律第82号）。
