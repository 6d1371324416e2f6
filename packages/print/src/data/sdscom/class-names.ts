import type { Hazard } from '@gosds/ghs/hazard';

const routes: readonly (readonly [RegExp, string])[] = [
  [/^H30[0-2]$/, 'oral'],
  [/^H31[0-2]$/, 'dermal'],
  [/^H33[0-2]$/, 'inhalation'],
];

/** Classes as SDScom names them under CLP: families with the categories that the format knows. */
const known =
  /^(?:Unst\. Expl\.|Expl\. 1\.[1-6]|Flam\. Gas (?:1A|1B|2)|Pyr\. Gas|Chem\. Unstab\. Gas [AB]|Aerosol [1-3]|Ox\. Gas 1|Press\. Gas(?: \((?:Comp|Liq|Ref\. Liq|Diss)\.\))?|Flam\. Liq\. [1-3]|Flam\. Sol\. [12]|(?:Self-react|Org\. Perox)\. (?:A|B|C|CD|D|E|EF|F|G)|Pyr\. (?:Liq|Sol)\. 1|Self-heat\. [12]|Water-react\. [1-3]|Ox\. (?:Liq|Sol)\. [1-3]|Met\. Corr\. 1|Desen\. Expl\. [1-4]|Acute Tox\. [1-4] \((?:oral|dermal|inhalation)\)|Skin Corr\. 1[A-C]?|Skin Irrit\. 2|Eye Dam\. 1|Eye Irrit\. 2|(?:Resp|Skin)\. Sens\. 1[AB]?|Skin Sens\. 1[AB]?|(?:Muta|Carc|Repr)\. (?:1|1A|1B|2)|Lact\.|STOT SE [12]|STOT SE 3 \((?:resp|narc)\.\)|STOT RE [12]|Asp\. Tox\. 1|Aquatic Acute 1|Aquatic Chronic [1-4]|Ozone 1)$/;
const knownSince2023 = /^(?:ED (?:HH|ENV) [12]|PBT|vPvB|PMT|vPvM)$/;

function named({ code, hCode }: Hazard): string {
  if (code.startsWith('Acute Tox.')) return `${code} (${routes.find(([codes]) => codes.test(hCode))?.[1] ?? ''})`;
  if (code === 'STOT SE 3') return hCode === 'H336' ? `${code} (narc.)` : `${code} (resp.)`;
  if (code === 'Ozone') return 'Ozone 1';
  return code.replace(/^.*(?=Pyr\. Gas)/, '').replace(/^.*Chem\. Unst\. Gas/, 'Chem. Unstab. Gas');
}

/** The class under its name in SDScom; undefined where the format has none. Great Britain has not the classes of 2023. */
export function className(hazard: Hazard, market: 'eu' | 'gb'): string | undefined {
  const name = named(hazard);
  return known.test(name) || (market === 'eu' && knownSince2023.test(name)) ? name : undefined;
}
