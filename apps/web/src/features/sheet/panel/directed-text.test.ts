import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DirectedText, DirectionContext } from './directed-text.tsx';

const shown = (text: string, value: 'ltr' | 'rtl') =>
  renderToStaticMarkup(createElement(DirectionContext, { value }, createElement(DirectedText, { text })));

describe('text of a sheet on the screen', () => {
  it('isolates what keeps its order in a sheet from right to left', () => {
    expect(shown('درجة الغليان: 56.2 – 64.1 °C', 'rtl')).toBe('درجة الغليان: <bdi dir="ltr">56.2 – 64.1 °C</bdi>');
    expect(shown('12 – < 25 %', 'rtl')).toBe('<bdi dir="ltr">12 – &lt; 25 %</bdi>');
  });

  it('isolates a name in Arabic in a sheet from left to right', () => {
    expect(shown('Contains الأسيتون: 5 %', 'ltr')).toBe('Contains <bdi dir="rtl">الأسيتون</bdi>: 5 %');
  });

  it('stays as it is in a sheet from left to right', () => {
    expect(shown('56.2 – 64.1 °C', 'ltr')).toBe('56.2 – 64.1 °C');
  });
});
