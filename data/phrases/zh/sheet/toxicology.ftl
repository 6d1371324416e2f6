classes-acute = 急性毒性
classes-skin = 皮肤腐蚀/刺激
classes-eye = 严重眼损伤/眼刺激
classes-sensitisation = 呼吸道或皮肤致敏
classes-mutagenicity = 生殖细胞致突变性
classes-carcinogenicity = 致癌性
classes-reproduction = 生殖毒性
classes-single = 特异性靶器官毒性-一次接触
classes-repeated = 特异性靶器官毒性-反复接触
classes-aspiration = 吸入危害

notMet = 根据现有数据，不符合分类标准。
lackOfData = 因缺少数据而未分类。
lackingFor = 混合物中{ $share }%的组分缺少数据（{ $names }）。
unstated = 未申报组分
lackingOf = 缺少数据的组分：{ $names }。
judged = 已评估且未归入该危险性类别：{ $names }。
inconclusive = 未分类：现有数据不足以得出结论（{ $names }）。
impossible = 未分类：技术上无法获得数据（{ $why }）。
viscous = 40 °C时的运动黏度：{ $found } mm²/s > { $limit } mm²/s。
notJudged = 无法判定：缺少信息（{ $missing }）。
notAdopted = 该国法规未采用此危险性类别。
reviewed = 供应商在审查分类时确定（{ $evidence }）。
tested = 产品试验结果（{ $evidence }）。
ateMix = ATEmix（{ $route }）：{ $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV（4 h）
units-vapour = mg/L（4 h）
units-dust-mist = mg/L（4 h）

dataCaption = 组分的急性毒性
columnName = 物质
columnRoute = 接触途径
columnValue = 数值
columnSpecies = 试验动物
columnSource = 来源
noData = 无已知的实测数据。
endpoint = { $kind } { $value } { $unit }

routesLead = 可能的接触途径
routeInhalation = 吸入
routeSkin = 皮肤接触
routeEyes = 眼睛接触
routeIngestion = 食入
delayed = 迟发效应
immediate = 即时效应
chronic = 慢性影响
noneKnown = 无已知影响。
interactive = 无已知的相互作用。
interactiveNitrosamine = 仲胺与亚硝酸盐共同作用生成亚硝胺。

endocrine = 11.2.1 内分泌干扰特性
other = 11.2.2 其他信息
endocrineNone = 浓度不低于0.1%的组分均未因影响人体健康的内分泌干扰特性列入REACH候选清单（{ EDITION($edition) }版）。
endocrineFound = 浓度不低于0.1%的、对人体健康有影响的内分泌干扰物：{ $names }。
defatting = 长时间或反复接触会使皮肤脱脂，可能导致皮炎。
noOther = 无其他信息。

listingsCaption = 浓度不低于0.1%的组分
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = 浓度不低于0.1%的组分均未列入NTP致癌物报告（{ EDITION($ntp) }版），也未被OSHA作为致癌物管制（29 CFR 1910，Subpart Z，{ EDITION($osha) }版）。
notListed = 未列入
