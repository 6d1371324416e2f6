import { loadLanguage } from '@gosds/phrases/load-language';
import { describe, expect, it } from 'vitest';

/** British spellings that the United States do not use. */
const british =
  /\b(?!advis|rais|ris|revis|otherwise|exercis|precis|promis|surpris|suppl|devis|supervis|televis|compris|likewise|concis|excis|nois|pois|wise|anise|aris|exis)\w*(?:[bcdghklmnrt]is(?:e[drs]?|ing|ation)|olours?|dours?|vapours?|haviours?|umours?|avours?|litres?|metres?|fibres?|centre|oesoph\w*|oedem\w*|haem\w*|rrhoea|pnoea|ulph\w*|luminium|abell(?:ed|ing)|ancell(?:ed|ing)|alogue|efence|mould\w*|grey)\b/i;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const record = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? '·' : () => '·') });
    return [String(Reflect.apply(value, undefined, [record]))];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe('English for the United States', () => {
  it('knows what is British', () => {
    for (const word of ['oesophagus', 'labelled', 'odour', 'sulphuric', 'vapour', 'litres', 'neutralise', 'aluminium'])
      expect(word).toMatch(british);
    for (const word of ['raised', 'advised', 'otherwise', 'exercise', 'precise', 'label', 'characteristic', 'arising'])
      expect(word).not.toMatch(british);
  });

  it('has no British spelling in any phrase or reason', async () => {
    const { sheet, spellings, reasons } = await loadLanguage('en');
    const spell = spellings.us;
    expect(spell).toBeDefined();
    const { law: _law, regulation: _regulation, shared, ...phrases } = sheet;
    const plain = Object.values(shared).filter((value) => typeof value === 'string');
    const texts = textsOf({ phrases, plain, reasons });
    expect(texts.length).toBeGreaterThan(800);
    expect(texts.map((text) => spell?.(text) ?? text).filter((text) => british.test(text))).toEqual([]);
  });
});
