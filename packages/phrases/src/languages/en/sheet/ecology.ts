import type { WholeEdition } from '../../../whole-list.ts';
/** Section 12. */
export const ecology = {
  notAdopted: 'The rules of the country do not classify hazards to the aquatic environment.',
  dataCaption: 'Aquatic toxicity of the ingredients',
  columnName: 'Substance',
  columnGroup: 'Organism',
  columnValue: 'Value',
  columnDuration: 'Duration',
  columnSource: 'Source',
  groups: { fish: 'Fish', crustacea: 'Crustacea', algae: 'Algae', other: 'Other' },
  organism: (group: string, species: string) => `${group} (${species})`,
  value: (endpoint: string, value: string) => `${endpoint} ${value} mg/l`,
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} d`,
  mFactors: (name: string, factors: string) => `${name}: ${factors}.`,
  noValues: (names: string) => `No values are known for: ${names}.`,

  readily: (name: string) => `${name}: readily biodegradable.`,
  notReadily: (name: string) => `${name}: not readily biodegradable.`,
  inorganic: (name: string) => `${name}: biodegradation does not apply to inorganic substances.`,
  kowInorganic: (name: string) => `${name}: log Kow does not apply to inorganic substances.`,
  logKow: (name: string, value: string) => `${name}: log Kow ${value}`,
  bcf: (name: string, value: string) => `BCF ${value}`,
  lowPotential: 'low potential for bioaccumulation',
  highPotential: 'potential for bioaccumulation',
  bioaccumulates: (data: readonly string[]) => `${data.join(', ')}.`,
  soluble: (name: string, value: string) => `${name}: solubility in water ${value} mg/l.`,
  solubleInGrams: (name: string, value: string) => `${name}: solubility in water ${value} g/l.`,
  miscible: (name: string) => `${name}: mixes with water and may be mobile in soil.`,
  gasInAir: (name: string) => `${name}: disperses in the air as a gas; adsorption to soil is not expected.`,

  pbtFound: (names: string) => `Contains substances with PBT or vPvB properties at 0.1 % or more: ${names}.`,
  pbtInorganic: 'The PBT and vPvB criteria of REACH Annex XIII do not apply to inorganic substances.',
  pbtNone: ({ date }: WholeEdition) =>
    `None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of ${date}) for PBT or vPvB properties.`,
  endocrineFound: (names: string) => `Endocrine disruptors for the environment at 0.1 % or more: ${names}.`,
  endocrineNone: ({ date }: WholeEdition) =>
    `None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of ${date}) for endocrine disrupting properties with effects on the environment.`,
  mobileFound: (names: string) => `Contains substances with PMT or vPvM properties at 0.1 % or more: ${names}.`,
  ozoneFound: (names: string) => `Hazardous to the ozone layer: ${names}.`,
  ozoneNone: 'None of the ingredients is classified as hazardous to the ozone layer.',
  phShift: 'Large amounts change the pH of waters and harm aquatic life.',
};
