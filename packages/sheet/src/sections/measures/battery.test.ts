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

  it('is not that of what goes into a battery', () => {
    expect(powder.ids('first-aid.ingestion.')).not.toContain('ingestionBattery');
    expect(powder.ids('handling.')).toContain('noDust');
  });
});
