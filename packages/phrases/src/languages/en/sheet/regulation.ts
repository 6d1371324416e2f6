import type { WholeEdition } from '../../../whole-list.ts';
/** Section 15. */
export const regulation = {
  lead: 'Applicable law',
  reach: 'Regulation (EC) No 1907/2006 (REACH).',
  clp: 'Regulation (EC) No 1272/2008 (CLP).',
  gbReach: 'UK REACH (Regulation (EC) No 1907/2006 as it applies in Great Britain).',
  gbClp: 'GB CLP (Regulation (EC) No 1272/2008 as it applies in Great Britain).',
  coshh: 'Control of Substances Hazardous to Health Regulations 2002 (COSHH).',
  chemicalAgents: 'Directive 98/24/EC on chemical agents at work.',
  carcinogens: 'Directive 2004/37/EC on carcinogens, mutagens or reprotoxic substances at work.',
  young: 'Directive 94/33/EC: young people must not work with the product, with the exceptions named there.',
  pregnant:
    'Directive 92/85/EEC: the employer assesses the risk to pregnant and breastfeeding workers and keeps them from exposure that endangers them or the child.',
  seveso: 'Seveso III (Directive 2012/18/EU), Annex I',
  comah: 'COMAH Regulations 2015, Schedule 1',
  tiers: (category: string, lower: string, upper: string) =>
    `${category} (lower tier ${lower} t, upper tier ${upper} t).`,
  sevesoNone: 'No category of hazard applies.',
  annexXvii: 'Restrictions of REACH, Annex XVII, entry',
  cmrNotForPublic:
    '28 to 30: not for supply to the general public, with the exceptions of column 2. The packaging is marked visibly, legibly and indelibly as restricted to professional users.',
  packagingSentences: 'Wording on the packaging (REACH, Annex XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: the packaging says “${text}”`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): restricted in mixtures from ${percent} % on; column 2 names the uses, the users and the exceptions.`,
  phthalatesInToys:
    '51: not in toys and childcare articles from 0.1 % of the plasticised material on, nor, with exceptions, in other articles.',
  phthalatesInMouth:
    '52: not in toys and childcare articles that children can put in the mouth, from 0.1 % of the plasticised material on.',
  decorativeAerosol:
    '40: not in aerosol dispensers for entertainment or decoration that are supplied to the general public.',
  cementChromium:
    '47: once water is added, cement and mixtures that hold it may hold no more than 2 mg/kg of soluble chromium(VI), of the dry weight of the cement. Where a reducing agent keeps them below, the packaging shows the date of packing, the conditions of storage and how long the agent stays effective. Closed, fully automated processes without skin contact are excepted.',
  tolueneForPublic: '48: not in adhesives or spray paints that are supplied to the general public.',
  diisocyanateTraining:
    '74: for industrial or professional use only after training; the packaging says so, apart from the other information on the label.',
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
    `${entry} (${name}): placed on the market only where this sheet gives the DNELs for workers of ${inhalation} mg/m³ (inhalation) and ${dermal} mg/kg body weight a day (dermal).`,
  svhc: 'Substances of very high concern at 0.1 % or more (REACH Candidate List)',
  svhcNone: ({ date }: WholeEdition) =>
    `None of the ingredients at 0.1 % or more is on the Candidate List (edition of ${date}).`,
  svhcEntry: (name: string, reasons: string) => `${name}: ${reasons}.`,
  svhcReason: (reason: string, date: string) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'carcinogenic (Article 57(a))',
    mutagenic: 'mutagenic (Article 57(b))',
    reprotoxic: 'toxic for reproduction (Article 57(c))',
    pbt: 'PBT (Article 57(d))',
    vpvb: 'vPvB (Article 57(e))',
    endocrineHealth: 'endocrine disrupting properties, human health (Article 57(f))',
    endocrineEnvironment: 'endocrine disrupting properties, environment (Article 57(f))',
    airways: 'respiratory sensitising properties (Article 57(f))',
    organs: 'specific target organ toxicity after repeated exposure (Article 57(f))',
    health: 'equivalent level of concern, human health (Article 57(f))',
    environment: 'equivalent level of concern, environment (Article 57(f))',
  },
  annexXiv: 'Authorisation (REACH, Annex XIV)',
  authorisationEntry: ({ name, entry, sunset }: { name: string; entry: string; sunset: string }) =>
    `${name}: entry ${entry}, sunset date ${sunset}. From that day on, use needs an authorisation or an exemption of the Annex.`,
  explosivesPrecursors: 'Explosives precursors (Regulation (EU) 2019/1148)',
  restrictedPrecursor: (name: string) =>
    `${name}: Annex I, restricted; not for members of the general public. Suspicious transactions, disappearances and thefts are reported.`,
  reportablePrecursor: (name: string) =>
    `${name}: Annex II, regulated; suspicious transactions, disappearances and thefts are reported.`,
  drugPrecursors: 'Drug precursors (Regulation (EC) No 273/2004)',
  drugCategory: (name: string, category: string) => `${name}: category ${category}.`,
  entryFor: (entry: string, name: string) => `${entry} (${name}).`,
  item: (text: string) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: the product is hazardous.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: the product is not classified as hazardous.',
  sara312: 'EPCRA (SARA Title III) sections 311 and 312, hazard categories',
  sara312None: 'None.',
  sara313: 'EPCRA (SARA Title III) section 313',
  cercla: 'CERCLA reportable quantities (40 CFR 302.4)',
  proposition65: 'California Proposition 65',
  proposition65Warning: 'Warning where Proposition 65 requires one (27 CCR 25603)',
  tsca: 'TSCA inventory',
  pounds: (name: string, amount: string) => `${name}: ${amount} lb.`,
  whmis:
    'The product has been classified in accordance with the hazard criteria of the Hazardous Products Regulations (HPR), and this safety data sheet contains all the information that the HPR require.',
  allInventoried: (edition: string) => `All ingredients are listed (edition of ${edition}).`,
  inventoried: (names: string, edition: string) => `Listed (edition of ${edition}): ${names}.`,
  domesticList: 'Domestic Substances List (DSL)',
  whs: 'Model Work Health and Safety Regulations.',
  poisons: 'Standard for the Uniform Scheduling of Medicines and Poisons (SUSMP)',
  industrialChemicals: 'Australian Inventory of Industrial Chemicals (AIIC)',
  nationalLaw: (law: string) => `Classification and labelling: ${law}.`,
  classifiedBy: (legalBasis: string, law: string) => `${legalBasis}; classified according to ${law}`,
  nationalDraft: (law: string) =>
    `No national rules of classification are in force; proposed and followed here: ${law}.`,
  national: 'Observe the national rules of the country of use.',
  noAssessment: 'No chemical safety assessment has been carried out for the mixture.',
  noAssessmentSubstance: 'No chemical safety assessment has been carried out by the supplier of this sheet.',
};
