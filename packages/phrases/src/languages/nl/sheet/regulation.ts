import type { SheetPhrases } from '../../../language.ts';

/** Section 15. */
export const regulation: SheetPhrases['regulation'] = {
  lead: 'Toepasselijke regelgeving',
  reach: 'Verordening (EG) nr. 1907/2006 (REACH).',
  clp: 'Verordening (EG) nr. 1272/2008 (CLP).',
  gbReach: 'UK REACH (Verordening (EG) nr. 1907/2006 zoals van toepassing in Groot-Brittannië).',
  gbClp: 'GB CLP (Verordening (EG) nr. 1272/2008 zoals van toepassing in Groot-Brittannië).',
  coshh: 'Control of Substances Hazardous to Health Regulations 2002 (COSHH).',
  chemicalAgents: 'Richtlijn 98/24/EG betreffende chemische agentia op het werk.',
  carcinogens: 'Richtlijn 2004/37/EG betreffende carcinogene, mutagene of reprotoxische agentia op het werk.',
  young: 'Richtlijn 94/33/EG: jongeren mogen niet met het product werken, behoudens de daarin genoemde uitzonderingen.',
  pregnant:
    'Richtlijn 92/85/EEG: de werkgever beoordeelt het risico voor zwangere werkneemsters en werkneemsters die borstvoeding geven en voorkomt blootstelling die hen of het kind in gevaar brengt.',
  seveso: 'Seveso III (Richtlijn 2012/18/EU), bijlage I',
  comah: 'COMAH Regulations 2015, Schedule 1',
  tiers: (category: string, lower: string, upper: string) =>
    `${category} (lagedrempelwaarde ${lower} t, hogedrempelwaarde ${upper} t).`,
  sevesoNone: 'Er is geen gevarencategorie van toepassing.',
  annexXvii: 'Beperkingen volgens REACH, bijlage XVII, vermelding',
  cmrNotForPublic:
    '28 tot en met 30: niet voor levering aan het grote publiek, met de uitzonderingen van kolom 2. Op de verpakking staat zichtbaar, leesbaar en onuitwisbaar dat het product alleen voor professionele gebruikers bestemd is.',
  packagingSentences: 'Tekst op de verpakking (REACH, bijlage XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: op de verpakking staat „${text}”`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): beperkt in mengsels vanaf ${percent} %; kolom 2 noemt de toepassingen, de gebruikers en de uitzonderingen.`,
  phthalatesInToys:
    '51: vanaf 0,1 % van het weekgemaakte materiaal niet in speelgoed en kinderverzorgingsartikelen en, behoudens uitzonderingen, niet in andere voorwerpen.',
  phthalatesInMouth:
    '52: vanaf 0,1 % van het weekgemaakte materiaal niet in speelgoed en kinderverzorgingsartikelen die kinderen in de mond kunnen stoppen.',
  decorativeAerosol: '40: niet in aerosolen voor amusement of decoratie die aan het grote publiek worden geleverd.',
  cementChromium:
    '47: na toevoeging van water mogen cement en mengsels met cement niet meer dan 2 mg/kg oplosbaar chroom(VI) bevatten, berekend op het drooggewicht van het cement. Wordt dit met een reductiemiddel bereikt, dan vermeldt de verpakking de datum van verpakking, de opslagomstandigheden en hoe lang het middel werkzaam blijft. Gesloten, volledig geautomatiseerde processen zonder huidcontact zijn uitgezonderd.',
  tolueneForPublic: '48: niet in lijmen of spuitverven die aan het grote publiek worden geleverd.',
  diisocyanateTraining:
    '74: industrieel of professioneel gebruik alleen na opleiding; de verpakking vermeldt dit, los van de overige informatie op het etiket.',
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
    `${entry} (${name}): alleen in de handel wanneer dit blad de DNEL-waarden voor werknemers van ${inhalation} mg/m³ (inademing) en ${dermal} mg/kg lichaamsgewicht per dag (huid) vermeldt.`,
  svhc: 'Zeer zorgwekkende stoffen in een gehalte van 0,1 % of meer (REACH-kandidaatslijst)',
  svhcNone: ({ date }) =>
    `Geen van de bestanddelen met een gehalte van 0,1 % of meer staat op de kandidaatslijst (versie van ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'kankerverwekkend (artikel 57, onder a))',
    mutagenic: 'mutageen (artikel 57, onder b))',
    reprotoxic: 'vergiftig voor de voortplanting (artikel 57, onder c))',
    pbt: 'PBT (artikel 57, onder d))',
    vpvb: 'zPzB (artikel 57, onder e))',
    endocrineHealth: 'hormoonontregelende eigenschappen, menselijke gezondheid (artikel 57, onder f))',
    endocrineEnvironment: 'hormoonontregelende eigenschappen, milieu (artikel 57, onder f))',
    airways: 'sensibilisatie van de luchtwegen (artikel 57, onder f))',
    organs: 'specifieke doelorgaantoxiciteit bij herhaalde blootstelling (artikel 57, onder f))',
    health: 'even zorgwekkend, menselijke gezondheid (artikel 57, onder f))',
    environment: 'even zorgwekkend, milieu (artikel 57, onder f))',
  },
  annexXiv: 'Autorisatie (REACH, bijlage XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: vermelding ${entry}, verbodsdatum ${sunset}. Vanaf die dag is voor gebruik een autorisatie of een vrijstelling van de bijlage nodig.`,
  explosivesPrecursors: 'Precursoren voor explosieven (Verordening (EU) 2019/1148)',
  restrictedPrecursor: (name: string) =>
    `${name}: bijlage I, aan beperkingen onderworpen; niet voor particulieren. Verdachte transacties, verdwijningen en diefstallen worden gemeld.`,
  reportablePrecursor: (name: string) =>
    `${name}: bijlage II, gereglementeerd; verdachte transacties, verdwijningen en diefstallen worden gemeld.`,
  drugPrecursors: 'Drugsprecursoren (Verordening (EG) nr. 273/2004)',
  drugCategory: (name: string, category: string) => `${name}: categorie ${category}.`,
  entryFor: (entry: string, name: string) => `${entry} (${name}).`,
  item: (text: string) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: het product is gevaarlijk.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: het product is niet als gevaarlijk ingedeeld.',
  sara312: 'EPCRA (SARA Title III), artikelen 311 en 312, gevarencategorieën',
  sara312None: 'Geen.',
  sara313: 'EPCRA (SARA Title III), artikel 313',
  cercla: 'Meldingsplichtige hoeveelheden volgens CERCLA (40 CFR 302.4)',
  proposition65: 'California Proposition 65',
  proposition65Warning: 'Waarschuwing waar Proposition 65 die vereist (27 CCR 25603)',
  tsca: 'TSCA-inventaris',
  pounds: (name: string, amount: string) => `${name}: ${amount} lb.`,
  whmis:
    'Het product is ingedeeld volgens de gevarencriteria van de Hazardous Products Regulations (HPR) en dit veiligheidsinformatieblad bevat alle door de HPR vereiste informatie.',
  allInventoried: (edition: string) => `Alle bestanddelen zijn opgenomen (uitgave ${edition}).`,
  inventoried: (names: string, edition: string) => `Opgenomen (uitgave ${edition}): ${names}.`,
  domesticList: 'Domestic Substances List (DSL)',
  whs: 'Australische model Work Health and Safety Regulations.',
  poisons: 'Australische norm voor de uniforme indeling van geneesmiddelen en gifstoffen (SUSMP)',
  industrialChemicals: 'Australian Inventory of Industrial Chemicals (AIIC)',
  national: 'De nationale voorschriften van het land van gebruik in acht nemen.',
  nationalLaw: (law: string) => `Indeling en etikettering: ${law}.`,
  classifiedBy: (legalBasis: string, law: string) => `${legalBasis}; ingedeeld volgens ${law}`,
  nationalDraft: (law: string) =>
    `Er zijn geen nationale indelingsvoorschriften van kracht; voorgesteld en hier gevolgd: ${law}.`,
  noAssessment: 'Voor het mengsel is geen chemischeveiligheidsbeoordeling uitgevoerd.',
  noAssessmentSubstance: 'Door de leverancier van dit blad is geen chemischeveiligheidsbeoordeling uitgevoerd.',
};
