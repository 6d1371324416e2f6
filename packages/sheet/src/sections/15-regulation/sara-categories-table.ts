import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { reproductiveClasses, sensitisationClasses } from '../../hazard-groups.ts';
import { type AnyClass, isClassOf } from '@gosds/ghs/hazard-question';
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
const rows: readonly (readonly [AnyClass, SaraCategory])[] = [
  [
    ['Flammable gases', 'Flammable liquids', 'Flammable solids', 'Aerosols'],
    'Flammable (gases, aerosols, liquids, or solids)',
  ],
  [['Gases under pressure', 'Chemicals under pressure'], 'Gas under pressure'],
  [['Explosives', 'Desensitised explosives'], 'Explosive'],
  ['Self-heating substances and mixtures', 'Self-heating'],
  [['Pyrophoric liquids', 'Pyrophoric solids'], 'Pyrophoric (gas, liquid, or solid)'],
  [['Oxidising gases', 'Oxidising liquids', 'Oxidising solids'], 'Oxidizer (liquid, solid, or gas)'],
  ['Organic peroxides', 'Organic peroxide'],
  ['Self-reactive substances and mixtures', 'Self-reactive'],
  [
    'Substances and mixtures which in contact with water emit flammable gases',
    'In contact with water emits flammable gas',
  ],
  ['Corrosive to metals', 'Corrosive to metal'],
  ['Carcinogenicity', 'Carcinogenicity'],
  [acuteToxicityClasses, 'Acute toxicity (any route of exposure)'],
  [reproductiveClasses, 'Reproductive toxicity'],
  ['Skin corrosion/irritation', 'Skin corrosion or irritation'],
  [sensitisationClasses, 'Respiratory or skin sensitization'],
  ['Serious eye damage/eye irritation', 'Serious eye damage or eye irritation'],
  [
    [
      'Specific target organ toxicity, single exposure',
      'Specific target organ toxicity, single exposure: respiratory tract irritation',
      'Specific target organ toxicity, single exposure: narcotic effects',
      'Specific target organ toxicity, repeated exposure',
    ],
    'Specific target organ toxicity (single or repeated exposure)',
  ],
  ['Aspiration hazard', 'Aspiration hazard'],
  ['Germ cell mutagenicity', 'Germ cell mutagenicity'],
];

export const saraCategoryOf = (hazardClass: HazardClass): SaraCategory | undefined =>
  rows.find(([classes]) => isClassOf(hazardClass, classes))?.[1];
