import type { SheetPhrases } from '../../../language.ts';

/** Section 15. */
export const regulation: SheetPhrases['regulation'] = {
  lead: 'Obowiązujące przepisy',
  reach: 'Rozporządzenie (WE) nr 1907/2006 (REACH).',
  clp: 'Rozporządzenie (WE) nr 1272/2008 (CLP).',
  gbReach: 'UK REACH (rozporządzenie (WE) nr 1907/2006 w brzmieniu obowiązującym w Wielkiej Brytanii).',
  gbClp: 'GB CLP (rozporządzenie (WE) nr 1272/2008 w brzmieniu obowiązującym w Wielkiej Brytanii).',
  coshh: 'Control of Substances Hazardous to Health Regulations 2002 (COSHH).',
  chemicalAgents: 'Dyrektywa 98/24/WE w sprawie środków chemicznych w miejscu pracy.',
  carcinogens:
    'Dyrektywa 2004/37/WE w sprawie czynników rakotwórczych, mutagenów lub substancji reprotoksycznych podczas pracy.',
  young: 'Dyrektywa 94/33/WE: osoby młode nie mogą pracować z produktem, z wyjątkami w niej określonymi.',
  pregnant:
    'Dyrektywa 92/85/EWG: pracodawca ocenia ryzyko dla pracownic w ciąży i karmiących piersią i nie dopuszcza do narażenia zagrażającego im lub dziecku.',
  seveso: 'Seveso III (dyrektywa 2012/18/UE), załącznik I',
  comah: 'COMAH Regulations 2015, Schedule 1',
  tiers: (category: string, lower: string, upper: string) =>
    `${category} (próg niższy ${lower} t, próg wyższy ${upper} t).`,
  sevesoNone: 'Żadna kategoria zagrożenia nie ma zastosowania.',
  annexXvii: 'Ograniczenia według REACH, załącznik XVII, pozycja',
  cmrNotForPublic:
    '28–30: nie dostarczać ogółowi społeczeństwa, z wyjątkami podanymi w kolumnie 2. Opakowanie informuje w sposób widoczny, czytelny i trwały, że produkt jest przeznaczony wyłącznie dla użytkowników zawodowych.',
  packagingSentences: 'Napis na opakowaniu (REACH, załącznik XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: na opakowaniu umieszcza się napis „${text}”`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): ograniczenie w mieszaninach od ${percent} %; kolumna 2 wymienia zastosowania, użytkowników i wyjątki.`,
  phthalatesInToys:
    '51: od 0,1 % uplastycznionego materiału nie w zabawkach i artykułach pielęgnacyjnych dla dzieci ani, z wyjątkami, w innych wyrobach.',
  phthalatesInMouth:
    '52: od 0,1 % uplastycznionego materiału nie w zabawkach i artykułach pielęgnacyjnych dla dzieci, które dzieci mogą wkładać do ust.',
  decorativeAerosol:
    '40: nie stosować w dozownikach aerozoli do celów rozrywkowych lub dekoracyjnych dostarczanych ogółowi społeczeństwa.',
  cementChromium:
    '47: po dodaniu wody cement i mieszaniny zawierające cement nie mogą zawierać więcej niż 2 mg/kg rozpuszczalnego chromu(VI) w przeliczeniu na suchą masę cementu. Jeżeli osiąga się to za pomocą środka redukującego, na opakowaniu podaje się datę pakowania, warunki przechowywania i okres skuteczności środka. Wyjątek stanowią zamknięte, w pełni zautomatyzowane procesy bez kontaktu ze skórą.',
  tolueneForPublic: '48: nie stosować w klejach ani farbach w aerozolu dostarczanych ogółowi społeczeństwa.',
  diisocyanateTraining:
    '74: zastosowanie przemysłowe lub zawodowe wyłącznie po szkoleniu; opakowanie informuje o tym oddzielnie od pozostałych informacji na etykiecie.',
  workerDnel: ({
    entry,
    name,
    inhalation,
    dermal,
  }: {
    entry: string;
    name: string;
    inhalation: string;
    dermal: string;
  }) =>
    `${entry} (${name}): wprowadzanie do obrotu tylko wtedy, gdy niniejsza karta podaje wartości DNEL dla pracowników: ${inhalation} mg/m³ (wdychanie) i ${dermal} mg/kg masy ciała na dobę (przez skórę).`,
  svhc: 'Substancje wzbudzające szczególnie duże obawy w stężeniu równym lub wyższym niż 0,1 % (lista kandydacka REACH)',
  svhcNone: ({ date }) =>
    `Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej (stan na: ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'rakotwórcza (art. 57 lit. a))',
    mutagenic: 'mutagenna (art. 57 lit. b))',
    reprotoxic: 'działająca szkodliwie na rozrodczość (art. 57 lit. c))',
    pbt: 'PBT (art. 57 lit. d))',
    vpvb: 'vPvB (art. 57 lit. e))',
    endocrineHealth: 'właściwości zaburzające funkcjonowanie układu hormonalnego, zdrowie ludzi (art. 57 lit. f))',
    endocrineEnvironment: 'właściwości zaburzające funkcjonowanie układu hormonalnego, środowisko (art. 57 lit. f))',
    airways: 'działanie uczulające na drogi oddechowe (art. 57 lit. f))',
    organs: 'działanie toksyczne na narządy docelowe w następstwie powtarzanego narażenia (art. 57 lit. f))',
    health: 'równoważne obawy, zdrowie ludzi (art. 57 lit. f))',
    environment: 'równoważne obawy, środowisko (art. 57 lit. f))',
  },
  annexXiv: 'Zezwolenie (REACH, załącznik XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: pozycja ${entry}, data ostateczna ${sunset}. Od tego dnia stosowanie wymaga zezwolenia lub zwolnienia określonego w załączniku.`,
  explosivesPrecursors: 'Prekursory materiałów wybuchowych (rozporządzenie (UE) 2019/1148)',
  restrictedPrecursor: (name: string) =>
    `${name}: załącznik I, objęty ograniczeniami; nie dla przeciętnych użytkowników. Podejrzane transakcje, zniknięcia i kradzieże należy zgłaszać.`,
  reportablePrecursor: (name: string) =>
    `${name}: załącznik II, regulowany; podejrzane transakcje, zniknięcia i kradzieże należy zgłaszać.`,
  drugPrecursors: 'Prekursory narkotykowe (rozporządzenie (WE) nr 273/2004)',
  drugCategory: (name: string, category: string) => `${name}: kategoria ${category}.`,
  entryFor: (entry: string, name: string) => `${entry} (${name}).`,
  item: (text: string) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: produkt jest niebezpieczny.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: produkt nie jest zaklasyfikowany jako niebezpieczny.',
  sara312: 'EPCRA (SARA Title III), sekcje 311 i 312, kategorie zagrożenia',
  sara312None: 'Brak.',
  sara313: 'EPCRA (SARA Title III), sekcja 313',
  cercla: 'Ilości podlegające zgłoszeniu według CERCLA (40 CFR 302.4)',
  proposition65: 'California Proposition 65',
  proposition65Warning: 'Ostrzeżenie, jeżeli wymaga go Proposition 65 (27 CCR 25603)',
  tsca: 'Wykaz TSCA',
  pounds: (name: string, amount: string) => `${name}: ${amount} lb.`,
  whmis:
    'Produkt zaklasyfikowano zgodnie z kryteriami zagrożenia Hazardous Products Regulations (HPR), a niniejsza karta charakterystyki zawiera wszystkie informacje wymagane przez HPR.',
  allInventoried: (edition: string) => `Wszystkie składniki figurują w wykazie (wydanie ${edition}).`,
  inventoried: (names: string, edition: string) => `Figurują w wykazie (wydanie ${edition}): ${names}.`,
  domesticList: 'Domestic Substances List (DSL)',
  whs: 'Australijskie model Work Health and Safety Regulations.',
  poisons: 'Australijska norma jednolitej klasyfikacji leków i trucizn (SUSMP)',
  industrialChemicals: 'Australian Inventory of Industrial Chemicals (AIIC)',
  national: 'Przestrzegać przepisów krajowych obowiązujących w kraju stosowania.',
  nationalLaw: (law: string) => `Klasyfikacja i oznakowanie: ${law}.`,
  classifiedBy: (legalBasis: string, law: string) => `${legalBasis}; klasyfikacja zgodnie z: ${law}`,
  nationalDraft: (law: string) =>
    `Nie obowiązują krajowe zasady klasyfikacji; zaproponowane i zastosowane tutaj: ${law}.`,
  noAssessment: 'Dla mieszaniny nie przeprowadzono oceny bezpieczeństwa chemicznego.',
  noAssessmentSubstance: 'Dostawca niniejszej karty nie przeprowadził oceny bezpieczeństwa chemicznego.',
};
