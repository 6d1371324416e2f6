import type { SheetPhrases } from '../../../language.ts';

export const fire: SheetPhrases['fire'] = {
  suitable: 'Medios de extinción apropiados',
  unsuitable: 'Medios de extinción no apropiados',
  mediaFlammableLiquid: 'Espuma resistente al alcohol, polvo extintor, dióxido de carbono, agua pulverizada.',
  mediaHydrocarbon: 'Espuma, polvo extintor, dióxido de carbono, agua pulverizada.',
  mediaNotFlammable:
    'El producto en sí no arde con facilidad: elegir los medios de extinción según el incendio circundante.',
  mediaDoesNotBurn: 'El producto en sí no arde: elegir los medios de extinción según el incendio circundante.',
  mediaCombustible: 'Agua pulverizada, espuma, polvo extintor, dióxido de carbono.',
  mediaOxidiser: 'Agua pulverizada en grandes cantidades.',
  mediaWaterReactive: 'Arena seca, polvo extintor o polvo especial para fuegos de metales.',
  mediaGas: 'Cortar primero el suministro. Agua pulverizada, polvo extintor, dióxido de carbono.',
  mediaFlammableSolid: 'Agua pulverizada, espuma, polvo extintor.',
  notJet: 'Chorro directo de agua: propaga el líquido en llamas.',
  notWater: 'Agua, espuma y dióxido de carbono.',
  notSmothering: 'Dióxido de carbono, polvo extintor y mantas: el producto aporta su propio oxígeno.',
  notLeakingGas: 'No apagar el gas en llamas si no puede detenerse la fuga.',
  notKnown: 'No se conoce ninguno.',

  hazardFlammable:
    'Los vapores forman mezclas explosivas con el aire, se propagan a ras de suelo a grandes distancias y pueden provocar un retroceso de la llama.',
  hazardFlammableGas:
    'El gas forma mezclas explosivas con el aire; una fuga puede inflamarse a distancia y provocar un retroceso de la llama.',
  gasHeavy: 'El gas es más pesado que el aire y se acumula en las zonas bajas.',
  gasLight: 'El gas es más ligero que el aire: asciende y se acumula bajo techos y cubiertas.',
  hazardCombustible:
    'Arde si se calienta; por encima del punto de inflamación los vapores forman mezclas explosivas con el aire.',
  hazardOxidiser: 'Aviva el fuego y puede inflamar materiales combustibles.',
  hazardContainer: 'Con el calor aumenta la presión en los recipientes cerrados, que pueden reventar.',
  hazardGas: 'Las botellas de gas revientan con el calor.',
  hazardCans: 'Los aerosoles revientan con el calor y salen despedidos a gran distancia.',
  hazardWater: 'En contacto con el agua desprende gases inflamables.',
  hazardDust: 'El polvo en suspensión en el aire puede explotar.',
  hazardNone: 'No se conoce ningún peligro particular de incendio.',
  combustionProducts: (products) => `En caso de incendio o de fuerte calentamiento pueden formarse: ${products}.`,
  combustionUnknown: (names) =>
    `Se desconoce qué otros productos pueden formarse a partir de los siguientes componentes: ${names}.`,
  combustionNone: 'No se conocen productos de combustión peligrosos.',
  products: {
    carbonOxides: 'óxidos de carbono',
    nitrogenOxides: 'óxidos de nitrógeno',
    ammonia: 'amoníaco',
    hydrogenCyanide: 'cianuro de hidrógeno',
    sulphurOxides: 'óxidos de azufre',
    hydrogenChloride: 'cloruro de hidrógeno',
    chlorine: 'cloro',
    phosgene: 'trazas de fosgeno',
    hydrogenFluoride: 'fluoruro de hidrógeno',
    hydrogenBromide: 'bromuro de hidrógeno',
    hydrogenIodide: 'yoduro de hidrógeno',
    phosphorusOxides: 'óxidos de fósforo',
    siliconDioxide: 'dióxido de silicio',
    metalOxides: 'óxidos metálicos',
  },

  breathing: 'Llevar equipo de respiración autónomo y traje de protección completo.',
  breathingStandardEurope:
    'Ropa de protección para bomberos conforme a EN 469, equipo de respiración conforme a EN 137.',
  breathingStandardUs:
    'Traje de bombero conforme a NFPA 1971 y equipo de respiración autónomo de presión positiva aprobado por NIOSH.',
  chemicalSuit: 'Debe evitarse todo contacto con el producto: llevar traje de protección química.',
  cool: 'Enfriar los recipientes con agua pulverizada desde un lugar protegido, también después del incendio.',
  water: 'Recoger el agua de extinción; evitar que llegue a desagües o cursos de agua.',
  upwind: 'Permanecer en el lado desde donde sopla el viento. Evacuar la zona.',
  remote: 'Combatir el incendio desde gran distancia por el peligro de explosión.',
  stopGas: 'Cortar la salida de gas si puede hacerse sin peligro.',
  hazchem: (code) => `Código de actuación de emergencia Hazchem: ${code}.`,
};
