pageTitle = GoGAL
notAvailable = 不可用
unnamed = 名称未知
structure = { $name } 的结构
onLists =
    { NUMBER($count) ->
        [0] 此处没有清单列出它。
        *[other] { NUMBER($count) } 个清单列出它。
    }
search-heading = 化学品检索
search-label = 搜索名称或 CAS 号
search-help = 也可输入 EC 号、UN 号、CW 号、InChIKey 或分子式
search-button = 搜索
search-missing = 请输入名称或 CAS 号。
search-none = 没有找到“{ $pattern }”。
search-count =
    { NUMBER($count) ->
        [100] 最匹配的 100 种化学品
        *[other] { NUMBER($count) } 种化学品
    }
search-pages = 结果分页
search-wrongDigit = { $cas } 不是 CAS 号：最后一位应为 { $expected }。
search-loading = 正在加载化学品数据。首次启动后大约需要半分钟。
search-extent = { NUMBER($chemicals) } 种化学品，{ NUMBER($lists) } 个清单，{ NUMBER($memberships) } 条记录
met-as = 匹配名称：“{ $name }”
met-alike = 拼写相近：“{ $name }”
fact-cas = CAS 号
fact-ec = EC 号
fact-cw = CW 号
fact-formula = 分子式
fact-molarMass = 摩尔质量
fact-un = UN 号
fact-class = 危险货物类别
fact-inchikey = InChIKey
fact-dtxsid = DTXSID
fact-synonyms = 其他名称
fact-more =
    { NUMBER($count) ->
        *[other] 及另外 { NUMBER($count) } 个
    }
fact-computed = { $key }（由结构计算得出）
chemical-back = 返回检索
chemical-lists = 法规清单
chemical-none = 此处没有清单列出该化学品。不完整或较旧的清单不能说明它不在任何清单上。
chemical-filter = 筛选清单
chemical-noneWith = 没有清单包含“{ $text }”。
chemical-country = 国家或地区
chemical-allCountries = 所有国家和地区
chemical-eu = 欧盟
chemical-world = 国际
chemical-table = { $country } 的清单（表格）
column-list = 清单
column-entry = 条目
column-edition = 版本
column-listed = 已列入
completeness-complete = 该版本的完整清单
completeness-partial = 部分清单
completeness-old = 旧版本
completeness-knowledge = 须与法规核对
chemical-licence = 许可：{ $licence }
search-toCheck = 检查整份组分清单
check-heading = 法规清单中的组分
check-intro = 粘贴产品的组分及其含量。您将看到每一行对应的化学品、此处列出它的清单，以及产品是否达到清单的限值。
check-label = 组分，每行一个
check-help = CAS 号、EC 号、CW 号或完整名称，已知时附上百分比含量，例如 67-64-1; 10-20。最多 1000 行
check-button = 检查
checkFault-missing = 请输入名称或 CAS 号。
checkFault-tooMany = 最多输入 1000 行。
checkFault-tooLong = 每行最多 300 个字符。
check-lines = 各行
check-lists = 列出它们的清单
check-none = 此处没有清单列出其中任何一种。不完整或较旧的清单不能说明它们不在任何清单上。
check-foundOf = 找到 { NUMBER($found) } / { NUMBER($all) }
check-save = 另存为 CSV
verdict-found = 已找到
verdict-several = 已找到，为多个中最常见者
verdict-notFound = 未找到
verdict-wrongDigit = 不是 CAS 号：最后一位应为 { $digit }
checkColumn-line = 行
checkColumn-verdict = 结果
checkColumn-chemical = 化学品
checkColumn-lists = 清单数
checkColumn-held = 完整性
check-order = 结果的顺序
check-byIngredient = 按组分
check-byList = 按清单
check-noneShown = 没有符合筛选条件的结果。
check-together = 指同一化学品的各行相加。
check-notListed = 未列入
check-notListedHelp = 这些清单是完整的，并以编号列出每种化学品：其中没有的就未被列入。对其他清单不作判断。
check-notListedOn = { $name }：未列入 { NUMBER($count) } 个完整清单
check-pages = 结果的页
check-verdicts = 判定
check-allVerdicts = 所有判定
check-rows = { NUMBER($count) } 个结果
share-none = 未给出
share-faulty = 无法识别
threshold-from = { $percent } % 及以上
threshold-above = 高于 { $percent } %
threshold-none = 此处没有数值限值
shareVerdict-above = 高于：达到限值
shareVerdict-possible = 含量范围达到限值
shareVerdict-unknown = 含量未知
shareVerdict-noThreshold = 没有数值限值：请阅读条目
shareVerdict-below = 低于：未达到限值
checkColumn-share = 含量
checkColumn-threshold = 限值
checkColumn-shareVerdict = 判定
