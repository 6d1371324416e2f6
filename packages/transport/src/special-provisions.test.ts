import { describe, expect, it } from 'vitest';
import { specialProvisionsOf } from './special-provisions.ts';

describe('special provisions', () => {
  it('are found by UN number, in order', () => {
    expect(specialProvisionsOf('3077').map(({ number }) => number)).toEqual(['335', '375']);
    expect(specialProvisionsOf('1090')).toEqual([]);
  });
});
