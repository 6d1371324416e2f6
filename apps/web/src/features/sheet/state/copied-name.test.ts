import { describe, expect, it } from 'vitest';
import '../../../testing/in-english.ts';
import { copiedName } from './copied-name.ts';

describe('the name of a copy', () => {
  it('tells that it is one', () => {
    expect(copiedName('Degreaser')).toBe('Copy of Degreaser');
  });

  it('stays blank where the sheet has no name', () => {
    expect(copiedName(' ')).toBe('');
  });

  it('is no longer than a name may be', () => {
    expect(copiedName('x'.repeat(200))).toHaveLength(200);
  });
});
