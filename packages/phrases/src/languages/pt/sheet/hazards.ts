import type { SheetPhrases } from '../../../language.ts';

/** Section 2. */
export const hazards: SheetPhrases['hazards'] = {
  tableCaption: 'Classificação',
  columnClass: 'Classe e categoria de perigo',
  columnCode: 'Código',
  columnStatement: 'Advertência de perigo',
  notClassified: (law: string) => `O produto não está classificado como perigoso nos termos de: ${law}.`,
  notClassifiedSoFar: (law: string) =>
    `Na medida em que foi possível avaliar, o produto não está classificado como perigoso nos termos de: ${law}.`,
  notJudged: (classes: string, missing: string) => `Não avaliado por falta de informação (${missing}): ${classes}.`,
  knownClass: (hazardClass, evidence) => `${hazardClass}: classe conhecida (${evidence}).`,
  testedClass: (hazardClass: string, evidence: string) =>
    `${hazardClass}: com base num ensaio do produto (${evidence}).`,
  pictograms: 'Pictogramas de perigo',
  noPictograms: 'Da classificação não decorre nenhum pictograma de perigo.',
  signalWord: 'Palavra-sinal',
  noSignalWord: 'Da classificação não decorre nenhuma palavra-sinal.',
  hazardStatements: 'Advertências de perigo',
  noHazardStatements: 'Da classificação não decorre nenhuma advertência de perigo.',
  supplemental: 'Informação suplementar',
  precautionaryStatements: 'Recomendações de prudência',
  noPrecautionaryStatements: 'Da classificação não decorre nenhuma recomendação de prudência.',
  namedIngredients: 'Contém',
  general: 'Geral',
  prevention: 'Prevenção',
  response: 'Resposta',
  storage: 'Armazenamento',
  disposal: 'Eliminação',
  vapourAir:
    'Os vapores são mais pesados do que o ar, espalham-se ao nível do solo e podem formar misturas explosivas com o ar.',
  heatedVapour:
    'Quando aquecido acima do ponto de inflamação, o produto liberta vapores que formam misturas explosivas com o ar.',
  staticCharge: 'A eletricidade estática pode inflamar os vapores.',
  dustExplosion: 'As poeiras finas em suspensão no ar podem explodir na presença de uma fonte de ignição.',
  containerBurst: 'Os recipientes podem rebentar quando aquecidos.',
  coldBurns: 'O contacto com gás liquefeito libertado provoca queimaduras pelo frio.',
  asphyxiant: 'Concentrações elevadas do gás deslocam o oxigénio e podem causar asfixia.',
  defatting: 'O contacto repetido pode secar e gretar a pele.',
  acidContact: 'Em contacto com ácidos liberta gases tóxicos.',
  oxygenPressure:
    'Decompõe-se com o calor ou por contaminação e liberta oxigénio, que alimenta incêndios e pode rebentar recipientes herméticos.',
  simpleAsphyxiant: 'Asfixiante simples',
  combustibleDust: 'Poeira combustível',
  physicalUnclassified: 'Perigos físicos não classificados de outra forma, categoria 1',
  healthUnclassified: 'Perigos para a saúde não classificados de outra forma, categoria 1',
  noOtherHazards: 'Não são conhecidos outros perigos.',
  pbtFound: (names: string) => `Substâncias PBT ou mPmB em teor igual ou superior a 0,1 %: ${names}.`,
  pbtNone: ({ date }) =>
    `Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: ${date}) devido a propriedades PBT ou mPmB.`,
  endocrineFound: (names: string) => `Desreguladores endócrinos em teor igual ou superior a 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: ${date}) devido a propriedades desreguladoras do sistema endócrino.`,
  reactionNone: 'Não são conhecidos perigos resultantes de uma reação química em condições normais de utilização.',
  reactionFumes:
    'A soldadura, a brasagem, o corte ou o aquecimento libertam fumos e gases nocivos para os pulmões e os nervos: óxidos metálicos e fluoretos do produto, do metal de base e do seu revestimento; com arco, também ozono e óxidos de azoto. A radiação e o calor queimam os olhos e a pele.',
  reactionOpen: 'Da classificação não decorre nenhum perigo resultante de uma reação química.',
  reactionWater: 'Em contacto com a água liberta gases perigosos.',
  hnocNone: 'Não são conhecidos perigos não classificados de outra forma.',
  unknownAcute: (percent: string, route: string) =>
    `${percent} % da mistura é constituída por um ou mais componentes de toxicidade aguda desconhecida (${route}).`,
  unknownAcuteNone: 'Nenhum componente presente em teor igual ou superior a 1 % tem toxicidade aguda desconhecida.',
  unknownAquatic: (percent: string) =>
    `Contém ${percent} % de componentes cujos perigos para o ambiente aquático são desconhecidos.`,
  allRoutes: 'todas as vias de exposição',
  routes: {
    oral: 'via oral',
    dermal: 'via cutânea',
    gas: 'inalação, gás',
    vapour: 'inalação, vapor',
    'dust-mist': 'inalação, poeiras e névoas',
  },
};
