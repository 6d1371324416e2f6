identifiedUses = Usos identificados
useDescriptors = Descritores de uso (REACH)
usesAdvisedAgainst = Usos não recomendados
email = E-mail da pessoa responsável
website = Site
centreFromAbroad = { $number } (24 h; do exterior { $abroad })
