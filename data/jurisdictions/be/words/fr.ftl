furtherLaws-1 = Code du bien-être au travail, livre VI : agents chimiques, cancérigènes, mutagènes et reprotoxiques ; valeurs limites à l’annexe VI.1-1.
