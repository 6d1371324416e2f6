import { ownValue } from '@gosds/ghs/own-value';
import type { ProductTest, TestField } from '@gosds/sheet/draft/product-test-table';
import { spoken, words } from '../../../words/words.ts';

type Texts = Readonly<Record<string, string>>;

/** Ids of the table hold points and spaces, which names of messages do not. */
const keyOf = (...ids: readonly string[]): string => ids.map((id) => id.replaceAll(/[^\w-]/g, '_')).join('_');

/** The first that a language has of the narrow name and the wide one; the English text of the table stands for itself. */
const said = (texts: Texts, keys: readonly string[], table: string): string =>
  keys.map((key) => ownValue(texts, key)).find((text) => text !== undefined) ?? table;

/** The name of a test in the language of the screens; a known class is called as the law calls it. */
export function testName({ id, group, hazardClass, label }: ProductTest): string {
  const { law } = spoken();
  if (group === 'known' && hazardClass !== undefined && law !== null) return law.say({ hazardClass });
  return said(words().productTests.name, [keyOf(id)], label);
}

/** The methods by which a test is done, as the form proposes them. */
export const testMethods = ({ id, group, methods }: ProductTest): string =>
  said(words().productTests.methods, [group === 'known' ? 'known' : keyOf(id)], methods);

/** What an answer of a test is called. */
export const answerName = ({ id }: ProductTest, field: TestField): string =>
  said(words().productTests.field, [keyOf(id, field.id), keyOf(field.id)], field.label);

/** An answer that is chosen; symbols and codes of the law stand as they are. */
export const choiceName = (
  { id }: ProductTest,
  field: TestField,
  { value, label }: { readonly value: string; readonly label: string },
): string => said(words().productTests.option, [keyOf(id, field.id, value), keyOf(value)], label);

/** What it means that a figure was never reached. */
export const neverName = ({ id }: ProductTest, field: TestField, meaning: string): string =>
  said(words().productTests.never, [keyOf(id, field.id), keyOf(field.id)], meaning);

/** A unit that is a word in some language; symbols stand as they are. */
export const unitName = (unit: string): string => said(words().productTests.unit, [keyOf(unit)], unit);
