import { isUnder, lastPartOf, restUnder, type SentenceId } from '../model/sentence-id.ts';
import { compareSentences, placeOf, type SentenceChange } from './compare-sentences.ts';
import { placedSentences, type PublishedSection, type PublishedSheet } from './published-sheet.ts';
import type { RevisionLaw, RevisionTrigger } from './revision-law.ts';

/** `major`: recipients must get the new version. `minor`: they need not. */
type RevisionDegree = 'major' | 'minor';

/** The changes of a version compared with the one before it. */
export type Revision = {
  readonly previous: { readonly version: string; readonly revisionDate: string };
  /** A minor revision turns `1.0` into `1.1`, a major one into `2.0`. */
  readonly version: string;
  readonly degree: RevisionDegree;
  readonly triggers: readonly { readonly trigger: RevisionTrigger; readonly paragraph: string }[];
  readonly classes: { readonly added: readonly RevisedClass[]; readonly removed: readonly RevisedClass[] };
  /** Sub-headings of sections 1 to 15 with changes, in order. */
  readonly parts: readonly ChangedPart[];
};

/** `key` is its `code hCode`; `text` is the text of section 2 with the statement's code. */
type RevisedClass = { readonly key: string; readonly text: string };
type ChangedPart = { readonly section: number; readonly number: string; readonly heading: string };

type TriggerRule = {
  readonly trigger: RevisionTrigger;
  readonly sections: readonly number[];
  /** Only sentences under one of these; if absent, all sentences of the sections. */
  readonly under?: readonly SentenceId[];
  readonly but?: readonly SentenceId[];
  /** Only sentences whose id ends with one of these. */
  readonly ending?: readonly string[];
  readonly notEnding?: readonly string[];
  readonly kinds?: readonly SentenceChange['kind'][];
};

/** These are not new information: a renamed source, the use repeated in 7.3, and a sentence that only moved. */
const rules: readonly TriggerRule[] = [
  { trigger: 'hazards', sections: [2, 10, 11, 12], notEnding: ['source'] },
  { trigger: 'hazards', sections: [3], under: ['composition'], ending: ['classes', 'limits'] },
  { trigger: 'hazards', sections: [3], under: ['composition'], ending: ['name'], kinds: ['added', 'removed'] },
  { trigger: 'hazards', sections: [14], under: ['unNumber', 'dgClass', 'packagingGroup', 'transportEnvironment'] },
  { trigger: 'hazards', sections: [15], under: ['regulations.svhc'], but: ['regulations.svhc.none'], kinds: ['added'] },
  { trigger: 'measures', sections: [4, 5, 6, 7, 8], but: ['end-use'], notEnding: ['source'] },
  { trigger: 'measures', sections: [1], under: ['uses.against'] },
  {
    trigger: 'restriction',
    sections: [15],
    under: ['regulations.annexXvii'],
    but: ['regulations.annexXvii.none'],
    kinds: ['added'],
  },
];

const newInformation: readonly SentenceChange['kind'][] = ['added', 'changed', 'removed'];

function isOfRule(id: string, { under, but = [], ending, notEnding = [] }: TriggerRule): boolean {
  const isAny = (places: readonly SentenceId[]) => places.some((place) => isUnder(id, place));
  const last = lastPartOf(id);
  return (
    (under === undefined || isAny(under)) &&
    !isAny(but) &&
    (ending?.includes(last) ?? true) &&
    !notEnding.includes(last)
  );
}

function meets(change: SentenceChange, rule: TriggerRule): boolean {
  const { section, id } = placeOf(change);
  const { sections, kinds = newInformation } = rule;
  return kinds.includes(change.kind) && sections.includes(section) && isOfRule(id, rule);
}

function triggersOf(changes: readonly SentenceChange[], law: RevisionLaw): Revision['triggers'] {
  const met = new Set(
    rules.filter((rule) => changes.some((change) => meets(change, rule))).map(({ trigger }) => trigger),
  );
  return [...met].flatMap((trigger) => {
    const paragraph = law.triggers[trigger];
    return paragraph === undefined ? [] : [{ trigger, paragraph }];
  });
}

function classOf(change: SentenceChange): readonly RevisedClass[] {
  const { id, text } = placeOf(change);
  const rest = restUnder(id, 'classification');
  if (rest === undefined || lastPartOf(rest) !== 'class') return [];
  const key = rest.slice(0, -'.class'.length);
  const hCode = key.slice(key.lastIndexOf(' ') + 1);
  return hCode === key ? [] : [{ key, text: `${text}, ${hCode}` }];
}

function classesOf(changes: readonly SentenceChange[]): Revision['classes'] {
  const of = (kind: SentenceChange['kind']) => changes.filter((change) => change.kind === kind).flatMap(classOf);
  return { added: of('added'), removed: of('removed') };
}

function partsOf(changes: readonly SentenceChange[], sections: readonly PublishedSection[]): ChangedPart[] {
  const touched = new Set(changes.map((change) => placeOf(change).part));
  return sections.flatMap(({ number: section, subsections }) =>
    subsections
      .filter(({ number }) => touched.has(number))
      .map(({ number, heading }) => ({ section, number, heading })),
  );
}

function nextVersion(version: string, degree: RevisionDegree): string {
  const [major = 1, minor = 0] = version.split('.').map(Number);
  return degree === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** Section 16 is left out because it reports the changes of the others. */
const isBeforeSection16 = ({ number }: PublishedSection): boolean => number < 16;

/** Compares sections 1 to 15 with those of the version before. Ignores section 16 of both. */
export function reviseSheet(
  previous: PublishedSheet,
  sections: readonly PublishedSection[],
  law: RevisionLaw,
): Revision {
  const now = sections.filter(isBeforeSection16);
  const changes = compareSentences(placedSentences(previous.sections.filter(isBeforeSection16)), placedSentences(now));
  const triggers = triggersOf(changes, law);
  const degree = triggers.length > 0 ? 'major' : 'minor';
  const { version, revisionDate } = previous;
  return {
    previous: { version, revisionDate },
    version: nextVersion(version, degree),
    degree,
    triggers,
    classes: classesOf(changes),
    parts: partsOf(changes, now),
  };
}
