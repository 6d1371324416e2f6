import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const cell = (productName: string) =>
  printedSentences({
    shares: { '1313-13-9': 30, '7439-93-2': 3, '7439-89-6': 67 },
    properties: { state: 'Solid', appearance: 'Powder' },
    description: { productName },
  });

describe('the sheet of a lithium battery', () => {
  const battery = cell('Lithium coin cell CR2032');
  const powder = cell('Cathode powder');

  it('sends whoever swallowed it to hospital, and keeps it from no dust', () => {
    expect(battery.ids('first-aid.ingestion.')).toEqual(['ingestionBattery']);
    expect(battery.ids('medical.')).toContain('doctorBattery');
    expect(battery.ids('handling.')).toEqual(expect.arrayContaining(['batteryHandling']));
    expect(battery.ids('handling.')).not.toContain('noDust');
    expect(battery.ids('other-hazards.')).toContain('batteryContents');
  });

  it('lets water put out a fire around the enclosed contents, by ERG guide 147', () => {
    expect(battery.text('media.mediaCombustible')).toMatch(/^Water spray/);
    expect(battery.ids('media.')).not.toContain('notWater');
    expect(powder.ids('media.')).toContain('notWater');
  });

  it('is not that of what goes into a battery', () => {
    expect(powder.ids('first-aid.ingestion.')).not.toContain('ingestionBattery');
    expect(powder.ids('handling.')).toContain('noDust');
  });
});

describe('the sheet of a lead battery', () => {
  const battery = printedSentences({
    shares: { '7439-92-1': 34, '1309-60-0': 31, '7664-93-9': 10, '7732-18-5': 25 },
    properties: { state: 'Solid', appearance: 'User Input', appearanceText: 'Black case' },
    description: { productName: 'Lead acid battery 12 V' },
  });

  it('has enclosed contents and no dust', () => {
    expect(battery.ids('other-hazards.')).toContain('batteryContents');
    expect(battery.ids('media.')).not.toContain('notSmothering');
    expect(battery.ids('handling.')).not.toContain('noDust');
  });
});
