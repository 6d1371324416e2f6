import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmScenes } from './film-scenes.ts';

const file = (name: string) => join(import.meta.dirname, name);
const recording = readFileSync(join(import.meta.dirname, '../../../../../../e2e/film/training.film.ts'), 'utf8');
const cues = readFileSync(file('training.en.vtt'), 'utf8')
  .trim()
  .split('\n\n')
  .slice(1)
  .map((cue) => {
    const [id, times = '', text] = cue.split('\n');
    const [from = '', to = ''] = times.split(' --> ');
    return { id, from, to, text };
  });

/** Of an element with eight bytes of content: the length of the film in milliseconds. */
function durationMs(): number {
  const bytes = readFileSync(file('training.webm'));
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x01, 0, 0, 0, 0, 0, 0, 8]));
  return bytes.readDoubleBE(at + 10);
}

describe('the training video', () => {
  it('has the captions of the scenes that it is recorded from, one after the other', () => {
    expect(cues.map(({ id, text }) => [id, text])).toEqual(Object.entries(filmScenes));
    for (const [index, { from, to }] of cues.entries()) {
      expect(from < to).toBe(true);
      expect(from >= (cues[index - 1]?.to ?? '00:00:00.000')).toBe(true);
    }
  });

  it('is recorded by a script that plays each scene', () => {
    for (const scene of Object.keys(filmScenes)) expect(recording).toContain(`  async ${scene}(`);
  });

  it('lasts two minutes at most, and its captions as long as it does', () => {
    expect(durationMs()).toBeGreaterThan(60_000);
    expect(durationMs()).toBeLessThanOrEqual(120_000);
    const [, minutes = 0, seconds = 0] = cues.at(-1)?.to.split(':').map(Number) ?? [];
    expect(Math.abs((minutes * 60 + seconds) * 1000 - durationMs())).toBeLessThan(1000);
  });

  it('weighs six megabytes at most', () => {
    expect(statSync(file('training.webm')).size).toBeLessThanOrEqual(6_000_000);
  });
});
