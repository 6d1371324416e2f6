import type { Origin, Section } from '@gosds/sheet/document';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OriginView, SectionView } from './section-view.tsx';

const reasons = [
  { ruleId: 'skin.irritant-10', paragraph: 'Table 3.2.3', summary: 'Skin Irrit. 2: peroxide 35 % ≥ 35 %' },
].map((reason) => ({
  ...reason,
  counted: [],
  leftOut: [],
  found: 10,
  limit: 10,
  unit: '%',
  stated: { found: 35, limit: 35, unit: '%' },
}));

const shown = (origin: Origin) => renderToStaticMarkup(createElement(OriginView, { origin, language: 'de' }));

describe('the reasons of a sheet in another language, WCAG 3.1.2', () => {
  it('are marked as English', () => {
    const blocks: Section['subsections'][number]['blocks'] = [
      {
        kind: 'paragraph',
        sentences: [{ id: 'a', text: 'Reizt die Haut.', origin: { kind: 'classification', reasons } }],
      },
    ];
    const section: Section = {
      number: 2,
      heading: 'Gefahren',
      subsections: [{ number: '2.1', heading: 'Einstufung', blocks }],
    };
    const page = renderToStaticMarkup(createElement(SectionView, { section, part: 'first' }));
    expect(page).toMatch(/<div dir="ltr" lang="en"><div><button[^>]*aria-label="Why\? 2\.1 Einstufung"/);
    expect(page).not.toMatch(/lang="en"[^<]*<span[^>]*>Reizt die Haut/);
  });

  it('keep the language of the sheet where the sheet gives them', () => {
    expect(shown({ kind: 'rule', paragraph: 'REACH Annex II', why: 'Verlangt' })).toContain(
      '<span lang="de">Verlangt</span> (REACH Annex II)',
    );
    expect(shown({ kind: 'missing', path: 'description.productName', why: 'Es fehlt.' })).toContain('lang="de"');
    expect(shown({ kind: 'classification', reasons })).not.toContain('lang="de"');
  });

  it('compare what a chemist compares', () => {
    expect(shown({ kind: 'classification', reasons })).toMatch(/Found <bdi>35 %<\/bdi>.*Limit <bdi>35 %<\/bdi>/);
  });
});
