caption = Ingredientes
alternativeName = { $name }: denominação química alternativa conforme { $law }, aceita em { $date }, número { $number }.
claim = Isenção conforme o Hazardous Materials Information Review Act (HMIRA)
ateEitherForm = As duas estimativas contam: não se sabe se é inalado como vapor ou como névoa
remainder = Os componentes não listados não são classificados ou estão presentes abaixo da concentração a partir da qual devem ser informados.
