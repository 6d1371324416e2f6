import type { SheetPhrases } from '../../../language.ts';

export const release: SheetPhrases['release'] = {
  nonEmergency: 'Para el personal que no forma parte de los servicios de emergencia',
  responders: 'Para el personal de emergencia',
  wearEquipment: 'Llevar el equipo indicado en la sección 8. Mantener alejadas a las personas sin protección.',
  ventilate: 'Ventilar la zona. No respirar los vapores, la niebla o el gas.',
  noDust: 'Evitar levantar polvo y no respirarlo.',
  noIgnition:
    'Eliminar de inmediato todas las fuentes de ignición; sin chispas ni llamas abiertas, no fumar. Utilizar material antideflagrante.',
  noContact: 'Evitar todo contacto con la piel, los ojos y la ropa.',
  slippery: 'Peligro de resbalar sobre el producto derramado.',
  upwind:
    'Permanecer en el lado desde donde sopla el viento y fuera de las zonas bajas, donde se acumulan los vapores.',
  upwindGas: 'Permanecer en el lado desde donde sopla el viento.',
  evacuate: 'Evacuar de inmediato la zona de peligro.',
  combustibles: 'Mantener los materiales combustibles alejados del derrame.',
  oxygenClothing:
    'La ropa se impregna de oxígeno y entonces arde con violencia: airearla al aire libre antes de acercarse a una fuente de ignición.',
  responderSuit:
    'Llevar traje de protección química y equipo de respiración autónomo si se desconoce la concentración.',
  responderApparatus: 'Llevar equipo de respiración autónomo si se desconoce la concentración.',
  responderFlammable: 'Llevar ropa ignífuga y antiestática.',
  responderPlain: 'En general no se necesita más equipo que el de la sección 8.',
  responderMaterial: (material) => `Material adecuado para los guantes: ${material}.`,

  drains: 'Evitar que el producto llegue a desagües, aguas superficiales o aguas subterráneas.',
  soil: 'Evitar la extensión sobre una gran superficie mediante diques o barreras.',
  report: 'Informar a las autoridades si el producto ha llegado a las aguas, los desagües o el suelo.',
  gasAway: 'Dejar que el gas se disperse al aire libre; evitar que llegue a fosos, sótanos y desagües.',

  stopLeak: 'Detener la fuga, si no hay peligro en hacerlo.',
  absorb:
    'Recoger con absorbente inerte (arena, tierra de diatomeas, aglutinante universal) y depositar en recipientes cerrados y etiquetados.',
  absorbOxidiser:
    'Recoger con absorbente inerte no combustible (arena, tierra de diatomeas); nunca con serrín, trapos o papel. Depositar en recipientes limpios de plástico sin cerrarlos herméticamente; no devolver nunca el producto derramado a su envase.',
  absorbIsocyanate:
    'Recoger con absorbente inerte húmedo (arena, tierra de diatomeas, absorbente universal) y depositar en recipientes abiertos. No cerrar los recipientes durante 7 a 14 días: se forma dióxido de carbono. Mantenerlos húmedos, al aire libre o bien ventilados.',
  foamCure:
    'Dejar endurecer la espuma o el adhesivo derramado y retirarlo después mecánicamente. No cerrar herméticamente los recipientes con producto sin endurecer: se forma dióxido de carbono.',
  absorbAcid:
    'Los restos pequeños pueden neutralizarse con precaución con cal o carbonato sódico, ya que puede desprenderse calor y gas; enjuagar después con abundante agua.',
  absorbBase:
    'Los restos pequeños pueden neutralizarse con precaución con un ácido diluido, como el ácido cítrico, ya que puede desprenderse calor; enjuagar después con abundante agua.',
  diluteFirst:
    'No neutralizar el producto sin diluir y evitar toda contaminación: puede descomponerse violentamente. Diluir primero los restos pequeños con abundante agua.',
  sparkFree: 'Utilizar herramientas que no produzcan chispas.',
  sweep:
    'Recoger mecánicamente sin levantar polvo (aspirador industrial con filtro fino) y depositar en recipientes cerrados y etiquetados.',
  sweepDust:
    'Recoger mecánicamente sin levantar polvo (aspirador industrial antideflagrante con filtro fino) y depositar en recipientes cerrados y etiquetados.',
  sweepOxidiser:
    'Recoger en seco con una pala limpia e incombustible, sin levantar polvo; no usar aspiradora, serrín, trapos ni papel. Depositar en recipientes de plástico limpios y secos sin cerrarlos herméticamente; no devolver nunca el producto derramado a su envase.',
  takeUpPaste: 'Recoger mecánicamente (espátula, pala) y depositar en recipientes etiquetados.',
  dryOnly: 'Recoger en seco. No utilizar agua.',
  gasStop: 'Cerrar la válvula y llevar el recipiente con fuga al aire libre.',
  clean: 'Limpiar la zona con agua y detergente; recoger el agua de lavado.',
  cleanIsocyanate:
    'Descontaminar el lugar con una solución de 5 a 10 % de carbonato de sodio y 0,2 a 2 % de detergente en agua, o de 50 % de isopropanol, 45 % de agua y 5 % de amoníaco; dejar actuar 30 minutos. Ventilar: se forma dióxido de carbono.',
  cleanOxidiser:
    'Enjuagar el lugar con abundante agua, sin detergente ni materia orgánica; recoger el agua de enjuague.',
  disposeAs: 'Eliminar el material recogido con arreglo a la sección 13.',
  reference: 'Teléfono de emergencia: sección 1. Equipo de protección: sección 8. Eliminación: sección 13.',
};
