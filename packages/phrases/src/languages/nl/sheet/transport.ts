import type { SheetPhrases } from '../../../language.ts';

/** Section 14. */
export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (weg, spoor)',
    adg: 'ADG (weg, spoor)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (weg, spoor)',
    un: 'VN-modelreglementen',
    imdg: 'IMDG (zee)',
    iata: 'ICAO-TI/IATA-DGR (lucht)',
  },
  notRegulated: 'Geen gevaarlijk goed in de zin van de vervoersvoorschriften.',
  notRegulatedBy: (paragraph: string) => `Geen gevaarlijk goed in de zin van de vervoersvoorschriften (${paragraph}).`,
  noClass: 'Aan de criteria van klasse 1 tot en met 9 is niet voldaan.',
  unPrefix: (number: string) => `UN ${number}`,
  noPackingGroup: 'Er is geen toegekend.',
  labels: 'Gevaarsetiketten',
  subsidiary: (class_: string, subsidiary: string) => `${class_} (${subsidiary})`,
  environment: 'Milieugevaarlijk',
  marinePollutant: 'Mariene verontreinigende stof',
  tunnel: 'Tunnelbeperkingscode',
  limitedQuantity: 'Gelimiteerde hoeveelheid',
  exceptedQuantity: 'Vrijgestelde hoeveelheid',
  notPermitted: (code: string) => `${code} (niet toegestaan)`,
  classificationCode: 'Classificatiecode',
  transportCategory: 'Vervoerscategorie',
  hazardNumber: 'Gevaarsidentificatienummer',
  hazchem: 'Hazchem-noodmaatregelcode',
  ems: 'EmS',
  exemptions: 'Vrijstelling naar hoeveelheid',
  freeSmall: (mode: string, paragraph: string) =>
    `${mode}: in enkelvoudige of binnenverpakkingen tot 5 L of 5 kg die aan de algemene verpakkingsvoorschriften voldoen, vrijgesteld van de overige voorschriften (${paragraph}).`,
  freeByLand: (mode: string, paragraph: string) =>
    `${mode}: in verpakkingen tot 500 kg of 500 L en in IBC’s vrijgesteld van de voorschriften (${paragraph}).`,
  prohibition: 'Vervoersverbod',
  prohibitedIn: (mode: string, paragraph: string) => `${mode}: het vervoer is verboden (${paragraph}).`,
  prohibited: 'Het vervoer is verboden.',
  prohibitedBy: (paragraph: string) => `Het vervoer is verboden (${paragraph}).`,
  general: 'Algemeen',
  precautions:
    'Zie rubriek 6 tot en met 8. Colli tegen vallen en kantelen beveiligen; het personeel moet opgeleid zijn.',
  noPrecautions: 'Geen bijzondere voorzorgen naast die van rubriek 6 tot en met 8.',
  bulk: (code: string) =>
    `Niet bestemd voor vervoer in bulk. Raadpleeg vóór zulk vervoer de vermelding (${code}-code); deze dienst bevat die niet.`,
  poisonSchedule: 'Gifklasse (Poison Schedule)',
  incomplete: (missing: string) => `Kan pas worden vermeld als dit bekend is: ${missing}.`,
  userConfirmed: 'Zoals bevestigd door de leverancier.',
  userChose: (source) => `Door de leverancier gekozen op basis van: ${source}.`,
};
