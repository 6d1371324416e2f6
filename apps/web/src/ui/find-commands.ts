import { words as allWords } from '../words/words.ts';
import type { Command } from './commands.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True if the letters occur in the word in this order, starting with its first letter. */
function isAbbreviation(typed: string, word: string): boolean {
  if (typed.length < 2 || typed[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** True if one letter is wrong, missing, extra or swapped with its neighbour. */
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

/** Distance of the typed text to a word of the text; 0 if a word begins with it. */
function distance(typed: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(typed))) return 0;
  if (words.some((word) => word.includes(typed))) return 1;
  if (words.some((word) => isAbbreviation(typed, word))) return 3;
  return words.some((word) => isMistyped(typed, word)) ? 4 : noMatch;
}

/** Extra distance of a match outside the label, so that matches in the label come first. */
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

/** Puts fields last: there are many, and users who want one type its name. */
const fieldsLast = (commands: readonly Command[]): readonly Command[] =>
  commands.toSorted((a, b) => Number(a.kind === 'field') - Number(b.kind === 'field'));

/** The commands that match every typed word, best first; all commands if nothing was typed. */
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
