import type { GalleriaNode } from '@gosds/contract/galleria/tree-nodes';
import type { Point } from './wizard-state.ts';

/** A line of the tree: a node, an entry of a list, or what stands for them while they load or after a failure. */
export type TreeRow =
  | { readonly kind: 'node'; readonly level: number; readonly node: GalleriaNode; readonly isOpen: boolean }
  | { readonly kind: 'value'; readonly level: number; readonly id: string; readonly text: string }
  /** Negative, as specified. */
  | { readonly kind: 'loading'; readonly level: number; readonly value: number }
  | { readonly kind: 'failed'; readonly level: number; readonly id: string };

type Loaded = {
  /** The children of a node; undefined until they are loaded. */
  readonly childrenOf: (id: string) => readonly GalleriaNode[] | undefined;
  /** The entries of a list; undefined until they are loaded. */
  readonly valuesOf: (code: string) => readonly string[] | undefined;
  readonly opened: ReadonlySet<string>;
  /** Nodes and lists whose content could not be loaded. */
  readonly failed: ReadonlySet<string>;
};

type Missing = { readonly id: string; readonly level: number; readonly value: number };

/** The line in the place of content that is not there. */
const missing = ({ failed }: Loaded, { id, level, value }: Missing): readonly TreeRow[] =>
  failed.has(id) ? [{ kind: 'failed', level, id }] : [{ kind: 'loading', level, value }];

function rowsOfList(loaded: Loaded, code: string, level: number): readonly TreeRow[] {
  const values = loaded.valuesOf(code);
  if (values === undefined) return missing(loaded, { id: code, level, value: -1 });
  return values.map((text, at) => ({ kind: 'value', level, id: `${code} ${at}`, text }));
}

/** The visible lines of the tree, from top to bottom. */
export function treeRows(loaded: Loaded, parent = '', level = 1): readonly TreeRow[] {
  const nodes = loaded.childrenOf(parent);
  if (nodes === undefined) return missing(loaded, { id: parent, level, value: -level });
  return nodes.flatMap((node): readonly TreeRow[] => {
    const { id, type } = node.attr;
    const isOpen = loaded.opened.has(id);
    const row = { kind: 'node' as const, level, node, isOpen };
    if (!isOpen) return [row];
    return [row, ...(type === 'list' ? rowsOfList(loaded, id, level + 1) : treeRows(loaded, id, level + 1))];
  });
}

/** Number of selected data points below a node. */
export function checkedBelow({ attr, data }: GalleriaNode, checked: readonly Point[]): number {
  if (attr.type === 'list') return Number(checked.some(({ code }) => code === attr.id));
  if (attr.type === 'country') return checked.filter(({ country }) => country === attr.id).length;
  return checked.filter(({ country, topic }) => `${country}/${topic}` === attr.id && topic === data.name).length;
}
