import type { SolidForm } from '../substance.ts';
import type { Draft } from './draft.ts';

const byAppearance: ReadonlyMap<string, SolidForm> = new Map([
  ['Powder', 'powder'],
  ['Granules', 'granules'],
  ['Flakes', 'flakes'],
  ['Solid block', 'massive'],
]);

type Words = { readonly words: ReadonlySet<string>; readonly signs: readonly string[] };

/**
 * `words` are for languages that separate words by spaces. `signs` are for languages that do not, or that join an
 * article to the word.
 */
const wordsOf = (lines: readonly string[], signs: readonly string[]): Words => ({
  words: new Set(lines.flatMap((line) => line.split(' '))),
  signs,
});

/** Suppliers' words for solid pieces, in the languages of the sheets. */
const pieces = wordsOf(
  [
    'tablet tablets wire wires ingot ingots rod rods bar bars block blocks wax briquette briquettes sheet sheets plate plates cable stick sticks',
    'tablette tabletten draht drähte barren stab stäbe stange stangen block blöcke wachs wachsblock wachsblöcke köderblock köderblöcke brikett briketts platte platten blech kabel stift stifte',
    'comprimé comprimés tablettes pastille pastilles fil fils lingot lingots bloc blocs cire plaque plaques câble bâton bâtons',
    'tableta tabletas pastilla pastillas alambre alambres lingote lingotes varilla varillas bloque bloques cera briqueta briquetas placa placas cable barra barras',
    'compressa compresse pastiglia pastiglie filo lingotto lingotti blocco blocchi bricchetta bricchette lastra lastre cavo',
    'draad draden staaf staven blok blokken wasblok wasblokken briket briketten plaat platen',
    'pastilha pastilhas comprimido comprimidos fio arame bloco blocos briquete briquetes cabo',
    'tabletka tabletki drut druty pręt pręty blok bloki kostka kostki wosk brykiet brykiety płyta płyty przewód',
    'tabletler tel külçe çubuk bloklar mum levha kablo',
  ],
  [
    '片剂',
    '锭',
    '焊丝',
    '块',
    '蜡',
    '錠剤',
    'タブレット',
    'ワイヤ',
    'ブロック',
    'ワックス',
    '塊',
    'أقراص',
    'قرص',
    'سلك',
    'كتلة',
    'قالب',
    'شمع',
  ],
);

/** Suppliers' words for grains that raise almost no dust. */
const grains = wordsOf(
  [
    'pellet pellets granule granules granular prill prills pearls beads',
    'granulat granulate perlen',
    'granulé granulés billes perles',
    'gránulo gránulos granulado perlas',
    'granulo granuli granulato perle',
    'korrels granulaat parels',
    'granulat granulki perełki pelet pelety',
    'grânulo grânulos pérolas',
    'granül granüller pelet peletler',
  ],
  ['颗粒', '粒状', '顆粒', 'ペレット', 'حبيبات', 'كريات'],
);

/** Suppliers' words for a paste, which is spread or cut. */
const pastes = wordsOf(
  [
    'paste putty gel grease',
    'pastös kitt fett',
    'pâte mastic graisse',
    'pasta masilla grasa',
    'stucco grasso',
    'massa',
    'smar',
    'macun',
  ],
  ['膏', '糊', 'ペースト', 'معجون'],
);

/** Suppliers' words for a powder. Beside a word for another form, the product is or contains a powder. */
const powders = wordsOf(
  [
    'powder powdered dust',
    'pulver staub',
    'poudre poussière',
    'polvo',
    'polvere',
    'poeder',
    'pó',
    'proszek pył',
    'toz',
  ],
  ['粉', 'مسحوق'],
);

function speaksOf({ words, signs }: Words, text: string): boolean {
  const lower = text.toLowerCase();
  return lower.split(/[\s,;.()/-]+/).some((word) => words.has(word)) || signs.some((sign) => lower.includes(sign));
}

type Described = Pick<Draft['properties'], 'state' | 'appearance' | 'appearanceText'>;

/** The supplier's own text for the appearance; empty if an option was chosen. */
const ownText = ({ appearance, appearanceText }: Described): string =>
  appearance === 'User Input' ? appearanceText : '';

/** True if the supplier chose or described a powder. */
export const isPowder = (properties: Described): boolean =>
  properties.appearance === 'Powder' || speaksOf(powders, ownText(properties));

/** True for a solid that is spread or cut. */
export const isPaste = (properties: Described): boolean =>
  properties.appearance === 'Paste' || properties.appearance === 'Gel' || speaksOf(pastes, ownText(properties));

/**
 * The form that the supplier chose or described. Undefined if the product is not a solid, or if the words name no form.
 */
export function solidFormOf(properties: Described): SolidForm | undefined {
  if (properties.state !== 'Solid') return undefined;
  const text = ownText(properties);
  if (text === '') return byAppearance.get(properties.appearance);
  if (speaksOf(powders, text)) return undefined;
  if (speaksOf(pieces, text)) return 'massive';
  return speaksOf(grains, text) ? 'granules' : undefined;
}
