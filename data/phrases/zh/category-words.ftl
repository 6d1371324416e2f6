category = 类别{ $category }
type = { $type }型
types = { $first }型和{ $second }型
division = { $division }项

routes-oral = 经口
routes-dermal = 经皮
routes-inhalation = 吸入

signalWords-Danger = 危险
signalWords-Warning = 警告
