import { aProduct } from '@gosds/testkit/builders/a-product';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import type { Draft } from '../../draft/draft.ts';
import { sentencesOf } from '../../model/written.ts';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '@gosds/testkit/products/sheet-of';

type Share = readonly [cas: string, percent: string];

/** Section 10 by sentence id. */
function textsById(shares: readonly Share[], properties: Partial<Draft['properties']>) {
  const draft = aProduct({ shares, description: { language: 'en' }, properties });
  const sections = sheetOf(draft).document.sections.filter(({ number }) => number === 10);
  return new Map(sentencesOf(sections).map(({ id, text }) => [id, text]));
}

const noFlash = { value: '', unit: 'Not Applicable' as const };
const water = (percent: string): Share => ['7732-18-5', percent];

describe('stability and reactivity by what the product holds', () => {
  it('calls an aerosol explosive with air, and warns of 50 °C', () => {
    const found = textsById(
      [
        ['67-64-1', '60'],
        ['74-98-6', '40'],
      ],
      { state: 'Aerosol' },
    );
    expect([...found.keys()]).toEqual(
      expect.arrayContaining([
        'reactivity.reactsGas',
        'reactivity.reactsPressure',
        'avoid.avoidFifty',
        'avoid.avoidStatic',
      ]),
    );
    expect(found.has('avoid.avoidHeat')).toBe(false);
  });

  it.each(['87-90-1', '2893-78-9'])(
    'keeps chlorinated isocyanurate %s dry, and away from ammonia and bleach',
    (cas) => {
      const found = textsById([[cas, '98']], { state: 'Solid' });
      expect(found.get('reactions.reactionChloroisocyanurate')).toContain('nitrogen trichloride');
      expect(found.has('avoid.avoidMoisture')).toBe(true);
      expect(found.get('incompatible')).toContain('ammonia and ammonium compounds, hypochlorites (bleach) and water');
      expect(found.get('decomposition')).toMatch(/hydrogen chloride(,| and) chlorine/);
    },
  );

  it('keeps a solid cyanide dry, but not its solution in water', () => {
    expect(textsById([['151-50-8', '98']], { state: 'Solid' }).has('avoid.avoidMoisture')).toBe(true);
    const bath = textsById([['151-50-8', '8'], water('92')], { state: 'Liquid', ph: '12', flashPoint: noFlash });
    expect(bath.has('avoid.avoidMoisture')).toBe(false);
  });

  it.each([
    { name: 'peroxide', cas: '7722-84-1', ids: ['stability.decomposesOxygen', 'reactions.reactionPeroxide'] },
    { name: 'hypochlorite', cas: '7681-52-9', ids: ['stability.losesChlorine', 'reactions.reactionHypochlorite'] },
    { name: 'epoxide', cas: '25068-38-6', ids: ['reactions.reactionEpoxide'] },
  ])('says what a $name does, and does so of nothing else', ({ cas, ids }) => {
    const properties = { state: 'Liquid' as const, ph: '7', flashPoint: noFlash };
    expect([...textsById([[cas, '10'], water('90')], properties).keys()]).toEqual(expect.arrayContaining(ids));
    const plain = [...textsById([['57-55-6', '10'], water('90')], properties).keys()];
    expect(plain.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('keeps a metal powder dry and from acids and alkalis, which set hydrogen free, and no bulk of little powder', () => {
    const zinc = (share: string, appearance = 'Powder') =>
      textsById(
        [
          ['7440-66-6', share],
          ['14808-60-7', String(100 - Number(share))],
        ],
        { state: 'Solid', appearance },
      );
    expect(zinc('97').get('reactions.reactionMetalPowder')).toMatch(/hydrogen/);
    expect(zinc('97').get('incompatible')).toBe(
      'Incompatible with strong oxidisers, acids, strong alkalis, halogens and water (also as moisture).',
    );
    expect(zinc('97').has('avoid.avoidMoisture')).toBe(true);
    expect(zinc('24').has('reactions.reactionMetalPowder')).toBe(false);
    expect(zinc('97', 'Paste').has('reactions.reactionMetalPowder')).toBe(false);
  });

  it.each([
    ['45.7', true],
    ['45.6', false],
  ])('lets %s % of ammonium nitrate explode when confined: %s', (share, expected) => {
    const rest = String(100 - Number(share));
    const salt = textsById(
      [
        ['6484-52-2', share],
        ['7778-18-9', rest],
      ],
      { state: 'Solid' },
    );
    expect(salt.has('reactions.reactionConfined')).toBe(expected);
    expect(/combustible materials/.test(salt.get('incompatible') ?? '')).toBe(true);
  });

  it('keeps a hexafluorophosphate from damp', () => {
    const salt = textsById(
      [
        ['21324-40-3', '12'],
        ['616-38-6', '88'],
      ],
      { state: 'Liquid' },
    );
    expect(salt.get('reactions.reactionHydrogenFluoride')).toMatch(/hydrogen fluoride/);
    expect(salt.get('incompatible')).toMatch(/water/);
  });

  it('keeps hydrofluoric acid from glass', () => {
    const acid = textsById(
      [
        ['7664-39-3', '8'],
        ['7732-18-5', '92'],
      ],
      { state: 'Liquid' },
    );
    expect(acid.get('reactions.reactionGlass')).toMatch(/silicon tetrafluoride/);
    expect(acid.get('incompatible')).toMatch(/glass/);
  });

  it('keeps an azide from heavy metals', () => {
    const azide = textsById([['26628-22-8', '99']], { state: 'Solid' });
    expect(azide.get('reactions.reactionAzide')).toMatch(/explosive azides/);
    expect(azide.get('incompatible')).toMatch(/heavy metals/);
  });

  it('lets acids and alkalis react where the product is one', () => {
    const acid = (ph: string, percent: string) =>
      textsById([['77-92-9', percent], water(String(100 - Number(percent)))], {
        state: 'Liquid',
        ph,
        flashPoint: noFlash,
      });
    expect(acid('2', '10').has('reactions.reactionWithBases')).toBe(true);
    expect(acid('2', '10').has('reactions.reactionWithAcids')).toBe(false);
    expect(acid('5', '2').has('reactions.reactionWithBases')).toBe(false);
  });

  it.each([
    ['0.5', false],
    ['6.9', false],
    ['7', true],
    ['', true],
  ])('takes an amine in acid for its salt, which acids leave alone: pH %s, kept from acids: %s', (ph, isApart) => {
    const found = textsById([['7647-01-0', '15'], ['100-97-0', '4'], water('81')], {
      state: 'Liquid',
      ph,
      flashPoint: noFlash,
    });
    expect(found.has('reactions.reactionAmine')).toBe(isApart);
    expect(/(?:^|\s)acids/.test(found.get('incompatible') ?? '')).toBe(isApart);
  });

  it('does not take a betaine for an alkali', () => {
    const found = textsById([['61789-40-0', '3'], water('97')], { state: 'Liquid', ph: '6.5', flashPoint: noFlash });
    expect(found.get('incompatible')).toBe('No incompatible materials follow from the composition.');
  });

  it('keeps cement dry and oxygen from grease', () => {
    const cement = textsById([['65997-15-1', '100']], { state: 'Solid' });
    expect(cement.has('reactivity.reactsHydraulic')).toBe(true);
    expect(cement.has('avoid.avoidMoisture')).toBe(true);
    expect(textsById([['7782-44-7', '100']], { state: 'Gas' }).get('incompatible')).toContain('oils and greases');
    expect(textsById([['7727-37-9', '100']], { state: 'Gas' }).get('incompatible')).not.toContain('oils and greases');
  });
});

describe('metals in a strong acid', () => {
  const acid = { state: 'Liquid', ph: '1', flashPoint: noFlash };

  it('release hydrogen, whichever substance makes the acid', () => {
    const found = textsById([['7705-08-0', '40'], water('60')], acid);
    expect(found.get('reactions.reactionHydrogen')).toContain('hydrogen');
  });

  it('release nitrogen oxides from nitric acid, and no hydrogen', () => {
    const found = textsById([['7697-37-2', '65'], water('35')], acid);
    expect(found.get('reactions.reactionNitrogenOxides')).toContain('nitrogen oxides');
    expect(found.has('reactions.reactionHydrogen')).toBe(false);
  });

  it('are kept from nitric acid, as bases and what burns are, and other acids are not', () => {
    const found = textsById([['7697-37-2', '65'], water('35')], acid);
    expect(found.get('incompatible')).toMatch(/reducing agents, combustible materials, strong alkalis, metals/);
    expect(found.get('incompatible')).not.toContain('acids');
    const salt = textsById([['7757-79-1', '100']], { state: 'Solid' });
    expect(salt.get('incompatible')).toContain('strong acids');
  });
});

describe('acids beside bleach', () => {
  const acid = (ph: string) => textsById([['7647-01-0', '15'], water('85')], { state: 'Liquid', ph });

  it.each([
    ['0.5', true],
    ['2', true],
    ['2.1', false],
    ['7', false],
  ])('set chlorine free at pH %s: %s', (ph, isTold) => {
    expect(acid(ph).has('reactions.reactionBleach')).toBe(isTold);
  });

  it('are corrosive where no pH was measured', () => {
    expect(textsById([['7664-93-9', '93'], water('7')], { state: 'Liquid' }).has('reactions.reactionBleach')).toBe(
      true,
    );
    expect(textsById([['77-92-9', '100']], { state: 'Solid' }).has('reactions.reactionBleach')).toBe(false);
    expect(textsById([['144-62-7', '100']], { state: 'Solid' }).has('reactions.reactionBleach')).toBe(true);
  });
});

it('keeps burnt lime and cement from water, and slaked lime not', () => {
  const powder = { state: 'Solid', appearance: 'Powder' } as const;
  const apart = (cas: string) => textsById([[cas, '100']], powder).get('incompatible');
  expect(apart('1305-78-8')).toContain('water');
  expect(apart('65997-15-1')).toContain('water');
  expect(apart('1305-62-0')).not.toContain('water');
});

describe('a powder that heats itself', () => {
  const dithionite = {
    shares: { '7775-14-6': 88, '497-19-8': 5, '7757-83-7': 7 },
    properties: { state: 'Solid', appearance: 'Powder' },
  };

  it('says so in section 10, as in section 5, and is kept from damp, acids and oxidisers, and no metal', () => {
    const { ids, text } = printedSentences(dithionite);
    expect(ids('reactivity.')).toContain('reactsSelfHeating');
    expect(ids('reactions.')).toContain('reactionDithionite');
    expect(ids('avoid.')).toContain('avoidMoisture');
    expect(text('incompatible')).toMatch(/strong oxidisers.*acids.*water/);
    expect(text('incompatible')).not.toContain('metals');
    expect(ids('release.containment.')).toContain('dryOnly');
    expect(ids('release.containment.')).not.toContain('clean');
  });
});

it('keeps a resin in styrene from peroxides, which make it polymerise', () => {
  const resin = { shares: { '100-42-5': 40, '1317-65-3': 60 }, properties: { state: 'Liquid' } };
  expect(printedSentences(resin).text('incompatible')).toContain('peroxides');
});

it('takes a little acid or alkali in a solid that does not corrode for none', () => {
  const paste = (share: number) =>
    printedSentences({ shares: { '7440-31-5': 100 - share, '124-04-9': share }, properties: { state: 'Solid' } });
  expect(paste(9).text('incompatible')).not.toContain('metals');
  expect(paste(10).text('incompatible')).toContain('metals');
});

describe('materials that section 10.5 names', () => {
  const phenol = (water: number) => ({
    shares: { '108-95-2': 100 - water, '7732-18-5': water },
    properties: { state: 'Liquid' },
  });

  it('are not denied by 10.3', () => {
    const { ids, text } = printedSentences(phenol(10));
    expect(text('incompatible')).toContain('strong oxidisers');
    expect(ids('reactions.')).toEqual(['reactsWithIncompatible']);
  });

  it('are not asked for by 10.3 where 10.5 names none', () => {
    const { ids } = printedSentences({ shares: { '7732-18-5': 100 }, properties: { state: 'Liquid' } });
    expect(ids('reactions.')).toEqual(['noReactions']);
  });

  it.each([
    ['9.9', true],
    ['10', false],
  ])('hold alkalis for an acid in an amine of pH %s: %s', (ph, isKept) => {
    const hardener = { '2855-13-2': 60, '100-51-6': 35, '69-72-7': 5 };
    const { text } = printedSentences({ shares: hardener, properties: { state: 'Liquid', ph } });
    expect(text('incompatible').includes('strong alkalis')).toBe(isKept);
  });
});

it('names the formaldehyde that its polymer gives off', () => {
  const { text } = printedSentences({ shares: { '30525-89-4': 100 }, properties: { state: 'Solid' } });
  expect(text('decomposition')).toContain('formaldehyde');
});

it.each([
  ['titanium dioxide', '13463-67-7', ['avoidDust']],
  ['sugar', '57-50-1', ['avoidHeat', 'avoidDust']],
])('a powder of %s is kept from %s', (_, cas, avoided) => {
  const powder = printedSentences({ shares: { [cas]: 100 }, properties: { state: 'Solid', appearance: 'Powder' } });
  expect(powder.ids('avoid.')).toEqual(avoided);
});
