import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../testing/browser-parts.ts';
import { lateAnswer, renderScreen, serve } from '../../../testing/render-screen.tsx';
import { ExampleButton } from './example-button.tsx';
import { blankProduct } from './visitor-rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Front() {
  const [product, setProduct] = useState(() => blankProduct('DE'));
  return (
    <>
      <ExampleButton product={product} onFound={setProduct} />
      <input
        aria-label="Flash point"
        value={product.flashPoint}
        onChange={({ currentTarget: { value } }) => {
          setProduct((before) => ({ ...before, flashPoint: value }));
        }}
      />
    </>
  );
}

it.each([
  ['fills in the example', '', '-14'],
  ['keeps what was typed before the answer', '12', '12'],
])('%s', async (_what, typed, shown) => {
  const { answer, give } = lateAnswer();
  serve({ 'POST /api/data/ingredients': answer });
  const { user } = renderScreen(<Front />);
  await user.click(screen.getByRole('button'));
  if (typed !== '') await user.type(screen.getByRole('textbox'), typed);
  await act(async () => give([]));
  expect(screen.getByRole('textbox')).toHaveProperty('value', shown);
});
