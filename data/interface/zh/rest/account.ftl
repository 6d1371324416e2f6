heading = 订阅
pageTitle = 订阅
notOffered = 目前无法购买全天候应急响应服务。本页列出您已购买的服务。
number = 紧急情况下请致电 { $number }。该号码写在您的说明书中，昼夜有人接听。
numberIn = 紧急情况下请致电 { $number }。该号码写在您的说明书中，昼夜有人接听，可使用{ $languages }。
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
column-renewal = 续订
column-invoices = 发票
invoiceNamed = { $name } 的发票，{ $day }
overdue = 未续订：付款失败。服务将于 { $day } 结束。
payNow = 立即付款
payAtPayPal = 请在 PayPal 付款：登录后打开“自动付款”，选择此订阅。
notRenewed = 无
unsubscribe-button = 取消订阅
unsubscribe-named = 取消订阅：{ $name }
unsubscribe-question = 我们的应急响应服务每月不到 { $monthly }。取消订阅将自动取消您的年度续订。您确定要取消订阅吗？
unsubscribe-yes = 是
unsubscribe-no = 否
unsubscribe-done = 您的年度续订已取消。服务将持续到截止日期。
