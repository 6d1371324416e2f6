classes-acute = 急性毒性
classes-skin = 皮膚腐食性／刺激性
classes-eye = 眼に対する重篤な損傷性／眼刺激性
classes-sensitisation = 呼吸器感作性又は皮膚感作性
classes-mutagenicity = 生殖細胞変異原性
classes-carcinogenicity = 発がん性
classes-reproduction = 生殖毒性
classes-single = 特定標的臓器毒性（単回ばく露）
classes-repeated = 特定標的臓器毒性（反復ばく露）
classes-aspiration = 誤えん有害性

notMet = 入手可能なデータに基づき、区分に該当しない。
lackOfData = データ不足のため分類できない。
lackingFor = 混合物の{ $share }%についてデータがない（{ $names }）。
unstated = 申告されていない成分
lackingOf = データがない成分：{ $names }。
judged = 評価の結果、このクラスの区分に該当しないもの：{ $names }。
inconclusive = 分類できない：データから結論が得られない（{ $names }）。
impossible = 分類できない：データの取得が技術的に不可能である（{ $why }）。
viscous = 40℃における動粘性率：{ $found } mm²/s > { $limit } mm²/s。
notJudged = 情報不足（{ $missing }）のため分類できない。
notAdopted = この危険有害性クラスは当該国の規則では採用されていない。
reviewed = 分類の見直しで供給者が定めた（{ $evidence }）。
tested = 製品の試験結果（{ $evidence }）。
ateMix = ATEmix（{ $route }）：{ $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV（4時間）
units-vapour = mg/L（4時間）
units-dust-mist = mg/L（4時間）

dataCaption = 成分の急性毒性
columnName = 物質
columnRoute = 経路
columnValue = 値
columnSpecies = 動物種
columnSource = 出典
noData = 測定値は知られていない。
endpoint = { $kind } { $value } { $unit }

routesLead = 想定されるばく露経路
routeInhalation = 吸入
routeSkin = 皮膚接触
routeEyes = 眼への接触
routeIngestion = 経口摂取
delayed = 遅発性影響
immediate = 即時性影響
chronic = 慢性影響
noneKnown = 知られていない。
interactive = 相互作用は知られていない。
interactiveNitrosamine = 第二級アミンと亜硝酸塩が共存するとニトロソアミンを生成する。

endocrine = 11.2.1 内分泌かく乱作用
other = 11.2.2 その他の情報
endocrineNone = 0.1%以上の成分で、ヒト健康に影響する内分泌かく乱特性によりREACH候補リスト（{ EDITION($edition) }版）に収載されているものはない。
endocrineFound = 0.1%以上含まれるヒト健康に対する内分泌かく乱物質：{ $names }。
defatting = 長時間又は繰返しの接触により皮膚の脱脂を起こし、皮膚炎に至ることがある。
noOther = その他の情報なし。

listingsCaption = 0.1%以上の成分
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = 0.1%以上の成分で、NTP発がん性物質報告書（{ EDITION($ntp) }版）に収載されているもの、又はOSHAにより発がん性物質として規制されているもの（29 CFR 1910、Subpart Z、{ EDITION($osha) }版）はない。
notListed = 収載なし
