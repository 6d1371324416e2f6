import { packageMlOf } from '@gosds/sheet/draft/label-use';
import { labelRequestSchema } from '@gosds/sheet/label/label-request';
import { words } from '../../../words/words.ts';

/** What the dialog of the label asks, as typed. */
export type LabelForm = {
  /** Litres; blank for the package of the sheet. */
  readonly capacity: string;
  readonly size: 'class' | 'own';
  readonly width: string;
  readonly height: string;
  /** BCP 47 tag of a second language; blank for none. */
  readonly language: string;
  readonly quantity: string;
  readonly isReduced: boolean;
  readonly isBesideTransport: boolean;
  readonly paper: 'label' | 'a4' | 'letter';
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

/** What of the paid sheet the dialog begins with. */
export type LabelledSheet = {
  readonly country: string;
  /** Those of the country, except the language of the sheet. */
  readonly languages: readonly { readonly tag: string; readonly name: string }[];
  /** As typed, in millilitres. */
  readonly packageMl: string;
};

/** Starts with the package of the sheet. */
export function startLabelForm({ packageMl }: Pick<LabelledSheet, 'packageMl'>): LabelForm {
  const millilitres = packageMlOf({ packageMl });
  return { ...emptyLabelForm, capacity: millilitres === undefined ? '' : String(millilitres / 1000) };
}

type OfferedLanguage = { readonly tag: string; readonly name: string };

/** Those of the country first, then all others but the first. */
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

/** `1,5` as many write it. */
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

/** The form as the service is asked, or what is to be mended; blank places are left out. */
export function labelQuestion(form: LabelForm): LabelQuestion {
  const asked = Object.fromEntries(Object.entries(askedOf(form)).filter(([, value]) => value !== ''));
  const sizes = form.size === 'own' ? (['width', 'height'] as const).filter((key) => form[key].trim() === '') : [];
  const parsed = labelRequestSchema.safeParse(asked);
  const wrong = [...sizes, ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])))];
  if (wrong.length === 0) return { status: 'complete', search: new URLSearchParams(asked).toString() };
  const texts = faultTexts();
  const { other } = words().print.fault;
  return { status: 'open', errors: Object.fromEntries(wrong.map((key) => [key, texts[key] ?? other])) };
}
