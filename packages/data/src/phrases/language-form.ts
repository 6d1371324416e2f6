import { z } from 'zod';

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'gu').source !== '';
  } catch {
    return false;
  }
}

const expression = z.string().min(1).refine(isExpression, 'This is not a valid regular expression.');

/** Of the texts that a regular expression finds, what is put in their place. */
export const ruleForm = z.strictObject({ find: expression, put: z.string() });

/** Rules in the order in which they are applied; `where`: only texts that hold it. */
const step = z.strictObject({
  markets: z.union([z.literal('every'), z.array(z.string()).min(1)]),
  where: expression.optional(),
  rules: z.array(ruleForm).min(1),
});

const formats = z.strictObject({
  /** Numbers, dates and countries stay as the program holds them: English. */
  plain: z.literal(true).optional(),
  /** Where the language is written otherwise than its tag alone says, such as `pt-PT`. */
  locale: z.string().optional(),
  isoDates: z.literal(true).optional(),
  /** What stands between the words of a list; where it is absent, the Unicode Common Locale Data Repository decides. */
  list: z.strictObject({ comma: z.string(), and: z.string(), or: z.string() }).optional(),
  marks: z
    .strictObject({ comma: z.string().optional(), semicolon: z.string().optional(), colon: z.string().optional() })
    .optional(),
  /** An "and" that is written onto the next word, but apart from Latin letters and digits. */
  joinedAnd: z.string().optional(),
  /** How a value stands with a unit, where it is not `{value} unit`. */
  units: z.record(z.string(), z.string().includes('{value}')).optional(),
});

const state = z.enum(['official', 'reviewed', 'translated']);

/** Statements of one law. Of a code in several groups the first counts. */
const statementGroup = z.strictObject({
  group: z.string().min(1),
  /** The wording of one market alone. */
  onlyFor: z.literal('un').optional(),
  state,
  source: z.string().min(3),
  date: z.iso.date(),
});

/** `language.json`: what a language needs besides its texts. */
export const languageForm = z.strictObject({
  id: z.int().positive(),
  tag: z.string().regex(/^[a-z]{2,3}$/),
  name: z.string().min(2),
  direction: z.enum(['ltr', 'rtl']),
  /** Place in the lists of languages. */
  order: z.int().positive(),
  /** Of the sheet's own phrases. */
  state,
  /** ISO 3166-1 alpha-2 of the countries it is offered in. */
  countries: z.union([z.literal('everywhere'), z.array(z.string().regex(/^[A-Z]{2}$/)).min(1)]),
  /** False where the script sets no space between words and sentences. */
  spaces: z.boolean().default(true),
  formats: formats.default({}),
  /** What an adjective of colour may end in beside its word in `words.csv`; a vowel at its end may fall away. */
  colourEndings: z.strictObject({ dropsVowel: z.boolean(), ending: expression }).optional(),
  /** A sentence that says to induce vomiting, and the words that forbid it; upper and lower case are the same. */
  vomiting: z.strictObject({ inducing: expression, forbidden: expression }),
  statements: z.array(statementGroup).min(1),
  /** How a market spells what this language writes. */
  spellings: z.array(step).default([]),
  /** How a country spells the phrases; headings and statements stay as the law words them. */
  countrySpellings: z.record(z.string(), z.array(ruleForm)).default({}),
});

export type LanguageFacts = z.infer<typeof languageForm> & {
  /** The language that this is the national variant of. */
  readonly base?: string | undefined;
};

/** `language.json` of a national variant, such as `pt-BR`: the rest is that of its base. */
export const variantForm = languageForm
  .pick({ id: true, name: true, order: true, state: true, countries: true, formats: true, statements: true })
  .extend({
    tag: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/),
    /** The tag of the language whose texts stand where the variant has none of its own. */
    base: z.string().regex(/^[a-z]{2,3}$/),
  });

export type SpellingStep = LanguageFacts['spellings'][number];

export type Rule = z.infer<typeof ruleForm>;

/** `pairs.json`: languages that belong together in one sheet by the law of a country. */
export const pairsForm = z.array(
  z.strictObject({
    id: z.int().positive(),
    tag: z.string(),
    name: z.string(),
    parts: z.tuple([z.string(), z.string()]),
    requiredIn: z.string().regex(/^[A-Z]{2}$/),
    paragraph: z.string().min(3),
  }),
);
