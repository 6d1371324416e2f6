import type { SheetPhrases } from '../../../language.ts';

export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (Straße, Schiene)',
    adg: 'ADG (Straße, Schiene)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (Straße, Schiene)',
    un: 'UN-Modellvorschriften',
    imdg: 'IMDG (See)',
    iata: 'ICAO-TI/IATA-DGR (Luft)',
  },
  notRegulated: 'Kein Gefahrgut im Sinne der Transportvorschriften.',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: 'Keine zugeordnet.',
  labels: 'Gefahrzettel',
  subsidiary: (class_, subsidiary) => `${class_} (${subsidiary})`,
  environment: 'Umweltgefährdend',
  marinePollutant: 'Meeresschadstoff',
  tunnel: 'Tunnelbeschränkungscode',
  limitedQuantity: 'Begrenzte Menge (LQ)',
  hazardNumber: 'Nummer zur Kennzeichnung der Gefahr',
  hazchem: 'Hazchem-Code',
  ems: 'EmS',
  general: 'Allgemeines',
  precautions:
    'Siehe Abschnitte 6 bis 8. Versandstücke gegen Umfallen und Verrutschen sichern; das Personal muss unterwiesen sein.',
  noPrecautions: 'Keine besonderen Vorsichtsmaßnahmen über die Abschnitte 6 bis 8 hinaus.',
  bulk: 'Nicht anwendbar: Das Produkt wird in Versandstücken befördert.',
  poisonSchedule: 'Giftliste (Poison Schedule)',
  incomplete: (missing) => `Erst angebbar, wenn Folgendes bekannt ist: ${missing}.`,
  userConfirmed: 'Vom Lieferanten bestätigt.',
};
