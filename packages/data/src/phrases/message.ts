/**
 * The kind of an argument: words, a count that may select the plural, an edition of a list, an ISO date, in minor units, or
 * the caller's replacement for words between two marks, such as a link.
 */
export type ArgumentKind = 'text' | 'number' | 'edition' | 'day' | 'price' | 'mark';

export type Variant = { readonly key: string; readonly parts: readonly MessagePart[] };

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'argument'; readonly name: string; readonly as: ArgumentKind }
  /** Words between `<name>` and `</name>`. */
  | { readonly kind: 'marked'; readonly name: string; readonly parts: readonly MessagePart[] }
  /** The variant `other` applies to every value without its own variant. */
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly as: ArgumentKind;
      readonly variants: readonly Variant[];
    };

export type Message = { readonly id: string; readonly line: number; readonly parts: readonly MessagePart[] };

/** The messages of one file by their id, in the order of the file. */
export type Messages = ReadonlyMap<string, Message>;

/** An argument of a message. An argument that only selects words may be unused in some languages. */
export type Argument = { readonly name: string; readonly as: ArgumentKind; readonly isOnlyChoice: boolean };

function usesIn(parts: readonly MessagePart[]): readonly Argument[] {
  return parts.flatMap((part): readonly Argument[] => {
    if (part.kind === 'text') return [];
    if (part.kind === 'marked') return [{ name: part.name, as: 'mark', isOnlyChoice: false }, ...usesIn(part.parts)];
    const { name, as } = part;
    if (part.kind === 'argument') return [{ name, as, isOnlyChoice: false }];
    const inVariants = part.variants.flatMap((variant) => usesIn(variant.parts));
    return [{ name, as, isOnlyChoice: as === 'text' }, ...inVariants];
  });
}

/** The arguments of a message by name, in order of first use. */
export function argumentsOf({ parts }: Message): ReadonlyMap<string, Argument> {
  const found = new Map<string, Argument>();
  for (const use of usesIn(parts)) {
    const before = found.get(use.name);
    found.set(use.name, before ? { ...before, isOnlyChoice: before.isOnlyChoice && use.isOnlyChoice } : use);
  }
  return found;
}
