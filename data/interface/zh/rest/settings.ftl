heading = 账户设置
save = 保存
name-heading = 您的姓名
name-intro = 您的姓名会出现在发票上。公司信息在您的<link>公司资料</link>中。
name-saved = 您的姓名已保存。
password-heading = 密码
password-intro = 更改密码需要当前密码。如果您不知道，请<link>通过电子邮件设置新密码</link>。
password-current = 当前密码
password-button = 更改密码
password-saved = 您的密码已更改。所有其他会话均已关闭，我们已向您发送电子邮件。
sessions-heading = 您已登录的位置
sessions-intro = 请关闭您不认识的会话，然后更改密码。
sessions-device = { $browser }（{ $system }）
sessions-someBrowser = 未知浏览器
sessions-someSystem = 未知系统
sessions-somewhere = 未知
sessions-this = （本会话）
sessions-used = 上次使用：{ $time }，IP 地址：{ $place }
sessions-opened = 登录时间：{ $time }
sessions-close = 关闭
sessions-closeNamed = 关闭 { $device } 的会话，上次使用：{ $time }
sessions-closeOthers = 关闭所有其他会话
sessions-closed = 已关闭。
mails-heading = 电子邮件
mails-intro = 我们不发送广告。以下是我们向您发送的所有邮件。
mails-account = 您请求的链接，以及密码的更改
mails-orders = 您的订单：技术说明书、报告、发票、贷项通知单和化学师的问题
mails-renewal = 未能续订的应急响应服务
mails-always = 始终发送，因为您的合同或账户安全需要
mails-saved = 已保存。
mails-newDevice = 有新设备登录时通过电子邮件通知我
mails-watch = 清单或新规定涉及我的技术说明书时通过电子邮件通知我
data-heading = 您的数据
data-intro = 一个文件，包含我们保存的您的全部数据：账户、草稿、技术说明书、订单和发票，格式为 JSON 和 PDF。准备好后我们会通过电子邮件通知您。只有您登录后才能在此下载。
data-button = 收集我的数据
data-running = 正在收集您的数据。您可以离开此页面。
data-ready = 您的文件已准备好，保留至 { $day }。
data-download = 下载
delete-heading = 删除账户
delete-intro = 请先收集您的数据。在最后一次供应产品后，您必须将安全技术说明书所依据的资料至少保存 10 年（(EC) No 1907/2006 法规第 36(1) 条）。
delete-goes = 您的姓名、邮箱、公司、草稿、徽标、会话和反馈将立即删除；备份中的数据在备份到期时删除。
delete-sheets =
    { NUMBER($count) ->
        *[other] 您的 { NUMBER($count) } 份已发布技术说明书将被删除。其公开页面和上面的二维码随即失效。
    }
delete-services =
    { NUMBER($count) ->
        *[other] 您的 { NUMBER($count) } 项应急响应服务立即终止，不退款，也不再续订。
    }
delete-kept = 依法我们将您的发票和贷项通知单（{ NUMBER($count) } 份）连同您的姓名、公司和邮箱保存 { NUMBER($years) } 年（{ $law }）。
delete-numbers = 您的订单号和技术说明书编号会保留，绝不分配给他人。
delete-password = 您的密码（用于删除账户）
delete-button = 删除账户
delete-question = 永久删除账户？
delete-forEver = 任何人都无法恢复。
delete-keep = 保留
delete-done = 您的账户已删除。
deleteObstacle-staff = 此账户拥有员工权限。请让其他管理员先取消权限，然后再删除。
deleteObstacle-order = 有付款或化学师编写的技术说明书正在进行。请等待完成后再删除账户。
developers-heading = 公共 API
developers-intro = 供您的程序使用的密钥及示例。
developers-open = 打开
