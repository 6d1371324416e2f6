import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { captionsOf } from './captions.ts';
import { filmScenes } from './film-scenes.ts';
import { trainingTimes } from './training-times.ts';

const film = join(import.meta.dirname, 'training.webm');
const recording = readFileSync(repositoryFile('e2e/film/training.film.ts'), 'utf8');
const times = filmScenes.map((scene) => trainingTimes[scene]);

/** Length of the film in milliseconds, from an element with eight bytes of content. */
function durationMs(): number {
  const bytes = readFileSync(film);
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x01, 0, 0, 0, 0, 0, 0, 8]));
  return bytes.readDoubleBE(at + 10);
}

describe('the training video', () => {
  it('was recorded with the scenes that it has now, one after the other', () => {
    expect(Object.keys(trainingTimes)).toEqual([...filmScenes]);
    for (const [index, { fromMs, toMs }] of times.entries()) {
      expect(fromMs).toBeLessThan(toMs);
      expect(fromMs).toBe(index === 0 ? 0 : (times[index - 1]?.toMs ?? 0) + 1);
    }
  });

  it('is recorded by a script that plays each scene', () => {
    for (const scene of filmScenes) expect(recording).toContain(`  async ${scene}(`);
  });

  it('lasts two minutes at most, and its captions as long as it does', () => {
    expect(durationMs()).toBeGreaterThan(60_000);
    expect(durationMs()).toBeLessThanOrEqual(120_000);
    expect(Math.abs((times.at(-1)?.toMs ?? 0) - durationMs())).toBeLessThan(1000);
  });

  it('weighs six megabytes at most', () => {
    expect(statSync(film).size).toBeLessThanOrEqual(6_000_000);
  });

  it('has captions with their times', () => {
    const words = { description: 'a', ingredients: 'b', classification: 'c', reason: 'd', properties: 'e' };
    const others = { transport: 'f', preview: 'g', payment: 'h', sheet: 'i', label: 'j' };
    const captions = captionsOf({ ...words, ...others });
    expect(captions).toMatch(/^WEBVTT\n\ndescription\n00:00:00\.000 --> 00:00:\d\d\.\d{3}\na\n/);
  });
});
