import type { DangerousGoodsEntry, PackingGroup } from '../transport.ts';
import { usualClassificationCode } from './classification-code.ts';
import { entryFormOf } from './entry-form.ts';
import { usualQuantities } from './usual-quantities.ts';
import { usualProvisions } from './usual-provisions.ts';

const source =
  'UN Recommendations on the Transport of Dangerous Goods, Model Regulations, 23rd revised edition, as carried out in ADR 2025, 49 CFR 172.101 and TDGR Schedule 1';

const packingGroups = new Map<string, PackingGroup>([
  ['I', 'I'],
  ['II', 'II'],
  ['III', 'III'],
]);

/**
 * Reads `1090|ACETONE|3|II|flags`, one entry per packing group. Flags: `n` N.O.S. with technical name, `N` N.O.S.
 * without, `t` technical name without N.O.S., `s` solid, `i` inorganic, `a` acidic, `b` basic, `h` toxic by
 * inhalation, `c` compressed gas, `r` refrigerated gas, `P` carriage prohibited and `U` not subject to ADR; where not the usual ones: `K=` classification code,
 * `L=` limited quantity, `Q=` excepted quantity, `H=` hazard identification number, `T=` tunnel code, `C=` transport
 * category, `X=` HazChem, `E=` EmS.
 */
export function parseRecords(text: string): readonly DangerousGoodsEntry[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => parseLine(line));
}

function parseLine(line: string): DangerousGoodsEntry[] {
  const [un = '', properShippingName = '', classes = '', groups = '', flagText] = line.split('|');
  if (!/^\d{4}$/.test(un) || flagText === undefined) throw new RangeError(`Not a dangerous-goods record: ${line}`);
  const flags = readFlags(flagText);
  const [main = '', ...subsidiaryHazards] = classes.split(/[ (),]+/).filter(Boolean);
  return groups.split(' ').map((group) => {
    const packingGroup = packingGroups.get(group) ?? null;
    const letters = flags.letters;
    const kind = { properShippingName, class: main, subsidiaryHazards, packingGroup, letters };
    const own = (flag: string, usual: string | undefined) => flags.values.get(flag) ?? usual;
    const restriction = restrictionOf(letters);
    const provisions = restriction ? {} : usualProvisions(kind);
    const limitedQuantity = own('L', provisions.limitedQuantity);
    const usual = restriction ? {} : { ...provisions, ...usualQuantities(kind, limitedQuantity) };
    return {
      un,
      properShippingName,
      class: main,
      subsidiaryHazards,
      packingGroup,
      form: entryFormOf(un, kind),
      isNos: letters.has('n') || letters.has('N'),
      needsTechnicalName: letters.has('n') || letters.has('t'),
      ...present('classificationCode', own('K', usualClassificationCode(kind))),
      ...present('limitedQuantity', limitedQuantity),
      ...present('exceptedQuantity', own('Q', usual.exceptedQuantity)),
      ...present('transportCategory', own('C', usual.transportCategory)),
      ...present('tunnelCode', own('T', usual.tunnelCode)),
      ...present('hazardIdentificationNumber', own('H', usual.hazardIdentificationNumber)),
      ...(restriction ? { restriction } : {}),
      ...present('hazChem', flags.values.get('X')),
      // The records hold no spaces within a flag; the IMDG Code writes `F-A, S-B`.
      ...present('emS', flags.values.get('E')?.replace(',', ', ')),
      source,
    };
  });
}

const restrictionOf = (letters: ReadonlySet<string>): DangerousGoodsEntry['restriction'] =>
  letters.has('P') ? 'prohibited' : letters.has('U') ? 'not-subject' : undefined;

type Flags = { readonly letters: ReadonlySet<string>; readonly values: ReadonlyMap<string, string> };

function readFlags(text: string): Flags {
  const values = new Map<string, string>();
  const letters = new Set<string>();
  // A limited quantity such as `500 ml` holds a space.
  for (const flag of text.match(/[A-Z]=[^ ]*(?: (?:L|ml|kg|g)(?![=\w])(?: or \d+ k?g)?| SP \d+)?|[a-zNPU]/g) ?? []) {
    if (flag.charAt(1) === '=') values.set(flag.charAt(0), flag.slice(2));
    else letters.add(flag);
  }
  return { letters, values };
}

function present<Key extends string>(key: Key, value: string | undefined): Partial<Record<Key, string>> {
  const record: Partial<Record<Key, string>> = {};
  if (value) record[key] = value;
  return record;
}
