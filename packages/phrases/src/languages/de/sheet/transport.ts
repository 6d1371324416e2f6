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
  notRegulatedBy: (paragraph) => `Kein Gefahrgut im Sinne der Transportvorschriften (${paragraph}).`,
  noClass: 'Die Kriterien der Klassen 1 bis 9 sind nicht erfüllt.',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: 'Keine zugeordnet.',
  labels: 'Gefahrzettel',
  subsidiary: (class_, subsidiary) => `${class_} (${subsidiary})`,
  environment: 'Umweltgefährdend',
  marinePollutant: 'Meeresschadstoff',
  tunnel: 'Tunnelbeschränkungscode',
  limitedQuantity: 'Begrenzte Menge (LQ)',
  exceptedQuantity: 'Freigestellte Menge (EQ)',
  notPermitted: (code) => `${code} (nicht zugelassen)`,
  classificationCode: 'Klassifizierungscode',
  transportCategory: 'Beförderungskategorie',
  hazardNumber: 'Nummer zur Kennzeichnung der Gefahr',
  hazchem: 'Hazchem-Code',
  ems: 'EmS',
  exemptions: 'Freistellung nach Menge',
  freeSmall: (mode, paragraph) =>
    `${mode}: in Einzel- oder Innenverpackungen bis 5 L oder 5 kg, die den allgemeinen Verpackungsvorschriften entsprechen, von den übrigen Vorschriften freigestellt (${paragraph}).`,
  freeByLand: (mode, paragraph) =>
    `${mode}: in Verpackungen bis 500 kg oder 500 L und in IBC von den Vorschriften freigestellt (${paragraph}).`,
  prohibition: 'Beförderungsverbot',
  prohibitedIn: (mode, paragraph) => `${mode}: Die Beförderung ist verboten (${paragraph}).`,
  prohibited: 'Die Beförderung ist verboten.',
  prohibitedBy: (paragraph) => `Die Beförderung ist verboten (${paragraph}).`,
  general: 'Allgemeines',
  precautions:
    'Siehe Abschnitte 6 bis 8. Versandstücke gegen Umfallen und Verrutschen sichern; das Personal muss unterwiesen sein.',
  noPrecautions: 'Keine besonderen Vorsichtsmaßnahmen über die Abschnitte 6 bis 8 hinaus.',
  bulk: (code) =>
    `Nicht zur Beförderung als Massengut vorgesehen. Vor einer solchen ist der Eintrag nachzuschlagen (${code}-Code); dieser Dienst enthält ihn nicht.`,
  poisonSchedule: 'Giftliste (Poison Schedule)',
  incomplete: (missing) => `Erst angebbar, wenn Folgendes bekannt ist: ${missing}.`,
  userConfirmed: 'Vom Lieferanten bestätigt.',
};
