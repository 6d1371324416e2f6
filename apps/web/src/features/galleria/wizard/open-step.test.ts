import { expect, it } from 'vitest';
import { openStep } from './open-step.ts';
import { emptyWizard } from './wizard-state.ts';

const galleria = { MaterialId: 1101, Name: 'Acetone', Cas: [], CwNo: 'CW1101' };
const checked = [{ code: 'us-x', country: 'US', topic: 'water' }];
const picked = { ...emptyWizard, galleria };

it.each([
  ['industries', { state: picked, orderId: null, isPaid: false }, 'filters'],
  ['industries', { state: { ...picked, checked }, orderId: null, isPaid: false }, 'industries'],
  ['industries', { state: { ...picked, checked, mode: 'all' as const }, orderId: null, isPaid: false }, 'filters'],
  ['preview', { state: { ...picked, checked }, orderId: null, isPaid: false }, 'industries'],
  ['print', { state: { ...picked, checked }, orderId: 'o', isPaid: false }, 'checkout'],
  ['print', { state: { ...picked, checked }, orderId: 'o', isPaid: true }, 'print'],
  ['print', { state: emptyWizard, orderId: 'o', isPaid: true }, 'print'],
  ['preview', { state: emptyWizard, orderId: null, isPaid: false }, 'filters'],
] as const)('of %s with %o it opens %s', (step, known, opened) => {
  expect(openStep(step, known)).toBe(opened);
});
