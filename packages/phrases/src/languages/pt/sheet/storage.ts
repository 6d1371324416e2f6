import type { SheetPhrases } from '../../../language.ts';

/** Section 7. */
export const storage: SheetPhrases['storage'] = {
  handling: 'Manuseamento',
  hygiene: 'Higiene',
  fireProtection: 'Proteção contra incêndio e explosão',
  conditions: 'Condições de armazenagem',
  together: 'Armazenagem conjunta com outros materiais',
  temperature: 'Temperatura de armazenagem',
  packaging: 'Materiais de embalagem',

  ventilation: 'Assegurar uma boa ventilação, com aspiração no local de utilização.',
  ventilationGeneral: 'Assegurar uma boa ventilação.',
  closed: 'Manter os recipientes bem fechados quando não estiverem em uso; abrir e manusear com cuidado.',
  closedVented:
    'Manter os recipientes fechados quando não estiverem em uso, apenas com tampas com respiro; nunca os fechar de forma estanque ao gás. Abrir e manusear com cuidado.',
  noAerosol: 'Evitar a formação de névoas e vapores.',
  noDust: 'Evitar levantar poeiras; aspirá-las no local onde se formam.',
  noContact: 'Evitar o contacto com a pele e os olhos.',
  noContactCorrosive: 'Não pode entrar em contacto com os olhos, a pele ou a roupa.',
  dilute: 'Ao diluir ou dissolver, adicionar o produto à água, nunca o contrário.',
  noExposureCmr:
    'Obter e ler todas as instruções antes da utilização. Reduzir a exposição ao nível mais baixo tecnicamente possível.',
  sensitised: 'As pessoas com alergia conhecida a um componente não devem trabalhar com o produto.',
  acidsApart: 'Nunca misturar com ácidos: forma-se gás tóxico.',
  noRelease: 'Evitar a libertação do produto para o ambiente.',
  gasCylinder: 'Fixar as garrafas para evitar quedas; utilizar reguladores de pressão próprios para o gás.',
  aerosolCan:
    'Não furar nem queimar, mesmo após utilização. Não pulverizar sobre chama aberta ou outra fonte de ignição.',

  noIgnition: 'Manter afastado do calor, faísca, chama aberta e superfícies quentes. Não fumar.',
  earthing:
    'Ligar à terra e equipotencialmente os recipientes e o equipamento; tomar medidas contra cargas eletrostáticas.',
  explosionProof: 'Utilizar equipamento à prova de explosão e ferramentas antichispa.',
  heated: 'Tomar medidas contra a ignição quando se trabalha à temperatura do ponto de inflamação ou acima desta.',
  noCombustibles: 'Manter afastado de matérias combustíveis; não deixar o produto secar na roupa.',
  noCombustiblesGas:
    'Manter afastado de matérias combustíveis; manter válvulas e ligações isentas de óleo e massa lubrificante.',
  dustFire: 'Manter afastado de fontes de ignição quando se levantam poeiras.',
  noFire: 'Não são necessárias medidas especiais.',

  noEating: 'Não comer, beber ou fumar durante o trabalho.',
  washHands: 'Lavar as mãos antes das pausas e depois do trabalho.',
  clothing: 'Retirar a roupa contaminada antes de entrar em locais onde se come; lavá-la antes de a voltar a usar.',

  original: 'Conservar na embalagem original, bem fechada e na vertical, em local fresco, seco e bem ventilado.',
  originalDry: 'Conservar na embalagem original, em local seco.',
  originalVented:
    'Conservar na embalagem original, fechada com a sua tampa com respiro e na vertical, em local fresco, seco e bem ventilado. Utilizar apenas tampas com respiro; não fechar de forma estanque ao gás: o gás que se forma tem de poder sair.',
  bulkVented: 'Os grandes recipientes para granel (GRG/IBC) têm de ter um dispositivo que deixe sair o gás.',
  cylinders:
    'Armazenar as garrafas na vertical, fixadas para evitar quedas, abaixo de 50 °C (122 °F) e com a válvula protegida.',
  lockedUp: 'Armazenar em local fechado à chave, acessível apenas a pessoas com formação.',
  sunlight: 'Manter ao abrigo do calor e da luz solar direta.',
  flammableStore:
    'Armazenar em locais ou armários para líquidos inflamáveis, com pavimento condutor e que retenha derrames.',
  retention: 'Armazenar sobre uma bacia de retenção.',
  notMetal: 'Armazenar em recipientes de material resistente à corrosão, não em metal sem revestimento.',
  moisture: 'Manter ao abrigo da humidade.',
  moistureIsocyanate:
    'Proteger da humidade. Não voltar a fechar recipientes em que tenha entrado água: o dióxido de carbono gera pressão.',
  below50: 'Não expor a temperaturas superiores a 50 °C (122 °F).',
  between: (low: string, high: string) => `Armazenar entre ${low} e ${high}.`,
  notAbove: (celsius: string) => `Armazenar a uma temperatura não superior a ${celsius}.`,
  notBelow: (celsius: string) => `Não armazenar abaixo de ${celsius}.`,
  cool: 'Conservar em local fresco, longe de qualquer fonte de calor.',
  roomTemperature: 'Armazenar à temperatura ambiente.',
  apartFrom: (materials: string) => `Armazenar separadamente de ${materials}.`,
  apartFromFood: 'Manter afastado de alimentos, bebidas e alimentos para animais.',
  packagingAqueous: 'Polietileno, polipropileno.',
  packagingCorrosive: 'Polietileno, polipropileno ou aço revestido.',
  packagingSolvent: 'Aço, folha de flandres, vidro.',
  packagingSolid: 'Polietileno, papel revestido ou cartão.',
  packagingInert: 'Aço ou folha de flandres, hermético e seco.',

  useAs: (uses: string) => `Utilizar apenas como descrito na secção 1: ${uses}.`,
};
