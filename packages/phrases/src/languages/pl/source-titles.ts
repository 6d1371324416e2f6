import type { SourceTitles } from '../../language.ts';

/** Sources that have a title in the language; handbooks and databases keep their own. */
export const sourceTitles: SourceTitles = {
  'clp-annex-vi': 'Rozporządzenie (WE) nr 1272/2008, załącznik VI, tabela 3',
  nite: 'Klasyfikacja GHS rządu Japonii (NITE)',
  reach: 'Dokumentacja rejestracyjna REACH, wiodący rejestrujący (ECHA)',
  'reach-iv': 'Rozporządzenie (WE) nr 1907/2006, załącznik IV, substancje stwarzające minimalne ryzyko',
  cnl: 'Wykaz klasyfikacji i oznakowania ECHA, najczęściej zgłaszana klasyfikacja',
  supplier: 'Karta charakterystyki producenta według GB CLP, sekcja 3',
  icsc: 'Międzynarodowe karty bezpieczeństwa chemicznego, MOP/WHO',
  'own-karmaus':
    'Ocena własna według CLP, załącznik I, tabela 3.1.1, najniższej doustnej LD50 (szczur) w Karmaus i in. 2022',
  'own-aspiration':
    'Ocena własna według CLP, załącznik I, tabela 3.10.1: węglowodór o lepkości kinematycznej poniżej 20,5 mm²/s w 40 °C',
  'own-epa-test': 'Ocena własna według CLP, załącznik I, tabela 3.1.1, doustnej LD50 (szczur) w EPA T.E.S.T.',
  adr: 'ADR 2025, część 3, tabela A',
  'ioelv-91': 'Dyrektywa Komisji 91/322/EWG',
  'ioelv-1': 'Dyrektywa Komisji 2000/39/WE',
  'ioelv-2': 'Dyrektywa Komisji 2006/15/WE',
  'ioelv-3': 'Dyrektywa Komisji 2009/161/UE',
  'ioelv-4': 'Dyrektywa Komisji (UE) 2017/164',
  'ioelv-5': 'Dyrektywa Komisji (UE) 2019/1831',
  cmrd: 'Dyrektywa 2004/37/WE, załącznik III, ostatnio zmieniona dyrektywą (UE) 2024/869',
  cad: 'Dyrektywa Rady 98/24/WE, załącznik I, ostatnio zmieniona dyrektywą (UE) 2024/869',
  ontario: 'Dopuszczalne wartości narażenia zawodowego w Ontario, R.R.O. 1990, Regulation 833 oraz O. Reg. 490/09',
  poland: 'Najwyższe dopuszczalne stężenia, Dz.U. 2018 poz. 1286, załącznik nr 1 w brzmieniu Dz.U. 2024 poz. 1017',
  korea: 'Wartości dopuszczalne w Korei, obwieszczenie Ministerstwa Zatrudnienia i Pracy nr 2020-48, tabela 1',
  'japan-control':
    'Kryteria oceny środowiska pracy w Japonii (obwieszczenie Ministerstwa Pracy nr 79 z 1988 r.), stężenia kontrolne',
  'japan-standards':
    'Wartości stężeń w Japonii według art. 577-2 rozporządzenia o bezpieczeństwie i higienie pracy, obwieszczenie MHLW nr 177 z 2023 r.',
  china: 'GBZ 2.1-2019, tabela 1, pozycje zgodne w dwóch wyciągach',
};
