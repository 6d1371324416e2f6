import { language as german } from '@gosds/phrases/generated/de/language';
import { language as english } from '@gosds/phrases/generated/en/language';
import { language as french } from '@gosds/phrases/generated/fr/language';
import { describe, expect, it } from 'vitest';
import type { PoisonCentre } from './poison-centre.ts';
import { centreLine, isEntered, poisonCentresOf, withLine } from './poison-centres.ts';

const centre = (number: string, more: Partial<PoisonCentre> = {}): PoisonCentre => ({
  country: 'XX',
  name: 'Centre',
  number,
  also: [],
  ...more,
});

const entered = (text: string) => ({ emergencyTelephone: '', otherEmergencyTelephoneNumbers: text });

describe('the poison centres of a country', () => {
  it('are those of the data, or none', () => {
    expect(poisonCentresOf('DK').map(({ name, number }) => [name, number])).toEqual([
      ['Giftlinjen', '+45 82 12 12 12'],
    ]);
    expect(poisonCentresOf('DE').map(({ isOfficial }) => isOfficial)).toEqual(Array(7).fill(undefined));
    expect(poisonCentresOf('ZZ')).toEqual([]);
  });

  it.each([
    ['+49 30 19240', '+49 30 19240 (24 h)'],
    ['+49 30 19240', 'Giftnotruf: 030/19240'],
    ['+49 30 19240', '(030) 19240, rund um die Uhr'],
    ['+49 30 19240', '0049 30 19240'],
    ['+49 30 19240', '+49 (0)30 19240 24 h'],
    ['+49 30 19240', '112 / 030 19240'],
    ['+39 055 794 7819', '055.794.78.19'],
    ['0800 147 111', '+358 800 147111'],
    ['+1 800 222 1222', '1-800-222-1222'],
    ['13 11 26', '13 11 26'],
    ['145', '145 (24 h)'],
  ])('has %s where %s is entered', (number, text) => {
    expect(isEntered(centre(number), entered(text))).toBe(true);
    expect(isEntered(centre(number), { emergencyTelephone: text, otherEmergencyTelephoneNumbers: '' })).toBe(true);
  });

  it.each([
    ['+49 30 19240', ''],
    ['+49 30 19240', '19240'],
    ['+49 30 19240', '+49 89 19240'],
    ['145', '+41 44 145 14 50'],
    ['112', '+45 1120 1120'],
  ])('has not %s where %s is entered', (number, text) => {
    expect(isEntered(centre(number), entered(text))).toBe(false);
  });

  it('has another number of the same body too', () => {
    expect(isEntered(centre('+46 10 456 67 00', { also: ['112'] }), entered('112'))).toBe(true);
  });

  it('are named with hours and limits in the language of the sheet, or in its two', () => {
    const daily = centre('+1 2', { opening: { from: '08:00', to: '22:00' } });
    const weekdays = centre('+1 2', { opening: { from: '08:00', to: '15:00', isOnWeekdays: true } });
    const professionals = centre('+1 2', { isForProfessionals: true });
    expect(centreLine(centre('+1 2'), english)).toBe('Centre: +1 2 (24 h)');
    expect(centreLine(daily, german)).toBe('Centre: +1 2 (täglich 08:00–22:00 Uhr)');
    expect(centreLine(weekdays, english)).toBe('Centre: +1 2 (Monday to Friday 08:00–15:00)');
    expect(centreLine(professionals, { ...english, companion: french })).toBe(
      'Centre: +1 2 (24 h; for health professionals only / 24 h/24; réservé aux professionnels de santé)',
    );
    expect(centreLine(centre('+1 2'), { ...english, companion: german })).toBe('Centre: +1 2 (24 h)');
  });

  it.each([
    ['', 'B'],
    ['  ', 'B'],
    ['A', 'A; B'],
    ['A; ', 'A; B'],
  ])('follow what stands in the field: %s', (text, result) => {
    expect(withLine(text, 'B')).toBe(result);
  });
});
