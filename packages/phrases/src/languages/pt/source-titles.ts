import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Regulamento (CE) n.º 1272/2008, anexo VI, quadro 3',
  nite: 'Classificação GHS do Governo japonês (NITE)',
  reach: 'Dossiê de registo REACH, registante principal (ECHA)',
  'reach-iv': 'Regulamento (CE) n.º 1907/2006, anexo IV, substâncias de risco mínimo',
  cnl: 'Inventário de classificação e rotulagem da ECHA, classificação mais notificada',
  supplier: 'Ficha de dados de segurança do fabricante segundo o GB CLP, secção 3',
  icsc: 'Fichas Internacionais de Segurança Química, OIT/OMS',
  'own-karmaus':
    'Avaliação própria segundo o CLP, anexo I, quadro 3.1.1, da DL50 oral (rato) mais baixa de Karmaus et al. 2022',
  'own-aspiration':
    'Avaliação própria segundo o CLP, anexo I, quadro 3.10.1: um hidrocarboneto de viscosidade cinemática inferior a 20,5 mm²/s a 40 °C',
  'own-epa-test': 'Avaliação própria segundo o CLP, anexo I, quadro 3.1.1, da DL50 oral (rato) de EPA T.E.S.T.',
  adr: 'ADR 2025, parte 3, quadro A',
  'ioelv-91': 'Diretiva 91/322/CEE da Comissão',
  'ioelv-1': 'Diretiva 2000/39/CE da Comissão',
  'ioelv-2': 'Diretiva 2006/15/CE da Comissão',
  'ioelv-3': 'Diretiva 2009/161/UE da Comissão',
  'ioelv-4': 'Diretiva (UE) 2017/164 da Comissão',
  'ioelv-5': 'Diretiva (UE) 2019/1831 da Comissão',
  cmrd: 'Diretiva 2004/37/CE, anexo III, com a última redação que lhe foi dada pela Diretiva (UE) 2024/869',
  cad: 'Diretiva 98/24/CE do Conselho, anexo I, com a última redação que lhe foi dada pela Diretiva (UE) 2024/869',
  ontario: 'Limites de exposição profissional do Ontário, R.R.O. 1990, Regulamento 833 e O. Reg. 490/09',
  poland:
    'Concentrações máximas admissíveis na Polónia, Dz.U. 2018 poz. 1286, anexo 1, substituído por Dz.U. 2024 poz. 1017',
  korea: 'Valores-limite de exposição na Coreia, aviso n.º 2020-48 do Ministério do Emprego e do Trabalho, quadro 1',
  'japan-control':
    'Critérios de avaliação do ambiente de trabalho do Japão (aviso n.º 79 de 1988 do Ministério do Trabalho), concentrações de controlo',
  'japan-standards':
    'Valores de concentração do Japão segundo o artigo 577-2 do regulamento de segurança e saúde no trabalho, aviso n.º 177 de 2023 do MHLW',
  china: 'GBZ 2.1-2019, quadro 1, entradas em que dois extratos concordam',
};
