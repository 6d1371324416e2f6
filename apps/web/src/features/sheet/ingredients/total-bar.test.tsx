import { ingredientSchema } from '@gosds/sheet/draft/draft';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { proportionTotal } from './proportion-total.ts';
import { TotalBar } from './total-bar.tsx';

function widths(...proportions: readonly string[]): readonly string[] {
  const rows = proportions.map((proportion, index) =>
    ingredientSchema.parse({ id: String(index), name: `Ingredient ${index}`, proportion }),
  );
  const { container } = render(<TotalBar rows={rows} total={proportionTotal(rows)} />);
  return Array.from(container.querySelectorAll('span span'), (part) =>
    part instanceof HTMLElement ? part.style.width || part.style.insetInlineStart : '',
  );
}

it('shows what each ingredient takes, and then what the ranges leave open', () => {
  expect(widths('30', '20-40')).toEqual(['30%', '20%', '20%']);
});

it('shows the balance as what the others leave at least', () => {
  expect(widths('30-40', 'balance')).toEqual(['30%', '60%', '0%']);
});

it('marks 100 % where the ingredients are more', () => {
  expect(widths('80', '45')).toEqual(['64%', '36%', '0%', '80%']);
});

it('leaves out what cannot be read', () => {
  expect(widths('some', '10')).toEqual(['10%', '0%']);
});
