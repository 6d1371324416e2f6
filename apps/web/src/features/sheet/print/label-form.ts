import type { labelPapers } from '@gosds/sheet/label/paper-sizes';
import { packageMlOf } from '@gosds/sheet/draft/label-use';
import { labelRequestSchema } from '@gosds/sheet/label/label-request';
import { words } from '../../../words/words.ts';

/** The inputs of the label dialog. */
export type LabelForm = {
  /** Litres; empty means the package of the sheet. */
  readonly capacity: string;
  readonly size: 'class' | 'own';
  readonly width: string;
  readonly height: string;
  /** BCP 47 tag of a second language; empty means none. */
  readonly language: string;
  readonly quantity: string;
  readonly isReduced: boolean;
  readonly isBesideTransport: boolean;
  readonly paper: (typeof labelPapers)[number];
  readonly count: string;
  readonly start: string;
  readonly margin: string;
  readonly gap: string;
  readonly hasCutMarks: boolean;
};

export const emptyLabelForm: LabelForm = {
  capacity: '',
  size: 'class',
  width: '',
  height: '',
  language: '',
  quantity: '',
  isReduced: false,
  isBesideTransport: false,
  paper: 'label',
  count: '8',
  start: '1',
  margin: '8',
  gap: '3',
  hasCutMarks: true,
};

/** Facts of the paid sheet that the dialog starts with. */
export type LabelledSheet = {
  readonly country: string;
  /** Languages of the country, except the language of the sheet. */
  readonly languages: readonly { readonly tag: string; readonly name: string }[];
  /** As typed, in millilitres. */
  readonly packageMl: string;
};

/** A form that starts with the package of the sheet. */
export function startLabelForm({ packageMl }: Pick<LabelledSheet, 'packageMl'>): LabelForm {
  const millilitres = packageMlOf({ packageMl });
  return { ...emptyLabelForm, capacity: millilitres === undefined ? '' : words().formats.measured(millilitres / 1000) };
}

type OfferedLanguage = { readonly tag: string; readonly name: string };

/** Languages of the country first, then all others except the first language of the label. */
export function secondLanguages({ country, languages }: LabelledSheet, all: readonly OfferedLanguage[]) {
  const { languages: groups } = words().print;
  const tags = languages.map(({ tag }) => tag);
  const option = (group: string) => (language: OfferedLanguage) => ({
    value: language.tag,
    label: language.name,
    group,
  });
  return [
    ...all.filter(({ tag }) => tags.includes(tag)).map(option(groups.country(country))),
    ...all.filter(({ tag }) => !tags.includes(tag)).map(option(groups.others)),
  ];
}

/** Accepts a decimal comma, as in `1,5`. */
const asNumber = (typed: string) => typed.trim().replace(',', '.');

function askedOf(form: LabelForm): Readonly<Record<string, string>> {
  const many = {
    count: asNumber(form.count),
    start: asNumber(form.start),
    margin: asNumber(form.margin),
    gap: asNumber(form.gap),
    cutMarks: form.hasCutMarks ? '1' : '',
  };
  return {
    capacity: asNumber(form.capacity),
    ...(form.size === 'own' ? { width: asNumber(form.width), height: asNumber(form.height) } : {}),
    language: form.language,
    quantity: form.quantity.trim(),
    reduced: form.isReduced ? '1' : '',
    besideTransport: form.isBesideTransport ? '1' : '',
    paper: form.paper,
    ...(form.paper === 'label' ? {} : many),
  };
}

function faultTexts(): Readonly<Record<string, string>> {
  const { capacity, size, count, start, space } = words().print.fault;
  return { capacity, width: size, height: size, count, start, margin: space, gap: space };
}

export type LabelQuestion =
  | { readonly status: 'complete'; readonly search: string }
  | { readonly status: 'open'; readonly errors: Readonly<Record<string, string>> };

/** The form as a query to the service, or its errors. Empty fields are left out. */
export function labelQuestion(form: LabelForm): LabelQuestion {
  const filled = Object.fromEntries(Object.entries(askedOf(form)).filter(([, value]) => value !== ''));
  const sizes = form.size === 'own' ? (['width', 'height'] as const).filter((key) => form[key].trim() === '') : [];
  const parsed = labelRequestSchema.safeParse(filled);
  const wrong = [...sizes, ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])))];
  if (wrong.length === 0) return { status: 'complete', search: new URLSearchParams(filled).toString() };
  const texts = faultTexts();
  const { other } = words().print.fault;
  return { status: 'open', errors: Object.fromEntries(wrong.map((key) => [key, texts[key] ?? other])) };
}
