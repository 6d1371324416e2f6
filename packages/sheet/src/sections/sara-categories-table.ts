import type { HazardClass } from '@gosds/ghs/hazard';

/** Hazard categories of 40 CFR 370.66 as the Tier II form names them, in its order. */
export const saraCategories = [
  'Flammable (gases, aerosols, liquids, or solids)',
  'Gas under pressure',
  'Explosive',
  'Self-heating',
  'Pyrophoric (gas, liquid, or solid)',
  'Oxidizer (liquid, solid, or gas)',
  'Organic peroxide',
  'Self-reactive',
  'In contact with water emits flammable gas',
  'Combustible dust',
  'Corrosive to metal',
  'Hazard not otherwise classified (HNOC)',
  'Carcinogenicity',
  'Acute toxicity (any route of exposure)',
  'Reproductive toxicity',
  'Skin corrosion or irritation',
  'Respiratory or skin sensitization',
  'Serious eye damage or eye irritation',
  'Specific target organ toxicity (single or repeated exposure)',
  'Aspiration hazard',
  'Germ cell mutagenicity',
  'Simple asphyxiant',
] as const;

export type SaraCategory = (typeof saraCategories)[number];

/** The category of a class; undefined for the classes that the form does not know. */
const rows: readonly (readonly [RegExp, SaraCategory])[] = [
  [/^(?:Flammable|Aerosols)/, 'Flammable (gases, aerosols, liquids, or solids)'],
  [/^(?:Gases under pressure|Chemicals under pressure)/, 'Gas under pressure'],
  [/^(?:Explosives|Desensitised)/, 'Explosive'],
  [/^Self-heating/, 'Self-heating'],
  [/^Pyrophoric/, 'Pyrophoric (gas, liquid, or solid)'],
  [/^Oxidising/, 'Oxidizer (liquid, solid, or gas)'],
  [/^Organic peroxides/, 'Organic peroxide'],
  [/^Self-reactive/, 'Self-reactive'],
  [/^Substances and mixtures which in contact/, 'In contact with water emits flammable gas'],
  [/^Corrosive to metals/, 'Corrosive to metal'],
  [/^Carcinogenicity/, 'Carcinogenicity'],
  [/^Acute toxicity/, 'Acute toxicity (any route of exposure)'],
  [/^(?:Reproductive toxicity|Effects on or via lactation)/, 'Reproductive toxicity'],
  [/^Skin corrosion/, 'Skin corrosion or irritation'],
  [/^(?:Respiratory|Skin) sensitisation/, 'Respiratory or skin sensitization'],
  [/^Serious eye/, 'Serious eye damage or eye irritation'],
  [/^Specific target organ/, 'Specific target organ toxicity (single or repeated exposure)'],
  [/^Aspiration/, 'Aspiration hazard'],
  [/^Germ cell/, 'Germ cell mutagenicity'],
];

export const saraCategoryOf = (hazardClass: HazardClass): SaraCategory | undefined =>
  rows.find(([pattern]) => pattern.test(hazardClass))?.[1];
