pageTitle = FeedBack
heading = 您觉得怎么样？
intro = 请告诉我们您对 GoSDS 的看法，只需半分钟。
about = 请告诉我们您对 GoSDS 的看法。您最近购买的是“{ $product }”的说明书。
question-raiting1 = 说明书的质量如何？
question-raiting2 = 制作说明书是否容易？
question-raiting3 = 您再次使用 GoSDS 的可能性有多大？
stars =
    { NUMBER($count) ->
        *[other] { NUMBER($count) } 颗星
    }
missing = 请选择一至五颗星。
comment-label = 意见
comment-usual = 非常满意
send = 发送
thanks = 感谢您的反馈
kept = 我们会阅读每一条反馈。
back = 返回 GoSDS
