previous = السابق
next = التالي
of = الصفحة { NUMBER($page) } من { NUMBER($pages) }
