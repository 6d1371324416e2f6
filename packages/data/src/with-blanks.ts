/** A value whose optional members may also be undefined, because JSON omits these when written. */
export type WithBlanks<Value> = Value extends readonly (infer Item)[]
  ? number extends Value['length']
    ? readonly WithBlanks<Item>[]
    : Value
  : Value extends object
    ? {
        readonly [Key in keyof Value]: object extends Pick<Value, Key>
          ? WithBlanks<Value[Key]> | undefined
          : WithBlanks<Value[Key]>;
      }
    : Value;
