import { words as allWords } from '../words/words.ts';
import type { Command } from './commands.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True where the letters stand in this order, the first one at the beginning. */
function isAbbreviation(typed: string, word: string): boolean {
  if (typed.length < 2 || typed[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** True where one letter is wrong, missing, too many or in its neighbour's place. */
function isMistyped(typed: string, word: string): boolean {
  if (typed.length < 4) return false;
  const start = word.slice(0, typed.length + 1);
  let same = 0;
  while (same < typed.length && typed[same] === start[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), start.slice(same)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    wanted.startsWith(rest.slice(1)) ||
    wanted.slice(1).startsWith(rest) ||
    wanted.slice(1).startsWith(rest.slice(1)) ||
    wanted.startsWith(swapped)
  );
}

const noMatch = Number.POSITIVE_INFINITY;

/** How far a word of the text is from what was typed; 0 where it is the beginning of a word. */
function distance(typed: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(typed))) return 0;
  if (words.some((word) => word.includes(typed))) return 1;
  if (words.some((word) => isAbbreviation(typed, word))) return 3;
  return words.some((word) => isMistyped(typed, word)) ? 4 : noMatch;
}

/** What is found only beside the label comes behind what bears the word itself. */
const besideLabel = 2;

function rankOf({ label, detail = '', words = '', kind }: Command, typed: readonly string[], whole: string): number {
  if (plain(label).startsWith(whole)) return -1;
  const kindName = allWords().palette.kind[kind];
  const [own, beside] = [wordsOf(label), wordsOf(`${detail} ${words}`)];
  const ofKind = (word: string) => (plain(kindName).startsWith(word) ? 0 : noMatch);
  return typed.reduce((sum, word) => {
    const isBeside = Math.min(distance(word, beside), ofKind(word)) + besideLabel;
    return sum + Math.min(distance(word, own), isBeside);
  }, 0);
}

/** Fields are many: who looks for one types its name. */
const fieldsLast = (commands: readonly Command[]): readonly Command[] =>
  commands.toSorted((a, b) => Number(a.kind === 'field') - Number(b.kind === 'field'));

/** The commands that have every word that was typed, the best first; all of them where nothing was typed. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = wordsOf(typed);
  if (words.length === 0) return fieldsLast(commands);
  const whole = plain(typed.trim());
  return commands
    .map((command) => ({ command, rank: rankOf(command, words, whole) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}
