import { z } from 'zod';

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'gu').source !== '';
  } catch {
    return false;
  }
}

const expression = z.string().min(1).refine(isExpression, 'This is not a valid regular expression.');

/** Replaces each match of the regular expression. */
export const ruleForm = z.strictObject({ find: expression, put: z.string() });

/** Rules in the order of application. `where`: only for texts that contain it. */
const step = z.strictObject({
  markets: z.union([z.literal('every'), z.array(z.string()).min(1)]),
  where: expression.optional(),
  rules: z.array(ruleForm).min(1),
});

const formats = z.strictObject({
  /** Numbers, dates and countries stay in English, as in the program. */
  plain: z.literal(true).optional(),
  /** Locale, if it differs from the tag, such as `pt-PT`. */
  locale: z.string().optional(),
  isoDates: z.literal(true).optional(),
  /** Separators in a list of words. Absent: from the Unicode Common Locale Data Repository. */
  list: z.strictObject({ comma: z.string(), and: z.string(), or: z.string() }).optional(),
  marks: z
    .strictObject({ comma: z.string().optional(), semicolon: z.string().optional(), colon: z.string().optional() })
    .optional(),
  /** An "and" joined to the next word, but separate from Latin letters and digits. */
  joinedAnd: z.string().optional(),
  /** Order of value and unit, if it is not `{value} unit`. */
  units: z.record(z.string(), z.string().includes('{value}')).optional(),
});

const state = z.enum(['official', 'reviewed', 'translated']);

/** Statements of one law. If a code is in several groups, the first counts. */
const statementGroup = z.strictObject({
  group: z.string().min(1),
  /** Wording for one market only. */
  onlyFor: z.literal('un').optional(),
  state,
  source: z.string().min(3),
  date: z.iso.date(),
});

/** `language.json`: facts about a language besides its texts. */
export const languageForm = z.strictObject({
  id: z.int().positive(),
  tag: z.string().regex(/^[a-z]{2,3}$/),
  name: z.string().min(2),
  direction: z.enum(['ltr', 'rtl']),
  /** Position in the lists of languages. */
  order: z.int().positive(),
  /** State of the sheet's own phrases. */
  state,
  /** ISO 3166-1 alpha-2 codes of the countries that offer it. */
  countries: z.union([z.literal('everywhere'), z.array(z.string().regex(/^[A-Z]{2}$/)).min(1)]),
  /** False if the script has no spaces between words and sentences. */
  spaces: z.boolean().default(true),
  formats: formats.default({}),
  /** Endings of colour adjectives beside the words in `words.csv`. A vowel at the end may be dropped. */
  colourEndings: z
    .strictObject({
      dropsVowel: z.boolean(),
      ending: expression,
      /** What may stand before the colour in a compound, such as German `Dunkelbraune`. */
      beginning: expression.optional(),
      /** Forms whose stem changes, such as Dutch `kleurloze` by `kleurloos`. */
      irregular: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** A sentence that advises to induce vomiting, and the words that forbid it. Ignores case. */
  vomiting: z.strictObject({ inducing: expression, forbidden: expression }),
  statements: z.array(statementGroup).min(1),
  /** A market's spelling of this language. */
  spellings: z.array(step).default([]),
  /** A country's spelling of the phrases. Headings and statements keep the wording of the law. */
  countrySpellings: z.record(z.string(), z.array(ruleForm)).default({}),
  /** Countries, by the id of their form, that write dates in ISO 8601 format in this language. */
  isoDatesIn: z.array(z.string()).default([]),
});

export type LanguageFacts = z.infer<typeof languageForm> & {
  /** The language of which this is the national variant. */
  readonly base?: string | undefined;
};

/** `language.json` of a national variant, such as `pt-BR`. All else comes from its base. */
export const variantForm = languageForm
  .pick({ id: true, name: true, order: true, state: true, countries: true, formats: true, statements: true })
  .extend({
    tag: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/),
    /** Tag of the language that supplies missing texts. */
    base: z.string().regex(/^[a-z]{2,3}$/),
  });

export type SpellingStep = LanguageFacts['spellings'][number];

export type Rule = z.infer<typeof ruleForm>;

/** `pairs.json`: languages that a country's law requires together in one sheet. */
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
