import type { SheetPhrases } from '../../../language.ts';

/** Section 13. */
export const disposal: SheetPhrases['disposal'] = {
  product: 'Produto',
  packaging: 'Embalagens contaminadas',
  properties: 'Características de perigosidade como resíduo (HP)',
  wasteCode: 'Código de resíduo',
  characteristics: 'Características de resíduo perigoso (RCRA)',

  hazardous:
    'Entregar como resíduo perigoso a uma empresa autorizada de tratamento de resíduos. Não eliminar com o lixo doméstico.',
  ordinary: 'Eliminar de acordo com as regras locais.',
  noSewer: 'Não despejar nos esgotos nem nas águas.',
  keepApart: 'Não misturar com outros resíduos; deixar na embalagem original sempre que possível.',
  packagingClean: 'Esvaziar completamente as embalagens e entregá-las para valorização.',
  packagingDirty:
    'As embalagens não vazias são eliminadas como o produto. Não cortar, soldar ou queimar recipientes vazios.',
  packagingPlain: 'As embalagens não vazias são eliminadas como o produto.',
  wasteCodeByUse:
    'O código da Lista Europeia de Resíduos (2000/532/CE) depende da origem e da utilização e é atribuído pelo detentor do resíduo.',
  packagingCode: '15 01 10* embalagens contendo ou contaminadas por resíduos de substâncias perigosas.',
  hazardousProperties: {
    'HP 1': 'HP 1 (explosivo).',
    'HP 2': 'HP 2 (comburente).',
    'HP 3': 'HP 3 (inflamável).',
    'HP 4': 'HP 4 (irritante).',
    'HP 5': 'HP 5 (tóxico para órgãos-alvo específicos, tóxico por aspiração).',
    'HP 6': 'HP 6 (toxicidade aguda).',
    'HP 7': 'HP 7 (cancerígeno).',
    'HP 8': 'HP 8 (corrosivo).',
    'HP 10': 'HP 10 (tóxico para a reprodução).',
    'HP 11': 'HP 11 (mutagénico).',
    'HP 12': 'HP 12 (libertação de um gás com toxicidade aguda).',
    'HP 13': 'HP 13 (sensibilizante).',
    'HP 14': 'HP 14 (ecotóxico).',
  },
  handOver: 'Entregar a uma empresa autorizada de tratamento de resíduos. Não eliminar com o lixo doméstico.',
  gasReturn: 'Devolver o recipiente com o gás restante ao fornecedor. Não libertar onde o gás se possa acumular.',
  gasCylinder:
    'Devolver os recipientes vazios ao fornecedor com a válvula fechada e alguma pressão residual. Não os cortar, soldar nem queimar.',
  aerosolCan:
    'Não furar nem queimar as latas, mesmo após utilização. Entregar para valorização apenas quando completamente vazias.',
  wasteCodeProposal: (code: string) => `Proposta para o produto não utilizado: ${code}.`,
  noHazardousProperty: 'Nenhuma: os limites do anexo III da Diretiva 2008/98/CE não são atingidos.',
  noCharacteristic: 'Do ponto de inflamação, do pH e da classe não decorre nenhuma.',
  lawEurope: 'Diretiva 2008/98/CE relativa aos resíduos e Regulamento (UE) n.º 1357/2014 da Comissão.',
  lawUs: 'O produtor do resíduo determina se este é perigoso nos termos de 40 CFR, parte 261.',
  lawOther: 'Respeitar as regras nacionais, regionais e locais em matéria de resíduos.',
  d001: 'D001 (inflamável: ponto de inflamação inferior a 60 °C, 140 °F).',
  d001Gas: 'D001 (gás comprimido inflamável).',
  d001Solid: 'D001 (inflamável: arde vigorosamente depois de inflamado).',
  d001Oxidiser: 'D001 (comburente).',
  d002: 'D002 (corrosivo: pH igual ou inferior a 2, ou igual ou superior a 12,5).',
  toxicityCharacteristic: (code: string, name: string) =>
    `${code} (toxicidade: contém ${name}; decide o ensaio TCLP, 40 CFR 261.24).`,
  discardedProduct: (code: string, name: string) => `${code} (descartado sem uso: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code: string, name: string) => `${code} (como solvente usado: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reativo).',
};
