import type { SheetPhrases } from '../../../language.ts';

export const regulation: SheetPhrases['regulation'] = {
  lead: 'Geltende Rechtsvorschriften',
  reach: 'Verordnung (EG) Nr. 1907/2006 (REACH).',
  clp: 'Verordnung (EG) Nr. 1272/2008 (CLP).',
  gbReach: 'UK REACH (Verordnung (EG) Nr. 1907/2006 in der in Großbritannien geltenden Fassung).',
  gbClp: 'GB CLP (Verordnung (EG) Nr. 1272/2008 in der in Großbritannien geltenden Fassung).',
  coshh: 'Britische Gefahrstoffverordnung 2002 (COSHH).',
  chemicalAgents: 'Richtlinie 98/24/EG über chemische Arbeitsstoffe bei der Arbeit.',
  carcinogens: 'Richtlinie 2004/37/EG über Karzinogene, Mutagene oder reproduktionstoxische Stoffe bei der Arbeit.',
  young: 'Richtlinie 94/33/EG: Jugendliche dürfen mit dem Produkt nicht arbeiten; dort genannte Ausnahmen gelten.',
  pregnant:
    'Richtlinie 92/85/EWG: Der Arbeitgeber beurteilt die Gefährdung schwangerer und stillender Arbeitnehmerinnen und schließt eine Exposition aus, die sie oder das Kind gefährdet.',
  seveso: 'Seveso III (Richtlinie 2012/18/EU), Anhang I',
  comah: 'COMAH Regulations 2015, Anhang 1',
  tiers: (category, lower, upper) =>
    `${category} (Mengenschwellen: untere Klasse ${lower} t, obere Klasse ${upper} t).`,
  sevesoNone: 'Keine Gefahrenkategorie trifft zu.',
  annexXvii: 'Beschränkungen nach REACH, Anhang XVII, Eintrag',
  cmrNotForPublic:
    '28 bis 30: keine Abgabe an die breite Öffentlichkeit, mit den Ausnahmen der Spalte 2. Die Verpackung trägt gut sichtbar, leserlich und unverwischbar den Hinweis, dass das Produkt nur für gewerbliche Anwender bestimmt ist.',
  packagingSentences: 'Wortlaut auf der Verpackung (REACH, Anhang XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: Auf der Verpackung steht „${text}“`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): in Gemischen ab ${percent} % beschränkt; Spalte 2 nennt Verwendungen, Verwender und Ausnahmen.`,
  phthalatesInToys:
    '51: ab 0,1 % des weichmacherhaltigen Materials nicht in Spielzeug und Babyartikeln und, mit Ausnahmen, nicht in anderen Erzeugnissen.',
  phthalatesInMouth:
    '52: ab 0,1 % des weichmacherhaltigen Materials nicht in Spielzeug und Babyartikeln, die Kinder in den Mund nehmen können.',
  decorativeAerosol:
    '40: nicht in Aerosolpackungen für Unterhaltungs- oder Dekorationszwecke, die an die breite Öffentlichkeit abgegeben werden.',
  cementChromium:
    '47: Zement und zementhaltige Gemische dürfen nach Wasserzugabe höchstens 2 mg/kg lösliches Chrom(VI), bezogen auf die Trockenmasse des Zements, enthalten. Wird dies durch ein Reduktionsmittel erreicht, gibt die Verpackung das Abpackdatum, die Lagerbedingungen und die Dauer der Wirksamkeit des Reduktionsmittels an. Ausgenommen sind geschlossene, vollautomatische Verfahren ohne Hautkontakt.',
  tolueneForPublic: '48: nicht in Klebstoffen oder Sprühfarben, die an die breite Öffentlichkeit abgegeben werden.',
  diisocyanateTraining:
    '74: industrielle oder gewerbliche Verwendung nur nach Schulung; die Verpackung weist, getrennt von den übrigen Angaben des Etiketts, darauf hin.',
  workerDnel: ({ entry, name, inhalation, dermal }) =>
    `${entry} (${name}): Inverkehrbringen nur, wenn dieses Sicherheitsdatenblatt die DNEL-Werte für Arbeitnehmer von ${inhalation} mg/m³ (Einatmen) und ${dermal} mg/kg Körpergewicht pro Tag (Haut) nennt.`,
  svhc: 'Besonders besorgniserregende Stoffe ab 0,1 % (REACH-Kandidatenliste)',
  svhcNone: ({ date }) => `Keiner der Bestandteile ab 0,1 % steht auf der Kandidatenliste (Stand ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'krebserzeugend (Artikel 57 Buchstabe a)',
    mutagenic: 'erbgutverändernd (Artikel 57 Buchstabe b)',
    reprotoxic: 'fortpflanzungsgefährdend (Artikel 57 Buchstabe c)',
    pbt: 'PBT (Artikel 57 Buchstabe d)',
    vpvb: 'vPvB (Artikel 57 Buchstabe e)',
    endocrineHealth: 'endokrinschädigende Eigenschaften, menschliche Gesundheit (Artikel 57 Buchstabe f)',
    endocrineEnvironment: 'endokrinschädigende Eigenschaften, Umwelt (Artikel 57 Buchstabe f)',
    airways: 'Sensibilisierung der Atemwege (Artikel 57 Buchstabe f)',
    organs: 'spezifische Zielorgan-Toxizität bei wiederholter Exposition (Artikel 57 Buchstabe f)',
    health: 'ebenso besorgniserregend, menschliche Gesundheit (Artikel 57 Buchstabe f)',
    environment: 'ebenso besorgniserregend, Umwelt (Artikel 57 Buchstabe f)',
  },
  annexXiv: 'Zulassung (REACH, Anhang XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: Eintrag ${entry}, Ablauftermin ${sunset}. Ab diesem Tag bedarf die Verwendung einer Zulassung oder einer Ausnahme des Anhangs.`,
  explosivesPrecursors: 'Ausgangsstoffe für Explosivstoffe (Verordnung (EU) 2019/1148)',
  restrictedPrecursor: (name) =>
    `${name}: Anhang I, beschränkt; keine Abgabe an Mitglieder der Allgemeinheit. Verdächtige Transaktionen, Abhandenkommen und Diebstähle sind zu melden.`,
  reportablePrecursor: (name) =>
    `${name}: Anhang II, reguliert; verdächtige Transaktionen, Abhandenkommen und Diebstähle sind zu melden.`,
  drugPrecursors: 'Drogenausgangsstoffe (Verordnung (EG) Nr. 273/2004)',
  drugCategory: (name, category) => `${name}: Kategorie ${category}.`,
  entryFor: (entry, name) => `${entry} (${name}).`,
  item: (text) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: Das Produkt ist gefährlich.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: Das Produkt ist nicht als gefährlich eingestuft.',
  sara312: 'EPCRA (SARA Title III), Sections 311 und 312, Gefahrenkategorien',
  sara312None: 'Keine.',
  sara313: 'EPCRA (SARA Title III), Section 313',
  cercla: 'Meldepflichtige Mengen nach CERCLA (40 CFR 302.4)',
  proposition65: 'California Proposition 65',
  proposition65Warning: 'Warnhinweis, wo Proposition 65 ihn verlangt (27 CCR 25603)',
  tsca: 'TSCA-Verzeichnis',
  pounds: (name, amount) => `${name}: ${amount} lb.`,
  whmis:
    'Das Produkt wurde nach den Gefahrenkriterien der Hazardous Products Regulations (HPR) eingestuft, und dieses Sicherheitsdatenblatt enthält alle nach den HPR erforderlichen Angaben.',
  allInventoried: (edition) => `Alle Bestandteile sind gelistet (Stand ${edition}).`,
  inventoried: (names, edition) => `Gelistet (Stand ${edition}): ${names}.`,
  domesticList: 'Domestic Substances List (DSL)',
  whs: 'Australische Mustervorschriften für Sicherheit und Gesundheit bei der Arbeit (Model WHS Regulations).',
  poisons: 'Australische Giftliste (SUSMP)',
  industrialChemicals: 'Australian Inventory of Industrial Chemicals (AIIC)',
  national: 'Die nationalen Vorschriften des Verwendungslandes beachten.',
  nationalLaw: (law) => `Einstufung und Kennzeichnung: ${law}.`,
  nationalDraft: (law) =>
    `Nationale Einstufungsvorschriften sind nicht in Kraft; vorgeschlagen und hier angewandt: ${law}.`,
  classifiedBy: (basis, law) => `${basis}; eingestuft gemäß ${law}`,
  noAssessment: 'Für das Gemisch wurde keine Stoffsicherheitsbeurteilung durchgeführt.',
  noAssessmentSubstance:
    'Der Ersteller dieses Sicherheitsdatenblatts hat keine Stoffsicherheitsbeurteilung durchgeführt.',
};
