import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openDesk, openDraft } from './arrange.ts';
import { expectSoundOpened } from './opened.ts';

let page: Page;

beforeAll(async () => {
  page = await openDesk('Viewer');
  await openDraft(page, 'description');
});

it('the training video opens by its icon, is fetched piece by piece, shows captions and closes by keyboard', async () => {
  const fetched: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.webm')) fetched.push(response.status());
  });
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Training video' }).press('Enter');
  await page.getByRole('dialog', { name: 'Training video' }).waitFor();
  const film = page.getByLabel('How a safety data sheet is made');
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      time: video.currentTime,
      duration: video.duration,
      words: [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => ('text' in cue ? cue.text : '')),
    }));
  await expect.poll(async () => (await state()).duration).toBeGreaterThan(60);
  expect(fetched).toContain(206);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 2;
  });
  await expect.poll(async () => (await state()).words.join()).toContain('Print the label');
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0;
  });
  await film.focus();
  await page.keyboard.press(' ');
  await expect.poll(async () => (await state()).time).toBeGreaterThan(0.2);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Read it as text' }).press('Enter');
  await page.getByText('Pay by card. This film uses a test card.').waitFor();
  await expectSoundOpened(page, 'film-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
