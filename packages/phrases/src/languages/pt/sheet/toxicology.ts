import type { SheetPhrases } from '../../../language.ts';

/** Section 11. */
export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Toxicidade aguda',
    skin: 'Corrosão/irritação cutânea',
    eye: 'Lesões oculares graves/irritação ocular',
    sensitisation: 'Sensibilização respiratória ou cutânea',
    mutagenicity: 'Mutagenicidade em células germinativas',
    carcinogenicity: 'Carcinogenicidade',
    reproduction: 'Toxicidade reprodutiva',
    single: 'Toxicidade para órgãos-alvo específicos (STOT) - exposição única',
    repeated: 'Toxicidade para órgãos-alvo específicos (STOT) - exposição repetida',
    aspiration: 'Perigo de aspiração',
  },
  notMet: 'Com base nos dados disponíveis, os critérios de classificação não são preenchidos.',
  notJudged: (missing: string) => `Não é possível avaliar: falta informação (${missing}).`,
  notAdopted: 'Esta classe não faz parte das regras do país.',
  tested: (method: string) => `Resultado de um ensaio do produto (${method}).`,
  ateMix: (route: string, value: string, unit: string) => `ATEmix (${route}): ${value} ${unit}`,
  units: { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV (4 h)', vapour: 'mg/l (4 h)', 'dust-mist': 'mg/l (4 h)' },
  dataCaption: 'Toxicidade aguda dos componentes',
  columnName: 'Substância',
  columnRoute: 'Via de exposição',
  columnValue: 'Valor',
  columnSpecies: 'Espécie',
  columnSource: 'Fonte',
  noData: 'Não são conhecidos valores medidos.',
  endpoint: (kind: string, value: string, unit: string) => `${kind} ${value} ${unit}`,

  routesLead: 'Vias de exposição prováveis',
  routeInhalation: 'Inalação',
  routeSkin: 'Contacto com a pele',
  routeEyes: 'Contacto com os olhos',
  routeIngestion: 'Ingestão',
  delayed: 'Efeitos retardados',
  immediate: 'Efeitos imediatos',
  chronic: 'Efeitos crónicos',
  noneKnown: 'Não são conhecidos.',
  interactive: 'Não são conhecidos efeitos interativos.',
  interactiveNitrosamine: 'As aminas secundárias e os nitritos formam nitrosaminas entre si.',

  endocrine: '11.2.1 Propriedades desreguladoras do sistema endócrino',
  other: '11.2.2 Outras informações',
  endocrineNone:
    'Nenhum dos componentes presentes em teor igual ou superior a 0,1 % está classificado como desregulador endócrino para a saúde humana nas fontes indicadas na secção 16.',
  endocrineFound: (names: string) =>
    `Desreguladores endócrinos para a saúde humana em teor igual ou superior a 0,1 %: ${names}.`,
  defatting: 'O contacto prolongado ou repetido desengordura a pele e pode provocar dermatite.',
  noOther: 'Não existem outras informações.',

  listingsCaption: 'Componentes em teor igual ou superior a 0,1 %',
  columnNtp: 'NTP',
  columnIarc: 'IARC',
  columnOsha: 'OSHA',
  listingsNone:
    'Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta das listas de cancerígenos conhecidos mantidas por este serviço.',
  listingsLimit:
    'As listas mantidas por este serviço abrangem substâncias industriais comuns; verificar as restantes na fonte.',
  notListed: 'Não consta da lista',
};
