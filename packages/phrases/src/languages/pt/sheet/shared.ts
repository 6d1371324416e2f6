import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

/** Words that every section uses. */
export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Não disponível',
  notApplicable: 'Não aplicável',
  notApplicableBecause: (why: string) => `Não aplicável: ${why}.`,
  yes: 'Sim',
  no: 'Não',
  and: 'e',
  or: 'ou',
  none: 'Nenhum',
  between: (from: string, to: string) => `${from} – ${to}`,
  below: (value: string) => `< ${value}`,
  above: (value: string) => `> ${value}`,
  unnamedSource: 'fonte não indicada',
  whyInput: 'Este campo não foi preenchido.',
  whyUnknown: 'Nem o utilizador nem o catálogo dispõem deste dado.',
  whyAskedFor: 'A lei exige-o em todas as fichas.',
  whyByClass: 'Decorre da classificação.',
  whyByState: 'Decorre do estado físico.',
  whyByComposition: 'Decorre da composição.',
  whyByNumber: 'Decorre do valor indicado na secção 9.',
  furtherData: 'informações adicionais',
  manualTest: (test) => `ensaio ${test} do Manual de Ensaios e Critérios da ONU`,
  ...formatsOf('pt-PT'),
  states: { gas: 'Gás', liquid: 'Líquido', solid: 'Sólido', aerosol: 'Aerossol' },
};
