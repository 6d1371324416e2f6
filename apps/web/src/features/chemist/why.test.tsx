import type { DeskWhy } from '@gosds/contract/chemist/tasks';
import { say } from '@gosds/ghs/message';
import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/in-english.ts';
import { loadLawWords } from '../../words/law-words.ts';
import { speak } from '../../words/words.ts';
import { Why } from './why.tsx';

afterEach(speakEnglish);

const german = interfaceLanguages.find(({ tag }) => tag === 'de');

/** German screens with an English sheet. */
async function shown(why: DeskWhy): Promise<Element> {
  if (!german) throw new RangeError('German is not built.');
  const [first, rest, findings, law] = await Promise.all([
    german.loadFirst(),
    german.loadRest(),
    german.loadReview(),
    loadLawWords(german),
  ]);
  speak(german, { first, later: { ...rest, findings }, law });
  return render(<Why why={why} language="en" />).container;
}

const reason = { summary: say('flammableLiquid-notGiven'), paragraph: 'CLP Annex I, 2.6.2' };

it('says the reason of a class, and its place of law, in the language of the screens', async () => {
  const { textContent } = await shown({ kind: 'classification', reasons: [reason] });
  expect(textContent).toBe('nicht angegeben [CLP Anhang I, 2.6.2]');
});

it('says in it where an entry or a value comes from', async () => {
  expect((await shown({ kind: 'input' })).textContent).toBe('Vom Käufer eingegeben.');
  expect((await shown({ kind: 'catalogue', cas: '67-64-1', source: 'ECHA' })).textContent).toContain('67-64-1');
});

it('names the language of what the sheet says itself', async () => {
  const shownWhy = await shown({ kind: 'missing', why: 'The law asks for the flash point.' });
  expect(shownWhy.querySelector('[lang=en]')?.textContent).toBe('The law asks for the flash point.');
  const rule = await shown({ kind: 'rule', why: 'Liquid', paragraph: 'CLP Annex I, 2.6.2' });
  expect(rule.querySelector('[lang=en]')?.textContent).toBe('Liquid');
  expect(rule.textContent).toBe('Liquid [CLP Anhang I, 2.6.2]');
});
