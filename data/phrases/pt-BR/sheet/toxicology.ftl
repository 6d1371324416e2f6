classes-skin = Corrosão/irritação à pele
classes-sensitisation = Sensibilização respiratória ou à pele
classes-reproduction = Toxicidade à reprodução
classes-aspiration = Perigo por aspiração
notMet = Com base nos dados disponíveis, os critérios de classificação não são atendidos.
routesLead = Vias prováveis de exposição
delayed = Efeitos tardios
