import type { ClassOutcome } from '@gosds/ghs/classification';
import { expect, it } from 'vitest';
import { waitingClasses } from './waiting-classes.ts';

const outcome = (hazardClass: ClassOutcome['hazardClass'], missing: readonly string[]): ClassOutcome => ({
  hazardClass,
  status: missing.length > 0 ? 'incomplete' : 'not-classified',
  hazards: [],
  reasons: [],
  missing,
});

it('groups the classes by what they wait for and leaves out those that are decided', () => {
  const groups = waitingClasses([
    outcome('Carcinogenicity', ['resin']),
    outcome('Flammable liquids', ['flash point']),
    outcome('Aspiration hazard', []),
    outcome('Germ cell mutagenicity', ['resin']),
  ]);
  expect(groups.map(({ missing, outcomes }) => [missing, outcomes.map(({ hazardClass }) => hazardClass)])).toEqual([
    ['resin', ['Carcinogenicity', 'Germ cell mutagenicity']],
    ['flash point', ['Flammable liquids']],
  ]);
});
