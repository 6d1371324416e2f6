import { type AnyCategory, isCategoryOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import type { ConfirmedFamily } from '../draft/family.ts';
import type { FunctionalClass, Substance } from '../substance.ts';

type Typed = {
  /** The true name as typed, never the sanitised one. */
  readonly name: string;
  readonly hazards: readonly Hazard[] | 'not-assessed';
};

type Facts = Typed & {
  readonly substance: Pick<Substance, 'family'> | undefined;
  readonly confirmed?: ConfirmedFamily | undefined;
};

type Row = {
  readonly family: FunctionalClass;
  readonly name?: RegExp;
  readonly hazard?: AnyCategory;
};

const saltMetal =
  '(?:sodium|potassium|lithium|caesium|ammonium|calcium|magnesium|barium|strontium|zinc|copper|cobalt|nickel|lead|iron|manganese|aluminium)';
const alkali = '(?:sodium|potassium|lithium|caesium|calcium|magnesium|barium|strontium|tetramethylammonium)';

/**
 * Polymers are no longer monomers, epoxides or aldehydes. What is dispersed in water is a polymer, in the languages in
 * which suppliers call it so.
 */
const polymer =
  'poly(?:acryl|methacryl|styrene)|copolymer|copolymère|acryl(?:ic|ate?)[ -](?:polymer|latex)|dispersion|dispersie|emulsion|émulsion|st[yi]r(?:ol|ene|ène|een)[ -/]+acryl';

/** The first row with all conditions met decides. Order matters: a glycol ether is an alcohol, too. */
const rows: readonly Row[] = [
  { family: 'water', name: /^(?:water|aqua|deionised water|demineralised water)$/ },
  { family: 'hypochlorite', name: /hypochlorit/ },
  { family: 'peroxide', name: /peroxide|peracetic|peroxy/ },
  { family: 'peroxide', hazard: 'Org. Perox.' },
  { family: 'oxidiser', hazard: ['Ox. Liq.', 'Ox. Sol.'] },
  { family: 'isothiazolinone', name: /isothiazol/ },
  { family: 'isocyanate', name: /isocyan/ },
  // A hardener whose epoxide has reacted with an amine.
  {
    family: 'amine',
    name: /(?:epoxy|epoxi|epoxid|epoxidharz|amine?)[ -]?(?:adduct|addukt)|(?:aducto|aduto|addotto) (?:de |di )?(?:resina )?(?:epox|amin|poliamin)/,
  },
  {
    family: 'epoxide',
    name: /^(?!oxirane,.*polymer with oxirane|.*diacrylate).*(?:epoxid|epoxy|epoxipropoxi|glycidyl|oxirane|epichlorohydrin)/,
  },
  {
    family: 'acrylate',
    name: new RegExp(`^(?!.*(?:${polymer})).*(?:acrylat|acrylic acid|acrylamide|allyl\\)oxy)`),
  },
  { family: 'base', name: /silicic acid, (?:sodium|potassium) salt|(?:sodium|potassium) (?:meta)?silicate/ },
  {
    family: 'surfactant',
    name: /ethoxylat|laureth|lauryl|alkylbenzene ?sul|betaine|inner salts?\b|glucoside|glucopyranose|quaternary|quaternised|quaternized|alkonium|soap|amine oxide|n-oxides|(?:sulfonic acids?|alkyl esters|fatty acids),.*\bsalts?$|benzenesul(?:f|ph)onate|sulfonated|dodecyl sul(?:f|ph)ate|etasulfate|docusate|sarcosinate/,
  },
  {
    family: 'salt',
    name: new RegExp(`\\bacids?\\b.*(?:\\b${saltMetal} salts?\\b|\\bcompound with\\b|\\bcompd\\. with\\b)`),
  },
  {
    family: 'phenol',
    name: /^(?!.*(?:phosphate|phosphoric)).*(?:phenol(?!.*ethoxyl)|cresol|resorcinol|hydroquinone|catechol)/,
  },
  {
    family: 'aldehyde',
    name: /^(?!.*(?:polymer|reaction products)).*(?:aldehyde|glutaral|glyoxal|furfural|citral|formalin)/,
  },
  {
    family: 'acid',
    name: /^(?!.*(?:\besters?\b|reaction products|polymaleic)).*\bacids?\b/,
    hazard: ['Met. Corr.', 'Skin Corr.', 'Skin Irrit.', 'Eye Dam.', 'Eye Irrit.'],
  },
  { family: 'acid', name: /^hydrogen (?:chloride|fluoride|bromide)|bisulfate|hydrogensulfate/ },
  {
    family: 'base',
    name: new RegExp(
      `^(?:di)?${alkali} hydroxide|^ammonia\\b|(?:sodium|potassium) carbonate|metasilicate|calcium oxide`,
    ),
  },
  { family: 'salt', name: new RegExp(`^(?:mono|di|tri|tetra|penta|hexa)?${saltMetal}\\b`) },
  {
    family: 'amine',
    name: /^(?!.*(?:silica|melamine|rhodamine|nitros|nitroaniline|chloride\b|sul(?:f|ph)ate\b|amide\b|acryloyl|oxo)).*(?:amine\b|amino|piperazine|morpholine|pyridine(?!-2-thiol)|aniline|triazine-1,3,5-triethanol|diazabicyclo)/,
  },
  { family: 'aprotic', name: /sul(?:f|ph)oxide|formamide|pyrrolidone|pyrrolidin|acetamide/ },
  { family: 'nitrile', name: /nitrile$/ },
  {
    family: 'halogenated',
    name: /^(?!.*reaction products).*(?:dichlorometh|methylene chloride|chloroeth|chloroform|chlorobenz|chlorotoluene|benzyl chloride|bromoprop|trichlor|tetrachlor|carbon tetra)/,
  },
  { family: 'ester', name: /\besters? with\b|alkyl esters/ },
  {
    family: 'glycolEther',
    name: /glycol|(?:meth|eth|prop|but|hex|phen)oxy.*(?:ethan|propan)|diol\b|\bglycerol|glycerin/,
  },
  {
    family: 'ester',
    name: /acetate|propionate|lactate|benzoate|formate|butyrate|adipate|phthalate|ester\b|citrate|laurate|oleate|tricarboxylate|dimethyl carbonate/,
  },
  { family: 'ketone', name: /ketone|acetone|anone\b|-\d-one\b|ane-\d,\d-dione\b|isophorone/ },
  { family: 'alcohol', name: /alcohol|anol\b|-ol\b|an-\d-ol\b/ },
  { family: 'ether', name: /\bether\b|tetrahydrofuran|dioxane|dioxolane/ },
  { family: 'aliphatic', name: /<\s*\d+ ?% aromatics/ },
  {
    family: 'aromatic',
    name: new RegExp(
      `^(?!.*(?:${polymer}|sul(?:f|ph)on)).*(?:toluene|xylene|benzene|cumene|styrene|naphthalene|mesitylene|aromatic)`,
    ),
  },
  { family: 'aromatic', name: /creosote|coal tar|tar oil|anthracene oil/ },
  {
    family: 'aliphatic',
    name: /^(?:methane|ethane|propane|(?:n-|iso)?butane|ethylene|propene|but-[12]-ene|2-methylpropene)$/,
  },
  {
    family: 'aliphatic',
    name: /^(?!.*(?:bromo|nitroso|oxa|chlor|resin)).*(?:(?:pent|hex|hept|oct|non|dec)anes?\b|cyclohexane\b|white spirit|stoddard|naphtha|petroleum|kerosine|kerosene|paraffin|mineral oil|distillate|alkanes|limonene|terpen|turpentine|pinene|hydrocarbons)/,
  },
];

/** Families of organic liquids whose vapours an organic filter retains. */
const organicFamilies: readonly FunctionalClass[] = [
  'ketone',
  'ester',
  'aromatic',
  'aliphatic',
  'halogenated',
  'alcohol',
  'glycolEther',
  'ether',
  'aldehyde',
  'phenol',
  'isocyanate',
  'epoxide',
  'acrylate',
  'aprotic',
  'nitrile',
];

export const isOrganicFamily = (family: FunctionalClass | undefined): boolean =>
  family !== undefined && organicFamilies.includes(family);

/** The family suggested by name and hazards of a typed ingredient; undefined if none is recognised. */
export function proposedFamily({ name, hazards }: Typed): FunctionalClass | undefined {
  const entries = hazards === 'not-assessed' ? [] : hazards;
  const text = name.toLowerCase();
  const meets = (row: Row): boolean =>
    (!row.name || row.name.test(text)) &&
    (!row.hazard || entries.some(({ code }) => isCategoryOf(code, row.hazard ?? [])));
  return rows.find(meets)?.family;
}

/** The catalogue's family of the substance; for a typed ingredient the confirmed family, else the proposed one. */
export function functionalClassOf({ substance, confirmed, ...typed }: Facts): FunctionalClass | undefined {
  if (substance) return substance.family;
  if (confirmed === undefined) return proposedFamily(typed);
  return confirmed === 'none' ? undefined : confirmed;
}
