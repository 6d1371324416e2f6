legalBasis = conforme a ABNT NBR 14725:2023 (FDS)
laws-1 = ABNT NBR 14725:2023, Produtos químicos - Informações sobre segurança, saúde e meio ambiente - Aspectos gerais do Sistema Globalmente Harmonizado (GHS), classificação, FDS e rotulagem de produtos químicos.
laws-2 = Norma Regulamentadora NR-26 do Ministério do Trabalho e Emprego, Sinalização de segurança.
laws-3 = Norma Regulamentadora NR-15, Atividades e operações insalubres, anexos 11, 12 e 13: limites de tolerância.
laws-4 = Decreto nº 2.657, de 3 de julho de 1998 (Convenção nº 170 da OIT, relativa à segurança na utilização de produtos químicos no trabalho).
laws-5 = Lei nº 12.305, de 2 de agosto de 2010, Política Nacional de Resíduos Sólidos.
laws-6 = Resolução ANTT nº 5.998, de 3 de novembro de 2022, Transporte rodoviário de produtos perigosos.
lists-controlled = Produtos químicos controlados pela Polícia Federal (Lei nº 10.357/2001)
