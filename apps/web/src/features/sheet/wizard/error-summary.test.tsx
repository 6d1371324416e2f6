import { tell } from '@gosds/phrases/finding-message';
import { entryChecks } from '@gosds/sheet/review/entries/entry-checks-table';
import type { Finding } from '@gosds/sheet/review/finding';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ErrorSummary } from './error-summary.tsx';

const place = { severity: 'problem', paragraph: '', section: 1, part: '', fix: null, accepted: null } as const;
const mandatory = entryChecks.mandatory.id;

const findings: readonly Finding[] = [
  { ...place, check: 'entry.email', path: 'description.email', message: tell('entry.email') },
  { ...place, check: mandatory, path: 'description.productName', message: tell('entry.needProductName') },
  { ...place, check: mandatory, path: 'ingredients.1.name', message: tell('entry.needIngredientName') },
];

it('names each problem as its field does, and the field where the words do not', async () => {
  const went: string[] = [];
  const { user } = renderScreen(<ErrorSummary problems={findings} onGo={(path) => void went.push(path)} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links[0]).toBe('Enter the product name.');
  expect(links[1]).toMatch(/2.*: Enter the name of this ingredient\.$/);
  expect(links[2]).toMatch(/^Email: /);
  expect(links).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'Enter the product name.' }));
  expect(went).toEqual(['description.productName']);
});
