classification-eu = 規則（EC）No 1272/2008（CLP）
classification-gb = グレートブリテンで適用される規則（EC）No 1272/2008（GB CLP）
classification-us = 米国OSHA危険有害性周知基準（29 CFR 1910.1200）
classification-ca = カナダ危険有害製品規則（SOR/2015-17）
classification-au = オーストラリア労働安全衛生モデル規則（GHS改訂7版）
classification-un = 化学品の分類及び表示に関する世界調和システム（GHS）
