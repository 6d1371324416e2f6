import { expect, it } from 'vitest';
import { endsIn } from './rule-ending.ts';

it('reads the last part of the id of a rule alone', () => {
  expect(endsIn({ ruleId: 'physical.13.taken-over' }, 'taken-over')).toBe(true);
  expect(endsIn({ ruleId: 'physical.13.taken-over' }, 'none', 'state')).toBe(false);
  expect(endsIn({ ruleId: 'transport.gas-unpressurised' }, 'unpressurised')).toBe(false);
  expect(endsIn(undefined, 'none')).toBe(false);
});
