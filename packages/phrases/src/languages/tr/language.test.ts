import { describe, expect, it } from 'vitest';
import { finishStatement } from '../../finish-statement.ts';
import { statementText, wordingOf } from '../../statement-text.ts';
import { turkish } from './language.ts';

const wording = wordingOf('eu', turkish);

describe('Turkish statements', () => {
  it.each([
    ['H350', {}, 'Kansere yol açabilir.'],
    ['H350', { route: 'inhalation' }, 'Kansere soluma yoluyla yol açabilir.'],
    ['H373', {}, 'Uzun süreli veya tekrarlı maruz kalma sonucu organlarda hasara yol açabilir.'],
    ['H370', { organs: 'gözler', route: 'oral' }, 'Organlarda (gözler) yutma yoluyla hasara yol açar.'],
    ['EUH208', { names: 'Limonene' }, 'Limonene içerir. Alerjik reaksiyona yol açabilir.'],
    ['EUH208', {}, 'Hassaslaştırıcı madde içerir. Alerjik reaksiyona yol açabilir.'],
  ])('%s with %o keeps the verb at the end', (code, parameters, text) => {
    expect(statementText(code, wording, parameters)).toBe(text);
  });

  it('begin with a capital İ where the supplier’s words begin with i', () => {
    const { text } = finishStatement('P280', { wording, slots: { protectiveEquipment: 'iş eldiveni' } });
    expect(text).toBe('İş eldiveni kullanın.');
  });
});

it('sets the sign of percent before the number', () => {
  const { properties, shared } = turkish.sheet;
  expect(properties.withUnit(shared.number('0.1'), '%')).toBe('%0,1');
  expect(properties.withUnit(shared.number('0.1'), 'mg/l')).toBe('0,1 mg/l');
});
