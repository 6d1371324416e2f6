import type { SheetPhrases } from '../../../language.ts';

/** Section 15. */
export const regulation: SheetPhrases['regulation'] = {
  lead: 'Legislação aplicável',
  reach: 'Regulamento (CE) n.º 1907/2006 (REACH).',
  clp: 'Regulamento (CE) n.º 1272/2008 (CLP).',
  gbReach: 'UK REACH (Regulamento (CE) n.º 1907/2006 tal como aplicável na Grã-Bretanha).',
  gbClp: 'GB CLP (Regulamento (CE) n.º 1272/2008 tal como aplicável na Grã-Bretanha).',
  coshh: 'Control of Substances Hazardous to Health Regulations 2002 (COSHH).',
  chemicalAgents: 'Diretiva 98/24/CE relativa aos agentes químicos no trabalho.',
  carcinogens:
    'Diretiva 2004/37/CE relativa aos agentes cancerígenos, mutagénicos ou substâncias tóxicas para a reprodução durante o trabalho.',
  young: 'Diretiva 94/33/CE: os jovens não podem trabalhar com o produto, salvo as exceções nela previstas.',
  pregnant:
    'Diretiva 92/85/CEE: o empregador avalia o risco para as trabalhadoras grávidas e lactantes e evita qualquer exposição perigosa para elas ou para a criança.',
  seveso: 'Seveso III (Diretiva 2012/18/UE), anexo I',
  comah: 'COMAH Regulations 2015, Schedule 1',
  tiers: (category: string, lower: string, upper: string) =>
    `${category} (nível inferior ${lower} t, nível superior ${upper} t).`,
  sevesoNone: 'Não se aplica nenhuma categoria de perigo.',
  annexXvii: 'Restrições do REACH, anexo XVII, entrada',
  cmrNotForPublic:
    '28 a 30: não fornecer ao público em geral, com as exceções da coluna 2. A embalagem indica de forma visível, legível e indelével que o produto é reservado a utilizadores profissionais.',
  packagingSentences: 'Menção na embalagem (REACH, anexo XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: a embalagem ostenta a menção «${text}»`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): restringido em misturas a partir de ${percent} %; a coluna 2 indica as utilizações, os utilizadores e as exceções.`,
  phthalatesInToys:
    '51: a partir de 0,1 % do material plastificado, não em brinquedos e artigos de puericultura nem, salvo exceções, noutros artigos.',
  phthalatesInMouth:
    '52: a partir de 0,1 % do material plastificado, não em brinquedos e artigos de puericultura que as crianças possam pôr na boca.',
  decorativeAerosol: '40: não em aerossóis de divertimento ou decoração fornecidos ao público em geral.',
  cementChromium:
    '47: após adição de água, o cimento e as misturas que o contêm não podem conter mais de 2 mg/kg de crómio(VI) solúvel, em relação ao peso seco do cimento. Quando tal é conseguido com um agente redutor, a embalagem indica a data de embalagem, as condições de armazenagem e o período de eficácia do agente. Excetuam-se os processos fechados e totalmente automatizados sem contacto com a pele.',
  tolueneForPublic: '48: não em adesivos ou tintas em spray fornecidos ao público em geral.',
  diisocyanateTraining:
    '74: utilização industrial ou profissional apenas após formação; a embalagem indica-o, separadamente das restantes informações do rótulo.',
  workerDnel: ({
    entry,
    name,
    inhalation,
    dermal,
  }: {
    entry: string;
    name: string;
    inhalation: string;
    dermal: string;
  }) =>
    `${entry} (${name}): colocação no mercado apenas se a presente ficha indicar os DNEL para trabalhadores de ${inhalation} mg/m³ (inalação) e ${dermal} mg/kg de peso corporal por dia (via cutânea).`,
  svhc: 'Substâncias que suscitam elevada preocupação em teor igual ou superior a 0,1 % (lista de substâncias candidatas do REACH)',
  svhcNone: ({ date }) =>
    `Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas (edição: ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'cancerígena [artigo 57.º, alínea a)]',
    mutagenic: 'mutagénica [artigo 57.º, alínea b)]',
    reprotoxic: 'tóxica para a reprodução [artigo 57.º, alínea c)]',
    pbt: 'PBT [artigo 57.º, alínea d)]',
    vpvb: 'mPmB [artigo 57.º, alínea e)]',
    endocrineHealth: 'propriedades desreguladoras do sistema endócrino, saúde humana [artigo 57.º, alínea f)]',
    endocrineEnvironment: 'propriedades desreguladoras do sistema endócrino, ambiente [artigo 57.º, alínea f)]',
    airways: 'propriedades de sensibilização respiratória [artigo 57.º, alínea f)]',
    organs: 'toxicidade para órgãos-alvo específicos após exposição repetida [artigo 57.º, alínea f)]',
    health: 'nível de preocupação equivalente, saúde humana [artigo 57.º, alínea f)]',
    environment: 'nível de preocupação equivalente, ambiente [artigo 57.º, alínea f)]',
  },
  annexXiv: 'Autorização (REACH, anexo XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: entrada ${entry}, data de expiração ${sunset}. A partir desse dia, a utilização requer uma autorização ou uma isenção do anexo.`,
  explosivesPrecursors: 'Precursores de explosivos (Regulamento (UE) 2019/1148)',
  restrictedPrecursor: (name: string) =>
    `${name}: anexo I, objeto de restrições; não disponibilizar a particulares. As transações suspeitas, os desaparecimentos e os furtos são comunicados.`,
  reportablePrecursor: (name: string) =>
    `${name}: anexo II, regulamentado; as transações suspeitas, os desaparecimentos e os furtos são comunicados.`,
  drugPrecursors: 'Precursores de drogas (Regulamento (CE) n.º 273/2004)',
  drugCategory: (name: string, category: string) => `${name}: categoria ${category}.`,
  entryFor: (entry: string, name: string) => `${entry} (${name}).`,
  item: (text: string) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: o produto é perigoso.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: o produto não está classificado como perigoso.',
  sara312: 'EPCRA (SARA Title III), secções 311 e 312, categorias de perigo',
  sara312None: 'Nenhuma.',
  sara313: 'EPCRA (SARA Title III), secção 313',
  cercla: 'Quantidades de comunicação obrigatória CERCLA (40 CFR 302.4)',
  proposition65: 'California Proposition 65',
  proposition65Warning: 'Advertência quando a Proposition 65 a exija (27 CCR 25603)',
  tsca: 'Inventário TSCA',
  pounds: (name: string, amount: string) => `${name}: ${amount} lb.`,
  whmis:
    'O produto foi classificado de acordo com os critérios de perigo das Hazardous Products Regulations (HPR) e esta ficha de dados de segurança contém todas as informações exigidas pelas HPR.',
  allInventoried: (edition: string) => `Todos os componentes constam da lista (edição de ${edition}).`,
  inventoried: (names: string, edition: string) => `Constam da lista (edição de ${edition}): ${names}.`,
  domesticList: 'Domestic Substances List (DSL)',
  whs: 'Regulamento-modelo australiano «model Work Health and Safety Regulations».',
  poisons: 'Norma australiana para a classificação uniforme de medicamentos e venenos (SUSMP)',
  industrialChemicals: 'Australian Inventory of Industrial Chemicals (AIIC)',
  national: 'Respeitar as regras nacionais do país de utilização.',
  nationalLaw: (law: string) => `Classificação e rotulagem: ${law}.`,
  classifiedBy: (legalBasis: string, law: string) => `${legalBasis}; classificado nos termos de ${law}`,
  nationalDraft: (law: string) =>
    `Não estão em vigor regras nacionais de classificação; propostas e aqui seguidas: ${law}.`,
  noAssessment: 'Não foi realizada uma avaliação da segurança química da mistura.',
  noAssessmentSubstance: 'O fornecedor desta ficha não realizou uma avaliação da segurança química.',
};
