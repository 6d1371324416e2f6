import type { WordsByLanguage } from './form-words.ts';

/** Mexico. */
export const mx: WordsByLanguage = {
  en: {
    legalBasis: 'according to NOM-018-STPS-2015',
    laws: [
      'NOM-018-STPS-2015, hazards and risks of hazardous chemicals in workplaces (DOF, 9 October 2015).',
      'NOM-010-STPS-2014, chemical agents in the working environment: exposure limits.',
      'NOM-005-STPS-1998, handling, transport and storage of hazardous chemicals in workplaces.',
      'NOM-052-SEMARNAT-2005, identification and classification of hazardous waste.',
    ],
    lists: [],
  },
  es: {
    title: 'Hoja de datos de seguridad',
    legalBasis: 'conforme a la NOM-018-STPS-2015',
    laws: [
      'NOM-018-STPS-2015, Sistema armonizado para la identificación y comunicación de peligros y riesgos por sustancias químicas peligrosas en los centros de trabajo (DOF, 9 de octubre de 2015).',
      'NOM-010-STPS-2014, Agentes químicos contaminantes del ambiente laboral: valores límite de exposición.',
      'NOM-005-STPS-1998, Manejo, transporte y almacenamiento de sustancias químicas peligrosas en los centros de trabajo.',
      'NOM-052-SEMARNAT-2005, Identificación y clasificación de los residuos peligrosos.',
    ],
    lists: [],
  },
};
