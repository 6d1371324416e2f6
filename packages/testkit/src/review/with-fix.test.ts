import { writtenFinding } from '@gosds/sheet/review/written-finding';
import { tell } from '@gosds/phrases/finding-message';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { reviewSheet } from '@gosds/sheet/review/review';
import { withFix } from '@gosds/sheet/review/with-fix';
import { describe, expect, it } from 'vitest';
import { type Change, finished } from './change.ts';
import { checkCases } from './check-cases.ts';

const findingsOf = (id: string, ...changes: readonly Change[]) =>
  reviewSheet(finished(...changes)).findings.filter(({ check }) => check === id);

describe('one click', () => {
  it.each(['identification.language', 'composition.cas-of-substance', 'transport.un-form', 'transport.differs'])(
    'mends %s',
    (id) => {
      const { fails } = checkCases[id]!;
      const [finding] = findingsOf(id, fails);
      const { fix } = finding!;
      expect(fix).not.toBeNull();
      expect(findingsOf(id, fails, { draft: (draft) => withFix(draft, fix!) })).toEqual([]);
    },
  );

  it('names the official languages, and offers the one where there is no other', () => {
    const inCountry = (country: string): Change => ({
      draft: (draft) => ({ ...draft, description: { ...draft.description, country, language: 'en' } }),
    });
    const [germany] = findingsOf('identification.language', inCountry('DE'));
    expect(germany && findingInEnglish(germany.message)).toMatch(/: German$/);
    expect(germany && writtenFinding(germany).fix).toEqual({
      label: 'Write the sheet in German',
      changes: [{ path: 'description.language', value: 'de' }],
    });
    const [belgium] = findingsOf('identification.language', inCountry('BE'));
    expect(belgium && findingInEnglish(belgium.message)).toMatch(/: Dutch or French or German$/);
    expect(belgium?.fix).toBeNull();
    const [greece] = findingsOf('identification.language', inCountry('GR'));
    expect(greece && findingInEnglish(greece.message)).toMatch(/: Greek$/);
    expect(greece?.fix).toBeNull();
  });

  it('leaves a confirmation to the user', () => {
    const { fails } = checkCases['transport.differs']!;
    const { fix } = findingsOf('transport.differs', fails)[0]!;
    expect(withFix(finished(fails).draft, fix!).dangerousGoods).toMatchObject({ unNumber: '1992', confirmed: false });
  });

  it('changes nothing where the draft has no such input', () => {
    const { draft } = finished();
    const changes = [{ path: 'ingredients.20.casNumber' as const, value: '108-88-3' }];
    expect(withFix(draft, { label: tell('composition.none'), changes })).toEqual(draft);
  });
});
