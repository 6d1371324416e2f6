import { holdsAt, type Place, worldCode } from '@gosds/catalogue/galleria/places';
import type { ListFacts } from '../chemicals/chemical-store.ts';

/** Types of nodes with children. Below a list are its entries for the chemical. */
export const nodeTypes = ['root', 'country', 'topic', 'list'] as const;
export type NodeType = (typeof nodeTypes)[number];

/** A node of the tree: a country or union, a topic, or a list. Each list is a data point. */
export type TreeNode = {
  /** Such as `US`, `US/water` or the code of a list. */
  readonly id: string;
  readonly type: Exclude<NodeType, 'root'>;
  /** The code of the country, the topic, or the title of the list. */
  readonly name: string;
  /** Number of data points below the node, and how many of them name the chemical. */
  readonly lists: number;
  readonly named: number;
  /** Only for a list. */
  readonly list: ListFacts | undefined;
};

type Asked = {
  /** Lists that apply in the place and to the industries, in order. */
  readonly lists: readonly ListFacts[];
  /** Codes of the lists that name the chemical. */
  readonly named: ReadonlySet<string>;
};

/** True if the list applies to one of the industries. A list without industries applies to all. */
export const isForIndustries = ({ industries }: ListFacts, wanted: readonly string[]): boolean =>
  wanted.length === 0 || industries.length === 0 || industries.some((industry) => wanted.includes(industry));

/** The lists that apply in a place; worldwide lists come last. */
export function listsAt(all: readonly ListFacts[], place: Place): readonly ListFacts[] {
  const holding = all.filter(({ country }) => holdsAt(country, place));
  const isWorld = ({ country }: ListFacts) => country === worldCode;
  return [...holding.filter((list) => !isWorld(list)), ...holding.filter(isWorld)];
}

const topicId = ({ country, topic }: ListFacts): string => `${country}/${topic}`;

/** Ids of the nodes from the top of the tree down to the list. */
const pathOf = (list: ListFacts): readonly string[] => [list.country, topicId(list), list.code];

const groupTypes = { root: 'country', country: 'topic' } as const;

function groups({ lists, named }: Asked, type: 'country' | 'topic'): readonly TreeNode[] {
  const nodes = new Map<string, TreeNode>();
  for (const list of lists) {
    const id = type === 'country' ? list.country : topicId(list);
    const name = type === 'country' ? list.country : list.topic;
    const known = nodes.get(id) ?? { id, type, name, lists: 0, named: 0, list: undefined };
    nodes.set(id, { ...known, lists: known.lists + 1, named: known.named + Number(named.has(list.code)) });
  }
  return [...nodes.values()];
}

const leaf =
  (named: ReadonlySet<string>) =>
  (list: ListFacts): TreeNode => ({
    ...{ id: list.code, type: 'list', name: list.title, lists: 1, list },
    named: Number(named.has(list.code)),
  });

/** The children of a node: countries of the root, topics of a country, lists of a topic. */
export function childNodes(
  question: Asked,
  parent: { readonly id: string; readonly type: NodeType },
): readonly TreeNode[] {
  const { id, type } = parent;
  if (type === 'list') return [];
  const below = question.lists.filter((list) => type === 'root' || pathOf(list).includes(id));
  if (type === 'topic') return below.map(leaf(question.named));
  return groups({ ...question, lists: below }, groupTypes[type]);
}

/** The data points below the nodes, without repetition; `root` stands for all of them. */
export function pointsBelow(question: Asked, ids: readonly string[]): readonly TreeNode[] {
  const chosen = new Set(ids);
  const isBelow = (list: ListFacts) => chosen.has('root') || pathOf(list).some((id) => chosen.has(id));
  return question.lists.filter(isBelow).map(leaf(question.named));
}
