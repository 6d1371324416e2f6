import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Reglamento (CE) n.º 1272/2008, anexo VI, cuadro 3',
  nite: 'Clasificación SGA del Gobierno japonés (NITE)',
  reach: 'Expediente de registro REACH, solicitante de registro principal (ECHA)',
  'reach-iv': 'Reglamento (CE) n.º 1907/2006, anexo IV, sustancias de riesgo mínimo',
  cnl: 'Catálogo de clasificación y etiquetado de la ECHA, clasificación más notificada',
  supplier: 'Ficha de datos de seguridad del fabricante según GB CLP, sección 3',
  icsc: 'Fichas Internacionales de Seguridad Química, OIT/OMS',
  'own-karmaus':
    'Evaluación propia según CLP, anexo I, cuadro 3.1.1, de la DL50 oral (rata) más baja de Karmaus et al. 2022',
  'own-aspiration':
    'Evaluación propia según CLP, anexo I, cuadro 3.10.1: un hidrocarburo de viscosidad cinemática inferior a 20,5 mm²/s a 40 °C',
  'own-epa-test': 'Evaluación propia según CLP, anexo I, cuadro 3.1.1, de la DL50 oral (rata) de EPA T.E.S.T.',
  adr: 'ADR 2025, parte 3, tabla A',
  'ioelv-91': 'Directiva 91/322/CEE de la Comisión',
  'ioelv-1': 'Directiva 2000/39/CE de la Comisión',
  'ioelv-2': 'Directiva 2006/15/CE de la Comisión',
  'ioelv-3': 'Directiva 2009/161/UE de la Comisión',
  'ioelv-4': 'Directiva (UE) 2017/164 de la Comisión',
  'ioelv-5': 'Directiva (UE) 2019/1831 de la Comisión',
  cmrd: 'Directiva 2004/37/CE, anexo III, modificada en último lugar por la Directiva (UE) 2024/869',
  cad: 'Directiva 98/24/CE del Consejo, anexo I, modificada en último lugar por la Directiva (UE) 2024/869',
  ontario: 'Límites de exposición profesional de Ontario, R.R.O. 1990, Reglamento 833 y O. Reg. 490/09',
  poland:
    'Concentraciones máximas admisibles en Polonia, Dz.U. 2018 poz. 1286, anexo 1, sustituido por Dz.U. 2024 poz. 1017',
  korea: 'Valores límite de exposición en Corea, aviso n.º 2020-48 del Ministerio de Empleo y Trabajo, cuadro 1',
  'japan-control':
    'Criterios de evaluación del ambiente de trabajo de Japón (aviso n.º 79 de 1988 del Ministerio de Trabajo), concentraciones de control',
  'japan-standards':
    'Valores de concentración de Japón según el artículo 577-2 de la Ordenanza de seguridad y salud en el trabajo, aviso n.º 177 de 2023 del MHLW',
  china: 'GBZ 2.1-2019, cuadro 1, entradas en las que coinciden dos extractos',
};
