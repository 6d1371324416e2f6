/** Checks that ask the user to look something up at its source. No golden draft answers them. */
const lookUps: readonly string[] = [
  'hazards.listed-carcinogen',
  'exposure.national-list',
  'exposure.threshold-limit-values',
  'lists.candidates',
  'lists.whole-recipe',
  'lists.edition',
  'lists.carcinogens',
  'lists.restrictions',
  'lists.iarc',
  'lists.releases',
  'lists.quantities',
  'lists.emergencies',
  'lists.hazardous-chemicals',
  'lists.california',
  'lists.inventory',
  'lists.national',
  'lists.member-state',
  'lists.japan-named',
];

export const asksToLookUp = ({ check }: { readonly check: string }): boolean => lookUps.includes(check);
