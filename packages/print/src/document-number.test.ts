import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { sheetHtml } from './data/sheet-html.ts';
import { printModel } from './layout/print-model.ts';
import { createTypefaces } from './layout/typeface.ts';

const documentOf = (country: string, documentNumber: string) => {
  const { draft } = alkalineCleaner;
  const description = { ...draft.description, country, language: country === 'CN' ? 'zh' : 'en', documentNumber };
  return sheetOf({ ...draft, description }).document;
};

function factsOf(country: string, documentNumber: string) {
  const document = documentOf(country, documentNumber);
  const { cover } = printModel(document, {}, createTypefaces()(document.language));
  return cover.facts.map(({ label, value }) => `${label}: ${JSON.stringify(value)}`);
}

describe('the number of the sheet at the head of page 1', () => {
  it('stands beside version and dates in China', () => {
    const [number = ''] = factsOf('CN', 'SDS-0815').slice(-1);
    expect(number).toMatch(/^SDS编号: .*SDS-0815/);
    expect(sheetHtml(documentOf('CN', 'SDS-0815'))).toContain('SDS-0815');
  });

  it('is not available where nobody gave it', () => {
    const [number = ''] = factsOf('CN', '').slice(-1);
    expect(number).toMatch(/^SDS编号: .*无资料/);
  });

  it('stands in no other form', () => {
    expect(factsOf('DE', 'SDS-0815').join(' ')).not.toContain('SDS-0815');
  });
});
