import type { Ingredient, Mixture } from '@gosds/ghs/mixture';

const organicWords =
  /amine|amino|amide|acetic|acetate|formic|propion|butyr|lactic|citric|glycol|oxal|tartar|maleic|acryl|phenol|cresol|benz|phenyl|toluene|xylene|methyl|ethyl|propyl|butyl|hexyl|octyl|alkyl|alcohol|ester|ether|sulf?ph?on|lauryl|cocos?|fatty|thiazol|imid|urea|glyco|peracetic|carboxyl|oate\b/i;

const inorganicWords =
  /hydrochlor|hydrofluor|hydrobrom|hydriod|sul(?:f|ph)ur|nitric|nitrous|phosphoric|phosphate|chloric|chlorite|hypochlor|hydroxide|carbonate|silicate|silica|aluminate|ammonia|ammonium|sodium|potassium|calcium|lithium|magnesium|zinc|iron|ferric|ferrous|copper|alumini|lead|mercur|arsen|chrom|nickel|cobalt|cadmium|barium|thallium|vanad|selen|tellur|antimon|beryll|fluorid|cyanid|azid|chlorid|bromid|iodid|iodine|bromine|peroxide|boric|borate|hydrazin/i;

const weightOf = (ingredients: readonly Ingredient[]): number =>
  ingredients.reduce((sum, { concentration }) => sum + concentration.upper, 0);

/**
 * Organic or inorganic, by the names of the larger part of the dangerous ingredients. Organic if both occur in one name
 * or in equal amounts.
 */
export function natureOf(ingredients: readonly Ingredient[]): 'organic' | 'inorganic' {
  const inorganic = ingredients.filter(({ name }) => inorganicWords.test(name) && !organicWords.test(name));
  return weightOf(inorganic) > weightOf(ingredients) / 2 ? 'inorganic' : 'organic';
}

/** A salt of an acid is not an acid, and the name of water glass suggests an acid although it is an alkali. */
const acidWords =
  /^(?!silicic).*acid(?!.*\bsalts?\b)|anhydride|(?<!ammonium )chloride$|bisul(?:f|ph)ate|hydrogen\s?sul(?:f|ph)ate/i;

/** Only oxides of alkali and alkaline earth metals are bases; peroxides, trioxides and dioxides are not. */
const baseWords =
  /hydroxide|amines?\b(?! oxide)|ammonia|(?<!fluoro)(?<!ortho)silicate|silicic acid, (?:sodium|potassium) salt|\bcarbonate|aluminate|alkali|(?:sodium|potassium|lithium|calcium|barium|strontium|magnesium) oxide$|lye/i;

function byNames(ingredients: readonly Ingredient[]): 'acidic' | 'basic' | undefined {
  const isAll = (pattern: RegExp) => ingredients.length > 0 && ingredients.every(({ name }) => pattern.test(name));
  if (isAll(acidWords)) return 'acidic';
  return isAll(baseWords) ? 'basic' : undefined;
}

/** A pH beyond these limits decides whatever the names say. A milder pH may come from a neutralised amine. */
const strong = { acid: 4, base: 10 };

/** Acidic or basic by measured pH, else by names. Undefined if neither decides or if names contradict a mild pH. */
export function reactionOf(
  { properties }: Mixture,
  ingredients: readonly Ingredient[],
): 'acidic' | 'basic' | undefined {
  const named = byNames(ingredients);
  const { ph } = properties;
  if (ph && ph.max <= 6) return named === 'basic' && ph.max > strong.acid ? undefined : 'acidic';
  if (ph && ph.min >= 8) return named === 'acidic' && ph.min < strong.base ? undefined : 'basic';
  return named;
}

/** At or beyond these pH limits a mixture is corrosive, whatever its ingredients are (UN GHS 3.2.3.1.2). */
const extreme = { acid: 2, base: 11.5 };

/** An amine in a strong acid, or an acid in a lye, is present as a salt and does not make the mixture corrosive. */
export function isNeutralised({ properties: { ph } }: Mixture, ingredient: Ingredient): boolean {
  if (!ph) return false;
  const reaction = byNames([ingredient]);
  return (ph.max <= extreme.acid && reaction === 'basic') || (ph.min >= extreme.base && reaction === 'acidic');
}
