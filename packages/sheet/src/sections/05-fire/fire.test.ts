import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const liquid = { state: 'Liquid' };
const flash = (value: string) => ({ ...liquid, flashPoint: { value, unit: '°C' } });
const naphtha = { shares: { '64742-82-1': 100 }, properties: flash('40') };
const xylene = '1330-20-7';
const acetone = '67-64-1';
const propane = { shares: { '74-98-6': 100 }, properties: { state: 'Gas' } };
const hydrogen = { shares: { '1333-74-0': 100 }, properties: { state: 'Gas' } };
const nitrogen = { shares: { '7727-37-9': 100 }, properties: { state: 'Gas' } };
const oxygen = { shares: { '7782-44-7': 100 }, properties: { state: 'Gas' } };
const isothiazolinone = { shares: { '55965-84-9': 1.5, '7732-18-5': 98.5 }, properties: liquid };

describe('what forms in a fire', () => {
  const form = 'fire-hazards.products';

  it('is carbon oxides of a petroleum fraction without a formula, and nothing of it stays unknown', () => {
    const { text, ids } = printedSentences(naphtha);
    expect(text(form)).toBe('In a fire or when strongly heated, the following may form: carbon oxides.');
    expect(ids('fire-hazards.')).not.toContain('noProducts');
    expect(ids('fire-hazards.')).not.toContain('unknownProducts');
  });

  it('is read from the elements in a systematic name', () => {
    expect(printedSentences(isothiazolinone).text(form)).toMatch(
      /carbon oxides, nitrogen oxides, sulphur oxides and hydrogen chloride/,
    );
  });

  it.each([
    ['iron(III) chloride in water', { '7705-08-0': 40, '7732-18-5': 60 }, /hydrogen chloride/],
    ['tetrachloroethylene, which holds no hydrogen', { '127-18-4': 100 }, /hydrogen chloride and phosgene/],
    ['phosphorus trichloride', { '7719-12-2': 100 }, /hydrogen chloride/],
  ])('is hydrogen chloride of %s', (_, shares, named) => {
    expect(printedSentences({ shares, properties: liquid }).text(form)).toMatch(named);
  });

  it.each([
    ['sodium chloride', '7647-14-5'],
    ['sodium chlorate', '7775-09-9'],
  ])('is no hydrogen chloride of %s', (_, cas) => {
    expect(printedSentences({ shares: { [cas]: 100 }, properties: { state: 'Solid' } }).text(form)).not.toMatch(
      /hydrogen chloride/,
    );
  });

  it('does not name hydrogen chloride for a resin made with epichlorohydrin, whose chlorine leaves', () => {
    const resin = printedSentences({ shares: { '25068-38-6': 100 }, properties: flash('250') });
    expect(resin.text(form)).toBe('In a fire or when strongly heated, the following may form: carbon oxides.');
  });

  it('is ammonia of its solution, which the heat drives out, and none of a quaternary surfactant', () => {
    const solution = printedSentences({ shares: { '1336-21-6': 100 }, properties: liquid });
    expect(solution.text(form)).toBe(
      'In a fire or when strongly heated, the following may form: nitrogen oxides and ammonia.',
    );
    const quaternary = ['68424-85-1', '7173-51-5'].map((cas) =>
      printedSentences({ shares: { [cas]: 10, '7732-18-5': 90 }, properties: liquid }).text(form),
    );
    expect(quaternary.filter((text) => text.includes('ammonia'))).toEqual([]);
  });

  it('is nothing of cement, which is made of oxides', () => {
    const { ids } = printedSentences({ shares: { '65997-15-1': 100 }, properties: { state: 'Solid' } });
    expect(ids('fire-hazards.')).toContain('noProducts');
  });
});

describe('suitable extinguishing media', () => {
  it.each([
    ['a hydrocarbon', naphtha, 'mediaHydrocarbon'],
    [
      'a hydrocarbon with 10 % ketone',
      { shares: { [xylene]: 90, [acetone]: 10 }, properties: flash('20') },
      'mediaHydrocarbon',
    ],
    ['with 11 % ketone', { shares: { [xylene]: 89, [acetone]: 11 }, properties: flash('20') }, 'mediaFlammableLiquid'],
    [
      'a glycol above every flammable class',
      { shares: { '107-21-1': 100 }, properties: flash('111') },
      'mediaFlammableLiquid',
    ],
    [
      'an aerosol of polar solvents',
      { shares: { [acetone]: 60, '74-98-6': 40 }, properties: { state: 'Aerosol' } },
      'mediaFlammableLiquid',
    ],
    ['a flammable gas', propane, 'mediaGas'],
    ['an inert gas', nitrogen, 'mediaDoesNotBurn'],
    ['an oxidising gas', oxygen, 'mediaDoesNotBurn'],
    ['an oxidising salt', { shares: { '7757-79-1': 100 }, properties: { state: 'Solid' } }, 'mediaOxidiser'],
    ['an organic peroxide', { shares: { '1338-23-4': 100 }, properties: { state: 'Liquid' } }, 'mediaCombustible'],
    [
      'a flammable solid, as on its label',
      { shares: { '30525-89-4': 100 }, properties: { state: 'Solid' } },
      'mediaCombustible',
    ],
    [
      'cement with chalk',
      { shares: { '65997-15-1': 95, '471-34-1': 5 }, properties: { state: 'Solid' } },
      'mediaDoesNotBurn',
    ],
    [
      'a salt with 25 % sugar',
      { shares: { '7647-14-5': 75, '57-50-1': 25 }, properties: { state: 'Solid' } },
      'mediaCombustible',
    ],
    [
      'a salt with 24 % sugar',
      { shares: { '7647-14-5': 76, '57-50-1': 24 }, properties: { state: 'Solid' } },
      'mediaNotFlammable',
    ],
    ['a dilution in water', isothiazolinone, 'mediaNotFlammable'],
    [
      'a solution of ammonia, which gives off a flammable gas',
      { shares: { '1336-21-6': 100 }, properties: liquid },
      'mediaNotFlammable',
    ],
  ] as const)('of %s', (_, product, phrase) => {
    expect(printedSentences(product).ids('media.media')).toEqual([phrase.slice('media'.length)]);
  });

  it('stand on the label as in section 5', () => {
    expect(printedSentences({ ...naphtha, country: 'US' }).text('label.P370+P378')).toContain(
      'Use foam, dry powder or carbon dioxide',
    );
    expect(
      printedSentences({ country: 'US', shares: { [acetone]: 100 }, properties: flash('-17') }).text('label.P370+P378'),
    ).toContain('Use alcohol-resistant foam');
  });
});

describe('the hazards of a fire', () => {
  it('speak of gas, not of vapours, and of the way it takes', () => {
    expect(printedSentences(propane).ids('fire-hazards.')).toEqual([
      'hazardFlammableGas',
      'gasHeavy',
      'hazardGas',
      'products',
    ]);
    expect(printedSentences(hydrogen).ids('fire-hazards.')).toEqual([
      'hazardFlammableGas',
      'gasLight',
      'hazardGas',
      'noProducts',
    ]);
    expect(printedSentences(nitrogen).ids('fire-hazards.')).toEqual(['hazardGas', 'noProducts']);
  });

  it('are given for a liquid that burns when heated', () => {
    const glycol = printedSentences({ shares: { '107-21-1': 100 }, properties: flash('111') });
    expect(glycol.ids('fire-hazards.')).toEqual(['hazardCombustible', 'products']);
    expect(glycol.ids('media.not')).toEqual(['Jet']);
  });

  it('tell fire-fighters to stop a gas, and an oxidising one is smothered by nothing less than that', () => {
    expect(printedSentences(oxygen).ids('firefighters.')).toContain('stopGas');
    expect(printedSentences(oxygen).ids('media.not')).toEqual(['Known']);
    expect(printedSentences(naphtha).ids('firefighters.')).not.toContain('stopGas');
  });
});

describe('a product of which no ingredient is named', () => {
  it.each(['Solid', 'Liquid', 'Gas'])('is not said to be free of fire: %s', (state) => {
    const { ids } = printedSentences({ shares: {}, properties: { state } });
    const media = ids('media.');
    expect(media).not.toContain('mediaDoesNotBurn');
    expect(ids('fire-hazards.')).not.toContain('noProducts');
  });

  it('asks for foam that resists alcohol, and does not say that its dust cannot burn', () => {
    expect(printedSentences({ shares: {}, properties: liquid }).ids('media.')).toContain('mediaFlammableLiquid');
  });
});

describe('what is known to burn', () => {
  const ammonia = { shares: { '7664-41-7': 100 }, properties: { state: 'Gas' } };
  const dithionite = { shares: { '7775-14-6': 100 }, properties: { state: 'Solid' } };

  it('is not said not to burn, also where the country has no class for it', () => {
    for (const country of ['DE', 'AU']) {
      const { ids } = printedSentences({ ...ammonia, description: { country, vendorCountry: country } });
      expect(ids('media.')).not.toContain('mediaDoesNotBurn');
    }
  });

  it('heats up by itself: water in a fire, no heaps in the store', () => {
    const { ids } = printedSentences(dithionite);
    expect(ids('media.')).toContain('mediaSelfHeating');
    expect(ids('fire-hazards.')).toContain('hazardSelfHeating');
    expect(ids('handling.fire.')).toContain('selfHeating');
    expect(ids('handling.fire.')).not.toContain('noFire');
  });
});

describe('a salt of hydrogen cyanide', () => {
  const solid = { state: 'Solid' };

  it('is not fought with carbon dioxide, whose acid sets the gas free, and is kept dry', () => {
    const { ids } = printedSentences({ shares: { '143-33-9': 98, '497-19-8': 2 }, properties: solid });
    expect(ids('media.')).toEqual(['mediaCyanide', 'notCarbonDioxide']);
    expect(ids('avoid.')).toContain('avoidMoisture');
  });

  it('is not what else acids set a gas free of, such as a sulphide', () => {
    const { ids } = printedSentences({ shares: { '1313-82-2': 100 }, properties: solid });
    expect(ids('media.')).not.toContain('notCarbonDioxide');
  });
});

describe('what burns as a solid', () => {
  const tablets = { state: 'Solid', appearance: 'User Input', appearanceText: 'White tablets' };

  it('is told to catch fire where it is classified so, though it raises no dust', () => {
    const { ids } = printedSentences({ shares: { '91-20-3': 100 }, properties: tablets });
    expect(ids('fire-hazards.')).toContain('hazardFlammableSolid');
    expect(ids('fire-hazards.')).not.toContain('none');
  });

  it.each([
    [9.9, false],
    [10, true],
    [18, true],
  ])('is taken for flammable where a paste holds %s %% of a flammable liquid', (percent, isFlammable) => {
    const { ids } = printedSentences({
      shares: { '100-42-5': percent, '471-34-1': 100 - percent },
      properties: { state: 'Solid', appearance: 'Paste' },
    });
    expect(ids('handling.fire.').includes('noIgnition')).toBe(isFlammable);
    expect(ids('fire-hazards.').includes('hazardFlammableWarm')).toBe(isFlammable);
  });
});
