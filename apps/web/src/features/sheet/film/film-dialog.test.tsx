import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { FilmDialog } from './film-dialog.tsx';
import { filmScenes } from './film-scenes.ts';

it('the training video has the player’s own controls, captions, and its words as text', async () => {
  const { user } = renderScreen(<FilmDialog onClose={() => undefined} />);
  const film = screen.getByLabelText('How a safety data sheet is made');
  expect(film).toHaveProperty('controls', true);
  expect(film.querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'en', default: true });
  await user.click(screen.getByRole('button', { name: 'Read it as text' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.values(filmScenes));
  await expectAccessible();
});
