title = 结算
leave-title = 要返回吗？
leave-yes = 返回
leave-no = 留在此处
leave-text = 您将离开此说明书并开始新的一份。此说明书会原样保留，一键即可再次打开。只有生成的文档会丢失，预览会重新生成。付款状态将被重置，多语言折扣不再适用。
payFirst-title = 需要付款
payFirst-text = 请先付款，再获取最终文档。

order-heading = 您的订单
order-country = 国家/地区
order-language = 语言
order-label = 标签
order-materialNumber = 物料编号
order-dataFields = 数据字段：{ NUMBER($count) }
order-discount = 折扣
order-endOfDiscount = 折扣截止日期
order-percent = { NUMBER($percent) }%
order-price = 价格
order-paid = 已付
order-advice =
    { NUMBER($count) ->
        *[other] 严谨的化学专业人员还会要求补充 { NUMBER($count) } 项内容。不补充也可以付款。
    }
order-seeAdvice = 查看内容
line-firstLanguage = 化学品安全技术说明书
line-furtherLanguage = 化学品安全技术说明书，其他语言
line-chemistSheet = 由化学师编写的化学品安全技术说明书
line-internal = 化学品安全技术说明书，内部版
line-discount = 折扣
line-promo = 优惠码
line-searchAll = 全部清单的报告
line-searchIndustries = 所选行业的报告
line-searchLists = 所选清单的报告
line-er = 应急响应服务
line-erFor = 应急响应服务，{ $years }
line-notOffered = 暂不提供，不收费
line-held = 此产品已购买，不再收费
terms-seller = 销售方
terms-tax = 税费
terms-noTax = 不另收税
terms-taxIncluded = { NUMBER($percent) }%，已含
terms-receipt = 收据
terms-receiptTo = 随说明书通过电子邮件发送至 { $email }
terms-receiptToYou = 随说明书通过电子邮件发送至您的邮箱
terms-refund = 退款
terms-refundText = 因我方过错导致说明书有误的，我们予以更正或退款。
terms-refundTextEr = 因我方过错导致说明书有误的，我们予以更正或退款。应急响应服务不予退款。

faults-heading = 付款之前
faults-text =
    { NUMBER($count) ->
        *[other] 有 { NUMBER($count) } 项法规要求尚未满足。请补充缺少的内容，或写明保留未填的理由。
    }
faults-toFindings = 查看审核结果

testMode = <strong>测试模式</strong>：不会从任何卡扣款。仅以下公开的测试卡可用，可填写任意未来日期和任意安全码：
testCard-paid = 付款成功
testCard-securePaid = 3-D Secure 验证后付款成功
testCard-secureDeclined = 3-D Secure 验证后卡被拒
testCard-declined = 卡被拒
testCard-noFunds = 余额不足
testCard-expired = 卡已过期
ways = 付款方式
payPal-heading = PayPal
payPal-intro = 您在 PayPal 批准付款后返回此页。在此之前不会扣款。
payPal-pay = 使用 PayPal 支付 { PRICE($cents) }
payPal-waiting = 有一笔 PayPal 付款尚未完成。请在 PayPal 批准，或取消后用其他方式付款。
payPal-pending = PayPal 尚未完成此付款。结果一到，此页即会显示。
payPal-continue = 继续前往 PayPal
payPal-cancel = 取消此付款
payPal-cancelled = 您已取消 PayPal 付款，未扣款。
payPal-declined = PayPal 拒绝了此付款，未扣款。请重试，或用银行卡付款。
card-heading = 信用卡
card-holder = 持卡人姓名
card-cardNumber = 卡号
card-cardExpiry = 有效期
card-cardCvc = 安全码（CVC/CVV）
card-pay = 支付 { PRICE($cents) }
missing-holder = 请输入持卡人姓名。
missing-holderCapital = 持卡人姓名必须以大写字母（A-Z）开头。
missing-cardNumber = 请输入完整的卡号。
missing-cardExpiry = 请输入月份和年份。
missing-cardCvc = 请输入卡上的安全码。
refused-declined = 付款未被接受，请核对您的付款信息
refused-token = 无法将卡片信息传送至 Stripe。
refused-noAnswer = 支付服务商尚未回复。
refused-comeBack = 请过几分钟再来查看。您的卡不会被重复扣款。
promo-heading = 优惠码
promo-code = 代码
promo-apply = 使用代码
promo-own =
    { NUMBER($count) ->
        *[other] 您还有 { NUMBER($count) } 份免费说明书。将此栏留空即可使用一份。
    }
promo-missing = 请输入优惠码。
promo-invalid = 优惠码无效
promo-clickNext = 请点击“下一步”以使用优惠码
promo-restByCard = 用银行卡支付余款后，优惠码即生效。
promo-applied = 优惠码已使用
promo-remove = 移除代码
promo-closed = 此价格不能使用优惠码。

free-heading = 无需付款
free-text = 您的折扣已抵扣全部价格，无需使用银行卡。
free-button = 获取说明书

succeeded = 付款成功。
thanks = <strong>付款成功。</strong>说明书已不带水印，并已发送至您的电子邮箱。请点击“下一步”。
receipt-heading = 收据
receipt-orderNumber = 订单号
receipt-paidOn = 付款日期
receipt-sentTo = 发送至
receipt-next = 点击“下一步”可制作标签、获取数据文件并打印。说明书保存在“安全技术说明书”中。
download = 下载
otherLanguage = 同一说明书的其他语言版本
otherLanguageFor = 同一说明书的其他语言版本，{ PRICE($cents) }
chemist-thanks = 感谢您的付款。SDS 完成后，我们会将 PDF 副本发送到您的邮箱。
chemist-sheet = 化学品安全技术说明书
chemist-later = 化学专家签署后通过电子邮件发送
chemist-next = 点击“下一步”开始新的说明书。您可以在“我的账户”中找到此订单。

refusal-incomplete_number = 您的卡号不完整。
refusal-invalid_number = 您的卡号无效。
refusal-incorrect_number = 您的卡号不正确。
refusal-incomplete_expiry = 您的卡的到期日不完整。
refusal-invalid_expiry_month = 您的卡的到期日无效。
refusal-invalid_expiry_year = 您的卡的到期年份无效。
refusal-invalid_expiry_year_past = 您的卡的到期年份已过。
refusal-expired_card = 您的卡已过期。
refusal-incomplete_cvc = 您的卡的安全码不完整。
refusal-invalid_cvc = 您的卡的安全码无效。
refusal-incorrect_cvc = 您的卡的安全码不正确。
refusal-insufficient_funds = 您的卡余额不足。
refusal-card_declined = 您的卡被拒绝。
refusal-generic_decline = 您的卡被拒绝。
refusal-processing_error = 处理您的卡时出错。请稍后再试。
