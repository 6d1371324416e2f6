import type { SolidForm } from '../substance.ts';
import type { Draft } from './draft.ts';

const byAppearance: ReadonlyMap<string, SolidForm> = new Map([
  ['Powder', 'powder'],
  ['Granules', 'granules'],
  ['Flakes', 'flakes'],
  ['Solid block', 'massive'],
]);

/** What suppliers call pieces in their own words, in the languages of the sheets. */
const pieces = [
  'tablet tablets wire wires ingot ingots rod rods bar bars',
  'tablette tabletten draht drähte barren stab stäbe stange stangen',
  'comprimé comprimés tablettes pastille pastilles fil fils lingot lingots',
  'tableta tabletas pastilla pastillas alambre alambres lingote lingotes varilla varillas',
  'compressa compresse pastiglia pastiglie filo lingotto lingotti',
  'draad draden staaf staven',
  'pastilha pastilhas comprimido comprimidos fio arame',
  'tabletka tabletki drut druty pręt pręty',
  'tablet tabletler tel külçe çubuk',
].flatMap((line) => line.split(' '));
const known: ReadonlySet<string> = new Set(pieces);
/** Of languages that set no spaces between words, or join an article to them. */
const signs = ['片剂', '锭', '焊丝', '錠剤', 'タブレット', 'ワイヤ', 'أقراص', 'قرص', 'سلك'];

function isOfPieces(text: string): boolean {
  const lower = text.toLowerCase();
  return lower.split(/[\s,;.()/-]+/).some((word) => known.has(word)) || signs.some((sign) => lower.includes(sign));
}

/** The form that the supplier chose or wrote; undefined of what is no solid, and where the words tell none. */
export function solidFormOf({
  state,
  appearance,
  appearanceText,
}: Pick<Draft['properties'], 'state' | 'appearance' | 'appearanceText'>): SolidForm | undefined {
  if (state !== 'Solid') return undefined;
  const chosen = byAppearance.get(appearance);
  if (chosen !== undefined || appearance !== 'User Input') return chosen;
  return isOfPieces(appearanceText) ? 'massive' : undefined;
}
