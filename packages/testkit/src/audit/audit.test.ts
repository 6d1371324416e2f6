import { auditSheet } from '@gosds/sheet/audit/audit';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { sayFinding } from '@gosds/phrases/say-finding';
import { inEnglish } from '@gosds/phrases/say-message';
import { agreements } from '@gosds/sheet/audit/checks';
import { describe, expect, it } from 'vitest';
import { goldenDrafts } from '../golden/golden-drafts.ts';
import { type Change, drop, finished, say, withSentences } from '../review/change.ts';
import { auditCases } from './check-cases.ts';

const found = (...changes: readonly Change[]) =>
  auditSheet(finished(...changes)).map(({ check, message }) => `${check}: ${message}`);

describe('the audit', () => {
  it('holds each agreement against one sheet that keeps it and one that does not', () => {
    expect(Object.keys(auditCases).toSorted()).toEqual(agreements.map(({ id }) => id).toSorted());
    expect(new Set(agreements.map(({ id }) => id)).size).toBe(agreements.length);
  });

  it.each(Object.entries(auditCases))('%s', (id, { passes, fails }) => {
    const ofCheck = (finding: string) => finding.startsWith(`${id}: `);
    expect(found(passes).filter(ofCheck)).toEqual([]);
    expect(found(fails).filter(ofCheck)).not.toEqual([]);
  });

  it.each(goldenDrafts)('finds nothing in the reviewed sheet %s', (_, draft) => {
    expect(found({ draft: () => draft })).toEqual([]);
  });

  it('finds a line that was taken out or emptied, by its words and its paragraph', () => {
    const wanted = { check: 'audit.left-out', severity: 'must', section: 4, part: '4', paragraph: /Appendix D, 4/ };
    for (const change of [drop('first-aid.inhalation.freshAir'), say('first-aid.inhalation.freshAir', ' ')]) {
      const [finding, ...others] = auditSheet(finished(change));
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ check: wanted.check, severity: wanted.severity, section: wanted.section });
      expect(finding?.message).toContain('fresh air');
      expect(finding?.paragraph).toMatch(wanted.paragraph);
    }
  });

  it('says what it finds in the languages of the screens', async () => {
    const german = interfaceLanguages.find(({ tag }) => tag === 'de');
    const [first, review] = await Promise.all([german?.loadFirst(), german?.loadReview()]);
    if (!first || !review) throw new RangeError('German is not built.');
    const words = { ...review, entry: first.entry };
    const speaker = { tag: 'de', words, number: first.formats.number, sayPhrase: inEnglish };
    const [leftOut] = auditSheet(finished(drop('first-aid.inhalation.freshAir')));
    expect(leftOut && sayFinding(leftOut.says, speaker)).toMatch(/^Abschnitt 4\(a\) lässt aus: „.*fresh air.*“$/);
    for (const { says } of agreements) expect(sayFinding(says, speaker)).not.toBe(findingInEnglish(says));
  });

  it('reports a row of a table once, and a line that no law asks for not at all', () => {
    const row = auditSheet(finished(drop('composition.2.')));
    expect(row.filter(({ check }) => check === 'audit.left-out')).toHaveLength(1);
    expect(found(drop('first-aid.general.showSheet'))).toEqual([]);
  });

  it('calls what a careful reviewer asks for by that name', () => {
    const [finding] = auditSheet(finished(drop('first-aid.general.leaveArea', 'first-aid.general.unconscious')));
    expect(finding).toMatchObject({ check: 'audit.left-out', severity: 'should' });
  });

  it('takes other words for the same line', () => {
    const measures = /^(?:first-aid|symptoms|medical|media|release|handling|storage|engineering|avoid)\./;
    const reworded = withSentences((each) => (measures.test(each.id) ? { ...each, text: 'In other words.' } : each));
    expect(found(reworded).filter((finding) => finding.startsWith('audit.left-out'))).toEqual([]);
  });
});
