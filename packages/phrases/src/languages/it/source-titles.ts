import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Regolamento (CE) n. 1272/2008, allegato VI, tabella 3',
  nite: 'Classificazione GHS del governo giapponese (NITE)',
  reach: 'Fascicolo di registrazione REACH, dichiarante capofila (ECHA)',
  'reach-iv': 'Regolamento (CE) n. 1907/2006, allegato IV, sostanze a rischio minimo',
  cnl: 'Inventario delle classificazioni e delle etichettature dell’ECHA, classificazione più notificata',
  supplier: 'Scheda di dati di sicurezza del fabbricante secondo GB CLP, sezione 3',
  icsc: 'Schede internazionali di sicurezza chimica, OIL/OMS',
  'own-karmaus':
    'Valutazione propria secondo CLP, allegato I, tabella 3.1.1, della DL50 orale (ratto) più bassa di Karmaus et al. 2022',
  'own-aspiration':
    'Valutazione propria secondo CLP, allegato I, tabella 3.10.1: un idrocarburo con viscosità cinematica inferiore a 20,5 mm²/s a 40 °C',
  'own-epa-test':
    'Valutazione propria secondo CLP, allegato I, tabella 3.1.1, della DL50 orale (ratto) di EPA T.E.S.T.',
  adr: 'ADR 2025, parte 3, tabella A',
  'ioelv-91': 'Direttiva 91/322/CEE della Commissione',
  'ioelv-1': 'Direttiva 2000/39/CE della Commissione',
  'ioelv-2': 'Direttiva 2006/15/CE della Commissione',
  'ioelv-3': 'Direttiva 2009/161/UE della Commissione',
  'ioelv-4': 'Direttiva (UE) 2017/164 della Commissione',
  'ioelv-5': 'Direttiva (UE) 2019/1831 della Commissione',
  cmrd: 'Direttiva 2004/37/CE, allegato III, modificata da ultimo dalla direttiva (UE) 2024/869',
  cad: 'Direttiva 98/24/CE del Consiglio, allegato I, modificata da ultimo dalla direttiva (UE) 2024/869',
  ontario: 'Limiti di esposizione professionale dell’Ontario, R.R.O. 1990, regolamento 833 e O. Reg. 490/09',
  poland:
    'Concentrazioni massime ammissibili in Polonia, Dz.U. 2018 poz. 1286, allegato 1, sostituito da Dz.U. 2024 poz. 1017',
  korea:
    'Valori limite di esposizione in Corea, avviso n. 2020-48 del Ministero dell’occupazione e del lavoro, tabella 1',
  'japan-control':
    'Criteri di valutazione dell’ambiente di lavoro del Giappone (avviso n. 79 del 1988 del Ministero del lavoro), concentrazioni di controllo',
  'japan-standards':
    'Valori di concentrazione del Giappone secondo l’articolo 577-2 dell’ordinanza sulla sicurezza e salute sul lavoro, avviso n. 177 del 2023 del MHLW',
  china: 'GBZ 2.1-2019, tabella 1, voci in cui due estratti concordano',
};
