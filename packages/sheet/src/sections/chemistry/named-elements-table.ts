/**
 * The elements that a systematic or common name reveals, for a substance without a formula: of unknown or variable
 * composition, or typed.
 */
export const namedElements: readonly (readonly [name: RegExp, elements: readonly string[]])[] = [
  // The element itself.
  [/^(?:carbon black|graphite|charcoal|activated carbon)\b/, ['C']],
  [
    /hydrocarbon|petroleum|petrolatum|naphtha|gasoline|fuel|kerosin|asphalt|paraffin|alkane|ligroine|turpentine/,
    ['C', 'H'],
  ],
  [/ethylene\b|propylene\b|butene|propene|styrene|butadiene|\bdec(?:-1-)?ene|dodecene|rubber/, ['C', 'H']],
  [
    /(?:meth|eth|prop|but|pent|hex|hept|oct|dec|alk|benz|phen|naphth|tolu|tallow|coco|fatty|gluco|cellulos)/,
    ['C', 'H'],
  ],
  [/vinyl|acryl|malei|prene\b|phthal|\bdi-me\b|mercapt/, ['C', 'H']],
  [/starch|\bgum\b|rosin|\boils?\b|\bwax(?:es)?\b|esters?\b|lignin|lignosulf|pyrethrin|\bresins?\b/, ['C', 'H']],
  // Enzyme names end in -ase; enzymes are proteins.
  [/ase\b(?<!\b(?:ph|b|rele|gre)ase)|subtilisin|protein|enzyme|gelatin|casein/, ['C', 'H', 'N', 'S']],
  [/isothiazol|thiocarbam/, ['C', 'H', 'N', 'S']],
  // Hydrazine, hydroxylamine and chloramine are inorganic.
  [
    /(?<!hydroxyl|chlor)amin[eo]|amide|imide|imin|azol|(?<!hydr)azin|guanid|quinolin|pyrrolid|caprolact|phthalocyanin/,
    ['C', 'H', 'N'],
  ],
  [/amin[eo]|nitr|hydrazin|ammonium|(?<!phthalo)cyan/, ['N']],
  [/(?<!epi)chlor(?!o-2,3-epoxy|ophyll)/, ['Cl']],
  [/brom/, ['Br']],
  [/fluor/, ['F']],
  [/\biod|iodide/, ['I']],
  [/(?<!de)sul(?:f|ph)|thio|mercap/, ['S']],
  [/phosph/, ['P']],
  [/sil(?:ox|an|icon)/, ['Si']],
  [/silic(?:ic|ate)/, ['Si', 'O']],
  [/\bbor(?:ic|ate|on)\b|orthoboric/, ['B', 'O']],
  [/hydroxide|(?<!c\.i\. )\bbasic\b/, ['H', 'O']],
  [/sodium/, ['Na']],
  [/potassium/, ['K']],
  [/lithium/, ['Li']],
  [/magnesium/, ['Mg']],
  [/calcium/, ['Ca']],
  [/barium/, ['Ba']],
  [/alumin/, ['Al']],
  [/titan/, ['Ti']],
  [/chrom(?:ate|ite|ium)/, ['Cr']],
  [/mangan/, ['Mn']],
  [/\biron\b|\bferr/, ['Fe']],
  [/cobalt/, ['Co']],
  [/nickel/, ['Ni']],
  [/copper/, ['Cu']],
  [/zinc/, ['Zn']],
  [/zircon/, ['Zr']],
  [/molybd/, ['Mo']],
  [/\bsilver\b/, ['Ag']],
  [/\btin\b|stann/, ['Sn']],
  [/antimon/, ['Sb']],
  [/\blead\b/, ['Pb']],
  [/bismuth/, ['Bi']],
];

/**
 * Substances whose names show no element, or a wrong one: ISO names of pesticides, Colour Index numbers, and names that
 * include a former reactant. By CAS number, with molecular formulas or the pigment type's composition, from knowledge.
 */
export const elementsByCas: Readonly<Record<string, readonly string[]>> = {
  '8018-01-7': ['C', 'H', 'N', 'S', 'Mn', 'Zn'],
  '9006-42-2': ['C', 'H', 'N', 'S', 'Zn'],
  '67375-30-8': ['C', 'H', 'N', 'O', 'Cl'],
  '155569-91-8': ['C', 'H', 'N', 'O'],
  '168316-95-8': ['C', 'H', 'N', 'O'],
  '71751-41-2': ['C', 'H', 'O'],
  // Copper sulphate and slaked lime.
  '8011-63-0': ['Cu', 'Ca', 'S', 'O', 'H'],
  '9002-84-0': ['C', 'F'],
  // Sulphur trioxide in sulphuric acid.
  '8014-95-7': ['H', 'O', 'S'],
  '132259-10-0': ['N', 'O'],
  '7782-39-0': ['H'],
  '7440-61-1': ['U'],
  // Bisphenol A bis(diphenyl phosphate): the chlorine leaves as hydrogen chloride.
  '181028-79-5': ['C', 'H', 'O', 'P'],
  // Ultramarine.
  '57455-37-5': ['Na', 'Al', 'Si', 'S', 'O'],
  // Cobalt aluminate.
  '1345-16-0': ['Co', 'Al', 'O'],
  // Cobalt titanate with nickel and zinc.
  '68186-85-6': ['Co', 'Ti', 'Ni', 'Zn', 'O'],
  // Rutile with nickel and antimony; with chromium and antimony.
  '8007-18-9': ['Ti', 'Ni', 'Sb', 'O'],
  '68186-90-3': ['Ti', 'Cr', 'Sb', 'O'],
  '3844-45-9': ['C', 'H', 'N', 'O', 'S', 'Na'],
};

const cations =
  'ammonium|sodium|potassium|lithium|magnesium|calcium|strontium|barium|alumini?um|titanium|chromium|manganese|iron|ferr(?:ic|ous)|cobalt|nickel|copper|zinc|zirconium|silver|cadmium|tin|antimony|lead|bismuth|boron|hydrogen';
const anions =
  'oxide|hydroxide|chloride|bromide|iodide|fluoride|sul(?:f|ph)(?:ate|ite|ide|uric)|nitrate|nitrite|phosph(?:ate|ite|oric)|bor(?:ate|ic)|silic(?:ate|ic)|chromate|molybdate|tungstate|vanadate|titanate|aluminate|stannate|chlorate|chlorite';

/**
 * Matches a name made only of inorganic words. The elements in a name do not prove that a substance has no carbon: zinc
 * stearate and choline hydroxide show none. Each word matches in only one way (peroxide is a prefix and oxide); with
 * two ways, a long name would take for ever.
 */
export const inorganicName = new RegExp(
  `^(?:(?:(?:mono|di|tri|tetra|poly|ortho|meta|pyro|per|bi|sulfo|aluminos)?(?:${cations}|${anions})|acids?|salts?|basic|yellow|red|hydrated?|anhydrous|\\([ivx]+\\))(?:[ ,-]+|$))+$`,
);
