import type { Draft } from '../draft.ts';
import type { Purpose } from './purpose.ts';
import { productKindOf } from './product-kind.ts';
import { purposesLeftOut, purposesOfCategory } from './purposes-of.ts';
import { bait } from './use-words.ts';

/** The category proposed for a purpose. A row with words applies if the uses contain them; the first match counts. */
const proposals: readonly (readonly [Purpose, code: string, words?: RegExp])[] = [
  ['wood-preservative', 'PP-BIO-8'],
  ['printing-ink-related', 'PC-INK-4'],
  ['printing-ink', 'PC-INK-3'],
  ['paint-related', 'PC-PNT-7'],
  ['paint', 'PC-PNT-1', /\b(?:spray|aerosol)/i],
  ['paint', 'PC-PNT-5', /\b(?:automotive|vehicles?|cars?|aircraft)\b|autolack/i],
  ['paint', 'PC-PNT-4', /\b(?:marine|boats?|ships?|yachts?)\b/i],
  ['paint', 'PC-PNT-2', /\b(?:walls?|ceilings?|interior|exterior|indoor|decorative)\b|wänd|innen|murs?\b|paredes/i],
  ['paint', 'PC-PNT-OTH'],
  ['adhesive', 'PC-ADH-OTH'],
  ['coating', 'PC-PNT-3'],
  ['perfumery', 'PC-TEC-6'],
  ['resin-solution', 'PC-TEC-OTH'],
  ['refrigerant', 'PC-TEC-7'],
  ['petroleum-distillate', 'PC-TEC-21'],
  ['aviation-fuel', 'PC-FUE-1'],
  [
    'plant-protection',
    'PP-PRD-6',
    /herbi[cz]id|herbicyd|herbisit|erbicid|diserbant|désherb|unkraut|onkruid|chwastobój|yabancı ot|除草|أعشاب/i,
  ],
  ['plant-protection', 'PP-PRD-5', /fungi[cz]id|fungicyd|fongicid|fungisit|grzybobój/i],
  [
    'plant-protection',
    'PP-PRD-7',
    /inse[ck]ti[cz]id|insektycyd|insektisit|insetticid|inseticid|owadobój|böcek|杀虫|殺虫|حشر/i,
  ],
  ['plant-protection', 'PP-PRD-OTH'],
  ['biocide', 'PP-BIO-8', /wood|holz|drewn|\bbois\b|madera|legno|\bhout|ahşap|木/i],
  ['biocide', 'PP-BIO-18', /insecti(?:cid|zid)|insekti(?:cid|zid)|insetticid|inseticid|owadobój|böcek|杀虫|殺虫/i],
  [
    'biocide',
    'PP-BIO-14',
    /rodenti[cz]id|rodentisit|raticid|ratticid|ratten|mäusegift|muizengif|gryzoniobój|fare zehri|杀鼠|殺鼠|殺そ/i,
  ],
  ['biocide', 'PP-BIO-16', /molluscicid/i],
  ['biocide', 'PP-BIO-18', bait],
  ['biocide', 'PP-BIO-21', /antifouling/i],
  ['biocide', 'PP-BIO-12', /slimicid/i],
  ['biocide', 'PP-BIO-6', /preserv|konserv|conserv|konserw|koruyucu|防腐/i],
  ['biocide', 'PP-BIO-2'],
  ['disinfectant', 'PP-BIO-2'],
  ['artists-paint', 'PC-ART-1'],
  ['decoration', 'PC-ART-6'],
  ['combustion-fuel', 'PC-FUE-OTH', /heiz|heating|boiler|burner|fioul|stook|opałow|calefac|caldera|kalorifer|تدفئة/iu],
  ['combustion-fuel', 'PC-FUE-1'],
  ['lamp-oil', 'PC-FUE-2'],
  ['grill-lighter', 'PC-FUE-3'],
  ['paint-remover', 'PC-PNT-7'],
  ['windscreen', 'PC-TEC-2', /de-?ic(?:er|ing)|frost|enteis|dégivr/i],
  ['windscreen', 'PC-CLN-17.8'],
  ['cleaning', 'PC-CLN-17.5', /\bbrakes?\b|bremsen/i],
  ['cleaning', 'PC-DET-3.3', /\bhand dish/i],
  ['cleaning', 'PC-DET-3.OTH', /dish|geschirr|vaisselle/i],
  ['cleaning', 'PC-DET-1.OTH', /laundry|wäsche|textile wash/i],
  ['cleaning', 'PC-CLN-7', /\b(?:glass|windows?|mirrors?)\b|fenster|vitres/i],
  ['cleaning', 'PC-CLN-13.2', /\bfloors?\b|fußb[oö]den/i],
  ['cleaning', 'PC-CLN-OTH'],
  ['grout', 'PC-CON-5'],
];

const proposalFor = (purpose: Purpose, uses: string): string | undefined =>
  proposals.find(([each, , words]) => each === purpose && (!words || words.test(uses)))?.[1];

/** These codes and the codes that the words of the uses suggest. */
function withProposals(codes: readonly string[], uses: string): readonly string[] {
  const found = purposesLeftOut(codes, { uses, productName: '' })
    .map((purpose) => proposalFor(purpose, uses))
    .find((code) => code !== undefined && !codes.includes(code));
  return found === undefined ? codes : withProposals([...codes, found], uses);
}

/** True if the category states the product kind of the words, which decides the entry for transport. */
const statesKind = (code: string, uses: string): boolean =>
  purposesOfCategory(code, { uses, productName: '', productCategories: [], purposes: { confirmed: [], denied: [] } })
    .kind === productKindOf(uses);

/**
 * Codes of product categories (EuPCS) that the words of the identified uses suggest in addition to the chosen ones, the
 * main one first. Empty if the chosen ones cover the words.
 */
export const proposedCategories = ({
  productCategories,
  uses,
}: Pick<Draft['description'], 'productCategories' | 'uses'>): readonly string[] =>
  withProposals(productCategories, uses)
    .slice(productCategories.length)
    .toSorted((one, other) => Number(statesKind(other, uses)) - Number(statesKind(one, uses)));
