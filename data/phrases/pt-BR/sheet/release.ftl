nonEmergency = Para o pessoal que não faz parte dos serviços de emergência
responders = Para o pessoal do serviço de emergência
combustibles = Manter os materiais combustíveis afastados do derramamento.
disposeAs = Descartar o material recolhido conforme a seção 13.
reference = Telefone de emergência: seção 1. Equipamento de proteção: seção 8. Destinação final: seção 13.
oxygenClothing = A roupa absorve oxigênio e passa a queimar violentamente: arejá-la ao ar livre antes de se aproximar de uma fonte de ignição.
