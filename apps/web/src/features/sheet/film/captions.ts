import { filmScenes, type FilmScene } from './film-scenes.ts';
import { trainingTimes } from './training-times.ts';

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

const timeText = (ms: number): string =>
  `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;

/** The captions of the film as WebVTT, with the words of each scene. */
export const captionsOf = (words: Readonly<Record<FilmScene, string>>): string =>
  [
    'WEBVTT',
    ...filmScenes.map((scene) => {
      const { fromMs, toMs } = trainingTimes[scene];
      return `${scene}\n${timeText(fromMs)} --> ${timeText(toMs)}\n${words[scene]}`;
    }),
    '',
  ].join('\n\n');
