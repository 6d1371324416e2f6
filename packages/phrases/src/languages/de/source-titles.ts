import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Verordnung (EG) Nr. 1272/2008, Anhang VI, Tabelle 3',
  nite: 'GHS-Einstufung der japanischen Regierung (NITE)',
  reach: 'REACH-Registrierungsdossier, federführender Registrant (ECHA)',
  'reach-iv': 'Verordnung (EG) Nr. 1907/2006, Anhang IV, Stoffe mit minimalem Risiko',
  cnl: 'Verzeichnis der Einstufungen und Kennzeichnungen der ECHA, am häufigsten gemeldete Einstufung',
  supplier: 'Sicherheitsdatenblatt des Herstellers nach GB CLP, Abschnitt 3',
  icsc: 'Internationale Chemikaliensicherheitskarten, ILO/WHO',
  'own-karmaus':
    'Eigene Bewertung nach CLP, Anhang I, Tabelle 3.1.1, der niedrigsten oralen LD50 (Ratte) in Karmaus et al. 2022',
  'own-aspiration':
    'Eigene Bewertung nach CLP, Anhang I, Tabelle 3.10.1: ein Kohlenwasserstoff mit einer kinematischen Viskosität unter 20,5 mm²/s bei 40 °C',
  'own-epa-test': 'Eigene Bewertung nach CLP, Anhang I, Tabelle 3.1.1, der oralen LD50 (Ratte) in EPA T.E.S.T.',
  adr: 'ADR 2025, Teil 3, Tabelle A',
  'ioelv-91': 'Richtlinie 91/322/EWG der Kommission',
  'ioelv-1': 'Richtlinie 2000/39/EG der Kommission',
  'ioelv-2': 'Richtlinie 2006/15/EG der Kommission',
  'ioelv-3': 'Richtlinie 2009/161/EU der Kommission',
  'ioelv-4': 'Richtlinie (EU) 2017/164 der Kommission',
  'ioelv-5': 'Richtlinie (EU) 2019/1831 der Kommission',
  cmrd: 'Richtlinie 2004/37/EG, Anhang III, zuletzt geändert durch Richtlinie (EU) 2024/869',
  cad: 'Richtlinie 98/24/EG des Rates, Anhang I, zuletzt geändert durch Richtlinie (EU) 2024/869',
  ontario: 'Grenzwerte für Arbeitsplätze in Ontario, R.R.O. 1990, Regulation 833 und O. Reg. 490/09',
  poland:
    'Höchstzulässige Konzentrationen in Polen, Dz.U. 2018 poz. 1286, Anhang 1, ersetzt durch Dz.U. 2024 poz. 1017',
  korea:
    'Expositionsgrenzwerte in Korea, Bekanntmachung des Ministeriums für Beschäftigung und Arbeit Nr. 2020-48, Tabelle 1',
  'japan-control':
    'Bewertungsmaßstäbe der Arbeitsumgebung in Japan (Bekanntmachung des Arbeitsministeriums Nr. 79 von 1988), Kontrollkonzentrationen',
  'japan-standards':
    'Konzentrationsrichtwerte in Japan nach Artikel 577-2 der Verordnung über Arbeitssicherheit und Gesundheitsschutz, Bekanntmachung des MHLW Nr. 177 von 2023',
  china: 'GBZ 2.1-2019, Tabelle 1, Einträge, in denen zwei Auszüge übereinstimmen',
};
