import type { SheetPhrases } from '../../../language.ts';

/** Section 14. */
export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (transport drogowy i kolejowy)',
    adg: 'ADG (transport drogowy i kolejowy)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (transport drogowy i kolejowy)',
    un: 'Przepisy modelowe ONZ',
    imdg: 'IMDG (transport morski)',
    iata: 'ICAO-TI/IATA-DGR (transport lotniczy)',
  },
  notRegulated: 'Nie podlega przepisom dotyczącym przewozu towarów niebezpiecznych.',
  notRegulatedBy: (paragraph: string) =>
    `Nie podlega przepisom dotyczącym przewozu towarów niebezpiecznych (${paragraph}).`,
  noClass: 'Kryteria klas 1-9 nie są spełnione.',
  unPrefix: (number: string) => `UN ${number}`,
  noPackingGroup: 'Nie przypisano.',
  labels: 'Nalepki ostrzegawcze',
  subsidiary: (class_: string, subsidiary: string) => `${class_} (${subsidiary})`,
  environment: 'Zagraża środowisku',
  marinePollutant: 'Substancja zanieczyszczająca morze',
  tunnel: 'Kod ograniczeń przewozu przez tunele',
  limitedQuantity: 'Ilość ograniczona',
  exceptedQuantity: 'Ilość wyłączona',
  notPermitted: (code: string) => `${code} (niedozwolona)`,
  classificationCode: 'Kod klasyfikacyjny',
  transportCategory: 'Kategoria transportowa',
  hazardNumber: 'Numer rozpoznawczy zagrożenia',
  hazchem: 'Kod działań ratowniczych Hazchem',
  ems: 'EmS',
  exemptions: 'Zwolnienie zależne od ilości',
  freeSmall: (mode: string, paragraph: string) =>
    `${mode}: w opakowaniach pojedynczych lub wewnętrznych do 5 L lub 5 kg, spełniających ogólne przepisy dotyczące pakowania, nie podlega pozostałym przepisom (${paragraph}).`,
  freeByLand: (mode: string, paragraph: string) =>
    `${mode}: w opakowaniach do 500 kg lub 500 L oraz w DPPL nie podlega przepisom (${paragraph}).`,
  prohibition: 'Zakaz przewozu',
  prohibitedIn: (mode: string, paragraph: string) => `${mode}: przewóz jest zabroniony (${paragraph}).`,
  prohibited: 'Przewóz jest zabroniony.',
  prohibitedBy: (paragraph: string) => `Przewóz jest zabroniony (${paragraph}).`,
  general: 'Ogólne',
  precautions:
    'Patrz sekcje 6-8. Zabezpieczyć sztuki przesyłki przed upadkiem i przewróceniem; personel musi być przeszkolony.',
  noPrecautions: 'Brak szczególnych środków ostrożności oprócz podanych w sekcjach 6-8.',
  bulk: (code: string) => `Przewóz luzem nie jest przewidziany (kodeks ${code}).`,
  poisonSchedule: 'Wykaz trucizn (Poison Schedule)',
  incomplete: (missing: string) => `Nie można podać, dopóki nie jest znane: ${missing}.`,
  userConfirmed: 'Zgodnie z potwierdzeniem dostawcy.',
  userChose: (source) => `Wybrane przez dostawcę na podstawie: ${source}.`,
};
