title = Hoja de datos de seguridad
legalBasis = conforme a la NOM-018-STPS-2015
laws-1 = NOM-018-STPS-2015, Sistema armonizado para la identificación y comunicación de peligros y riesgos por sustancias químicas peligrosas en los centros de trabajo (DOF, 9 de octubre de 2015).
laws-2 = NOM-010-STPS-2014, Agentes químicos contaminantes del ambiente laboral: valores límite de exposición.
laws-3 = NOM-005-STPS-1998, Manejo, transporte y almacenamiento de sustancias químicas peligrosas en los centros de trabajo.
laws-4 = NOM-052-SEMARNAT-2005, Identificación y clasificación de los residuos peligrosos.
furtherWasteLaws-1 = Ley General para la Prevención y Gestión Integral de los Residuos y su Reglamento; NOM-052-SEMARNAT-2005.
