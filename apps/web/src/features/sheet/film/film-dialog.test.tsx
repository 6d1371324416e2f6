import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { FilmDialog } from './film-dialog.tsx';
import { filmScenes } from './film-scenes.ts';

const made: Blob[] = [];

beforeAll(() => {
  URL.createObjectURL = (part) => {
    if (part instanceof Blob) made.push(part);
    return 'blob:captions';
  };
  URL.revokeObjectURL = () => undefined;
});

async function open() {
  const { user } = renderScreen(<FilmDialog onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { expanded: false }));
  return dialog;
}

it('the training video has the player’s own controls, captions, and its words as text', async () => {
  await open();
  const film = screen.getByLabelText('How a safety data sheet is made');
  expect(film).toHaveProperty('controls', true);
  expect(film.querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'en', default: true });
  expect(screen.getAllByRole('listitem')).toHaveLength(filmScenes.length);
  const captions = await made.at(-1)?.text();
  for (const { textContent } of screen.getAllByRole('listitem')) expect(captions).toContain(textContent);
  await expectAccessible();
});

it('says nothing of the training video that is not in a message file', async () => {
  await speakPseudoLanguage();
  expect(hardWiredTexts(await open(), [])).toEqual([]);
});
