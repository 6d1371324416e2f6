import { ownValue } from '@gosds/ghs/own-value';
import { testOfKey } from '@gosds/sheet/draft/given-tests';
import { testName } from './test-words.ts';
import { knownWords } from '../../../words/words.ts';

type Names = Readonly<Record<string, string>>;

/** The names of the inputs in a section of the draft; `whole` has the names of the sections. */
function namesIn(section: string): Names | undefined {
  const { fields, furtherFields } = knownWords();
  if (furtherFields === undefined) return ownValue<Names>(fields, section);
  const { whole, properties, dangerousGoods, addOns, review } = furtherFields;
  return ownValue<Names>({ ...fields, whole, properties, dangerousGoods, addOns, review }, section);
}

/** Name of an input; `properties.secondLanguage.odour` is `secondLanguage-odour` in its section. */
function nameAt(path: string): string | undefined {
  const [section = '', ...inner] = path.split('.');
  return inner.length === 0 ? ownValue(namesIn('whole'), section) : ownValue(namesIn(section), inner.join('-'));
}

/** Name of the test that a path leads through, from its key. */
function testLabel(path: string): string | undefined {
  const [, key] = path.split('tests.');
  const test = key === undefined ? undefined : testOfKey(key.split('.values', 1)[0] ?? '');
  return test && (knownWords().productTests === undefined ? test.label : testName(test));
}

function nearestLabel(path: string): string | undefined {
  const test = path.startsWith('properties.tests.') ? testLabel(path) : undefined;
  return test === undefined ? nameAt(path.split('.').slice(0, 2).join('.')) : knownWords().furtherFields?.ofTest(test);
}

/** Name of an entry in a record: a national list, an accepted finding, or a choice of precautionary statements. */
function recordLabel(path: string): string | undefined {
  const { furtherFields, nationalLaw } = knownWords();
  const [record, ...inner] = path.split('.');
  if (inner.length === 0) return undefined;
  if (inner[0] === 'nationalListings') return nationalLaw?.heading;
  if (record === 'acceptedFindings') return furtherFields?.ofFinding(inner.join('.'));
  return record === 'precautionChoices' ? furtherFields?.ofStatement(inner.join('.')) : undefined;
}

function rowLabel(path: string, number: number): string | undefined {
  const [, , field = ''] = path.split('.');
  const { furtherFields } = knownWords();
  const name = testLabel(path) ?? ownValue<string>(furtherFields?.cell, field) ?? field;
  return furtherFields?.ofRow({ number, field: name });
}

/**
 * The name of an input in the language of the screens. A row is found by its position (`ingredients.0.name`) or, with
 * `rowIds`, by its id. Inputs whose words are not loaded yet return their path.
 */
export function labelOf(path: string, rowIds: readonly string[] = []): string {
  const [section, row, field] = path.split('.');
  if (section === 'ingredients' && row !== undefined && field !== undefined) {
    const byId = rowIds.indexOf(row);
    return rowLabel(path, byId === -1 ? Number(row) + 1 : byId + 1) ?? path;
  }
  return recordLabel(path) ?? nameAt(path) ?? nearestLabel(path) ?? path;
}
