forms-gas = ガス
forms-mist = ミスト
forms-vapours = 蒸気
forms-dust = 粉じん
forms-fume = 煙
forms-spray = スプレー

media-waterReactive = 乾燥砂、粉末消火剤又は金属火災用粉末消火剤
media-oxidiser = 噴霧水
media-flammableLiquid = 耐アルコール性泡消火剤、粉末消火剤又は二酸化炭素
media-hydrocarbonLiquid = 泡消火剤、粉末消火剤又は二酸化炭素
media-flammableSolid = 噴霧水、泡消火剤、粉末消火剤又は二酸化炭素

equipment-gloves = 保護手袋
equipment-clothing = 保護衣
equipment-eye = 保護眼鏡
equipment-face = 保護面

glovesOf = 保護手袋（{ $material }）
soapAndWater = 水と石けん

routes-inhalation = （吸入）
routes-oral = （経口）
routes-dermal = （経皮）

unnamedSensitiser = 感作性物質
