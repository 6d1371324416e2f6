import type { SheetPhrases } from '../../../language.ts';

export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'La normativa del paese non classifica i pericoli per l’ambiente acquatico.',
  dataCaption: 'Tossicità acquatica degli ingredienti',
  columnName: 'Sostanza',
  columnGroup: 'Organismo',
  columnValue: 'Valore',
  columnDuration: 'Durata',
  columnSource: 'Fonte',
  groups: { fish: 'Pesci', crustacea: 'Crostacei', algae: 'Alghe', other: 'Altri' },
  organism: (group, species) => `${group} (${species})`,
  value: (endpoint, value) => `${endpoint} ${value} mg/l`,
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} d`,
  mFactors: (name, factors) => `${name}: ${factors}.`,
  noValues: (names) => `Nessun valore noto per: ${names}.`,

  readily: (name) => `${name}: rapidamente biodegradabile.`,
  notReadily: (name) => `${name}: non rapidamente biodegradabile.`,
  inorganic: (name) => `${name}: la biodegradazione non è applicabile alle sostanze inorganiche.`,
  kowInorganic: (name) => `${name}: il log Kow non è applicabile alle sostanze inorganiche.`,
  logKow: (name, value) => `${name}: log Kow ${value}`,
  bcf: (name, value) => `BCF ${value}`,
  lowPotential: 'basso potenziale di bioaccumulo',
  highPotential: 'potenziale di bioaccumulo',
  bioaccumulates: (data) => `${data.join(', ')}.`,
  soluble: (name, value) => `${name}: solubilità in acqua ${value} mg/l.`,
  solubleInGrams: (name, value) => `${name}: solubilità in acqua ${value} g/l.`,
  miscible: (name) => `${name}: miscibile con acqua; può essere mobile nel suolo.`,
  gasInAir: (name) => `${name}: come gas si disperde nell’aria; non è previsto adsorbimento nel suolo.`,

  pbtFound: (names) => `Contiene sostanze PBT o vPvB in concentrazione pari o superiore allo 0,1 %: ${names}.`,
  pbtInorganic: 'I criteri PBT e vPvB dell’allegato XIII di REACH non si applicano alle sostanze inorganiche.',
  pbtNone: ({ date }) =>
    `Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: ${date}) per proprietà PBT o vPvB.`,
  endocrineFound: (names) =>
    `Interferenti endocrini per l’ambiente in concentrazione pari o superiore allo 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: ${date}) per proprietà di interferenza con il sistema endocrino con effetti sull’ambiente.`,
  mobileFound: (names) => `Contiene sostanze PMT o vPvM in concentrazione pari o superiore allo 0,1 %: ${names}.`,
  ozoneFound: (names) => `Pericoloso per lo strato di ozono: ${names}.`,
  ozoneNone: 'Nessuno degli ingredienti è classificato come pericoloso per lo strato di ozono.',
  phShift: 'In grandi quantità modifica il pH delle acque e nuoce agli organismi acquatici.',
};
