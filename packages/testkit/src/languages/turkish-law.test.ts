import { testDay } from '@gosds/ghs/testing/market-by-id';
import { profileOf } from '@gosds/sheet/profiles/profile-of';
import { loadLanguage } from '@gosds/phrases/load-language';
import { checks } from '@gosds/sheet/review/checks';
import { placeOf } from '@gosds/sheet/review/place-of';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sheetText } from '@gosds/sheet/sheet-text';
import { describe, expect, it } from 'vitest';
import { products } from '../products/all-products.ts';
import { factsOf } from '../products/sheet-of.ts';

/** Names of EU laws, apart from sources of values. */
const europeanLaw = /REACH|CLP|1907\/2006|1272\/2008|Directive|Direktif|Seveso|UFI/;
/** Sources have their own titles; the waste properties name the limits that they were compared with. */
const isCited = (line: string) => / \| |^- .*\([\d.-]{4,10}\)|^REACH: |2000\/532|2008\/98/.test(line);

async function linesOf(draft: (typeof products)[number]['draft'], tag: string) {
  const language = await loadLanguage(tag);
  const turkish = { ...draft, description: { ...draft.description, country: 'TR', language: tag, ufiNumbers: '' } };
  const { document } = makeSheet({ ...factsOf(turkish), language });
  return sheetText(document).split('\n');
}

describe.each(['en', 'tr'])('a sheet for Türkiye in %s', (tag) => {
  it.each(products)('cites its own laws and none of the EU: $name', async ({ draft }) => {
    const lines = await linesOf(draft, tag);
    expect(lines.filter((line) => europeanLaw.test(line) && !isCited(line))).toEqual([]);
    const text = lines.join('\n');
    for (const gazette of ['30105', '28848', '28733', '29314', '30702']) expect(text).toContain(gazette);
  });
});

describe('findings for Türkiye', () => {
  const paragraphs = new Map(checks.map((check) => [check.id, placeOf(check, profileOf('tr', testDay))?.paragraph]));

  it('cite neither REACH nor CLP nor Seveso alone', () => {
    expect([...paragraphs].filter(([, paragraph]) => /^(?:REACH|CLP|Directive 2012)/.test(paragraph ?? ''))).toEqual(
      [],
    );
  });

  it('cite the restrictions of KKDİK for a CMR mixture for the public', () => {
    expect(paragraphs.get('regulation.cmr-for-public')).toBe('KKDİK Annex 17, entries 28 to 30');
  });
});
