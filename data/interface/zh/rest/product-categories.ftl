hint = 产品在 EuPCS 中的类别，主要用途在前。说明书所列的法规和运输条目取决于此。
search = 按代码或名称查找
nothing = 未找到
looksLike = 看起来属于 { $categories }。
alsoSuggests = 该用途还可能属于 { $categories }。
confirm = 确认
add = 添加
