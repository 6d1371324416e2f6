gasInAir = { $name }: como gás, dispersa-se no ar; não se espera adsorção no solo.
classPrevails = { $name }: a classificação { $classes } prevalece sobre os valores menos graves da tabela; ela pode se basear em organismos mais sensíveis.
