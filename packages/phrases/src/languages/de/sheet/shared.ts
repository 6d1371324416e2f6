import type { SheetPhrases } from '../../../language.ts';
import { formatsOf } from '../../../formats.ts';

export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Nicht verfügbar',
  notApplicable: 'Nicht anwendbar',
  notApplicableBecause: (why) => `Nicht anwendbar: ${why}.`,
  yes: 'Ja',
  no: 'Nein',
  and: 'und',
  or: 'oder',
  none: 'Keine',
  between: (from, to) => `${from} – ${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: 'ohne Quellenangabe',
  whyInput: 'Dieses Feld ist nicht ausgefüllt.',
  whyUnknown: 'Weder der Benutzer noch der Katalog enthält die Angabe.',
  whyAskedFor: 'Das Gesetz verlangt die Angabe in jedem Sicherheitsdatenblatt.',
  whyByClass: 'Ergibt sich aus der Einstufung.',
  whyByState: 'Ergibt sich aus dem Aggregatzustand.',
  whyByComposition: 'Ergibt sich aus der Zusammensetzung.',
  whyByNumber: 'Ergibt sich aus dem Wert in Abschnitt 9.',
  furtherData: 'weitere Angaben',
  manualTest: (test) => `Prüfung ${test} des UN-Handbuchs über Prüfungen und Kriterien`,
  ...formatsOf('de'),
  states: { gas: 'Gasförmig', liquid: 'Flüssig', solid: 'Fest', aerosol: 'Aerosol' },
};
