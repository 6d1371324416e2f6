caption = Ingredientes
alternativeName = { $name }: denominação química alternativa conforme { $law }, aceita em { $date }, número { $number }.
claim = Isenção conforme o Hazardous Materials Information Review Act (HMIRA)
