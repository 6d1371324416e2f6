import { handClassificationSchema } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { reviewSheet } from '@gosds/sheet/review/review';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../../testing/browser-parts.ts';
import { expectAccessible } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { NextBestLine } from '../panel/next-best-line.tsx';
import { draftReducers } from '../state/draft-store.ts';
import { useNextBest } from './use-next-best.ts';

const { draft } = brakeCleaner;
const { description, ingredients } = draft;
const properties = { ...draft.properties, flashPoint: { value: '', unit: '°C' } };
const withoutFlashPoint = { ...draft, properties };

function Searching() {
  useNextBest(() => true);
  return <NextBestLine />;
}

function open() {
  const rendered = renderInSheet(<Searching />, { description, ingredients, properties });
  const facts = factsOf(withoutFlashPoint);
  const made = makeSheet(facts);
  const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });
  rendered.wizard.sheet.setState({ facts, made, review, draft: withoutFlashPoint, status: 'ready' });
  return rendered;
}

it('is no longer named once the ingredient that it asks for is classified', async () => {
  const unknown = { ...ingredients[0], name: 'Own resin', materialId: null };
  const { wizard } = renderInSheet(<NextBestLine />, { description, ingredients: [unknown] });
  const nextBest = { path: 'ingredients.0.name', decides: [{ kind: 'transport' }] } as const;
  act(() => {
    wizard.ui.setState({ nextBest });
  });
  screen.getByText('Next:');
  const classify = (before: typeof draft) => ({
    ...before,
    ingredients: before.ingredients.map((row) => ({
      ...row,
      handClassification: handClassificationSchema.parse({ notHazardous: true, source: 'Own test' }),
    })),
  });
  act(() => {
    wizard.store.setState((state) => draftReducers.edit(state, classify, { field: 'hand', now: 1 }), true);
  });
  expect(screen.queryByText('Next:')).toBeNull();
});

describe('the next best field of the open sheet', () => {
  it('is found in the rests, named with what it decides, led to, and gone once it is filled in', async () => {
    const { user, went, wizard } = open();
    const field = await screen.findByRole('button', { name: 'Flash Point' });
    expect(field.closest('p')?.textContent).toMatch(/^Next:Flash Pointdecides \d+ open points/);
    await user.click(screen.getByRole('button', { name: 'Which points the next field decides' }));
    screen.getByText('Flammable liquids');
    await expectAccessible();
    await user.click(field);
    expect(went).toEqual(['properties.flashPoint.value']);
    const fill = () => draft;
    wizard.store.setState((state) => draftReducers.edit(state, fill, { field: 'flash', now: 1 }), true);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Flash Point' })).toBeNull();
    });
  });
});
