import { type Change, properties, row } from './change.ts';
import { brake, breaks, type CheckCase, hand, mends, on, only } from './case-parts.ts';
import { picked } from '../products/supplier.ts';

type Values = Readonly<Record<string, string>>;

const advanced: Change = { draft: (draft) => ({ ...draft, mode: 'advanced' }) };
const whole = { species: 'rat', hours: '96' };
const evidence = { method: 'OECD', source: 'Supplier, 2024', date: '' };

const testsOf = (tests: Readonly<Record<string, Values>>, found: Partial<typeof evidence> = {}) =>
  Object.fromEntries(Object.entries(tests).map(([key, values]) => [key, { values, ...evidence, ...found }]));

/** Rows of the first ingredient, toluene. */
const toluene = (tests: Readonly<Record<string, Values>>, found: Partial<typeof evidence> = {}): Change =>
  on(advanced, row(0, { tests: testsOf(tests, found) }));

const oral = (value: string, more: Values = {}) => toluene({ 'acute-oral': { value, species: 'rat', ...more } });
const fish = (value: string) => ({ 'fish-acute': { value, ...whole } });
const onlyToluene: Change = only(picked('1', 1221, ['Toluene', '100']));
const logKow = (value: string): Change => on(onlyToluene, toluene({ 'log-kow': { value } }));
const degraded = (values: Values): Change =>
  toluene({ biodegradation: { days: '28', basis: 'DOC', window: 'yes', ...values } });

/** For each check of the rows of toxicity and environment, a sheet that passes and one that fails. */
export const testRowCases: Readonly<Record<string, CheckCase>> = {
  'tests.species': breaks(oral('5000'), oral('5000', { species: '' })),
  'tests.time': breaks(toluene(fish('5.5')), toluene({ 'fish-acute': { value: '5.5', species: 'Danio rerio' } })),
  'tests.evidence': breaks(oral('5000'), toluene({ 'acute-oral': { value: '5000', species: 'rat' } }, { source: '' })),
  'tests.class-agreed': mends(
    on(brake, row(0, { handClassification: { ...hand, hazards: ['Acute Tox. 4 H302'] } }), oral('200')),
    oral('1500'),
  ),
  'tests.value-agreed': breaks(oral('5000'), oral('20')),
  'tests.noec-below-acute': breaks(
    toluene({ ...fish('5.5'), 'fish-chronic': { value: '1.4', days: '32', species: 'Danio rerio' } }),
    toluene({ ...fish('5.5'), 'fish-chronic': { value: '6', days: '32', species: 'Danio rerio' } }),
  ),
  'tests.degradation-agreed': breaks(
    degraded({ result: 'ready', percent: '80' }),
    degraded({ result: 'ready', percent: '40' }),
  ),
  'tests.log-kow-agreed': breaks(
    on(logKow('2.7'), properties({ partitionCoefficient: { value: '2.7', unit: 'log Kow' } })),
    logKow('3'),
  ),
};
