skip = 跳到内容
home = GoSDS，首页
main = 主导航
menu = 菜单
sheets = 安全技术说明书
company = 公司资料
subscriptions = 订阅
myAccount = 我的账户
login = 登录
signOut = 退出登录
signOutFailed = 无法退出登录
find = 查找
language = 界面语言
lightScheme = 浅色主题
darkScheme = 深色主题
notFound = 未找到
goHome = 前往 GoSDS
dismiss = 关闭
close = 关闭
failed = 出错了
tryAgain = 重试
error = 错误
ok = 确定
unreachable = 无法连接服务器。请检查网络连接后重试。
partFailed = 此页面的一部分无法加载。您输入的内容已保留。
loading = 正在加载
pleaseSelect = 请选择
back = 上一步
next = 下一步
nextKeys = Ctrl + Enter
discard-title = 放弃更改？
discard-yes = 放弃
discard-no = 继续编辑
discard-text = 您在此对话框中所做的更改尚未保存。
steps-title = 步骤
steps-locked = 已锁定
steps-completed = 已完成
steps-notOpen = 尚未开放
steps-review = 审核
steps-count = 第 { NUMBER($number) } 步，共 { NUMBER($all) } 步
steps-problems =
    { NUMBER($count) ->
        *[other] { NUMBER($count) } 个问题
    }
stepState-locked = ，已锁定
stepState-completed = ，已完成
stepState-notOpen = ，尚未开放
stepState-freeSheets =
    { NUMBER($count) ->
        *[other] ，还有 { NUMBER($count) } 份免费说明书
    }
stepState-problems =
    { NUMBER($count) ->
        *[other] ，{ NUMBER($count) } 个问题
    }
key-mod = Ctrl
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-or = 或
