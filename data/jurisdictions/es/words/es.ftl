furtherLaws-1 = Real Decreto 374/2001: riesgos relacionados con los agentes químicos durante el trabajo.
furtherLaws-2 = Real Decreto 656/2017: almacenamiento de productos químicos (APQ).
furtherWasteLaws-1 = Ley 7/2022, de 8 de abril, de residuos y suelos contaminados para una economía circular.
