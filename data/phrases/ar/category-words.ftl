category = الفئة { $category }
type = النوع { $type }
types = النوعان { $first } و { $second }
division = الشعبة { $division }

routes-oral = عن طريق الفم
routes-dermal = عن طريق الجلد
routes-inhalation = عن طريق الاستنشاق

signalWords-Danger = خطر
signalWords-Warning = تحذير
