import { loadLanguage } from '@gosds/phrases/load-language';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { sheetText } from '@gosds/sheet/sheet-text';
import { expect, it } from 'vitest';
import { goldenDrafts } from '../golden/golden-drafts.ts';
import { factsOf } from '../products/sheet-of.ts';
import { europeanForms } from './european-portuguese.ts';

const european = new RegExp(String.raw`(?<!\p{L})(?:${europeanForms.join('|')})`, 'iu');

/** A text, or a message with a mark for each argument. */
function written(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const record = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? '⟦·⟧' : () => '⟦·⟧') });
    return [String(Reflect.apply(value, undefined, [record]))];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(written) : [];
}

it('knows how Portugal writes', async () => {
  const { sheet, statements } = await loadLanguage('pt');
  expect(written({ first: sheet.firstAid, statements }).filter((text) => european.test(text)).length).toBeGreaterThan(
    50,
  );
});

it('has no word of Portugal in any of its own', async () => {
  const {
    spellings: _,
    countrySpellings: __,
    colourEndings: ___,
    sheet,
    statements,
    ...rest
  } = await loadLanguage('pt-BR');
  const { law, shared, ...others } = sheet;
  const texts = written({
    ...rest,
    statements: statements.map(({ texts: own }) => own),
    ...others,
    yes: shared.yes,
    notAvailable: shared.notAvailable,
    national: law.classification,
  });
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter((text) => european.test(text))).toEqual([]);
});

it.each(goldenDrafts)('prints no word of Portugal for Brazil: %s', async (_, golden) => {
  const language = await loadLanguage('pt-BR');
  const draft = { ...golden, description: { ...golden.description, country: 'BR', language: 'pt-BR' } };
  const typed = [
    golden.description.uses,
    golden.description.productName,
    ...golden.ingredients.map(({ name }) => name),
  ];
  const { document } = makeSheet({ ...factsOf(draft), language });
  const lines = typed
    .filter((each) => each !== '')
    .reduce((text, each) => text.replaceAll(each, ''), sheetText(document))
    .split('\n');
  expect(lines.filter((line) => european.test(line))).toEqual([]);
});
