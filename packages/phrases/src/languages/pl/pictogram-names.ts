import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: 'Wybuchająca bomba',
  GHS02: 'Płomień',
  GHS03: 'Płomień nad okręgiem',
  GHS04: 'Butla gazowa',
  GHS05: 'Działanie żrące',
  GHS06: 'Czaszka i skrzyżowane piszczele',
  GHS07: 'Wykrzyknik',
  GHS08: 'Zagrożenie dla zdrowia',
  GHS09: 'Środowisko',
  '2.1': 'Gaz palny, klasa 2.1',
  '2.2': 'Gaz niepalny, nietrujący, klasa 2.2',
  '2.3': 'Gaz trujący, klasa 2.3',
  '3': 'Materiał ciekły zapalny, klasa 3',
  '4.1': 'Materiał stały zapalny, klasa 4.1',
  '4.2': 'Materiał samozapalny, klasa 4.2',
  '4.3': 'Materiał wytwarzający w zetknięciu z wodą gazy palne, klasa 4.3',
  '5.1': 'Materiał utleniający, klasa 5.1',
  '5.2': 'Nadtlenek organiczny, klasa 5.2',
  '6.1': 'Materiał trujący, klasa 6.1',
  '8': 'Materiał żrący, klasa 8',
  '9': 'Różne materiały i przedmioty niebezpieczne, klasa 9',
  'marine-pollutant': 'Materiał zagrażający środowisku',
};
