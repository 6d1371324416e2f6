import type { MessagePart } from './message.ts';
import { MessageFault } from './message-fault.ts';

type Open = { readonly name: string; readonly parts: MessagePart[] };

/** Splits words and marks: `a <link>b</link>` becomes `a `, `<link>`, `b`, `</link>`. */
const pieces = (text: string): readonly string[] => text.split(/(<\/?[a-zA-Z]+>)/).filter((piece) => piece !== '');

function nameOf(piece: string): string | undefined {
  return /^<\/?([a-zA-Z]+)>$/.exec(piece)?.[1];
}

/** The parts of a message, with marked words as one part each. Marks must not be nested or inside a choice. */
export function withMarks(parts: readonly MessagePart[]): readonly MessagePart[] {
  const found: MessagePart[] = [];
  let open: Open | undefined;
  const put = (part: MessagePart) => (open?.parts ?? found).push(part);
  const mark = (name: string, isEnd: boolean) => {
    if (isEnd ? open?.name !== name : open !== undefined)
      throw new MessageFault(`Close each mark before the next: <${name}>words</${name}>.`);
    if (open && isEnd) found.push({ kind: 'marked', ...open });
    open = isEnd ? undefined : { name, parts: [] };
  };
  const read = (piece: string) => {
    const name = nameOf(piece);
    if (name === undefined) put({ kind: 'text', text: piece });
    else mark(name, piece.startsWith('</'));
  };
  for (const part of parts)
    if (part.kind === 'text') pieces(part.text).forEach(read);
    else put(part);
  if (open) throw new MessageFault(`The mark <${open.name}> is not closed.`);
  return found;
}
