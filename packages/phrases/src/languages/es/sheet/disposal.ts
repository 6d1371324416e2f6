import type { SheetPhrases } from '../../../language.ts';

export const disposal: SheetPhrases['disposal'] = {
  product: 'Producto',
  packaging: 'Envases contaminados',
  properties: 'Características de peligrosidad de los residuos (HP)',
  wasteCode: 'Código de residuo',
  characteristics: 'Características de residuo peligroso (RCRA)',

  hazardous: 'Entregar a un gestor autorizado de residuos como residuo peligroso. No eliminar con la basura doméstica.',
  ordinary: 'Eliminar de conformidad con la normativa local.',
  noSewer: 'No verter en desagües ni en cursos de agua.',
  keepApart: 'No mezclar con otros residuos; conservar, si es posible, en el recipiente original.',
  packagingClean: 'Vaciar completamente los envases y entregarlos para su valorización.',
  packagingDirty:
    'Los envases no vacíos se eliminan del mismo modo que el producto. No cortar, soldar ni quemar los recipientes vacíos.',
  packagingPlain: 'Los envases no vacíos se eliminan del mismo modo que el producto.',
  wasteCodeByUse:
    'El código de la Lista Europea de Residuos (2000/532/CE) depende del origen y del uso y lo asigna el poseedor del residuo.',
  packagingCode: '15 01 10* envases que contienen restos de sustancias peligrosas o están contaminados por ellas.',
  hazardousProperties: {
    'HP 1': 'HP 1 (explosivo).',
    'HP 2': 'HP 2 (comburente).',
    'HP 3': 'HP 3 (inflamable).',
    'HP 4': 'HP 4 (irritante; irritación cutánea y lesiones oculares).',
    'HP 5': 'HP 5 (toxicidad específica en determinados órganos, toxicidad por aspiración).',
    'HP 6': 'HP 6 (toxicidad aguda).',
    'HP 7': 'HP 7 (carcinógeno).',
    'HP 8': 'HP 8 (corrosivo).',
    'HP 10': 'HP 10 (tóxico para la reproducción).',
    'HP 11': 'HP 11 (mutágeno).',
    'HP 12': 'HP 12 (liberación de un gas de toxicidad aguda).',
    'HP 13': 'HP 13 (sensibilizante).',
    'HP 14': 'HP 14 (ecotóxico).',
  },
  handOver: 'Entregar a un gestor autorizado de residuos. No eliminar con la basura doméstica.',
  gasReturn: 'Devolver el recipiente con el gas restante al proveedor. No liberar donde el gas pueda acumularse.',
  gasCylinder:
    'Devolver los recipientes vacíos al proveedor con la válvula cerrada y algo de presión residual. No cortarlos, soldarlos ni quemarlos.',
  aerosolCan:
    'No perforar ni quemar los botes, incluso después de su uso. Entregar para su valorización solo si están completamente vacíos.',
  wasteCodeProposal: (code) => `Propuesta para el producto no utilizado: ${code}.`,
  noHazardousProperty: 'Ninguna: no se alcanzan los límites del anexo III de la Directiva 2008/98/CE.',
  noCharacteristic: 'Del punto de inflamación, el pH y la clasificación no se deriva ninguna.',
  lawEurope: 'Directiva 2008/98/CE sobre los residuos y Reglamento (UE) n.º 1357/2014 de la Comisión.',
  lawUs: 'Corresponde al productor determinar si el residuo es peligroso con arreglo al 40 CFR, parte 261.',
  lawOther: 'Observar la normativa nacional, regional y local sobre residuos.',
  d001: 'D001 (inflamable: punto de inflamación inferior a 60 °C, 140 °F).',
  d001Gas: 'D001 (gas comprimido inflamable).',
  d001Solid: 'D001 (inflamable: arde vigorosamente una vez encendido).',
  d001Oxidiser: 'D001 (comburente).',
  d002: 'D002 (corrosivo: pH igual o inferior a 2, o igual o superior a 12,5).',
  toxicityCharacteristic: (code, name) =>
    `${code} (toxicidad: contiene ${name}; decide el ensayo TCLP, 40 CFR 261.24).`,
  discardedProduct: (code, name) => `${code} (desechado sin usar: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code, name) => `${code} (como disolvente usado: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reactivo).',
};
