import type { SheetPhrases } from '../../../language.ts';

export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'La normativa del país no clasifica los peligros para el medio ambiente acuático.',
  dataCaption: 'Toxicidad acuática de los componentes',
  columnName: 'Sustancia',
  columnGroup: 'Organismo',
  columnValue: 'Valor',
  columnDuration: 'Duración',
  columnSource: 'Fuente',
  groups: { fish: 'Peces', crustacea: 'Crustáceos', algae: 'Algas', other: 'Otros' },
  organism: (group, species) => `${group} (${species})`,
  value: (endpoint, value) => `${endpoint} ${value} mg/l`,
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} d`,
  mFactors: (name, factors) => `${name}: ${factors}.`,
  noValues: (names) => `No se conocen valores para: ${names}.`,

  readily: (name) => `${name}: fácilmente biodegradable.`,
  notReadily: (name) => `${name}: no fácilmente biodegradable.`,
  inorganic: (name) => `${name}: la biodegradación no es aplicable a las sustancias inorgánicas.`,
  kowInorganic: (name) => `${name}: el log Kow no es aplicable a las sustancias inorgánicas.`,
  logKow: (name, value) => `${name}: log Kow ${value}`,
  bcf: (name, value) => `FBC ${value}`,
  lowPotential: 'bajo potencial de bioacumulación',
  highPotential: 'potencial de bioacumulación',
  bioaccumulates: (data) => `${data.join(', ')}.`,
  soluble: (name, value) => `${name}: solubilidad en agua ${value} mg/l.`,
  solubleInGrams: (name, value) => `${name}: solubilidad en agua ${value} g/l.`,
  miscible: (name) => `${name}: miscible con el agua; puede ser móvil en el suelo.`,
  gasInAir: (name) => `${name}: como gas se dispersa en el aire; no se espera adsorción en el suelo.`,

  pbtFound: (names) => `Contiene sustancias PBT o mPmB en una concentración igual o superior al 0,1 %: ${names}.`,
  pbtInorganic: 'Los criterios PBT y mPmB del anexo XIII de REACH no se aplican a las sustancias inorgánicas.',
  pbtNone: ({ date }) =>
    `Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: ${date}) por sus propiedades PBT o mPmB.`,
  endocrineFound: (names) =>
    `Alteradores endocrinos para el medio ambiente en una concentración igual o superior al 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: ${date}) por sus propiedades de alteración endocrina con efectos sobre el medio ambiente.`,
  mobileFound: (names) => `Contiene sustancias PMT o mPmM en una concentración igual o superior al 0,1 %: ${names}.`,
  ozoneFound: (names) => `Peligroso para la capa de ozono: ${names}.`,
  ozoneNone: 'Ninguno de los componentes está clasificado como peligroso para la capa de ozono.',
  phShift: 'En grandes cantidades modifica el pH de las aguas y daña a los organismos acuáticos.',
};
