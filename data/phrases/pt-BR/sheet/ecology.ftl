gasInAir = { $name }: como gás, dispersa-se no ar; não se espera adsorção no solo.
