hint = REACH 的用途描述符，印在第 1.2 节。
none = 未选择
choose = 选择 REACH 用途
title = REACH 用途
search = 按代码或词语查找
all = 用途描述符
nothing = 未找到。
chosen =
    { NUMBER($count) ->
        *[other] 已选择 { NUMBER($count) } 项用途
    }
cancel = 取消
take = 使用这些
list-SU = 使用行业（SU）
list-PC = 产品类别（PC）
list-PROC = 工艺类别（PROC）
list-ERC = 环境释放类别（ERC）
list-AC = 物品类别（AC）
