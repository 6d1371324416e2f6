import { describe, expect, it } from 'vitest';
import { codesOfStatement, numberOfStatement, precautionGroup, statesCode } from './statement-code.ts';

describe('the code of a statement', () => {
  it('holds its single codes', () => {
    expect(codesOfStatement('H300+H310')).toEqual(['H300', 'H310']);
    expect(statesCode('P301+P330+P331', 'P331')).toBe(true);
    expect(statesCode('P331', 'P331')).toBe(true);
    expect(statesCode('P301+P330', 'P331')).toBe(false);
    expect(numberOfStatement('P301+P310')).toBe(301);
  });

  it.each([
    ['P101', 'general'],
    ['P280', 'prevention'],
    ['P301+P310', 'response'],
    ['P410+P403', 'storage'],
    ['P501', 'disposal'],
    ['P601', 'general'],
    ['', 'general'],
  ])('tells the group of %j: %s', (code, group) => {
    expect(precautionGroup(code)).toBe(group);
  });
});
