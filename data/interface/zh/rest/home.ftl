pageTitle = 安全技术说明书
heading = 您的安全技术说明书
company = 公司资料
new = 新建说明书
empty-heading = 创建您的第一份化学品安全技术说明书
empty-text = 请输入产品及其组成。输入时即可看到分类、标签和说明书，满意后再付款。
noName = 尚无产品名称
noCountry = 尚无国家/地区
copyOf = { $name } 的副本
state-draft = 草稿
state-paid = 已付款
state-changed = 付款后有更改
noPictogram = 无象形图
open-unknown = 打开后才能知道
open-nothing = 没有未完成的必需项
open-law =
    { NUMBER($count) ->
        *[other] { NUMBER($count) } 项法规要求未完成
    }
open-advice =
    { NUMBER($count) ->
        *[other] { NUMBER($count) } 条建议
    }
duplicate = 复制
duplicateNamed = 复制 { $name }
delete = 删除
deleteNamed = 删除 { $name }
deleted = “{ $name }”已删除。
undo = 撤销
undoNamed = 撤销：恢复 { $name }
day-saved = 保存日期
day-published = 发布日期
day-review = 复核期限
column-product = 产品
column-pictograms = 象形图
column-country = 国家/地区
column-language = 语言
column-state = 状态
column-open = 未完成项
column-versions = 版本
column-review = 复核期限
column-saved = 保存日期
column-actions = 操作
table = 以表格显示您的安全技术说明书
view-label = 说明书显示方式
view-cards = 卡片
view-table = 表格
search-label = 搜索
search-placeholder = 产品、国家/地区或语言
search-count =
    { NUMBER($all) ->
        *[other] { NUMBER($found) } 份，共 { NUMBER($all) } 份
    }
search-none = 没有说明书包含这些词语。请尝试名称中较短的部分。
search-all = 显示全部说明书
more = 再显示 { NUMBER($next) } 份，共 { NUMBER($all) } 份
sort-label = 排序方式
sort-saved = 最近保存
sort-name = 产品名称
sort-country = 国家/地区
sort-state = 状态
sort-open = 未完成项最多
sort-review = 复核日期
versions-label = 版本（{ NUMBER($count) }）
versions-of = { $name } 的版本
versions-loading = 正在加载版本
versions-none = 此说明书尚无已发布的版本。付款后即发布一个版本。
versions-changes = 此说明书有未发布的更改。新版本不包含这些更改。
versions-line = <strong>版本 { $version }</strong>，{ DAY($day) }，{ $country }，{ $language }
versions-latest = 最新
versions-superseded = 已被取代
versions-download = 下载
versions-downloadNamed = 下载 { DAY($day) } 的版本 { $version }
versions-new = 新版本
versions-newNamed = 从 { DAY($day) } 的版本 { $version } 创建新版本
begin-more = 模板或副本
begin-copy = 早先说明书的副本
begin-sheet = 说明书
begin-copyIt = 复制
begin-template = 从模板创建
begin-templateText = 模板指出某类产品首先要关注的内容。它不会自动填写：其建议由您确认。
begin-empty = 空白说明书
team-share = 与团队共享
team-shareNamed = 与团队共享 { $name }
team-by = 团队：{ $author }
team-own = 团队：您
