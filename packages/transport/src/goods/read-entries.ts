import type { DangerousGoodsEntry, EntryForm } from '../transport.ts';
import { packingGroupOf } from './goods-tables.ts';

/** The list as compiled from `data/goods/`. See `encodeEntries` of the data package for the columns. */
type EncodedEntries = { readonly traits: string; readonly entries: string; readonly source: string };

type Traits = Omit<DangerousGoodsEntry, 'un' | 'properShippingName' | 'source'>;

function present<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  const record: Partial<Record<Key, string>> = {};
  if (value) record[key] = value;
  return record;
}

const restrictions = new Map<string, NonNullable<DangerousGoodsEntry['restriction']>>([
  ['prohibited', 'prohibited'],
  ['not-subject', 'not-subject'],
]);

/** Reads `<5.5` or `5.5-16`, in percent by mass. */
function waterOf(text: string): Pick<EntryForm, 'waterPercent'> {
  if (text === '') return {};
  if (text.startsWith('<')) return { waterPercent: { below: Number(text.slice(1)) } };
  const [from, upTo] = text.split('-').map(Number);
  return { waterPercent: { ...(from === undefined ? {} : { from }), ...(upTo === undefined ? {} : { upTo }) } };
}

function formOf(state: string, words: readonly string[], water: string): EntryForm {
  return {
    ...(state === 'liquid' || state === 'solid' ? { state } : {}),
    ...(words.includes('solution') ? { isSolution: true as const } : {}),
    ...(words.includes('molten') ? { isMolten: true as const } : {}),
    ...(words.includes('dry') ? { isDry: true as const } : {}),
    ...waterOf(water),
  };
}

function readTraits(line: string): Traits {
  const [classes = '', packingGroup = '', ...cells] = line.split('|');
  const [state = '', form = '', water = '', nos, technicalName, ...granted] = cells;
  const [main = '', ...subsidiaryHazards] = classes.split(' ');
  const [code, limited, excepted, category, tunnel, hazardNumber, restriction = ''] = granted;
  const restricted = restrictions.get(restriction);
  return {
    class: main,
    subsidiaryHazards,
    packingGroup: packingGroupOf(packingGroup),
    form: formOf(state, form.split(' '), water),
    isNos: nos === 'yes',
    needsTechnicalName: technicalName === 'yes',
    ...present('classificationCode', code),
    ...present('limitedQuantity', limited),
    ...present('exceptedQuantity', excepted),
    ...present('transportCategory', category),
    ...present('tunnelCode', tunnel),
    ...present('hazardIdentificationNumber', hazardNumber),
    ...(restricted ? { restriction: restricted } : {}),
  };
}

/** Every entry, in the order of UN numbers. */
export function readEntries({ traits, entries, source }: EncodedEntries): readonly DangerousGoodsEntry[] {
  const known = traits.split('\n').map(readTraits);
  return entries.split('\n').flatMap((line) => {
    const [un = '', properShippingName = '', numbers = '', hazChem, emS] = line.split('|');
    const own = { ...present('hazChem', hazChem), ...present('emS', emS) };
    return numbers.split(' ').flatMap((number): DangerousGoodsEntry[] => {
      const shared = known[Number.parseInt(number, 36)];
      return shared ? [{ un, properShippingName, ...shared, ...own, source }] : [];
    });
  });
}
