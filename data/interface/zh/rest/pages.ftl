previous = 上一页
next = 下一页
of = 第 { NUMBER($page) } 页，共 { NUMBER($pages) } 页
