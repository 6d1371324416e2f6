import type { SheetPhrases } from '../../../language.ts';

export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'Die Vorschriften des Landes sehen keine Einstufung als gewässergefährdend vor.',
  dataCaption: 'Aquatische Toxizität der Bestandteile',
  columnName: 'Stoff',
  columnGroup: 'Organismus',
  columnValue: 'Wert',
  columnDuration: 'Dauer',
  columnSource: 'Quelle',
  groups: { fish: 'Fische', crustacea: 'Krebstiere', algae: 'Algen', other: 'Andere' },
  organism: (group, species) => `${group} (${species})`,
  value: (endpoint, value) => `${endpoint} ${value} mg/l`,
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} d`,
  mFactors: (name, factors) => `${name}: ${factors}.`,
  noValues: (names) => `Keine Werte bekannt für: ${names}.`,

  readily: (name) => `${name}: leicht biologisch abbaubar.`,
  notReadily: (name) => `${name}: nicht leicht biologisch abbaubar.`,
  inorganic: (name) => `${name}: Die biologische Abbaubarkeit ist bei anorganischen Stoffen nicht anwendbar.`,
  kowInorganic: (name) => `${name}: Der log Kow ist bei anorganischen Stoffen nicht anwendbar.`,
  logKow: (name, value) => `${name}: log Kow ${value}`,
  bcf: (name, value) => `BCF ${value}`,
  lowPotential: 'geringes Bioakkumulationspotenzial',
  highPotential: 'Bioakkumulationspotenzial',
  bioaccumulates: (data) => `${data.join(', ')}.`,
  soluble: (name, value) => `${name}: Löslichkeit in Wasser ${value} mg/l.`,
  solubleInGrams: (name, value) => `${name}: Löslichkeit in Wasser ${value} g/l.`,
  miscible: (name) => `${name}: mit Wasser mischbar, kann im Boden mobil sein.`,
  gasInAir: (name) => `${name}: verteilt sich als Gas in der Luft; eine Adsorption am Boden ist nicht zu erwarten.`,

  pbtFound: (names) => `Enthält Stoffe mit PBT- oder vPvB-Eigenschaften ab 0,1 %: ${names}.`,
  pbtInorganic: 'Die PBT- und vPvB-Kriterien nach REACH Anhang XIII gelten nicht für anorganische Stoffe.',
  pbtNone: ({ date }) =>
    `Keiner der Bestandteile ab 0,1 % steht wegen PBT- oder vPvB-Eigenschaften auf der REACH-Kandidatenliste (Stand ${date}).`,
  endocrineFound: (names) => `Endokrine Disruptoren mit Wirkung auf die Umwelt ab 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Keiner der Bestandteile ab 0,1 % steht wegen endokrinschädigender Eigenschaften mit Wirkung auf die Umwelt auf der REACH-Kandidatenliste (Stand ${date}).`,
  mobileFound: (names) => `Enthält Stoffe mit PMT- oder vPvM-Eigenschaften ab 0,1 %: ${names}.`,
  ozoneFound: (names) => `Die Ozonschicht schädigend: ${names}.`,
  ozoneNone: 'Keiner der Bestandteile ist als die Ozonschicht schädigend eingestuft.',
  phShift: 'Große Mengen verändern den pH-Wert von Gewässern und schädigen Wasserorganismen.',
};
