classification-eu = 欧盟第1272/2008号法规（CLP）
classification-gb = 适用于英国的第1272/2008号法规（GB CLP）
classification-us = 美国OSHA危害公示标准（29 CFR 1910.1200）
classification-ca = 加拿大危险产品条例（SOR/2015-17）
classification-au = 澳大利亚工作健康与安全示范条例（GHS 7）
classification-un = 《全球化学品统一分类和标签制度》（GHS）
