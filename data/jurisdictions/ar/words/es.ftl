furtherLaws-1 = Resolución SRT 801/2015, Sistema Globalmente Armonizado de clasificación y etiquetado de productos químicos en el ámbito laboral.
furtherLaws-2 = Ley 19.587 de Higiene y Seguridad en el Trabajo y Decreto 351/1979.
furtherLaws-3 = Resolución MTESS 295/2003, anexo IV: concentraciones máximas permisibles.
furtherLaws-4 = Ley 24.449 y Decreto 779/1995, anexo S: transporte de mercancías peligrosas por carretera.
furtherWasteLaws-1 = Ley 24.051 de Residuos Peligrosos y Decreto 831/1993.
