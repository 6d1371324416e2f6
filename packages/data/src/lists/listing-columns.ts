import { z } from 'zod';
import type { CsvRow } from '../csv.ts';

/** Reasons of the Candidate List by the letter of REACH Article 57 that the data file writes. */
const reasonOf: Readonly<Record<string, string>> = {
  '57a': 'carcinogenic',
  '57b': 'mutagenic',
  '57c': 'reprotoxic',
  '57d': 'pbt',
  '57e': 'vpvb',
  '57f-endocrine-health': 'endocrineHealth',
  '57f-endocrine-environment': 'endocrineEnvironment',
  '57f-airways': 'airways',
  '57f-organs': 'organs',
  '57f-health': 'health',
  '57f-environment': 'environment',
};

const date = z.iso.date();

const reasonEntry = z.string().transform((text, context) => {
  const [letter = '', day] = text.split(':');
  const reason = reasonOf[letter];
  if (reason === undefined || !date.safeParse(day).success)
    context.addIssue(`“${text}” is not a reason of Article 57 with its date, such as 57a:2008-10-28.`);
  return { reason: reason ?? '', date: day ?? '' };
});

const effects = z.string().regex(/^(?:cancer|developmental|female|male)(?:, (?:developmental|female|male))*$/);
const form = z.enum(['', 'acid aerosols', 'as a category', 'fume or dust', 'fibrous forms', 'friable']);
const ntpTerms = { known: 'Known', anticipated: 'Reasonably anticipated' } as const;

/** What the program keeps of an entry: the key in a substance's listings, and its value, read from the columns of the list. */
type Column = { readonly key: string; readonly value: (entry: CsvRow) => unknown };

/** By the id of the list. Each reader throws where a cell is not in its form. */
export const listingColumns: Readonly<Record<string, Column>> = {
  'eu-reach-candidate-list': {
    key: 'svhc',
    value: ({ reasons = '' }) => z.array(reasonEntry).parse(reasons.split(' ')),
  },
  'eu-reach-annex-xiv': {
    key: 'annexXiv',
    value: ({ entry, sunset }) => ({ entry: z.string().regex(/^\d+$/).parse(entry), sunset: date.parse(sunset) }),
  },
  'int-iarc-monographs': { key: 'iarc', value: ({ group }) => z.enum(['1', '2A', '2B']).parse(group) },
  'us-ntp-roc': { key: 'ntp', value: ({ listing }) => ntpTerms[z.enum(['known', 'anticipated']).parse(listing)] },
  'us-osha-carcinogens': {
    key: 'osha',
    value: ({ standard }) =>
      z
        .string()
        .regex(/^1910\.10\d\d$/)
        .parse(standard),
  },
  'us-ca-proposition-65': {
    key: 'prop65',
    value: ({ toxicity, form: extent }) => `${effects.parse(toxicity)}${extent ? ` (${extent})` : ''}`,
  },
  'us-epcra-313': { key: 'sara313', value: ({ form: extent }) => form.parse(extent) || true },
  'us-cercla': {
    key: 'cerclaPounds',
    value: ({ pounds }) => Number(z.enum(['1', '10', '100', '1000', '5000']).parse(pounds)),
  },
};
