heading = 订阅
pageTitle = 订阅
notOffered = 目前无法购买全天候应急响应服务。本页列出您已购买的服务。
none = 您尚未购买应急响应服务。
column-product = 产品
column-number = CW 编号
column-type = 类型
column-price = 价格
column-bought = 购买日期
column-end = 到期日
type-subscription = 订阅，按年计费
ended = 已于{ $day }结束
type-single =
    { NUMBER($years) ->
        *[other] 一次性付款，{ NUMBER($years) } 年
    }
