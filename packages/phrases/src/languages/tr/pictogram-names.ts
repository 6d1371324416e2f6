import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: 'Patlayan bomba',
  GHS02: 'Alev',
  GHS03: 'Çember üzerinde alev',
  GHS04: 'Gaz tüpü',
  GHS05: 'Aşınma',
  GHS06: 'Kuru kafa ve çapraz kemikler',
  GHS07: 'Ünlem işareti',
  GHS08: 'Sağlığa zararlılık',
  GHS09: 'Çevre',
  '2.1': 'Alevlenir gaz, sınıf 2.1',
  '2.2': 'Alevlenmeyen, toksik olmayan gaz, sınıf 2.2',
  '2.3': 'Toksik gaz, sınıf 2.3',
  '3': 'Alevlenir sıvı, sınıf 3',
  '4.1': 'Alevlenir katı, sınıf 4.1',
  '4.2': 'Kendiliğinden yanmaya yatkın madde, sınıf 4.2',
  '4.3': 'Islandığında tehlikeli, sınıf 4.3',
  '5.1': 'Oksitleyici madde, sınıf 5.1',
  '5.2': 'Organik peroksit, sınıf 5.2',
  '6.1': 'Toksik madde, sınıf 6.1',
  '8': 'Aşındırıcı madde, sınıf 8',
  '9': 'Muhtelif tehlikeli madde, sınıf 9',
  'marine-pollutant': 'Çevreye zararlı madde',
};
