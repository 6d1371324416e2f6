import type { SheetPhrases } from '../../../language.ts';

export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (carretera, ferrocarril)',
    adg: 'ADG (carretera, ferrocarril)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (carretera, ferrocarril)',
    un: 'Reglamentación Modelo de las Naciones Unidas',
    imdg: 'IMDG (mar)',
    iata: 'OACI-IT/IATA-DGR (aire)',
  },
  notRegulated: 'No sujeto a la reglamentación sobre mercancías peligrosas.',
  notRegulatedBy: (paragraph) => `No sujeto a la reglamentación sobre mercancías peligrosas (${paragraph}).`,
  noClass: 'No se cumplen los criterios de las clases 1 a 9.',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: 'No se asigna ninguno.',
  labels: 'Etiquetas de peligro',
  subsidiary: (class_, subsidiary) => `${class_} (${subsidiary})`,
  environment: 'Peligroso para el medio ambiente',
  marinePollutant: 'Contaminante marino',
  tunnel: 'Código de restricción en túneles',
  limitedQuantity: 'Cantidad limitada',
  exceptedQuantity: 'Cantidad exceptuada',
  notPermitted: (code) => `${code} (no autorizada)`,
  classificationCode: 'Código de clasificación',
  transportCategory: 'Categoría de transporte',
  hazardNumber: 'Número de identificación de peligro',
  hazchem: 'Código de actuación de emergencia Hazchem',
  ems: 'FEm',
  exemptions: 'Exención por cantidad',
  freeSmall: (mode, paragraph) =>
    `${mode}: en embalajes/envases únicos o interiores de hasta 5 L o 5 kg que cumplan las disposiciones generales de embalaje, no está sujeto a las demás disposiciones (${paragraph}).`,
  freeByLand: (mode, paragraph) =>
    `${mode}: en embalajes/envases de hasta 500 kg o 500 L y en RIG, no está sujeto al código (${paragraph}).`,
  prohibition: 'Prohibición de transporte',
  prohibitedIn: (mode, paragraph) => `${mode}: el transporte está prohibido (${paragraph}).`,
  prohibited: 'El transporte está prohibido.',
  prohibitedBy: (paragraph) => `El transporte está prohibido (${paragraph}).`,
  general: 'Generales',
  precautions:
    'Véanse las secciones 6 a 8. Asegurar los bultos contra caídas y vuelcos; el personal debe estar formado.',
  noPrecautions: 'No se requieren precauciones particulares aparte de las de las secciones 6 a 8.',
  bulk: (code) =>
    `No está previsto el transporte a granel. Antes de efectuarlo, consultar la entrada correspondiente (Código ${code}); este servicio no la contiene.`,
  poisonSchedule: 'Lista de venenos (Poison Schedule)',
  incomplete: (missing) => `No puede indicarse hasta que se conozca: ${missing}.`,
  userConfirmed: 'Confirmado por el proveedor.',
};
