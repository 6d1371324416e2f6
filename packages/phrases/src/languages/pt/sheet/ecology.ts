import type { SheetPhrases } from '../../../language.ts';

/** Section 12. */
export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'As regras do país não classificam os perigos para o ambiente aquático.',
  dataCaption: 'Toxicidade aquática dos componentes',
  columnName: 'Substância',
  columnGroup: 'Organismo',
  columnValue: 'Valor',
  columnDuration: 'Duração',
  columnSource: 'Fonte',
  groups: { fish: 'Peixes', crustacea: 'Crustáceos', algae: 'Algas', other: 'Outros' },
  organism: (group: string, species: string) => `${group} (${species})`,
  value: (endpoint: string, value: string) => `${endpoint} ${value} mg/l`,
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} d`,
  mFactors: (name: string, factors: string) => `${name}: ${factors}.`,
  noValues: (names: string) => `Não são conhecidos valores para: ${names}.`,

  readily: (name: string) => `${name}: facilmente biodegradável.`,
  notReadily: (name: string) => `${name}: não facilmente biodegradável.`,
  inorganic: (name: string) => `${name}: a biodegradação não se aplica a substâncias inorgânicas.`,
  kowInorganic: (name: string) => `${name}: o log Kow não se aplica a substâncias inorgânicas.`,
  logKow: (name: string, value: string) => `${name}: log Kow ${value}`,
  bcf: (name: string, value: string) => `BCF ${value}`,
  lowPotential: 'baixo potencial de bioacumulação',
  highPotential: 'potencial de bioacumulação',
  bioaccumulates: (data: readonly string[]) => `${data.join(', ')}.`,
  soluble: (name: string, value: string) => `${name}: solubilidade em água ${value} mg/l.`,
  solubleInGrams: (name: string, value: string) => `${name}: solubilidade em água ${value} g/l.`,
  miscible: (name: string) => `${name}: miscível com água, pode ser móvel no solo.`,
  gasInAir: (name: string) => `${name}: como gás dispersa-se no ar; não se prevê adsorção no solo.`,

  pbtFound: (names: string) =>
    `Contém substâncias com propriedades PBT ou mPmB em teor igual ou superior a 0,1 %: ${names}.`,
  pbtInorganic: 'Os critérios PBT e mPmB do anexo XIII do REACH não se aplicam a substâncias inorgânicas.',
  pbtNone: ({ date }) =>
    `Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: ${date}) devido a propriedades PBT ou mPmB.`,
  endocrineFound: (names: string) =>
    `Desreguladores endócrinos para o ambiente em teor igual ou superior a 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: ${date}) devido a propriedades desreguladoras do sistema endócrino com efeitos no ambiente.`,
  mobileFound: (names: string) =>
    `Contém substâncias com propriedades PMT ou mPmM em teor igual ou superior a 0,1 %: ${names}.`,
  ozoneFound: (names: string) => `Perigoso para a camada de ozono: ${names}.`,
  ozoneNone: 'Nenhum dos componentes está classificado como perigoso para a camada de ozono.',
  phShift: 'Grandes quantidades alteram o pH das águas e prejudicam os organismos aquáticos.',
};
