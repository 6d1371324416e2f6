import { proportionText, type Share, type Sign } from '../mixture/read-share.ts';
import { all, at, textAt, type XmlNode } from './xml-tree.ts';

/** An ingredient in a draft's format. */
type SdscomIngredient = {
  readonly name: string;
  readonly casNumber: string;
  readonly proportion: string;
  readonly registrationNumber?: string;
};

const factors: Readonly<Record<string, number>> = { 'Weight-%': 1, 'Vol-%': 1, '%': 1, ppm: 1e-4, 'mg/kg': 1e-4 };

const signs: Readonly<Record<string, Sign>> = { lt: '<', le: '<=', gt: '>', ge: '>=' };

const signOf = (concentration: XmlNode | undefined, end: 'Lower' | 'Upper'): Sign =>
  signs[textAt(concentration, `${end}ValueSymbol`)] ?? (end === 'Upper' ? '<=' : '>=');

type Ends = Pick<Share, 'low' | 'high' | 'sign'>;

/** The ends of a concentration in the unit of the file. */
function endsOf(concentration: XmlNode | undefined): Ends | undefined {
  const [exact = '', lower = '', upper = ''] = ['ExactValue', 'LowerValue', 'UpperValue'].map((name) =>
    textAt(concentration, name),
  );
  if (exact !== '') return { low: Number(exact), high: Number(exact), sign: '' };
  if (lower !== '' && upper !== '') return { low: Number(lower), high: Number(upper), sign: '' };
  const only = Number(upper || lower);
  if (upper + lower === '') return undefined;
  return { low: only, high: only, sign: signOf(concentration, upper === '' ? 'Lower' : 'Upper') };
}

/** A concentration in percent. Blank if it has another unit or is missing. */
function shareOf(concentration: XmlNode | undefined): string {
  const factor = factors[textAt(concentration, 'Unit')];
  const ends = endsOf(concentration);
  if (ends === undefined || factor === undefined || Number.isNaN(ends.low + ends.high)) return '';
  return proportionText({ ...ends, low: ends.low * factor, high: ends.high * factor }) ?? '';
}

const names = ['OtherName', 'GenericName', 'IupacName', 'ProductName'] as const;

function ingredientOf(substance: XmlNode | undefined, proportion: string): SdscomIngredient {
  const registrationNumber = textAt(at(substance, 'RegionEU'), 'ReachRegNo');
  return {
    name: names.map((name) => textAt(substance, name)).find((name) => name !== '') ?? textAt(substance, 'CasNo'),
    casNumber: textAt(substance, 'CasNo'),
    proportion,
    ...(registrationNumber === '' ? {} : { registrationNumber }),
  };
}

/**
 * Section 3: the listed ingredients. A product of one substance lists it without a concentration. A concentration in
 * another unit than percent is blank.
 */
export function readComposition(datasheet: XmlNode): readonly SdscomIngredient[] {
  const composition = at(datasheet, 'Composition');
  const region = at(composition, 'RegionEU') ?? at(composition, 'RegionGB') ?? composition;
  const components = all(region, 'Component').map((component) =>
    ingredientOf(at(component, 'Substance'), shareOf(at(component, 'Concentration'))),
  );
  const only = at(region, 'Substance');
  const ingredients = components.length === 0 && only ? [ingredientOf(only, '100')] : components;
  return ingredients.filter(({ name }) => name !== '');
}
