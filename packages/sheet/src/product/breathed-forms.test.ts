import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const solid = (appearanceText: string) => ({ state: 'Solid', appearance: 'User Input', appearanceText });
const trichlor = { '87-90-1': 100 };
const bait = { '56073-10-0': 0.005, '8002-74-2': 99.995 };

describe('the form in which a solid is breathed in', () => {
  it('is none of a block of wax: neither on the label nor in a section', () => {
    const { text, ids } = printedSentences({ shares: bait, properties: solid('Blue wax block') });
    expect(text('label.P260')).toBe('');
    expect(ids('engineering.')).not.toContain('extraction');
    expect(ids('release.responders.')).not.toContain('responderApparatus');
    expect(text('routes')).not.toContain('Inhalation');
  });

  it('is the dust of the same product as a powder', () => {
    const { text, ids } = printedSentences({ shares: bait, properties: { state: 'Solid', appearance: 'Powder' } });
    expect(text('label.P260')).toBe('P260 Do not breathe dust.');
    expect(ids('engineering.')).toContain('dustExtraction');
    expect(text('routes')).toContain('Inhalation');
  });

  it('is gas of tablets that acids set chlorine free from, and no dust', () => {
    const { text, ids } = printedSentences({
      shares: trichlor,
      country: 'MX',
      description: { language: 'es' },
      properties: solid('White tablets'),
    });
    expect(text('label.P261')).toContain('el gas');
    expect(text('label.P261')).not.toContain('polvo');
    expect(ids('release.containment.')).toContain('takeUpOxidiser');
    expect(text('release.containment.takeUpOxidiser')).not.toContain('sin levantar polvo');
    const powder = printedSentences({ shares: trichlor, properties: { state: 'Solid', appearance: 'Powder' } });
    expect(powder.ids('release.containment.')).toContain('sweepOxidiser');
  });

  it('is fume of what is welded, and vapours of a paste with a solvent', () => {
    const steel = { '7439-89-6': 68, '7440-47-3': 20, '7440-02-0': 12 };
    const welded = printedSentences({ shares: steel, processing: 'welding', properties: solid('Wire') });
    expect(welded.text('label.P260')).toBe('P260 Do not breathe fume.');
    expect(welded.ids('engineering.')).toEqual(['fumeExtraction']);
    const filler = printedSentences({
      shares: { '100-42-5': 20, '471-34-1': 80 },
      properties: { state: 'Solid', appearance: 'Paste' },
    });
    expect(filler.text('label.P260')).toBe('P260 Do not breathe vapours.');
  });

  it('is dust and fume of a metal of which nobody says how it is worked with', () => {
    const { text } = printedSentences({ shares: { '7440-02-0': 100 }, properties: solid('Ingots') });
    expect(text('label.P260')).toBe('P260 Do not breathe dust or fume.');
  });
});

describe('a solid that passes into vapour', () => {
  it('is breathed in as vapours where its pieces raise no dust', () => {
    const piece = (cas: string) =>
      printedSentences({ shares: { [cas]: 100 }, country: 'US', properties: solid('White balls of wax') });
    expect(piece('106-46-7').ids('engineering.')).toContain('extraction');
    expect(piece('106-46-7').text('routes')).toContain('Inhalation');
    expect(piece('8002-74-2').ids('engineering.')).toEqual(['generalVentilation']);
    expect(piece('8002-74-2').text('routes')).not.toContain('Inhalation');
  });
});

describe('gloves against a dry solid', () => {
  it('are of rubber, not of film, since nothing passes through them while it is dry', () => {
    const { text, ids } = printedSentences({
      shares: { '108-62-3': 3, '8002-74-2': 97 },
      properties: solid('Pellets'),
    });
    expect(text('protection.hands.material')).toContain('nitrile rubber');
    expect(ids('protection.hands.')).toContain('dry');
    expect(ids('protection.hands.')).not.toContain('reason');
  });

  it('are chosen as for a liquid against a paste with a solvent', () => {
    const { ids } = printedSentences({
      shares: { '100-42-5': 20, '471-34-1': 80 },
      properties: { state: 'Solid', appearance: 'Paste' },
    });
    expect(ids('protection.hands.')).not.toContain('dry');
  });
});

describe('measures of a flammable solid', () => {
  const measured = (percent: number) =>
    printedSentences({ shares: { '108-62-3': percent, '8002-74-2': 100 - percent }, properties: solid('Pellets') }).ids(
      'handling.fire.',
    );

  it('are for what holds a tenth of one, while the burning rate is not known', () => {
    expect(measured(9.9)).not.toContain('noIgnition');
    expect(measured(10)).toContain('noIgnition');
    expect(measured(30)).toContain('noIgnition');
  });
});

it('is packed as a liquid is where it is a paste with a solvent', () => {
  const packed = (appearance: string) =>
    printedSentences({ shares: { '100-42-5': 20, '471-34-1': 80 }, properties: { state: 'Solid', appearance } }).text(
      'storage.packaging',
    );
  expect(packed('Paste')).not.toContain('paper');
  expect(packed('Powder')).toContain('paper');
});
