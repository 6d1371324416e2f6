import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../testing/browser-parts.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { NativeSelect } from './native-select.tsx';

const options = [
  { value: 'saved', label: 'Last saved' },
  { value: 'name', label: 'Product name' },
];

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('can be emptied where nothing need be chosen', () => {
  renderScreen(<NativeSelect id="sort" label="Sort by" value="name" options={options} onSelect={vi.fn()} />);
  expect(offered()).toEqual(['Please select', 'Last saved', 'Product name']);
});

it('offers nothing but its options where one is always chosen', () => {
  renderScreen(
    <NativeSelect isAlwaysChosen id="sort" label="Sort by" value="name" options={options} onSelect={vi.fn()} />,
  );
  expect(offered()).toEqual(['Last saved', 'Product name']);
});

it('asks until one is chosen for the first time', () => {
  renderScreen(<NativeSelect isAlwaysChosen id="unit" label="Unit" value="" options={options} onSelect={vi.fn()} />);
  expect(offered()).toEqual(['Please select', 'Last saved', 'Product name']);
});
