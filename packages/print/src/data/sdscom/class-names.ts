import type { CategoryCode, Hazard } from '@gosds/ghs/hazard';
import { type AnyCategory, isCategoryOf } from '@gosds/ghs/hazard-question';
import type { SdscomRegion } from './sdscom-regions.ts';
import { entryOf } from '@gosds/ghs/registry';

const routes: Readonly<Partial<Record<string, string>>> = {
  'Acute toxicity, oral': 'oral',
  'Acute toxicity, dermal': 'dermal',
  'Acute toxicity, inhalation': 'inhalation',
};

/** Classes that SDScom has under CLP, with all categories of the European Union. */
const known: AnyCategory = [
  'Unst. Expl.',
  'Expl. 1.1',
  'Expl. 1.2',
  'Expl. 1.3',
  'Expl. 1.4',
  'Expl. 1.5',
  'Expl. 1.6',
  'Flam. Gas 1A',
  'Flam. Gas 1A Pyr. Gas',
  'Flam. Gas 1A Chem. Unst. Gas A',
  'Flam. Gas 1A Chem. Unst. Gas B',
  'Flam. Gas 1B',
  'Flam. Gas 2',
  'Pyr. Gas',
  'Chem. Unst. Gas',
  'Aerosol',
  'Ox. Gas',
  'Press. Gas',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
  'Flam. Sol.',
  'Self-react.',
  'Org. Perox.',
  'Pyr. Liq.',
  'Pyr. Sol.',
  'Self-heat.',
  'Water-react.',
  'Ox. Liq.',
  'Ox. Sol.',
  'Met. Corr.',
  'Desen. Expl.',
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Acute Tox. 4',
  'Skin Corr.',
  'Skin Irrit. 2',
  'Eye Dam.',
  'Eye Irrit. 2',
  'Resp. Sens.',
  'Skin Sens.',
  'Muta.',
  'Carc.',
  'Repr.',
  'Lact.',
  'STOT SE',
  'STOT RE',
  'Asp. Tox. 1',
  'Aquatic Acute 1',
  'Aquatic Chronic',
  'Ozone',
];
const knownSince2023: AnyCategory = ['ED HH', 'ED ENV', 'PBT', 'vPvB', 'PMT', 'vPvM'];

/** SDScom's names that differ from those of CLP Annex VI. */
const renamed: Readonly<Partial<Record<CategoryCode, string>>> = {
  'Flam. Gas 1A Pyr. Gas': 'Pyr. Gas',
  'Flam. Gas 1A Chem. Unst. Gas A': 'Chem. Unstab. Gas A',
  'Flam. Gas 1A Chem. Unst. Gas B': 'Chem. Unstab. Gas B',
  'Chem. Unst. Gas A': 'Chem. Unstab. Gas A',
  'Chem. Unst. Gas B': 'Chem. Unstab. Gas B',
};

function named(hazard: Hazard): string {
  const { code, hCode } = hazard;
  if (isCategoryOf(code, 'Acute Tox.')) return `${code} (${routes[entryOf(hazard)?.hazardClass ?? ''] ?? ''})`;
  if (code === 'STOT SE 3') return hCode === 'H336' ? `${code} (narc.)` : `${code} (resp.)`;
  return renamed[code] ?? code;
}

/**
 * The class by its SDScom name; undefined if the format has none. The region of Great Britain lacks the classes of
 * 2023.
 */
export function className(hazard: Hazard, { hasClassesOf2023 }: SdscomRegion): string | undefined {
  const isKnown = isCategoryOf(hazard.code, known) || (hasClassesOf2023 && isCategoryOf(hazard.code, knownSince2023));
  return isKnown ? named(hazard) : undefined;
}
