import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: 'Ontploffende bom',
  GHS02: 'Vlam',
  GHS03: 'Vlam boven cirkel',
  GHS04: 'Gasfles',
  GHS05: 'Corrosie',
  GHS06: 'Doodshoofd met gekruiste beenderen',
  GHS07: 'Uitroepteken',
  GHS08: 'Gezondheidsgevaar',
  GHS09: 'Milieu',
  '2.1': 'Brandbaar gas, klasse 2.1',
  '2.2': 'Niet-brandbaar, niet-giftig gas, klasse 2.2',
  '2.3': 'Giftig gas, klasse 2.3',
  '3': 'Brandbare vloeistof, klasse 3',
  '4.1': 'Brandbare vaste stof, klasse 4.1',
  '4.2': 'Voor zelfontbranding vatbare stof, klasse 4.2',
  '4.3': 'Stof die in contact met water brandbare gassen ontwikkelt, klasse 4.3',
  '5.1': 'Oxiderende stof, klasse 5.1',
  '5.2': 'Organisch peroxide, klasse 5.2',
  '6.1': 'Giftige stof, klasse 6.1',
  '8': 'Bijtende stof, klasse 8',
  '9': 'Diverse gevaarlijke stoffen, klasse 9',
  'marine-pollutant': 'Milieugevaarlijke stof',
};
