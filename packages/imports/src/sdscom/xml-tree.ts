import { FileRefused } from '../table/refusal.ts';
import { readXml } from '../table/xml-events.ts';

/** An element, with its name without prefix. */
export type XmlNode = { readonly name: string; readonly children: readonly XmlNode[]; readonly text: string };

type Open = { readonly name: string; readonly children: XmlNode[]; text: string };

/** Maximum number of elements and depth of a file. A sheet has some thousands, twenty levels deep. */
const limits = { elements: 200_000, depth: 100 } as const;

/** The tree below the root, with the namespaces declared at the root. */
export function readTree(xml: string): { readonly root: XmlNode; readonly namespaces: readonly string[] } {
  const top: Open = { name: '', children: [], text: '' };
  const open: Open[] = [top];
  let namespaces: readonly string[] = [];
  let count = 0;
  readXml(xml, {
    open: (name, attributes) => {
      count += 1;
      if (count > limits.elements || open.length > limits.depth) throw new FileRefused({ code: 'broken' });
      if (count === 1)
        namespaces = Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('xmlns') ? [value] : []));
      open.push({ name, children: [], text: '' });
    },
    text: (text) => {
      const node = open.at(-1);
      if (node) node.text += text;
    },
    close: () => {
      const node = open.pop();
      if (node) open.at(-1)?.children.push(node);
    },
  });
  const [root] = top.children;
  if (!root) throw new FileRefused({ code: 'broken' });
  return { root, namespaces };
}

export const all = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  (node?.children ?? []).filter((child) => child.name === name);

/** The first element at a path of names. */
export const at = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((each, name) => all(each, name)[0], node);

/** The text at a path; blank if there is none. */
export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string =>
  at(node, ...path)?.text.trim() ?? '';

/** The free texts of the elements with a name, joined by a space. */
export const phrasesAt = (node: XmlNode | undefined, name: string): string =>
  all(node, name)
    .map((each) => textAt(each, 'FullText'))
    .filter((text) => text !== '')
    .join(' ');
