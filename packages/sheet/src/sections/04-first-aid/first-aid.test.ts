import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const gas = (cas: string, packedGas: string) => ({ shares: { [cas]: 100 }, properties: { state: 'Gas', packedGas } });
const sulphuricAcid = { shares: { '7664-93-9': 37, '7732-18-5': 63 }, properties: { state: 'Liquid', ph: '0' } };
const thinner = {
  shares: { '1330-20-7': 40, '123-86-4': 35, '67-64-1': 25 },
  properties: { state: 'Liquid', flashPoint: { value: '-8', unit: '°C' } },
};
const lye = { shares: { '1310-73-2': 100 }, properties: { state: 'Solid' } };
const naphtha = {
  shares: { '64742-82-1': 100 },
  properties: { state: 'Liquid', flashPoint: { value: '40', unit: '°C' } },
};

describe('first aid after inhalation', () => {
  const inhaled = 'first-aid.inhalation.';

  it('of what displaces the air calls a doctor at once and keeps helpers from following', () => {
    const { ids } = printedSentences(gas('7727-37-9', 'compressed'));
    expect(ids(inhaled)).toEqual(['freshAir', 'inhalationSuffocation']);
    expect(ids('first-aid.protection.')).toContain('protectSuffocation');
  });

  it('of oxygen does not, though it is under pressure', () => {
    const { ids } = printedSentences(gas('7782-44-7', 'compressed'));
    expect(ids(inhaled)).toEqual(['freshAir', 'inhalationUnwell']);
    expect(ids('first-aid.protection.')).toEqual(['protectSelf']);
  });

  it('of a poisonous gas goes by the poison', () => {
    expect(printedSentences(gas('7783-06-4', 'liquefied')).ids(inhaled)).toEqual([
      'freshAir',
      'inhalationEmergency',
      'artificialRespiration',
    ]);
  });

  it('of a corrosive product calls at once, as P310 does, and breathes with a device', () => {
    const { ids, text } = printedSentences(sulphuricAcid);
    expect(ids(inhaled)).toEqual(['freshAir', 'artificialRespiration', 'inhalationCorrosive']);
    expect(text(`${inhaled}inhalationCorrosive`)).toMatch(/^Immediately call a POISON CENTER or a doctor/);
  });

  it('of a harmful product calls if the person feels unwell, as P312 does', () => {
    const { text } = printedSentences(thinner);
    expect(text(`${inhaled}inhalationDoctor`)).toBe('Call a POISON CENTER or a doctor if the person feels unwell.');
  });
});

describe('first aid for skin and eyes', () => {
  it('brushes a burning solid off before water, and never a liquid', () => {
    expect(printedSentences(lye).ids('first-aid.skin.')).toEqual(['skinBrush', 'skinCorrosive', 'skinWashAgain']);
    expect(printedSentences(sulphuricAcid).ids('first-aid.skin.')).not.toContain('skinBrush');
  });

  it('puts calcium gluconate on burns by hydrofluoric acid and by fluorides, and tells the doctor once', () => {
    const etch = { shares: { '7664-39-3': 5, '1341-49-7': 20, '7732-18-5': 75 }, properties: { state: 'Liquid' } };
    const salt = { shares: { '1341-49-7': 20, '7732-18-5': 80 }, properties: { state: 'Liquid' } };
    const both = printedSentences(etch);
    expect(both.text('first-aid.skin.skinFluoride')).toMatch(/calcium gluconate/);
    expect(both.ids('medical.').filter((id) => /^\d+$/.test(id))).toEqual(['1']);
    expect(printedSentences(salt).ids('first-aid.skin.')).toContain('skinFluoride');
    expect(printedSentences(sulphuricAcid).ids('first-aid.skin.')).not.toContain('skinFluoride');
  });

  it('expects cold of a liquefied gas alone', () => {
    const [liquefied, compressed] = [gas('124-38-9', 'liquefied'), gas('7727-37-9', 'compressed')].map(
      printedSentences,
    );
    expect([liquefied?.ids('first-aid.skin.'), liquefied?.ids('first-aid.eyes.')]).toEqual([['skinCold'], ['eyesGas']]);
    expect([compressed?.ids('first-aid.skin.'), compressed?.ids('first-aid.eyes.')]).toEqual([
      ['skinGas'],
      ['skinGas'],
    ]);
    expect(liquefied?.ids('symptoms.symptomsSkin.')).toEqual(['frostbite']);
  });
});

describe('first aid in general', () => {
  it('sends to a doctor who was exposed to what causes cancer or genetic defects', () => {
    expect(printedSentences(naphtha).ids('first-aid.general.')).toContain('exposedConcerned');
    expect(printedSentences(thinner).ids('first-aid.general.')).not.toContain('exposedConcerned');
  });

  it('lays on the side only who is unconscious', () => {
    expect(printedSentences(thinner).text('first-aid.general.unconscious')).toMatch(
      /unconscious person who is breathing/,
    );
  });
});

describe('symptoms after long exposure', () => {
  it.each([
    { effect: 'fertility alone', shares: { '110-54-3': 100 }, said: ['fertility'] },
    { effect: 'the unborn child alone', shares: { '108-88-3': 100 }, said: ['unbornChild'] },
    { effect: 'either, from two ingredients', shares: { '110-54-3': 50, '108-88-3': 50 }, said: ['reproduction'] },
    { effect: 'both', shares: { '110-80-5': 100 }, said: ['reproduction'] },
  ])('name $effect, as the statement does', ({ shares, said }) => {
    const { ids } = printedSentences({ shares, properties: { state: 'Liquid' } });
    const about = ['fertility', 'unbornChild', 'reproduction'];
    expect(ids('symptoms.symptomsLong.').filter((id) => about.includes(id))).toEqual(said);
  });
});

describe('a poison of baits at a few thousandths of a per cent', () => {
  const bait = (percent: number) =>
    printedSentences({ shares: { '56073-10-0': percent, '8002-74-2': 100 - percent }, properties: { state: 'Solid' } });

  it('has its antidote and its toxicity told where its specific limit makes a class', () => {
    expect(bait(0.005).text('medical.1')).toContain('vitamin K1');
    expect(bait(0.005).ids('toxicology.data.1.')).not.toEqual([]);
  });

  it('has neither below the limit', () => {
    expect(bait(0.001).text('medical.1')).toBe('');
    expect(bait(0.001).ids('toxicology.data.1.')).toEqual([]);
  });
});

describe('what may get into the lungs', () => {
  const swallowed = 'first-aid.ingestion.';
  const with12 = (share: number, state: string) =>
    printedSentences({
      shares: { '64742-82-1': share, '67-64-1': 20, '7732-18-5': 80 - share },
      properties: { state },
    });

  it('keeps vomiting from who swallowed the contents of a can, though its mist is not of the class', () => {
    const { ids, text } = with12(10, 'Aerosol');
    expect(ids(swallowed)).toContain('noVomiting');
    expect(ids(swallowed)).toContain('vomitingDanger');
    expect(text('toxicology.Aspiration hazard')).toBe(
      'Based on available data, the classification criteria are not met.',
    );
    expect(text('toxicology.Aspiration hazard.why')).toMatch(/^Asp\. Tox\. 1: sprayed as a mist, of which no pool/);
    expect(with12(9.9, 'Aerosol').ids(swallowed)).not.toContain('vomitingDanger');
  });

  it('keeps it from who swallowed a liquid of unknown viscosity', () => {
    expect(with12(10, 'Liquid').ids(swallowed)).toContain('vomitingDanger');
    expect(with12(9.9, 'Liquid').ids(swallowed)).not.toContain('vomitingDanger');
  });
});

describe('what is used as a melt', () => {
  const wax = (state: string, uses: string) =>
    printedSentences({ shares: { '8002-74-2': 100 }, properties: { state }, description: { uses } });

  it('burns by its heat, though the solid harms nobody', () => {
    const { ids, text } = wax('Solid', 'Hot melt adhesive');
    expect(ids('first-aid.skin.')).toContain('skinMelt');
    expect(text('protection.thermal.melt')).toContain('hot');
    expect(text('protection.hands.melt')).toContain('Heat-resistant');
  });

  it.each([
    ['Solid', 'Polish'],
    ['Liquid', 'Hot melt adhesive'],
  ])('is a %s by its words: %s', (state, uses) => {
    expect(wax(state, uses).ids('first-aid.skin.')).not.toContain('skinMelt');
  });
});

describe('what a doctor is told', () => {
  it.each([
    ['oxalic acid', '144-62-7'],
    ['oxalic acid dihydrate', '6153-56-6'],
    ['sodium oxalate', '62-76-0'],
  ])('of %s is that it binds calcium', (_, cas) => {
    const { text } = printedSentences({ shares: { [cas]: 5, '7732-18-5': 95 }, properties: { state: 'Liquid' } });
    expect(text('medical.1')).toContain('calcium gluconate');
  });
});

describe('a refrigerant', () => {
  const medical = (shares: Record<string, number>, state: string) =>
    printedSentences({ shares, properties: { state } })
      .ids('medical.')
      .filter((id) => /^\d+$/.test(id));

  it('has doctors warned of adrenaline, once', () => {
    expect(medical({ '75-10-5': 68.9, '754-12-1': 31.1 }, 'Gas')).toEqual(['1']);
    expect(medical({ '74-98-6': 100 }, 'Gas')).toEqual([]);
  });
});

describe('first aid after swallowing', () => {
  const swallowed = (shares: Readonly<Record<string, number>>) =>
    printedSentences({ shares, properties: { state: 'Liquid' } }).ids('first-aid.ingestion.');

  it('of a poison with an antidote calls a doctor at once, though it is only harmful', () => {
    expect(swallowed({ '107-21-1': 93, '7732-18-5': 7 })).toEqual(['mouthRinse', 'ingestionEmergency']);
    expect(swallowed({ '107-21-1': 1, '7732-18-5': 99 })).toContain('ingestionEmergency');
  });

  it('of a trace of it, or of what has none, does so if the person feels unwell', () => {
    expect(swallowed({ '107-21-1': 0.9, '7732-18-5': 99.1 })).toContain('ingestionUnwell');
    expect(swallowed({ '111-76-2': 50, '7732-18-5': 50 })).toContain('ingestionUnwell');
  });
});
