import { describe, expect, it } from 'vitest';
import { exemptionOf } from './exemptions.ts';

describe('exemptions by quantity', () => {
  it.each([
    ['adr', 'small', 'ADR/RID 3.3.1, SP 375'],
    ['imdg', 'small', 'IMDG Code, 2.10.2.7'],
    ['iata', 'small', 'IATA DGR, A197'],
    ['adg', 'by-land', 'ADG 3.3, AU01'],
  ] as const)('%s sets goods dangerous for the environment alone free: %s, %s', (mode, kind, paragraph) => {
    expect(exemptionOf('3082', mode)).toEqual({ kind, paragraph });
    expect(exemptionOf('3077', mode)).toEqual({ kind, paragraph });
  });

  it('sets nothing else free', () => {
    expect(exemptionOf('1263', 'adr')).toBeUndefined();
    expect(exemptionOf('3265', 'imdg')).toBeUndefined();
  });
});
