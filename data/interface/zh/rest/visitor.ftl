noCountry = 尚未选择国家/地区，因此适用联合国 GHS。
classes-none = 目前不属于任何危险类别。
classes-count = 属于 { NUMBER($count) } 个危险类别。
open = 有些类别尚不能判定，因此标签可能会更严格。下方列出了缺少的信息。
why = 依据
failed = 无法进行分类。
pictograms = 象形图
label = 标签
