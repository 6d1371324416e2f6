import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

export const shared: SheetPhrases['shared'] = {
  notAvailable: 'No disponible',
  notApplicable: 'No aplicable',
  notApplicableBecause: (why) => `No aplicable: ${why}.`,
  yes: 'Sí',
  no: 'No',
  and: 'y',
  or: 'o',
  none: 'Ninguno',
  between: (from, to) => `${from} – ${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: 'fuente no indicada',
  whyInput: 'Este campo no se ha rellenado.',
  whyUnknown: 'Ni el usuario ni el catálogo disponen de este dato.',
  whyAskedFor: 'La normativa lo exige en toda ficha.',
  whyByClass: 'Se deriva de la clasificación.',
  whyByState: 'Se deriva del estado físico.',
  whyByComposition: 'Se deriva de la composición.',
  whyByNumber: 'Se deriva del valor indicado en la sección 9.',
  furtherData: 'información adicional',
  manualTest: (test) => `ensayo ${test} del Manual de Pruebas y Criterios de las Naciones Unidas`,
  ...formatsOf('es'),
  states: { gas: 'Gas', liquid: 'Líquido', solid: 'Sólido', aerosol: 'Aerosol' },
};
