import type { SheetPhrases } from '../../../language.ts';

/** Section 14. */
export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (rodoviário, ferroviário)',
    adg: 'ADG (rodoviário, ferroviário)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (rodoviário, ferroviário)',
    un: 'Regulamentos-tipo da ONU',
    imdg: 'IMDG (marítimo)',
    iata: 'ICAO-TI/IATA-DGR (aéreo)',
  },
  notRegulated: 'Não regulamentado como mercadoria perigosa.',
  notRegulatedBy: (paragraph: string) => `Não regulamentado como mercadoria perigosa (${paragraph}).`,
  noClass: 'Os critérios das classes 1 a 9 não são preenchidos.',
  unPrefix: (number: string) => `UN ${number}`,
  noPackingGroup: 'Não é atribuído nenhum.',
  labels: 'Etiquetas de perigo',
  subsidiary: (class_: string, subsidiary: string) => `${class_} (${subsidiary})`,
  environment: 'Perigoso para o ambiente',
  marinePollutant: 'Poluente marinho',
  tunnel: 'Código de restrição em túneis',
  limitedQuantity: 'Quantidade limitada',
  exceptedQuantity: 'Quantidade excetuada',
  notPermitted: (code: string) => `${code} (não permitida)`,
  classificationCode: 'Código de classificação',
  transportCategory: 'Categoria de transporte',
  hazardNumber: 'Número de identificação de perigo',
  hazchem: 'Código de ação de emergência Hazchem',
  ems: 'EmS',
  exemptions: 'Isenção por quantidade',
  freeSmall: (mode: string, paragraph: string) =>
    `${mode}: em embalagens simples ou interiores até 5 L ou 5 kg que cumpram as disposições gerais de embalagem, não está sujeito às restantes disposições (${paragraph}).`,
  freeByLand: (mode: string, paragraph: string) =>
    `${mode}: em embalagens até 500 kg ou 500 L e em GRG, não está sujeito ao código (${paragraph}).`,
  prohibition: 'Proibição de transporte',
  prohibitedIn: (mode: string, paragraph: string) => `${mode}: o transporte é proibido (${paragraph}).`,
  prohibited: 'O transporte é proibido.',
  prohibitedBy: (paragraph: string) => `O transporte é proibido (${paragraph}).`,
  general: 'Geral',
  precautions: 'Ver secções 6 a 8. Fixar os volumes para evitar quedas e tombos; o pessoal deve ter formação.',
  noPrecautions: 'Não são necessárias precauções especiais além das secções 6 a 8.',
  bulk: (code: string) =>
    `Não se destina a transporte a granel. Antes de tal transporte, consultar a entrada correspondente (Código ${code}); este serviço não a contém.`,
  poisonSchedule: 'Lista de venenos (Poison Schedule)',
  incomplete: (missing: string) => `Não pode ser indicado enquanto não for conhecido: ${missing}.`,
  userConfirmed: 'Conforme confirmado pelo fornecedor.',
};
