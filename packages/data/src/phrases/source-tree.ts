import { literal } from '../data-kind.ts';
import type { Message, Messages } from './message.ts';

/** TypeScript source by property name, nested for objects. */
export type SourceTree = Map<string, string | SourceTree>;

/** `filters-AX` is `AX` in the group `filters`; the first hyphen separates them. */
function placeOf(id: string): readonly [group: string | undefined, key: string] {
  const hyphen = id.indexOf('-');
  return hyphen === -1 ? [undefined, id] : [id.slice(0, hyphen), id.slice(hyphen + 1)];
}

function groupIn(tree: SourceTree, name: string): SourceTree {
  const found = tree.get(name);
  if (typeof found === 'object') return found;
  const made: SourceTree = new Map();
  tree.set(name, made);
  return made;
}

/** The messages of a file as properties, their groups as objects. */
export function messageTree(messages: Messages, source: (message: Message) => string): SourceTree {
  const tree: SourceTree = new Map();
  for (const message of messages.values()) {
    const [group, key] = placeOf(message.id);
    (group === undefined ? tree : groupIn(tree, group)).set(key, source(message));
  }
  return tree;
}

/** Adds a property to the tree. `disposal.hazardousProperties` goes into the object `disposal`. */
export function put(tree: SourceTree, path: readonly string[], source: string | SourceTree): void {
  const [key = '', ...inner] = path;
  if (inner.length === 0) tree.set(key, source);
  else put(groupIn(tree, key), inner, source);
}

/** A table as properties of plain texts. */
export const tableTree = (rows: ReadonlyMap<string, string>): SourceTree =>
  new Map([...rows].map(([key, text]) => [key, literal(text)]));

const keySource = (key: string): string => (/^[a-zA-Z]\w*$/.test(key) ? key : literal(key));

const printed = (tree: SourceTree, indent: string, wrap: (text: string) => string): string => {
  const deeper = `${indent}  `;
  const lines = [...tree].map(([key, source]) => {
    const text = typeof source === 'string' ? source : printed(source, deeper, wrap);
    return `${deeper}${keySource(key)}: ${text},\n`;
  });
  return wrap(`{\n${lines.join('')}${indent}}`);
};

/** The tree as source of an object. */
export const objectSource = (tree: SourceTree): string => printed(tree, '', (text) => text);

/** The tree as source of a type; its texts are types. */
export const typeSource = (tree: SourceTree): string => printed(tree, '', (text) => `Readonly<${text}>`);
