forms-gas = 气体
forms-mist = 烟雾
forms-vapours = 蒸气
forms-dust = 粉尘
forms-fume = 烟
forms-spray = 喷雾

media-waterReactive = 干砂、干粉或金属火灾专用灭火剂
media-oxidiser = 雾状水
media-flammableLiquid = 抗溶性泡沫、干粉或二氧化碳
media-hydrocarbonLiquid = 泡沫、干粉或二氧化碳
media-flammableSolid = 雾状水、泡沫、干粉或二氧化碳

equipment-gloves = 防护手套
equipment-clothing = 防护服
equipment-eye = 防护眼罩
equipment-face = 防护面具

glovesOf = 材质为{ $material }的防护手套
soapAndWater = 肥皂和水

routes-inhalation = 经吸入
routes-oral = 经吞咽
routes-dermal = 经皮肤接触

unnamedSensitiser = 一种致敏物质
