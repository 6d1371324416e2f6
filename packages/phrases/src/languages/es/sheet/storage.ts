import type { SheetPhrases } from '../../../language.ts';

export const storage: SheetPhrases['storage'] = {
  handling: 'Manipulación',
  hygiene: 'Higiene',
  fireProtection: 'Protección contra incendios y explosiones',
  conditions: 'Condiciones de almacenamiento',
  together: 'Almacenamiento conjunto',
  temperature: 'Temperatura de almacenamiento',
  packaging: 'Materiales de envasado',

  ventilation: 'Procurar una buena ventilación, con extracción en el puesto de trabajo.',
  ventilationGeneral: 'Procurar una buena ventilación.',
  closed: 'Mantener los recipientes bien cerrados cuando no se utilicen; abrirlos y manipularlos con cuidado.',
  closedVented:
    'Mantener los recipientes cerrados cuando no se utilicen, solo con cierres con venteo; no cerrarlos nunca de forma estanca al gas. Abrirlos y manipularlos con cuidado.',
  noAerosol: 'Evitar la formación de niebla y vapores.',
  noDust: 'Evitar levantar polvo; extraerlo donde se forme.',
  noContact: 'Evitar el contacto con la piel y los ojos.',
  noContactCorrosive: 'Evitar todo contacto con los ojos, la piel o la ropa.',
  dilute: 'Al diluir o disolver, añadir el producto al agua, nunca al revés.',
  noExposureCmr:
    'Solicitar y leer todas las instrucciones antes del uso. Reducir la exposición al nivel más bajo técnicamente posible.',
  sensitised: 'Las personas con alergia conocida a un componente no deben trabajar con el producto.',
  acidsApart: 'No mezclar nunca con ácidos: se forman gases tóxicos.',
  noRelease: 'Evitar su liberación al medio ambiente.',
  gasCylinder: 'Asegurar las botellas contra caídas; utilizar reguladores de presión adecuados al gas.',
  aerosolCan:
    'No perforar ni quemar, incluso después de su uso. No pulverizar sobre una llama abierta u otra fuente de ignición.',

  noIgnition: 'Mantener alejado del calor, de chispas, de llamas abiertas y de superficies calientes. No fumar.',
  earthing:
    'Conectar a tierra y enlazar equipotencialmente los recipientes y el equipo; tomar medidas contra las cargas electrostáticas.',
  explosionProof: 'Utilizar material antideflagrante y herramientas que no produzcan chispas.',
  heated: 'Tomar medidas contra la ignición al trabajar a una temperatura igual o superior al punto de inflamación.',
  noCombustibles: 'Mantener alejado de materiales combustibles; no dejar que el producto se seque sobre la ropa.',
  noCombustiblesGas:
    'Mantener alejado de materiales combustibles; mantener las válvulas y los racores libres de aceite y grasa.',
  dustFire: 'Mantener alejado de fuentes de ignición cuando se levante polvo.',
  noFire: 'No se requieren medidas especiales.',

  noEating: 'No comer, beber ni fumar durante el trabajo.',
  washHands: 'Lavarse las manos antes de las pausas y después del trabajo.',
  clothing: 'Quitarse las prendas contaminadas antes de entrar en zonas de comida; lavarlas antes de volver a usarlas.',

  original:
    'Conservar en el recipiente original, bien cerrado y en posición vertical, en un lugar fresco, seco y bien ventilado.',
  originalDry: 'Conservar en el envase original, en lugar seco.',
  originalVented:
    'Conservar en el recipiente original, cerrado con su cierre con venteo y en posición vertical, en un lugar fresco, seco y bien ventilado. Utilizar solo cierres con venteo; no cerrar de forma estanca al gas: el gas que se forma debe poder salir.',
  bulkVented: 'Los recipientes intermedios para graneles (RIG) deben tener un dispositivo que deje salir el gas.',
  cylinders:
    'Almacenar las botellas en posición vertical, aseguradas contra caídas, por debajo de 50 °C (122 °F) y con la válvula protegida.',
  lockedUp: 'Guardar bajo llave, accesible únicamente a personas formadas.',
  sunlight: 'Proteger del calor y de la luz solar directa.',
  flammableStore:
    'Almacenar en locales o armarios para líquidos inflamables, con suelo conductor y retención de derrames.',
  retention: 'Almacenar sobre cubeto de retención.',
  notMetal: 'Almacenar en recipientes de material resistente a la corrosión, no en metal sin revestir.',
  moisture: 'Proteger de la humedad.',
  moistureIsocyanate:
    'Proteger de la humedad. No volver a cerrar los recipientes en los que haya entrado agua: el dióxido de carbono genera presión.',
  below50: 'No exponer a temperaturas superiores a 50 °C (122 °F).',
  between: (low: string, high: string) => `Almacenar entre ${low} y ${high}.`,
  notAbove: (celsius: string) => `Almacenar a temperaturas no superiores a ${celsius}.`,
  notBelow: (celsius: string) => `No almacenar por debajo de ${celsius}.`,
  cool: 'Conservar en lugar fresco, lejos de toda fuente de calor.',
  roomTemperature: 'Almacenar a temperatura ambiente.',
  apartFrom: (materials) => `Almacenar separado de ${materials}.`,
  apartFromFood: 'Mantener alejado de alimentos, bebidas y piensos.',
  packagingAqueous: 'Polietileno, polipropileno.',
  packagingCorrosive: 'Polietileno, polipropileno o acero revestido.',
  packagingSolvent: 'Acero, hojalata, vidrio.',
  packagingSolid: 'Polietileno, papel forrado o cartón.',
  packagingInert: 'Acero u hojalata, hermético y seco.',

  useAs: (uses) => `Utilizar únicamente como se describe en la sección 1: ${uses}.`,
};
