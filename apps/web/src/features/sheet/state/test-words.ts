import { ownValue } from '@gosds/ghs/own-value';
import type { ProductTest, TestField } from '@gosds/sheet/draft/test-field';
import { spoken, words } from '../../../words/words.ts';

type Texts = Readonly<Record<string, string>>;

/** Key of a message; the table's ids contain points and spaces, which are not allowed in keys. */
const keyOf = (...ids: readonly string[]): string => ids.map((id) => id.replaceAll(/[^\w-]/g, '_')).join('_');

/** The first text that the language has, from the narrow key to the wide one; else the table's English text. */
const firstText = (texts: Texts, keys: readonly string[], table: string): string =>
  keys.map((key) => ownValue(texts, key)).find((text) => text !== undefined) ?? table;

/** The name of a test in the language of the screens. A known classification is named after its hazard class. */
export function testName({ id, group, hazardClass, label }: ProductTest): string {
  const { law } = spoken();
  if (group === 'known' && hazardClass !== undefined && law !== null) return law.say({ hazardClass });
  return firstText(words().productTests.name, [keyOf(id)], label);
}

/** The methods of a test that the form suggests. */
export const testMethods = ({ id, group, methods }: ProductTest): string =>
  firstText(words().productTests.methods, [group === 'known' ? 'known' : keyOf(id)], methods);

/** The name of an answer field. */
export const answerName = ({ id }: ProductTest, field: TestField): string =>
  firstText(words().productTests.field, [keyOf(id, field.id), keyOf(field.id)], field.label);

/** The text of a choice; symbols and codes of the law stay unchanged. */
export const choiceName = (
  { id }: ProductTest,
  field: TestField,
  { value, label }: { readonly value: string; readonly label: string },
): string => firstText(words().productTests.option, [keyOf(id, field.id, value), keyOf(value)], label);

/** The text for a value that was never reached. */
export const neverName = ({ id }: ProductTest, field: TestField, meaning: string): string =>
  firstText(words().productTests.never, [keyOf(id, field.id), keyOf(field.id)], meaning);

/** The name of a unit, if it is a word in some language; symbols stay unchanged. */
export const unitName = (unit: string): string => firstText(words().productTests.unit, [keyOf(unit)], unit);
