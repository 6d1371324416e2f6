import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productCategories } from '../../generated/product-categories.ts';
import { draftSchema } from '../draft.ts';
import { proposedCategories } from './proposed-categories.ts';
import { answered as answeredWith, type Purpose } from './purpose.ts';
import { purposesOf, unansweredPurposes } from './purposes-of.ts';

const describing = (uses: string, ...codes: readonly string[]) =>
  draftSchema.parse({ description: { uses, productCategories: codes } }).description;

const read = (uses: string, ...codes: readonly string[]) => {
  const { kind, others } = purposesOf(describing(uses, ...codes));
  return { kind, others: [...others] };
};

const proposed = (uses: string, ...codes: readonly string[]) => proposedCategories(describing(uses, ...codes));

describe('what a product is for', () => {
  it.each([
    ['Thinning of paints', { kind: 'paint-related', others: [] }],
    ['Cleaning of floors', { kind: undefined, others: ['cleaning'] }],
    ['Disinfection and cleaning', { kind: 'disinfectant', others: ['biocide', 'cleaning'] }],
    ['Herbicide', { kind: 'pesticide', others: ['plant-protection'] }],
    ['Lubricant', { kind: undefined, others: [] }],
    ['Insecticide for stables and buildings', { kind: 'pesticide', others: ['biocide'] }],
    ['Insecticide for greenhouses', { kind: 'pesticide', others: ['plant-protection'] }],
    [
      'Insecticide for households; insecticide for fields',
      { kind: 'pesticide', others: ['biocide', 'plant-protection'] },
    ],
    ['Esca insetticida in gel contro le formiche', { kind: 'pesticide', others: ['biocide'] }],
    ['Insektizider Köder gegen Ameisen', { kind: 'pesticide', others: ['biocide'] }],
    ['Ready-to-use ant bait', { others: ['biocide'] }],
    ['Ameisenköder', { others: ['biocide'] }],
    ['Appât contre les fourmis', { others: ['biocide'] }],
    ['Cebo para hormigas', { others: ['biocide'] }],
    ['Esca per formiche', { others: ['biocide'] }],
    ['Mierenlokdoos', { others: ['biocide'] }],
    ['Przynęta na mrówki', { others: ['biocide'] }],
    ['Karınca yemi', { others: ['biocide'] }],
    ['Slug bait for vegetables', { others: [] }],
    ['Fishing bait', { others: [] }],
    ['Insecticide against wasps', { kind: 'pesticide', others: ['biocide'] }],
    ['مبيد أعشاب زراعي', { kind: 'pesticide', others: ['biocide', 'plant-protection'] }],
    ['Fungicide for timber', { kind: 'pesticide', others: ['biocide'] }],
    ['Fungicida para madera', { kind: 'pesticide', others: ['biocide'] }],
    ['Fungizidfreie Farbe', { kind: 'paint', others: [] }],
    ['Raticida', { kind: undefined, others: ['biocide'] }],
    ['Rattengift', { kind: undefined, others: ['biocide'] }],
    ['Insecticide, PT 18', { kind: 'pesticide', others: ['biocide'] }],
    ['Insecticide for plants in nurseries', { kind: 'pesticide', others: ['plant-protection'] }],
    ['Traitement de l’eau de refroidissement (TP11)', { kind: undefined, others: ['biocide'] }],
    ['Sensor of type PT 100', { kind: undefined, others: [] }],
    ['Swimming pool sanitizer', { kind: undefined, others: ['biocide'] }],
    ['Líquido para lavagem de para-brisas de automóveis', { kind: undefined, others: ['windscreen', 'cleaning'] }],
    ['Líquido limpa para-brisas', { kind: undefined, others: ['windscreen', 'cleaning'] }],
    ['Liquide pour pare-brise', { kind: undefined, others: ['windscreen'] }],
    ['Detergente per parabrezza', { kind: undefined, others: ['windscreen', 'cleaning'] }],
    ['フロントガラス用洗浄液', { kind: undefined, others: ['windscreen', 'cleaning'] }],
    ['Bescherming van hout tegen schimmels', { kind: 'wood-preservative', others: ['biocide'] }],
    ['Pintura antiincrustante para cascos', { kind: 'paint', others: ['biocide'] }],
    ['Peinture antisalissure pour coques', { kind: 'paint', others: ['biocide'] }],
    ['Pittura antivegetativa', { kind: 'paint', others: ['biocide'] }],
    ['Farba przeciwporostowa', { kind: 'paint', others: ['biocide'] }],
    ['Aangroeiwerende verf', { kind: 'paint', others: ['biocide'] }],
    ['Tinta anti-incrustante', { kind: 'paint', others: ['biocide'] }],
    ['船底塗料', { kind: 'paint', others: ['biocide'] }],
    ['Kesseldruckimprägnierung von Holz', { kind: 'wood-preservative', others: ['biocide'] }],
    ['Zmywanie naczyń w zmywarce', { kind: undefined, others: ['cleaning'] }],
    ['Detergente para lava-louças', { kind: undefined, others: ['cleaning'] }],
    ['Pastillas para lavavajillas', { kind: undefined, others: ['cleaning'] }],
    ['Vaatwastabletten', { kind: undefined, others: ['cleaning'] }],
    ['Bulaşık makinesi tableti', { kind: undefined, others: ['cleaning'] }],
    ['洗碗机用洗碗块', { kind: undefined, others: ['cleaning'] }],
    ['Impregnación de madera contra hongos', { kind: undefined, others: ['biocide'] }],
  ])('follows from the words until a category is confirmed: %s', (uses, expected) => {
    expect(read(uses)).toEqual(expected);
  });

  it.each([
    'Herbicida agrícola',
    'Unkrautbekämpfungsmittel',
    'Fungizid für Getreide',
    'Désherbant total',
    'Plaguicida agrícola',
    'Diserbante per vigneti',
    'Gewasbeschermingsmiddel',
    'Środek chwastobójczy',
    'Defensivo agrícola',
    'Bitki koruma ürünü',
    '除草剤',
    '农药',
  ])('%s protects plants', (uses) => {
    expect(read(uses)).toEqual({ kind: 'pesticide', others: ['plant-protection'] });
  });

  it.each([
    ['the words are a denial', 'Not for thinning of paints', 'PC-TEC-11', { kind: undefined, others: [] }],
    ['the words say nothing', 'Surface care', 'PC-PNT-2', { kind: 'paint', others: [] }],
    ['the words say more', 'Disinfects and cleans', 'PC-CLN-2', { kind: undefined, others: ['cleaning'] }],
    ['a pest, no plant', 'Insecticide', 'PP-BIO-18', { kind: 'pesticide', others: ['biocide'] }],
  ])('is what the confirmed category says where %s', (_, uses, code, expected) => {
    expect(read(uses, code)).toEqual(expected);
  });

  it('takes a word only where the category leaves it open', () => {
    expect(read('Aviation fuel', 'PC-FUE-1').kind).toBe('aviation-fuel');
    expect(read('Fuel', 'PC-FUE-1').kind).toBeUndefined();
    expect(read('Petroleum distillate', 'PC-FUE-2')).toEqual({ kind: 'petroleum-distillate', others: ['lamp-oil'] });
    expect(read('Aviation fuel', 'PC-CLN-2').kind).toBeUndefined();
  });

  it('adds up several categories', () => {
    expect(read('', 'PC-CLN-2', 'PP-BIO-2').others).toEqual(['biocide', 'cleaning']);
  });

  it('does not take a code that EuPCS does not have for a category', () => {
    expect(read('Thinning of paints', 'PC-XYZ-1').kind).toBe('paint-related');
    expect(read('Thinning of paints', 'constructor').kind).toBe('paint-related');
  });
});

type Answered = {
  readonly codes?: readonly string[];
  readonly name?: string;
  readonly confirmed?: readonly Purpose[];
  readonly denied?: readonly Purpose[];
};

describe('what the product categories leave open', () => {
  const answered = (uses: string, { codes = [], name = '', ...purposes }: Answered) =>
    draftSchema.parse({ description: { uses, productName: name, productCategories: codes, purposes } }).description;
  const kind = (uses: string, more: Answered) => purposesOf(answered(uses, more)).kind;
  const others = (uses: string, more: Answered) => [...purposesOf(answered(uses, more)).others];

  it('is what the user confirms, whatever the words say', () => {
    const codes = ['PC-FUE-1'];
    expect(kind('Fuel', { codes, confirmed: ['aviation-fuel'] })).toBe('aviation-fuel');
    expect(kind('Aviation fuel', { codes, denied: ['aviation-fuel'] })).toBeUndefined();
    expect(others('Bonding', { codes: ['PC-ADH-2'], confirmed: ['grout'] })).toEqual(['grout']);
    expect(others('Grouting of joints', { codes: ['PC-ADH-2'], denied: ['grout'] })).toEqual([]);
    expect(others('Bonding', { codes: ['PC-ADH-1'], confirmed: ['grout'] })).toEqual([]);
  });

  it('holds what no category states, with a category and without', () => {
    for (const codes of [[], ['PC-CON-OTH']]) {
      expect(others('Portland cement', { codes })).toEqual(['cement']);
      expect(others('Portland cement', { codes, denied: ['cement'] })).toEqual([]);
      expect(others('Binder', { codes, confirmed: ['cement'] })).toEqual(['cement']);
    }
  });

  it('keeps the entry of a battery once a category is confirmed, unless the user denies it', () => {
    const name = 'Lithium-ion battery pack';
    for (const codes of [[], ['PC-UNC'], ['PC-ADH-1']]) {
      expect(kind('Power tools', { codes, name })).toBe('lithium-ion-battery');
      expect(kind('Power tools', { codes, name, denied: ['lithium-ion-battery'] })).not.toBe('lithium-ion-battery');
      expect(kind('Power tools', { codes, confirmed: ['lithium-ion-battery'] })).toBe('lithium-ion-battery');
    }
  });

  it('takes a gas cartridge by name only where the use says nothing else', () => {
    const named = { name: 'Gas cartridge 220 g' };
    expect(kind('Camping', named)).toBe('gas-cartridge');
    expect(kind('Refrigerant', named)).toBe('refrigerant');
    expect(kind('Refrigerant', { ...named, confirmed: ['gas-cartridge'] })).toBe('gas-cartridge');
    expect(kind('Camping', { ...named, denied: ['gas-cartridge'] })).toBeUndefined();
  });

  it('is the kind of the main category, of several', () => {
    expect(kind('', { codes: ['PC-ADH-1', 'PC-PNT-2'] })).toBe('adhesive');
    expect(kind('Paint', { codes: ['PC-ADH-1', 'PC-PNT-2'] })).toBe('adhesive');
    expect(kind('', { codes: ['PC-PNT-2', 'PC-ADH-1'] })).toBe('paint');
  });

  it('is asked until it is answered, where words suggest it', () => {
    const asked = (uses: string, more: Answered) => unansweredPurposes(answered(uses, more));
    expect(asked('Grouting', { codes: ['PC-ADH-2'] })).toEqual(['grout']);
    expect(asked('Grouting', { codes: ['PC-ADH-2'], confirmed: ['grout'] })).toEqual([]);
    expect(asked('Grouting', { codes: ['PC-ADH-2'], denied: ['grout'] })).toEqual([]);
    expect(asked('Grouting', { codes: ['PC-CLN-2'] })).toEqual([]);
    expect(asked('Bonding', { codes: ['PC-ADH-2'] })).toEqual([]);
    expect(asked('Grouting', {})).toEqual([]);
    expect(asked('Portland cement', {})).toEqual(['cement']);
  });

  it('is changed one answer at a time', () => {
    const first = answeredWith({ confirmed: [], denied: [] }, 'grout', { isSo: true });
    expect(first).toEqual({ confirmed: ['grout'], denied: [] });
    const second = answeredWith(first, 'cement', { isSo: false });
    expect(answeredWith(second, 'grout', { isSo: false })).toEqual({ confirmed: [], denied: ['cement', 'grout'] });
  });
});

const words = [
  'thinning of paints',
  'Verdünnung von Lacken',
  'peinture pour murs',
  'varnish for boats',
  'spray paint',
  'paint remover',
  'Abbeizer',
  'adhesive',
  'coating solution',
  'printing ink',
  'solvent for printing inks, a remover',
  'perfumery',
  'resin solution',
  'disinfectant',
  'algicide',
  'wood preservative',
  'Holzschutz',
  '木材防腐',
  'preservation of leather',
  'rodenticide',
  'molluscicide',
  'antifouling paint',
  'slimicide',
  'herbicide',
  'fungicide',
  'insecticide',
  'plant protection',
  'petroleum distillate',
  'jet fuel',
  'refrigerant',
  'cleaning of glass',
  'laundry detergent',
  'hand dishwashing',
  'floor cleaner',
  'brake cleaner',
  'windscreen wash',
  'de-icer',
  'lamp oil',
  'barbecue lighter',
  'grouting',
  'lubrication',
  'welding',
] as const;

const someUses = fc
  .subarray([...words], { minLength: 1, maxLength: 4 })
  .chain((each) => fc.shuffledSubarray(each, { minLength: each.length }))
  .map((each) => each.join('; '));

const codes = Object.keys(productCategories);

describe('the proposal', () => {
  it.each([
    ['Thinning of paints', ['PC-PNT-7']],
    ['Paint for interior walls', ['PC-PNT-2']],
    ['Wandfarbe', ['PC-PNT-OTH']],
    ['Glass cleaner', ['PC-CLN-7']],
    ['Resin for laminates', ['PC-TEC-OTH']],
    ['Disinfection and cleaning', ['PP-BIO-2']],
    ['Holzschutz', ['PP-BIO-8']],
    ['Lubricant', []],
    ['', []],
  ])('for %j is %j', (uses, expected) => {
    expect(proposed(uses)).toEqual(expected);
  });

  it('is not made twice, and speaks of what the confirmed categories leave out', () => {
    expect(proposed('Thinning of paints', 'PC-PNT-7')).toEqual([]);
    expect(proposed('Disinfects and cleans', 'PC-CLN-2')).toEqual(['PP-BIO-2']);
    expect(proposed('Ready-to-use ant bait')).toEqual(['PP-BIO-18']);
  });

  it('loses no duty once it is confirmed, and then there is none', () => {
    fc.assert(
      fc.property(someUses, (uses) => {
        const found = proposed(uses);
        const before = read(uses);
        const after = read(uses, ...found);
        expect(after.others).toEqual(expect.arrayContaining(before.others));
        if (before.kind !== undefined) expect(after.kind).toBe(before.kind);
        expect(proposed(uses, ...found)).toEqual([]);
      }),
    );
  });

  it('names categories of EuPCS that the user has not chosen, each once', () => {
    fc.assert(
      fc.property(someUses, fc.subarray(codes, { maxLength: 3 }), (uses, chosen) => {
        const found = proposed(uses, ...chosen);
        expect(new Set([...found, ...chosen]).size).toBe(found.length + chosen.length);
        expect(codes).toEqual(expect.arrayContaining([...found]));
      }),
    );
  });
});
