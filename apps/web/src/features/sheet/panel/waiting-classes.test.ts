import type { ClassOutcome } from '@gosds/ghs/classification';
import { exactly, percent } from '@gosds/ghs/concentration';
import type { Ingredient } from '@gosds/ghs/mixture';
import { expect, it } from 'vitest';
import { missingText } from '../analysis/missing-text.ts';
import { waitingClasses } from './waiting-classes.ts';
import '../../../testing/in-english.ts';

const outcome = (hazardClass: ClassOutcome['hazardClass'], missing: readonly string[]): ClassOutcome => ({
  hazardClass,
  status: missing.length > 0 ? 'incomplete' : 'not-classified',
  hazards: [],
  reasons: [],
  missing,
});

const part = (name: string, printedName?: string): Ingredient => ({
  id: name,
  name,
  ...(printedName !== undefined && { printedName }),
  concentration: exactly(percent(50)),
  hazards: 'not-assessed',
});
const mixture = { ingredients: [part('resin'), part('N-methylaniline', 'aromatic amine')] };

it('says of an ingredient that its data are missing, by the name that may be printed', () => {
  const text = (...missing: readonly string[]) => missingText(missing, mixture);
  expect(text('flash point')).toBe('flash point');
  expect(text('resin', 'flash point')).toBe('hazard data of resin, flash point');
  expect(text('aromatic amine')).toBe('hazard data of aromatic amine');
});

it('groups the classes by what they wait for and leaves out those that are decided', () => {
  const outcomes = [
    outcome('Carcinogenicity', ['resin']),
    outcome('Flammable liquids', ['flash point']),
    outcome('Aspiration hazard', []),
    outcome('Germ cell mutagenicity', ['resin']),
  ];
  const groups = waitingClasses(outcomes, mixture);
  expect(groups.map(({ missing, outcomes }) => [missing, outcomes.map(({ hazardClass }) => hazardClass)])).toEqual([
    ['hazard data of resin', ['Carcinogenicity', 'Germ cell mutagenicity']],
    ['flash point', ['Flammable liquids']],
  ]);
});
