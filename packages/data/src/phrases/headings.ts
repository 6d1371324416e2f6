import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';

/** The headings of one form of the sheet by position: `title`, `legal basis`, `section 1`, `1.1` or `1(a)`. */
export type FormHeadings = {
  readonly form: string;
  /** The form that supplies missing headings. */
  readonly like: string | undefined;
  readonly own: ReadonlyMap<string, string>;
};

const rowForm = z.object({ heading: z.string().min(1) }).catchall(z.string());

const sections = Array.from({ length: 16 }, (_, index) => `section ${index + 1}`);

const headingPlaces = ['title', 'legal basis', ...sections];

function placesOf(forms: readonly FormHeadings[], { like, own }: FormHeadings): ReadonlySet<string> {
  const base = forms.find(({ form }) => form === like);
  return new Set([...(base ? placesOf(forms, base) : []), ...own.keys()]);
}

/** `headings.csv`: a row for each heading, a column for each form. `like` names the form for empty cells. */
export function readHeadings(data: DataFolder, file: string): readonly FormHeadings[] {
  const rows = data.csv(file, rowForm);
  const names = Object.keys(rows[0] ?? {}).filter((column) => column !== 'heading');
  const likes = rows.find(({ heading }) => heading === 'like');
  return names.map((form) => {
    const cells = rows.filter(({ heading, [form]: text }) => heading !== 'like' && text !== '');
    return {
      form,
      like: likes?.[form] || undefined,
      own: new Map(cells.map(({ heading, [form]: text = '' }) => [heading, text])),
    };
  });
}

type Compared = { readonly file: string; readonly headings: readonly FormHeadings[] };

function faultsOf(
  headings: readonly FormHeadings[],
  each: FormHeadings,
  english: Compared['headings'],
): readonly string[] {
  const wanted = english.find(({ form }) => form === each.form);
  const places = placesOf(headings, each);
  const inEnglish = wanted ? placesOf(english, wanted) : places;
  const isUnknown = each.like !== undefined && each.like !== 'eu' && each.like !== 'un';
  return [
    ...(isUnknown ? ['Write “eu” or “un” in the row “like”.'] : []),
    ...[...headingPlaces, ...inEnglish]
      .filter((place) => !places.has(place))
      .map((place) => `${place}: The heading is missing.`),
    ...[...places]
      .filter((place) => !inEnglish.has(place))
      .map((place) => `${place}: English does not have this heading.`),
  ];
}

/** Reports forms that every language needs, and headings that a form lacks or adds compared with English. */
export function compareHeadings(data: DataFolder, { file, headings }: Compared, english: Compared): void {
  for (const form of ['eu', 'un'])
    if (!headings.some((each) => each.form === form))
      data.report({ file, row: null, message: `The form “${form}” is missing.` });
  for (const each of headings)
    for (const fault of new Set(faultsOf(headings, each, english.headings)))
      data.report({ file, row: null, message: `${each.form}: ${fault}` });
}
