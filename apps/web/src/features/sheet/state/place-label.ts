import { nationalWordsOf } from '@gosds/phrases/national-words';
import { countryForm } from '@gosds/sheet/profiles/countries';
import { useSpokenLanguage } from '../../../words/words.ts';
import { labelOf } from './field-labels.ts';
import { useDraft } from './wizard-context.ts';

const lists = 'description.nationalListings.';

/** Name of a national list, as its input has it; undefined for other inputs, and for a list of another country. */
function listName(path: string, country: string, tag: string): string | undefined {
  const { form } = countryForm(country);
  if (!path.startsWith(lists) || form === undefined) return undefined;
  return nationalWordsOf(form, tag).lists.find(({ id }) => id === path.slice(lists.length))?.label;
}

/**
 * The name of an input as findings and lines of the sheet give it. Unlike `labelOf` it knows the national lists, whose
 * words are loaded with the panel: the first screen does without it.
 */
export function usePlaceLabel(): typeof labelOf {
  const country = useDraft(({ description }) => description.country);
  const { tag } = useSpokenLanguage();
  return (path, rowIds) => listName(path, country, tag) ?? labelOf(path, rowIds);
}
