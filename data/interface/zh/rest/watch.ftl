pageTitle = 法规监测
heading = 法规监测
link = 法规监测
intro = 当某个法规清单有新版本，或某条规定生效时，我们会将其与您的产品和已发布的技术说明书进行对照。此处列出每项变化所涉及的内容。
none = 尚无变化涉及您的技术说明书。
groups = 名录按 CAS 号比较。没有编号的类别条目，如果指某种元素的化合物（例如“Lead compounds”），会与您的组分对应；其他类别条目不作对应。
more =
    { NUMBER($count) ->
        *[other] 另有 { NUMBER($count) } 项较早的变化未显示。
    }
published = 已发布的技术说明书
draft = 未发布
replaced = 已发布更新的版本。
since = 自 { DAY($day) } 起
list = { $title }：{ $later } 版，此前为 { $earlier } 版
law = 自 { DAY($day) } 起生效的规定
ofData = 某一组分的数值依法变更
newOnList = 现已列入清单：{ $entry }
offList = 不再列入清单。此前：{ $entry }
changedOnList = 条目由“{ $before }”变为“{ $after }”
ofGroup = 可能属于类别“{ $group }”。{ $what }
entryOnly = 已列入
entryFrom = { $entry }，{ $percent }% 及以上
entryAbove = { $entry }，高于 { $percent }%
sheetSame = 技术说明书本身不变。
madeAnew = 草稿会自动采用新版本。发布前请检查。
notCompared = 我们无法对照已发布的技术说明书。请检查第 2、3、8 和 15 部分。
edited =
    { NUMBER($count) ->
        *[other] 化学师撰写了本表中的 { NUMBER($count) } 个句子。比较时按原样保留：请检查是否仍然适用。
    }
publishedNow = 若今天重新编制，已发布的技术说明书将有以下变化：
label = 标签有变化。
labelSame = 标签不变。
details = 显示变化内容
detailsOf = 显示 { $name } 的变化内容
open = 打开技术说明书
openNamed = 打开技术说明书：{ $name }
orders = 前往我的账户
settings = 您可以在账户设置中选择是否接收邮件通知。
unread = 新
read = 标为已读
readNamed = 标为已读：{ $name }
readAll = 全部标为已读
mark = { NUMBER($count) } 项变化
markOf = { NUMBER($count) } 项变化涉及 { $name }（名录或法规）
mail-subject =
    { NUMBER($count) ->
        *[other] 一项变化涉及您的 { NUMBER($count) } 份安全技术说明书
    }
mail-list = 清单“{ $title }”有了新版本：{ $edition }。
mail-law = 截至 { DAY($day) }，有新的规定生效。
mail-touches =
    { NUMBER($count) ->
        *[other] 它涉及您账户中的 { NUMBER($count) } 份技术说明书：
    }
mail-more =
    { NUMBER($count) ->
        *[other] 以及另外 { NUMBER($count) } 份
    }
mail-button = 查看变化
mail-closing = 您可以在账户设置中关闭此类邮件。
