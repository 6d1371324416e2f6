import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Règlement (CE) nº 1272/2008, annexe VI, tableau 3',
  nite: 'Classification SGH du gouvernement japonais (NITE)',
  reach: 'Dossier d’enregistrement REACH, déclarant principal (ECHA)',
  'reach-iv': 'Règlement (CE) nº 1907/2006, annexe IV, substances à risque minimal',
  cnl: 'Inventaire des classifications et des étiquetages de l’ECHA, classification la plus notifiée',
  supplier: 'Fiche de données de sécurité du fabricant selon le GB CLP, rubrique 3',
  icsc: 'Fiches internationales de sécurité chimique, OIT/OMS',
  'own-karmaus':
    'Évaluation propre selon le CLP, annexe I, tableau 3.1.1, de la plus faible DL50 orale (rat) de Karmaus et al. 2022',
  'own-aspiration':
    'Évaluation propre selon le CLP, annexe I, tableau 3.10.1 : un hydrocarbure de viscosité cinématique inférieure à 20,5 mm²/s à 40 °C',
  'own-epa-test': 'Évaluation propre selon le CLP, annexe I, tableau 3.1.1, de la DL50 orale (rat) d’EPA T.E.S.T.',
  adr: 'ADR 2025, partie 3, tableau A',
  'ioelv-91': 'Directive 91/322/CEE de la Commission',
  'ioelv-1': 'Directive 2000/39/CE de la Commission',
  'ioelv-2': 'Directive 2006/15/CE de la Commission',
  'ioelv-3': 'Directive 2009/161/UE de la Commission',
  'ioelv-4': 'Directive (UE) 2017/164 de la Commission',
  'ioelv-5': 'Directive (UE) 2019/1831 de la Commission',
  cmrd: 'Directive 2004/37/CE, annexe III, modifiée en dernier lieu par la directive (UE) 2024/869',
  cad: 'Directive 98/24/CE du Conseil, annexe I, modifiée en dernier lieu par la directive (UE) 2024/869',
  ontario:
    'Limites d’exposition en milieu de travail de l’Ontario, R.R.O. 1990, Règlement 833 et Règl. de l’Ont. 490/09',
  poland:
    'Concentrations maximales admissibles en Pologne, Dz.U. 2018 poz. 1286, annexe 1, remplacée par Dz.U. 2024 poz. 1017',
  korea: 'Valeurs limites d’exposition en Corée, avis n° 2020-48 du ministère de l’Emploi et du Travail, tableau 1',
  'japan-control':
    'Critères d’évaluation de l’environnement de travail du Japon (avis n° 79 de 1988 du ministère du Travail), concentrations de gestion',
  'japan-standards':
    'Valeurs de concentration du Japon selon l’article 577-2 de l’ordonnance sur la sécurité et la santé au travail, avis n° 177 de 2023 du MHLW',
  china: 'GBZ 2.1-2019, tableau 1, entrées sur lesquelles deux extraits concordent',
};
