import type { Draft } from './draft.ts';

/** Dotted paths into a value: object keys, any key of a record, an index of a list. */
type PathInto<Value> = Value extends readonly (infer Each)[]
  ? `${number}` | Under<`${number}`, Each>
  : Value extends object
    ? string extends keyof Value
      ? string
      : { [Key in keyof Value & string]: Key | Under<Key, NonNullable<Value[Key]>> }[keyof Value & string]
    : never;

type Under<Key extends string, Value> = PathInto<Value> extends infer Rest extends string ? `${Key}.${Rest}` : never;

/** Dotted path of an input of the draft, e.g. `properties.flashPoint` or `ingredients.2.proportion`. */
export type InputPath = PathInto<Draft>;

/** An ingredient, or a part of a raw material. */
export type IngredientPath = `ingredients.${number}` | `ingredients.${number}.parts.${number}`;

/** The value at a path of the draft; undefined if the draft has no such path. */
export const valueAt = (draft: Partial<Draft>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      draft,
    );

/** Narrows a path that comes from outside, or that was built while walking through a draft. */
export const isInputPath = (draft: Partial<Draft>, path: string): path is InputPath =>
  valueAt(draft, path) !== undefined;
