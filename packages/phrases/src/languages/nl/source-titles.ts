import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Verordening (EG) nr. 1272/2008, bijlage VI, tabel 3',
  nite: 'GHS-indeling van de Japanse overheid (NITE)',
  reach: 'REACH-registratiedossier, hoofdregistrant (ECHA)',
  'reach-iv': 'Verordening (EG) nr. 1907/2006, bijlage IV, stoffen met minimaal risico',
  cnl: 'Inventaris van indelingen en etiketteringen van ECHA, meest aangemelde indeling',
  supplier: 'Veiligheidsinformatieblad van de fabrikant volgens GB CLP, rubriek 3',
  icsc: 'Internationale chemischeveiligheidskaarten, ILO/WHO',
  'own-karmaus':
    'Eigen beoordeling volgens CLP, bijlage I, tabel 3.1.1, van de laagste orale LD50 (rat) in Karmaus et al. 2022',
  'own-aspiration':
    'Eigen beoordeling volgens CLP, bijlage I, tabel 3.10.1: een koolwaterstof met een kinematische viscositeit lager dan 20,5 mm²/s bij 40 °C',
  'own-epa-test': 'Eigen beoordeling volgens CLP, bijlage I, tabel 3.1.1, van de orale LD50 (rat) in EPA T.E.S.T.',
  adr: 'ADR 2025, deel 3, tabel A',
  'ioelv-91': 'Richtlijn 91/322/EEG van de Commissie',
  'ioelv-1': 'Richtlijn 2000/39/EG van de Commissie',
  'ioelv-2': 'Richtlijn 2006/15/EG van de Commissie',
  'ioelv-3': 'Richtlijn 2009/161/EU van de Commissie',
  'ioelv-4': 'Richtlijn (EU) 2017/164 van de Commissie',
  'ioelv-5': 'Richtlijn (EU) 2019/1831 van de Commissie',
  cmrd: 'Richtlijn 2004/37/EG, bijlage III, laatstelijk gewijzigd bij Richtlijn (EU) 2024/869',
  cad: 'Richtlijn 98/24/EG van de Raad, bijlage I, laatstelijk gewijzigd bij Richtlijn (EU) 2024/869',
  ontario: 'Grenswaarden voor beroepsmatige blootstelling in Ontario, R.R.O. 1990, Regulation 833 en O. Reg. 490/09',
  poland:
    'Hoogst toelaatbare concentraties in Polen, Dz.U. 2018 poz. 1286, bijlage 1, vervangen door Dz.U. 2024 poz. 1017',
  korea: 'Grenswaarden in Korea, bekendmaking nr. 2020-48 van het ministerie van Werkgelegenheid en Arbeid, tabel 1',
  'japan-control':
    'Beoordelingsnormen voor de werkomgeving in Japan (bekendmaking nr. 79 van 1988 van het ministerie van Arbeid), beheersconcentraties',
  'japan-standards':
    'Concentratienormen in Japan volgens artikel 577-2 van de verordening arbeidsveiligheid en gezondheid, bekendmaking nr. 177 van 2023 van het MHLW',
  china: 'GBZ 2.1-2019, tabel 1, vermeldingen waarin twee uittreksels overeenstemmen',
};
