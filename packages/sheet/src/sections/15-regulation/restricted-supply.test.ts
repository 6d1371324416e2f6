import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { type Draft } from '../../draft/draft.ts';
import { proposedCategories } from '../../draft/use/proposed-categories.ts';
import { reviewSheet } from '../../review/review.ts';
import { packageLabel } from '../../label/package-label.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';

type Product = {
  readonly shares: Readonly<Record<string, number>>;
  readonly uses?: string;
  readonly productUse?: string;
  readonly country?: string;
  readonly state?: string;
  readonly productCategories?: string[];
};

function draftFor({
  shares,
  uses = 'Synthesis',
  productUse = 'professional',
  country = 'DE',
  state = 'Liquid',
  productCategories = [],
}: Product): Draft {
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  const all = { ...shares, '7732-18-5': Number((100 - sum).toFixed(6)) };
  const properties = { state, viscosity: { value: '1', unit: 'cSt' as const } };
  return aProduct({
    shares: all,
    country,
    uses,
    properties,
    description: { productUse, productCategories, language: 'en' },
  });
}

function findingsOf(product: Product) {
  const draft = draftFor(product);
  const made = sheetOf(draft);
  const ids = sentencesOf(made.document.sections).map(({ id }) => id);
  const under = (start: string) => ids.flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
  const facts = { ...factsOf(draft), ...made };
  const found = reviewSheet({ ...facts, today: '2026-11-22' }).findings;
  return {
    limits: under('regulations.annexXvii.limit.'),
    packaging: under('label.packaging.'),
    inSection15: under('regulations.annexXvii.packaging.'),
    conditions: under('regulations.annexXvii.condition.'),
    byClass: ids.filter((id) => /^regulations\.annexXvii\.(?:28|29|30)\./.test(id)),
    named: made.document.sections
      .flatMap((section) => sentencesOf([section]))
      .flatMap(({ id, text }) =>
        id.startsWith('regulations.annexXvii.named.') ? (text.split(' (')[0]?.split(', ') ?? []) : [],
      ),
    forPublic: found.filter(({ check }) => check === 'regulation.cmr-for-public'),
    forbidden: found
      .filter(({ check }) => check === 'regulation.restricted')
      .map(({ message }) => findingInEnglish(message)),
    label: (language = english) =>
      packageLabel(made.product, facts, {
        languages: [language],
        quantity: '5 l',
        capacityMl: 5000,
        isReduced: false,
        isBesideTransportLabels: false,
      }).parts[0].supplemental,
  };
}

const benzene = '71-43-2';
const chloroform = '67-66-3';
const dichloromethane = '75-09-2';
const mdi = '101-68-8';

describe('limits of REACH Annex XVII for mixtures', () => {
  it.each([
    [0.1, true],
    [0.0999, false],
    [0.1001, true],
  ])('benzene at %s %%: %s (entry 5)', (share, isRestricted) => {
    const { limits, forbidden } = findingsOf({ shares: { [benzene]: share } });
    expect(limits.includes('5')).toBe(isRestricted);
    expect(forbidden).toHaveLength(isRestricted ? 1 : 0);
  });

  it.each<[string, Product, string | undefined]>([
    [
      'methanol in a washer fluid',
      { shares: { '67-56-1': 0.6 }, uses: 'Windscreen washing', productUse: 'consumer' },
      '69',
    ],
    ['less of it', { shares: { '67-56-1': 0.5999 }, uses: 'Windscreen washing', productUse: 'consumer' }, undefined],
    ['methanol for a workshop', { shares: { '67-56-1': 20 }, uses: 'Windscreen washing' }, undefined],
    ['nonylphenol in a cleaner', { shares: { '25154-52-3': 0.1 }, uses: 'Cleaning of floors' }, '46'],
    ['nonylphenol elsewhere', { shares: { '25154-52-3': 0.1 }, uses: 'Synthesis' }, undefined],
    ['DEGME in paint', { shares: { '111-77-3': 0.1 }, uses: 'Paint for walls', productUse: 'consumer' }, '54'],
    ['DEGBE in a spray paint', { shares: { '112-34-5': 3 }, uses: 'Spray paint', productUse: 'consumer' }, '55'],
    [
      'DEGBE in a brush paint',
      { shares: { '112-34-5': 3 }, uses: 'Paint for walls', productUse: 'consumer' },
      undefined,
    ],
    [
      'stripper for the public',
      { shares: { [dichloromethane]: 0.1 }, uses: 'Paint stripper', productUse: 'consumer' },
      '59',
    ],
    ['stripper for professionals', { shares: { [dichloromethane]: 70 }, uses: 'Paint stripper' }, undefined],
    ['chloroform for surfaces', { shares: { [chloroform]: 0.1 }, uses: 'Cleaning of surfaces' }, '32'],
    ['chloroform for synthesis', { shares: { [chloroform]: 50 } }, undefined],
    ['toluene in a glue', { shares: { '108-88-3': 0.1 }, uses: 'Adhesive', productUse: 'consumer' }, '48'],
    ['less toluene', { shares: { '108-88-3': 0.0999 }, uses: 'Adhesive', productUse: 'consumer' }, undefined],
  ])('%s', (_, product, entry) => {
    const { forbidden } = findingsOf(product);
    expect(forbidden.map((message) => / (\d+) \(/.exec(message)?.[1])).toEqual(entry === undefined ? [] : [entry]);
  });

  it('are not law of Switzerland, Türkiye or the United States', () => {
    for (const country of ['CH', 'TR', 'US']) {
      const { limits, packaging, forbidden } = findingsOf({ shares: { [benzene]: 5 }, country });
      expect([...limits, ...packaging, ...forbidden]).toEqual([]);
    }
  });
});

describe('sentences that REACH Annex XVII puts on the packaging', () => {
  it.each<[string, Product, readonly string[]]>([
    ['a carcinogen', { shares: { [benzene]: 0.1 } }, ['28']],
    ['less of it', { shares: { [benzene]: 0.0999 } }, []],
    ['diisocyanates at work', { shares: { [mdi]: 0.1 } }, ['74']],
    ['less of them', { shares: { [mdi]: 0.0999 } }, []],
    ['diisocyanates for the public', { shares: { [mdi]: 0.1 }, productUse: 'consumer' }, ['56']],
    ['a solvent of installations', { shares: { [chloroform]: 0.1 } }, ['32']],
    ['a stripper', { shares: { [dichloromethane]: 0.1 }, uses: 'Paint stripper' }, ['59']],
    ['DEGBE for the brush', { shares: { '112-34-5': 3 }, uses: 'Paint for walls', productUse: 'consumer' }, ['55']],
    ['less of it, too', { shares: { '112-34-5': 2.99 }, uses: 'Paint for walls', productUse: 'consumer' }, []],
    ['a lamp oil', { shares: { '8042-47-5': 99 }, uses: 'Lamp oil', productUse: 'consumer' }, ['3.lamp']],
    [
      'a neoprene glue',
      { shares: { '110-82-7': 0.1, '9010-98-4': 20 }, uses: 'Contact adhesive', productUse: 'consumer' },
      ['57'],
    ],
  ])('%s: label, sections 2.2 and 15 agree', (_, product, expected) => {
    const { packaging, inSection15, label } = findingsOf(product);
    expect([packaging, inSection15]).toEqual([expected, expected]);
    expect(label().length).toBeGreaterThanOrEqual(expected.length);
  });

  it('stand on the label in the wording of the language', () => {
    expect(findingsOf({ shares: { [benzene]: 5 } }).label(german)).toContain('Nur für gewerbliche Anwender.');
  });

  it('keep to what Great Britain has taken over', () => {
    expect(findingsOf({ shares: { [mdi]: 5 }, country: 'GB' }).packaging).toEqual([]);
    expect(findingsOf({ shares: { [benzene]: 5 }, country: 'GB' }).packaging).toEqual(['28']);
  });
});

describe('products that column 2 of entries 28 to 30 leaves out', () => {
  it.each<[string, Product, boolean]>([
    ['a motor fuel', { uses: 'Motor fuel', productCategories: ['PC-FUE-1'], shares: { [benzene]: 0.9 } }, true],
    ['a heating oil', { uses: 'Heating oil', productCategories: ['PC-FUE-OTH'], shares: { [benzene]: 0.9 } }, true],
    ['another fuel', { uses: 'Fuel gel', productCategories: ['PC-FUE-OTH'], shares: { [benzene]: 0.9 } }, false],
    ['a camping gas', { productCategories: ['PC-FUE-4'], state: 'Gas', shares: { '106-99-0': 0.5 } }, true],
    ['a camping fuel, poured', { productCategories: ['PC-FUE-4'], shares: { [benzene]: 0.9 } }, false],
    ['a fuel additive', { productCategories: ['PC-FUE-5'], shares: { [benzene]: 0.9 } }, false],
    ['an artists’ paint', { productCategories: ['PC-ART-1'], shares: { [benzene]: 0.9 } }, true],
    ['a finger paint', { productCategories: ['PC-ART-2'], shares: { [benzene]: 0.9 } }, false],
    [
      'a fuel that is also a solvent',
      { uses: 'Motor fuel', productCategories: ['PC-FUE-1', 'PC-TEC-21'], shares: { [benzene]: 0.9 } },
      false,
    ],
    ['a motor fuel without a category', { uses: 'Motor fuel', shares: { [benzene]: 0.9 } }, false],
  ])('%s', (_, product, isLeftOut) => {
    const sold = findingsOf({ ...product, productUse: 'consumer' });
    expect(sold.packaging).toEqual(isLeftOut ? [] : ['28']);
    expect(sold.forPublic).toHaveLength(isLeftOut ? 0 : 1);
    expect(sold.conditions).toContain(isLeftOut ? '28-30.left-out' : '28-30');
  });

  it('follow the share that bars the public', () => {
    const fuel = { uses: 'Motor fuel', productCategories: ['PC-FUE-1'] };
    expect(findingsOf({ ...fuel, shares: { [benzene]: 0.0999 } }).conditions).toEqual([]);
    expect(findingsOf({ ...fuel, shares: { [benzene]: 0.1 } }).conditions).toEqual(['28-30.left-out']);
  });

  it('have their category proposed', () => {
    expect(proposedCategories({ uses: 'Motor fuel', productCategories: [] })).toEqual(['PC-FUE-1']);
    expect(proposedCategories({ uses: 'Heizöl für Haushalte', productCategories: [] })).toEqual(['PC-FUE-OTH']);
    expect(proposedCategories({ uses: 'Fuel additive for diesel engines', productCategories: [] })).toEqual([]);
  });
});

describe('what an entry restricts in products of some categories alone', () => {
  const lead = '598-63-0';
  it.each([
    ['without a category', [], true],
    ['as a paint', ['PC-PNT-3'], true],
    ['as a paint and a cleaner', ['PC-PNT-3', 'PC-CLN-1'], true],
    ['uncategorised', ['PC-UNC'], true],
    ['as a cleaner', ['PC-CLN-1'], false],
  ])('lead carbonate %s', (_, productCategories, expected) => {
    const { named } = findingsOf({ shares: { [lead]: 5 }, productCategories });
    expect(named.includes('16')).toBe(expected);
  });

  it.each([
    ['lead carbonate', '598-63-0', '63'],
    ['mercury chloride', '7487-94-7', '18'],
    ['nickel sulphate hexahydrate', '10101-97-0', '27'],
  ])('%s is a compound of the metal that an entry names', (_, cas, entry) => {
    expect(findingsOf({ shares: { [cas]: 5 } }).named).toContain(entry);
  });

  it.each([
    ['a lamp oil', 'Lamp oil', 'consumer', ['3']],
    ['a grill lighter', 'Grill lighter', 'consumer', ['3']],
    ['a lamp oil for trade', 'Lamp oil', 'professional', []],
    ['a thinner', 'Thinner', 'consumer', []],
  ])('%s has the container of entry 3', (_, uses, productUse, expected) => {
    expect(findingsOf({ shares: { '8042-47-5': 99 }, uses, productUse }).conditions).toEqual(expected);
  });
});

it.each([
  ['bisphenol A', '80-05-7', 0.2999, false],
  ['bisphenol A', '80-05-7', 0.3, true],
  ['benzo[a]pyrene, by its specific limit', '50-32-8', 0.0099, false],
  ['benzo[a]pyrene, by its specific limit', '50-32-8', 0.01, true],
])('entries 28 to 30 name %s %s at %s %%: %s', (_, cas, share, isNamed) => {
  expect(findingsOf({ shares: { [cas]: share, '7732-18-5': 100 - share } }).byClass.length > 0).toBe(isNamed);
});

it.each([
  ['Wood preservative for railway sleepers', ['28', '31']],
  ['Laboratory chemical', ['28']],
])('creosote as %s has the sentences %s on its packaging', (uses, sentences) => {
  expect(findingsOf({ shares: { '8001-58-9': 100 }, uses, productUse: 'professional' }).packaging).toEqual(sentences);
});

describe('aerosols of entry 40', () => {
  const spray = { shares: { '106-97-8': 40 }, state: 'Aerosol', productUse: 'consumer' };
  it.each<[string, Partial<Product>, readonly unknown[]]>([
    ['artificial snow', { productCategories: ['PC-ART-6'] }, [['40'], ['40'], 1]],
    [
      'artificial snow for stages',
      { productCategories: ['PC-ART-6'], productUse: 'professional' },
      [['40'], ['40'], 0],
    ],
    ['artificial snow by its words', { uses: 'Artificial snow' }, [['40'], ['40'], 1]],
    ['a brake cleaner', { productCategories: ['PC-CLN-17.5'] }, [[], [], 0]],
    ['a spray whose purpose nobody gave', { uses: 'Care of leather' }, [['40'], [], 0]],
  ])('%s', (_, product, [conditions, packaging, forbidden]) => {
    const made = findingsOf({ ...spray, ...product });
    expect(made.conditions).toEqual(conditions);
    expect(made.packaging).toEqual(packaging);
    expect(made.forbidden).toHaveLength(Number(forbidden));
  });
});
