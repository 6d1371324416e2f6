category = 区分{ $category }
type = タイプ{ $type }
types = タイプ{ $first }及びタイプ{ $second }
division = 等級{ $division }

routes-oral = 経口
routes-dermal = 経皮
routes-inhalation = 吸入

signalWords-Danger = 危険
signalWords-Warning = 警告
