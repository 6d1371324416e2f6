import type { PictogramNames } from '../../pictogram-name.ts';

/** What a picture shows, as alternative text; pictograms of the GHS and danger labels of the UN Model Regulations. */
export const pictogramNames: PictogramNames = {
  GHS01: 'Exploding bomb',
  GHS02: 'Flame',
  GHS03: 'Flame over circle',
  GHS04: 'Gas cylinder',
  GHS05: 'Corrosion',
  GHS06: 'Skull and crossbones',
  GHS07: 'Exclamation mark',
  GHS08: 'Health hazard',
  GHS09: 'Environment',
  '2.1': 'Flammable gas, class 2.1',
  '2.2': 'Non-flammable, non-toxic gas, class 2.2',
  '2.3': 'Toxic gas, class 2.3',
  '3': 'Flammable liquid, class 3',
  '4.1': 'Flammable solid, class 4.1',
  '4.2': 'Spontaneously combustible, class 4.2',
  '4.3': 'Dangerous when wet, class 4.3',
  '5.1': 'Oxidising substance, class 5.1',
  '5.2': 'Organic peroxide, class 5.2',
  '6.1': 'Toxic substance, class 6.1',
  '8': 'Corrosive substance, class 8',
  '9': 'Miscellaneous dangerous substance, class 9',
  'marine-pollutant': 'Environmentally hazardous substance',
};
