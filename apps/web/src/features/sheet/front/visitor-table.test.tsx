import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import '../../../testing/browser-parts.ts';
import { speakLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderScreen, serve } from '../../../testing/render-screen.tsx';
import { keepNames } from './held-names.ts';
import { blankProduct } from './visitor-rows.ts';
import { VisitorTable } from './visitor-table.tsx';

const match = (MaterialId: number, Name: string, Cas: string) => ({
  MaterialId,
  Name,
  Cas,
  CwNo: '',
  Highlight: Name,
  IsName: true,
  IsSimilar: false,
  Pictograms: [],
  HazardCodes: [],
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const changed = vi.fn<(product: VisitorProduct) => void>();

function Table() {
  const [product, setProduct] = useState(() => blankProduct('DE'));
  useEffect(() => {
    changed(product);
  }, [product]);
  return <VisitorTable product={product} onChange={setProduct} />;
}

async function paste(text: string): Promise<void> {
  serve({
    'POST /api/data/ingredients': [match(7, 'Toluene', '108-88-3'), match(8, 'Acetone', '67-64-1')],
  });
  renderScreen(<Table />);
  const [first] = screen.getAllByRole('combobox');
  if (!first) throw new Error('There is no row.');
  const clipboardData = { getData: () => text };
  await act(async () => {
    fireEvent.paste(first, { clipboardData });
  });
}

const rows = () =>
  changed.mock.lastCall?.[0].rows.map(({ name, proportion, materialId }) => [name, proportion, materialId]);

describe('the name of a picked substance', () => {
  afterEach(() => speakLanguage('en'));

  it('is that of its record once it arrives, also while the visitor types on, and changes nothing else', async () => {
    await speakLanguage('de');
    serve({ 'POST /api/data/ingredients': [match(9, 'A name without a German one', '98-00-0')] });
    const { user } = renderScreen(<Table />);
    const [first] = screen.getAllByRole('combobox');
    if (!first) throw new Error('There is no row.');
    await user.type(first, '98-00-0');
    await screen.findByRole('option');
    await user.keyboard('{Enter}4');
    expect(first).toHaveProperty('value', 'A name without a German one');
    act(() => {
      keepNames({ materialId: 9, names: { de: 'Furfurylalkohol' } });
    });
    expect(first).toHaveProperty('value', 'Furfurylalkohol');
    await user.keyboard('0');
    expect(rows()?.[0]).toEqual(['A name without a German one', '40', 9]);
  });
});

describe('a table that a visitor pastes', () => {
  it('fills the rows, each linked to what the catalogue certainly knows', async () => {
    await paste('Toluene\t\t30\nPropanone\t67-64-1\t45.5\nOwn resin\t\t24.5');
    await screen.findByText('3 rows pasted.');
    await waitFor(() => {
      expect(rows()).toEqual([
        ['Toluene', '30', 7],
        ['Acetone', '45.5', 8],
        ['Own resin', '24.5', null],
      ]);
    });
  });

  it('takes as many rows as there is room for, and says so', async () => {
    await paste(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `Resin ${name}\t10`).join('\n'));
    await screen.findByText('5 rows pasted. Here you can try 5 ingredients. A sheet takes more.');
    expect(rows()).toHaveLength(5);
  });

  it('changes nothing where a row is not understood', async () => {
    await paste('Toluene\t300\nAcetone\t200');
    await screen.findByText(/^We could not tell the name and the share/);
    expect(rows()).toEqual([
      ['', '', null],
      ['', '', null],
    ]);
  });
});

it('looks up a name that was left before the matches were shown, unless it was changed since', async () => {
  serve({ 'POST /api/data/ingredients': [match(7, 'Toluene', '108-88-3')] });
  const { user } = renderScreen(<Table />);
  const [first, second] = screen.getAllByRole('combobox');
  if (!first || !second) throw new Error('There are no rows.');
  await user.type(first, 'Toluene{Enter}40');
  await user.type(second, 'Toluene{Enter}');
  await user.type(second, 's');
  await waitFor(() => {
    expect(rows()).toEqual([
      ['Toluene', '40', 7],
      ['Toluenes', '', null],
    ]);
  });
});

describe('the key Enter', () => {
  it('takes no substance of an earlier list, and links the row to the one that was typed', async () => {
    const acid = match(8, 'Toluene-4-sulphonic acid', '104-15-4');
    serve({ 'POST /api/data/ingredients': [acid] });
    const { user } = renderScreen(<Table />);
    const [first] = screen.getAllByRole('combobox');
    if (!first) throw new Error('There is no row.');
    await user.type(first, 'Tolu');
    await screen.findByRole('option');
    serve({ 'POST /api/data/ingredients': [match(7, 'Toluene', '108-88-3'), acid] });
    await user.keyboard('ene{Enter}40');
    await expect.poll(() => rows()?.[0]).toEqual(['Toluene', '40', 7]);
  });

  const press = (path: string) => {
    const input = document.getElementById(path);
    if (!input) throw new Error(`There is no ${path}.`);
    input.focus();
    fireEvent.keyDown(input, { key: 'Enter' });
  };

  it('leads on before the next key, so that no letter falls into the wrong input', () => {
    serve({});
    renderScreen(<Table />);
    press('front.0.name');
    expect(document.activeElement?.id).toBe('front.0.proportion');
    press('front.0.proportion');
    expect(document.activeElement?.id).toBe('front.1.name');
  });

  it('leads to the row that it adds', async () => {
    serve({});
    renderScreen(<Table />);
    press('front.1.proportion');
    await waitFor(() => {
      expect(document.activeElement?.id).toBe('front.2.name');
    });
  });
});

it('removes a row and leads to the name that takes its place', async () => {
  await paste('Resin A\t40\nResin B\t60');
  await screen.findByText('2 rows pasted.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove ingredient 1' }));
  expect(document.activeElement?.id).toBe('front.0.name');
  expect(document.activeElement).toHaveProperty('value', 'Resin B');
});
