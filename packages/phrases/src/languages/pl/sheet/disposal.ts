import type { SheetPhrases } from '../../../language.ts';

/** Section 13. */
export const disposal: SheetPhrases['disposal'] = {
  product: 'Produkt',
  packaging: 'Zanieczyszczone opakowania',
  properties: 'Właściwości niebezpieczne odpadu (HP)',
  wasteCode: 'Kod odpadu',
  characteristics: 'Charakterystyka odpadu niebezpiecznego (RCRA)',

  hazardous:
    'Przekazać jako odpad niebezpieczny uprawnionemu przedsiębiorstwu przetwarzania odpadów. Nie usuwać z odpadami komunalnymi.',
  ordinary: 'Usuwać zgodnie z przepisami lokalnymi.',
  noSewer: 'Nie wylewać do kanalizacji ani do wód.',
  keepApart: 'Nie mieszać z innymi odpadami; w miarę możliwości pozostawić w oryginalnym pojemniku.',
  packagingClean: 'Opakowania całkowicie opróżnić i przekazać do odzysku.',
  packagingDirty:
    'Nieopróżnione opakowania usuwać tak jak produkt. Pustych pojemników nie ciąć, nie spawać i nie spalać.',
  packagingPlain: 'Nieopróżnione opakowania usuwać tak jak produkt.',
  wasteCodeByUse:
    'Kod z europejskiego wykazu odpadów (2000/532/WE) zależy od pochodzenia i zastosowania i jest nadawany przez posiadacza odpadu.',
  packagingCode: '15 01 10* opakowania zawierające pozostałości substancji niebezpiecznych lub nimi zanieczyszczone.',
  hazardousProperties: {
    'HP 1': 'HP 1 (wybuchowe).',
    'HP 2': 'HP 2 (utleniające).',
    'HP 3': 'HP 3 (łatwopalne).',
    'HP 4': 'HP 4 (drażniące).',
    'HP 5': 'HP 5 (działanie toksyczne na narządy docelowe, zagrożenie spowodowane aspiracją).',
    'HP 6': 'HP 6 (ostra toksyczność).',
    'HP 7': 'HP 7 (rakotwórcze).',
    'HP 8': 'HP 8 (żrące).',
    'HP 10': 'HP 10 (działające szkodliwie na rozrodczość).',
    'HP 11': 'HP 11 (mutagenne).',
    'HP 12': 'HP 12 (uwalnianie gazu o ostrej toksyczności).',
    'HP 13': 'HP 13 (uczulające).',
    'HP 14': 'HP 14 (ekotoksyczne).',
  },
  handOver: 'Przekazać uprawnionemu przedsiębiorstwu przetwarzania odpadów. Nie usuwać z odpadami komunalnymi.',
  gasReturn: 'Pojemnik z resztą gazu zwrócić dostawcy. Nie wypuszczać w miejscach, w których gaz może się gromadzić.',
  gasCylinder:
    'Puste pojemniki zwracać dostawcy z zamkniętym zaworem i niewielkim ciśnieniem resztkowym. Nie ciąć, nie spawać i nie spalać.',
  aerosolCan:
    'Nie przekłuwać ani nie spalać pojemników, nawet po zużyciu. Przekazywać do odzysku tylko po całkowitym opróżnieniu.',
  wasteCodeProposal: (code: string) => `Propozycja dla produktu niezużytego: ${code}.`,
  noHazardousProperty: 'Brak: wartości graniczne z załącznika III do dyrektywy 2008/98/WE nie są osiągnięte.',
  noCharacteristic: 'Z temperatury zapłonu, pH i klasy nie wynika żadna.',
  lawEurope: 'Dyrektywa 2008/98/WE w sprawie odpadów i rozporządzenie Komisji (UE) nr 1357/2014.',
  lawUs: 'Wytwórca odpadu ustala, czy jest on niebezpieczny zgodnie z 40 CFR część 261.',
  lawOther: 'Przestrzegać krajowych, regionalnych i lokalnych przepisów dotyczących odpadów.',
  d001: 'D001 (łatwopalny: temperatura zapłonu poniżej 60 °C, 140 °F).',
  d001Gas: 'D001 (łatwopalny gaz sprężony).',
  d001Solid: 'D001 (łatwopalny: po zapaleniu pali się gwałtownie).',
  d001Oxidiser: 'D001 (utleniacz).',
  d002: 'D002 (żrący: pH równe 2 lub niższe albo równe 12,5 lub wyższe).',
  toxicityCharacteristic: (code: string, name: string) =>
    `${code} (toksyczność: zawiera ${name}; rozstrzyga badanie TCLP, 40 CFR 261.24).`,
  discardedProduct: (code: string, name: string) => `${code} (usuwany jako niezużyty: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code: string, name: string) => `${code} (jako zużyty rozpuszczalnik: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reaktywny).',
};
