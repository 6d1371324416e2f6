furtherLaws-1 = Decreto 1496 de 2018, Sistema Globalmente Armonizado de clasificación y etiquetado de productos químicos.
furtherLaws-2 = Resolución 773 de 2021 del Ministerio del Trabajo, aplicación del Sistema Globalmente Armonizado en los lugares de trabajo.
furtherLaws-3 = Decreto 1609 de 2002 (Decreto 1079 de 2015), transporte de mercancías peligrosas por carretera.
furtherWasteLaws-1 = Decreto 4741 de 2005 (Decreto 1076 de 2015), residuos o desechos peligrosos.
