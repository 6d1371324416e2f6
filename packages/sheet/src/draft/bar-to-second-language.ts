import { isTwoLanguages } from './is-two-languages.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inDescription = ['uses', 'usesAdvisedAgainst'];
const inProperties = ['appearanceText', 'odour', 'physicalHazardUnclassified', 'healthHazardUnclassified', 'gloves'];

/** Splits the texts of these fields at their first bar. */
function parted(fields: unknown, names: readonly string[]): unknown {
  if (!isFields(fields)) return fields;
  const texts = names.flatMap((name) => {
    const text = fields[name];
    if (typeof text !== 'string' || !text.includes('|')) return [];
    const [first = '', second = ''] = text.split('|').map((part) => part.trim());
    return [{ name, first, second }];
  });
  if (texts.length === 0) return fields;
  const known = isFields(fields['secondLanguage']) ? fields['secondLanguage'] : {};
  return {
    ...fields,
    ...Object.fromEntries(texts.map(({ name, first }) => [name, first])),
    secondLanguage: { ...known, ...Object.fromEntries(texts.map(({ name, second }) => [name, second])) },
  };
}

/**
 * Converts a draft of format 1, which has no `format` field. It keeps the words of two languages in one text, separated
 * by a bar. In a sheet in one language the bar is an ordinary character.
 */
export function barToSecondLanguage(draft: unknown): unknown {
  if (!isFields(draft) || draft['format'] !== undefined) return draft;
  const { description, properties } = draft;
  if (!isFields(description) || !isTwoLanguages(description['language'])) return draft;
  return {
    ...draft,
    description: parted(description, inDescription),
    ...(properties === undefined ? {} : { properties: parted(properties, inProperties) }),
  };
}
