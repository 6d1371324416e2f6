/** The reasons of the Candidate List by their letters in its table, in the words of REACH Article 57 and of the sheets. */
const words: Readonly<Record<string, string>> = {
  '57a': 'carcinogenic (Article 57(a))',
  '57b': 'mutagenic (Article 57(b))',
  '57c': 'toxic for reproduction (Article 57(c))',
  '57d': 'PBT (Article 57(d))',
  '57e': 'vPvB (Article 57(e))',
  '57f-endocrine-health': 'endocrine disrupting properties, human health (Article 57(f))',
  '57f-endocrine-environment': 'endocrine disrupting properties, environment (Article 57(f))',
  '57f-airways': 'respiratory sensitising properties (Article 57(f))',
  '57f-organs': 'specific target organ toxicity after repeated exposure (Article 57(f))',
  '57f-health': 'equivalent level of concern, human health (Article 57(f))',
  '57f-environment': 'equivalent level of concern, environment (Article 57(f))',
};

/** Reasons such as `57a:2010-12-15 57b:2010-12-15` in words, each with the day on which it was added. */
export const candidateReasons = (cell: string): string =>
  cell
    .split(' ')
    .map((part) => {
      const [letter = '', day = ''] = part.split(':');
      return `${words[letter] ?? `Article ${letter}`}, ${day}`;
    })
    .join('; ');
