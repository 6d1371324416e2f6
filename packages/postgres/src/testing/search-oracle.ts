import type { FoundChemical, MatchKind } from '@gosds/usecases/chemicals/chemical-store';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { nameRuns } from '@gosds/usecases/chemicals/name-runs';
import { queryWords } from '@gosds/usecases/chemicals/query-kind';

/** A name in a catalogue. A lower rank means a better-known chemical. */
export type WrittenName = {
  readonly number: number;
  readonly rank: number;
  readonly kind: number;
  readonly name: string;
};

type Name = WrittenName & { readonly key: string };
type Ranked = Name & { readonly match: MatchKind };

const householdWords = 4000;
const wellKnown = 20_000;
const tierEnds = [7, 8, 9, 10, 11, 12, 14, 17, 23, 30, 36, 42, 48, 54, 62, Infinity];

const by =
  (...orders: readonly ((name: Name) => number | string)[]) =>
  (a: Name, b: Name): number => {
    for (const order of orders) {
      const [one, other] = [order(a), order(b)];
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  };

const marked = (names: readonly Name[], match: MatchKind): readonly Ranked[] =>
  names.map((name) => ({ ...name, match }));
const chemicalsIn = (names: readonly Name[]): number => new Set(names.map(({ number }) => number)).size;

/** The edit distance, computed with the full table. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const far = 9;

/** The distance if it is at most `most`. Most names are ruled out by their length. */
const distanceWithin = (a: string, b: string, most: number): number =>
  Math.abs(a.length - b.length) > most ? far : distance(a, b);

const isSwapOf = (a: string, b: string): boolean =>
  a !== b &&
  a.length === b.length &&
  Array.from({ length: a.length - 1 }, (_, at) => at).some(
    (at) => a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b,
  );

const soundOf = (key: string): string =>
  [
    ['ph', 'f'],
    ['y', 'i'],
    ['th', 't'],
    ['ks', 'x'],
    ['z', 's'],
  ]
    .reduce((sound, [written = '', heard = '']) => sound.replaceAll(written, heard), key)
    .replaceAll(/(.)\1/g, '$1');

/** A sound, and the sound without each of its letters. */
const heardAs = (sound: string): readonly string[] => [
  sound,
  ...Array.from({ length: sound.length }, (_, at) => sound.slice(0, at) + sound.slice(at + 1)),
];

type Heard = Name & { readonly sound: string; readonly heard: ReadonlySet<string> };

/** Names that sound the same apart from one letter. */
function soundingAlike(known: readonly Heard[], key: string): readonly Ranked[] {
  const sound = soundOf(key);
  const heard = heardAs(sound);
  const near = known.filter(
    (each) =>
      Math.abs(each.sound.length - sound.length) < 2 &&
      heard.some((one) => each.heard.has(one)) &&
      distance(each.sound, sound) <= 2,
  );
  return marked(
    near
      .toSorted(
        by(
          (each) => distance(each.key, key),
          ({ number }) => number,
        ),
      )
      .slice(0, 10),
    'alike',
  );
}

const digitsOf = (key: string): string =>
  Array.from(key)
    .filter((sign) => '0123456789'.includes(sign))
    .join('');

function spelledAlike(all: readonly Name[], key: string): readonly Ranked[] {
  if (key.length < 4 || key.length > 60) return [];
  const names = all.filter((each) => digitsOf(each.key) === digitsOf(key));
  const swapped = names.filter((each) => isSwapOf(each.key, key));
  const one = swapped.length > 0 ? swapped : names.filter((each) => distanceWithin(each.key, key, 1) <= 1);
  const isLong = one.length === 0 && key.length >= 9;
  const near = isLong ? names.filter((each) => distanceWithin(each.key, key, 2) <= 2) : one;
  return marked(
    near
      .toSorted(
        by(
          ({ kind }) => kind,
          ({ number }) => number,
        ),
      )
      .slice(0, 50),
    'alike',
  );
}

const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    queryWords(text)
      .map(nameKey)
      .filter((word) => word !== ''),
  ),
];

/**
 * Names that contain all words, shortest first, until there are enough. Names in which each word begins a word come
 * first.
 */
function parts(names: readonly Name[], words: readonly string[], limit: number): readonly Ranked[] {
  if (words.every((word) => word.length < 3)) return [];
  const found: Name[] = [];
  for (const [tier, end] of tierEnds.entries()) {
    if (chemicalsIn(found) >= limit) break;
    const from = tierEnds[tier - 1] ?? 0;
    const held = names.filter(
      ({ key }) => key.length > from && key.length <= end && words.every((word) => key.includes(word)),
    );
    const shortest = held
      .toSorted(
        by(
          ({ key }) => key.length,
          ({ key }) => key,
          ({ number }) => number,
        ),
      )
      .slice(0, 400);
    found.push(
      ...shortest
        .toSorted(
          by(
            ({ number }) => number,
            ({ key }) => key.length,
          ),
        )
        .slice(0, limit),
    );
  }
  const begins = ({ name }: Name) =>
    words.every((word) => queryWords(name).some((each) => nameKey(each).startsWith(word)));
  return [
    ...marked(found.filter(begins), 'word'),
    ...marked(
      found.filter((each) => !begins(each)),
      'part',
    ),
  ];
}

const weights: Readonly<Record<number, number>> = { 1: 1, 2: 4, 3: 100 };

/** Names that begin with the key: first twenty that many lists name, then the shortest. */
function beginnings(names: readonly Name[], key: string, limit: number): readonly Ranked[] {
  const all = names.filter((each) => each.key.startsWith(key));
  const known =
    key.length > 1
      ? all
          .toSorted(
            by(
              ({ rank, kind }) => rank * (weights[kind] ?? 0),
              ({ number }) => number,
            ),
          )
          .slice(0, 20)
      : [];
  if (chemicalsIn(known) >= limit) return marked(known, 'beginning');
  const short = all.toSorted(
    by(
      (each) => each.key.length,
      (each) => each.key,
      ({ kind }) => kind,
      ({ number }) => number,
    ),
  );
  return marked([...known, ...short.slice(0, limit)], 'beginning');
}

/** Every order of some words. */
const orders = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2
    ? [words]
    : words.flatMap((word, at) => orders(words.toSpliced(at, 1)).map((others) => [word, ...others]));

const byRank = ({ rank, number }: Name) => rank * 1e6 + number;

/** Well-known names of just the typed words in another order, unfinished ones last. */
function turned(held: readonly Ranked[], query: string): readonly Ranked[] {
  const words = queryWords(query).map(nameKey);
  if (words.length < 2 || words.length > 5) return [];
  const fits = held.filter(({ name, key, rank, match }) => {
    const own = queryWords(name).map(nameKey);
    const isInOrder = orders(words).some((order) => order.every((word, at) => own[at]?.startsWith(word)));
    return (
      match !== 'beginning' &&
      rank <= householdWords &&
      own.length === words.length &&
      isInOrder &&
      !key.startsWith(nameKey(query))
    );
  });
  const isFinished = ({ key }: Name) => key.length === nameKey(query).length;
  return marked(
    [...fits.filter(isFinished).toSorted(by(byRank)), ...fits.filter((each) => !isFinished(each)).toSorted(by(byRank))],
    'word',
  );
}

/** The best-known names that are just the key. */
const just = (names: readonly Name[], key: string): readonly Name[] =>
  names
    .filter((each) => each.key === key)
    .toSorted(
      by(
        ({ rank, kind }) => rank * (weights[kind] ?? 0),
        ({ number }) => number,
      ),
    );

/** The longest run of words in a text that is the whole name of a well-known chemical. */
function within(names: readonly Name[], query: string): readonly Ranked[] {
  for (const { text, isOneWord } of nameRuns(query)) {
    const met = just(names, nameKey(text)).filter(({ rank }) => rank <= (isOneWord ? householdWords : wellKnown));
    if (met.length > 0) return marked(met, 'within');
  }
  return [];
}

const orElse = (found: readonly Ranked[], other: () => readonly Ranked[]): readonly Ranked[] =>
  found.length > 0 ? found : other();

/** Searches names by reading all of them: slow, and independent of any index. For up to 20,000 chemicals. */
export function oracleOf(written: readonly WrittenName[]) {
  const names = written.map((each): Name => ({ ...each, key: nameKey(each.name) }));
  const known = names
    .filter(({ key, kind, rank }) => rank <= householdWords && kind <= 2 && key.length >= 5 && key.length <= 40)
    .map((each): Heard => {
      const sound = soundOf(each.key);
      return { ...each, sound, heard: new Set(heardAs(sound)) };
    });

  return (query: string, limit: number): readonly Pick<FoundChemical, 'number' | 'match'>[] => {
    const key = nameKey(query);
    if (key === '') return [];
    const whole = marked(just(names, key), 'exact');
    const begun = beginnings(names, key, limit);
    const held = chemicalsIn(begun) >= limit ? begun : [...begun, ...parts(names, wordsIn(query), limit)];
    const isKnown = [...whole, ...held].some(
      ({ match, rank }) => match === 'exact' || (match !== 'part' && rank <= householdWords),
    );
    const misspelt = !isKnown && key.length >= 5 && key.length <= 60 ? soundingAlike(known, key) : [];
    const alike = whole.length + held.length === 0 ? spelledAlike(names, key) : [];
    const turnedWords = whole.length === 0 ? turned(held, query) : [];
    const found = [...whole, ...misspelt, ...turnedWords, ...held, ...alike];
    const first = new Map<number, Ranked>();
    for (const each of orElse(found, () => within(names, query)))
      if (!first.has(each.number)) first.set(each.number, each);
    return [...first.values()].slice(0, limit);
  };
}
