import { describe, expect, it } from 'vitest';
import { type CategoryCode, hazard } from '../hazard.ts';
import { hazardOfMixture } from './statement-of-outcome.ts';

const codeOf = (code: CategoryCode, ...notations: readonly string[]) =>
  hazardOfMixture(code, notations.map(hazard)).hCode;

describe('effect letters of reproductive toxicity as CLP Annex III, Table 1.2, writes them', () => {
  it.each([
    [['Repr. 1B H360Df'], 'H360Df'],
    [['Repr. 1B H360Fd'], 'H360Fd'],
    [['Repr. 1B H360FD'], 'H360FD'],
    [['Repr. 1B H360D', 'Repr. 1B H360F'], 'H360FD'],
    [['Repr. 1B H360Df', 'Repr. 1B H360F'], 'H360FD'],
    [['Repr. 1B H360D'], 'H360D'],
    [['Repr. 1B H360', 'Repr. 1B H360D'], 'H360'],
  ])('%s lead to %s', (notations, code) => {
    expect(codeOf('Repr. 1B', ...notations)).toBe(code);
  });

  it('writes both suspected effects as fd', () => {
    expect(codeOf('Repr. 2', 'Repr. 2 H361d', 'Repr. 2 H361f')).toBe('H361fd');
  });
});
