import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

type Product = Parameters<typeof printedSentences>[0];

const rod = { state: 'Solid', appearance: 'Solid block' };
const electrode: Product = {
  shares: { '7439-89-6': 75, '13463-67-7': 10, '7439-96-5': 3, '1312-76-1': 5, '1317-65-3': 7 },
  properties: rod,
};
const brazing: Product = { shares: { '7440-22-4': 40, '7440-50-8': 30, '7440-66-6': 30 }, properties: rod };
const solder: Product = { shares: { '7440-31-5': 96.5, '7440-22-4': 3, '7440-50-8': 0.5 }, properties: rod };

const worked = [
  ['an electrode E6013, as chosen', { ...electrode, processing: 'welding' }],
  ['an electrode E6013, by the words of its use', { ...electrode, uses: 'Shielded metal arc electrode' }],
  ['a brazing alloy', { ...brazing, processing: 'soldering' }],
] as const;

describe('what is welded, soldered or cut with', () => {
  it.each(worked)('%s has sentences on fume, radiation and heat, in every country', (_, product) => {
    for (const country of ['US', 'DE', 'AU']) {
      const { ids, text } = printedSentences({ ...product, country });
      expect([...ids('other-hazards.'), ...ids('reaction-hazards.')].join(' ')).toMatch(/reactionFumes|fumes/);
      expect(ids('decomposition')).toContain('.fumes');
      expect(text('decomposition')).not.toMatch(/^None/);
      expect(ids('protection.thermal.')).toEqual(['work']);
      expect(ids('protection.eyes')).toContain('.work');
      expect(ids('protection.hands.')).toContain('leather');
      expect(ids('protection.hands.')).not.toContain('material');
      expect(ids('protection.body.')).toContain('workClothing');
      expect(ids('engineering.')).toContain('fumeExtraction');
      expect(ids('protection.breathing.')).toContain('filter');
    }
    expect(printedSentences({ ...product, country: 'US' }).ids('reaction-hazards.')).toEqual(['fumes']);
  });

  it.each(worked)('%s is kept dry, not tightly closed, and raises no dust', (_, product) => {
    const { ids } = printedSentences(product);
    expect(ids('storage.')).toContain('originalDry');
    for (const id of ['original', 'packaging']) expect(ids('storage.')).not.toContain(id);
    for (const id of ['closed', 'noDust']) expect(ids('handling.')).not.toContain(id);
    expect(ids('release.containment.').filter((id) => id.startsWith('sweep'))).toEqual([]);
  });
});

it.each([{ uses: 'Lötzinn für Elektronik' }, { uses: 'Solder wire', processing: 'soldering' }])(
  'a tin solder has fumes of its flux, and no arc, helmet or leather gloves: %j',
  (use) => {
    const { ids, text } = printedSentences({ ...solder, ...use, country: 'DE' });
    expect(ids('other-hazards.')).toContain('solderFumes');
    expect(text('decomposition.fumes')).toContain('rosin');
    expect(ids('protection.eyes')).not.toContain('.work');
    expect(ids('protection.hands.')).not.toContain('leather');
    expect(ids('protection.body.')).not.toContain('workClothing');
    expect(ids('engineering.')).toContain('fumeExtraction');
  },
);

describe('what forms in use', () => {
  const said = (product: Product) => {
    const { text } = printedSentences({ ...product, country: 'US' });
    return [text('reaction-hazards.none'), text('decomposition'), text('protection.thermal.none')];
  };

  it('is denied only where somebody told how the product is used', () => {
    for (const text of said(electrode)) expect(text).not.toMatch(/is available|normal conditions of use/);
    for (const text of said({ ...electrode, processing: 'none' }))
      expect(text).toMatch(/is available|normal conditions of use/);
  });

  it('is dust where it is ground', () => {
    const ground = printedSentences({ ...electrode, processing: 'grinding' });
    expect(ground.ids('engineering.')).toContain('dustExtraction');
    expect(ground.ids('protection.thermal.')).toEqual(['none']);
  });

  it('is mist where a liquid is sprayed', () => {
    const paint = { shares: { '123-86-4': 60, '1330-20-7': 40 }, properties: { state: 'Liquid' } };
    const filter = (processing: string) =>
      printedSentences({ ...paint, processing }).text('protection.breathing.filter');
    expect(filter('spraying')).toContain('particle filter');
    expect(filter('none')).not.toContain('particle filter');
    const said = (uses: string) => printedSentences({ ...paint, uses }).text('protection.breathing.filter');
    expect(said('Laca para muebles, aplicación a pistola')).toContain('particle filter');
    expect(said('Peinture appliquée au pistolet')).toContain('particle filter');
    expect(said('Laca para muebles')).not.toContain('particle filter');
  });

  it('does not name fume of a liquid, whatever its use is called', () => {
    const primer = { shares: { '123-86-4': 100 }, properties: { state: 'Liquid' }, uses: 'Primer for weldable steel' };
    expect(printedSentences(primer).ids('other-hazards.')).not.toContain('reactionFumes');
  });
});

describe('a flux for brazing', () => {
  const flux = (share: string) =>
    printedSentences({
      shares: { [share]: 20, '14075-53-7': 80 },
      properties: { state: 'Solid', appearance: 'Paste' },
      uses: 'Flux for silver brazing',
    });

  it('that burns the skin is applied with gloves against chemicals, and brazed with leather', () => {
    const { ids } = flux('7789-29-9');
    expect(ids('protection.hands.')).toEqual(expect.arrayContaining(['material', 'hot']));
    expect(ids('protection.hands.')).not.toContain('leather');
  });

  it('that does not is brazed with leather', () => {
    expect(flux('7727-43-7').ids('protection.hands.')).toContain('leather');
  });
});

it('a casting alloy is melted and ground: its fume is extracted, and its wearer breathes through a filter', () => {
  const { ids } = printedSentences({
    shares: { '7440-48-4': 65, '7440-47-3': 35 },
    properties: rod,
    uses: 'Gietlegering voor kroon- en brugwerk',
  });
  expect(ids('engineering.')).toContain('fumeExtraction');
  expect(ids('protection.breathing.')).toContain('filter');
});

describe('the fume of alloyed steel', () => {
  const wire = (chromium: number, nickel: number): Product => ({
    shares: { '7439-89-6': 100 - chromium - nickel, '7440-47-3': chromium, '7440-02-0': nickel },
    properties: rod,
  });

  it.each([
    ['stainless steel', wire(18, 9), ['chromiumFume', 'nickelFume']],
    ['steel with 1 % of chromium', wire(1, 0.9), ['chromiumFume']],
    ['steel with less', wire(0.9, 0.9), []],
  ])('causes cancer where it holds chromium or nickel: %s', (_, product, expected) => {
    const { ids } = printedSentences({ ...product, processing: 'welding', country: 'DE' });
    for (const scope of ['other-hazards.', 'decomposition.', 'toxicology.']) {
      expect(ids(scope).filter((id) => id.endsWith('Fume'))).toEqual(expected);
    }
    expect(printedSentences({ ...product, processing: 'cutting', country: 'US' }).ids('reaction-hazards.')).toEqual([
      'fumes',
      ...expected,
    ]);
  });

  it('is no matter of steel that is used as supplied', () => {
    const { ids } = printedSentences({ ...wire(18, 9), processing: 'none', country: 'DE' });
    expect(ids('toxicology.')).toContain('noOther');
  });
});
