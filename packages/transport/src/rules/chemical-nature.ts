import type { Ingredient, Mixture } from '@gosds/ghs/mixture';

const organicWords =
  /amine|amino|amide|acetic|acetate|formic|propion|butyr|lactic|citric|glycol|oxal|tartar|maleic|acryl|phenol|cresol|benz|phenyl|toluene|xylene|methyl|ethyl|propyl|butyl|hexyl|octyl|alkyl|alcohol|ester|ether|sulf?ph?on|lauryl|cocos?|fatty|thiazol|imid|urea|glyco|peracetic|carboxyl|oate\b/i;

const inorganicWords =
  /hydrochlor|hydrofluor|hydrobrom|hydriod|sul(?:f|ph)ur|nitric|nitrous|phosphoric|phosphate|chloric|chlorite|hypochlor|hydroxide|carbonate|silicate|silica|aluminate|ammonia|ammonium|sodium|potassium|calcium|lithium|magnesium|zinc|iron|ferric|ferrous|copper|alumini|lead|mercur|arsen|chrom|nickel|cobalt|cadmium|barium|thallium|vanad|selen|tellur|antimon|beryll|fluorid|cyanid|azid|chlorid|bromid|iodid|iodine|bromine|peroxide|boric|borate|hydrazin/i;

const weightOf = (ingredients: readonly Ingredient[]): number =>
  ingredients.reduce((sum, { concentration }) => sum + concentration.upper, 0);

/**
 * Organic or inorganic by the names of most of what makes the mixture dangerous; organic wins where both occur in one name, and where they
 * are as much.
 */
export function natureOf(ingredients: readonly Ingredient[]): 'organic' | 'inorganic' {
  const inorganic = ingredients.filter(({ name }) => inorganicWords.test(name) && !organicWords.test(name));
  return weightOf(inorganic) > weightOf(ingredients) / 2 ? 'inorganic' : 'organic';
}

/** A salt of an acid is none, and water glass is an alkali by its name alone. */
const acidWords =
  /^(?!silicic).*acid(?!.*\bsalts?\b)|anhydride|(?<!ammonium )chloride$|bisul(?:f|ph)ate|hydrogen\s?sul(?:f|ph)ate/i;

/** Of the oxides those of alkali and earth alkali metals: peroxides, trioxides and dioxides are not bases. */
const baseWords =
  /hydroxide|amines?\b(?! oxide)|ammonia|(?<!fluoro)(?<!ortho)silicate|silicic acid, (?:sodium|potassium) salt|\bcarbonate|aluminate|alkali|(?:sodium|potassium|lithium|calcium|barium|strontium|magnesium) oxide$|lye/i;

function byNames(ingredients: readonly Ingredient[]): 'acidic' | 'basic' | undefined {
  const isAll = (pattern: RegExp) => ingredients.length > 0 && ingredients.every(({ name }) => pattern.test(name));
  if (isAll(acidWords)) return 'acidic';
  return isAll(baseWords) ? 'basic' : undefined;
}

/** A pH beyond these decides whatever the names say: a mild one may be that of a neutralised amine. */
const strong = { acid: 4, base: 10 };

/** Acidic or basic by measured pH, else by the names; undefined if neither decides, or where the names contradict a mild pH. */
export function reactionOf(
  { properties }: Mixture,
  ingredients: readonly Ingredient[],
): 'acidic' | 'basic' | undefined {
  const said = byNames(ingredients);
  const { ph } = properties;
  if (ph && ph.max <= 6) return said === 'basic' && ph.max > strong.acid ? undefined : 'acidic';
  if (ph && ph.min >= 8) return said === 'acidic' && ph.min < strong.base ? undefined : 'basic';
  return said;
}

/** pH up to which, and from which, it makes a mixture corrosive whatever the ingredients are (UN GHS 3.2.3.1.2). */
const extreme = { acid: 2, base: 11.5 };

/** An amine in a strong acid, or an acid in a lye, is there as its salt: it is not what makes the mixture corrosive. */
export function isNeutralised({ properties: { ph } }: Mixture, ingredient: Ingredient): boolean {
  if (!ph) return false;
  const reaction = byNames([ingredient]);
  return (ph.max <= extreme.acid && reaction === 'basic') || (ph.min >= extreme.base && reaction === 'acidic');
}
