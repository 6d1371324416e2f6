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

describe('organs and routes of a mixture, CLP Annex I, Table 3.9.5', () => {
  const damage = (detail?: string) => ({ ...hazard('STOT RE 1 H372'), ...(detail === undefined ? {} : { detail }) });
  const statedBy = (...details: readonly (string | undefined)[]) =>
    hazardOfMixture('STOT RE 1', details.map(damage)).detail;

  it.each([
    [['liver'], 'liver'],
    [['liver', 'kidneys, liver'], 'liver, kidneys'],
    [['bone, teeth', undefined], undefined],
    [['liver, inhalation', 'kidneys'], 'liver, kidneys'],
    [['lungs, inhalation', 'respiratory tract, inhalation'], 'lungs, respiratory tract, inhalation'],
    [['inhalation', 'lungs, inhalation'], 'inhalation'],
    [[undefined, undefined], undefined],
  ])('of %j are %j', (details, named) => {
    expect(statedBy(...details)).toBe(named);
  });
});
