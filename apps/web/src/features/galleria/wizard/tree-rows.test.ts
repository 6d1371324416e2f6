import type { GalleriaNode } from '@gosds/contract/galleria/tree-nodes';
import { describe, expect, it } from 'vitest';
import { checkedBelow, treeRows } from './tree-rows.ts';

const node = (id: string, type: 'country' | 'topic' | 'list', name = id): GalleriaNode => ({
  attr: { id, type, lists: 1, named: 0 },
  data: { title: name, name },
  list: null,
});
const children = new Map([
  ['', [node('US', 'country'), node('EU', 'country')]],
  ['US', [node('US/water', 'topic', 'water')]],
  ['US/water', [node('us-x', 'list')]],
]);
const rowsWith = (...opened: string[]) =>
  treeRows({
    childrenOf: (id) => children.get(id),
    valuesOf: (code) => (code === 'us-x' ? ['5 mg/l', '7 mg/l'] : undefined),
    opened: new Set(opened),
  }).map((row) => (row.kind === 'node' ? row.node.attr.id : row.kind === 'value' ? row.text : row.value));

describe('the lines of the tree', () => {
  it('are those of the open nodes', () => {
    expect(rowsWith()).toEqual(['US', 'EU']);
    expect(rowsWith('US')).toEqual(['US', 'US/water', 'EU']);
    expect(rowsWith('US', 'US/water', 'us-x')).toEqual(['US', 'US/water', 'us-x', '5 mg/l', '7 mg/l', 'EU']);
  });

  it('hold a negative placeholder for what is not loaded yet', () => {
    expect(rowsWith('EU')).toEqual(['US', 'EU', -2]);
  });
});

describe('the chosen data points below a node', () => {
  const checked = [
    { code: 'us-x', country: 'US', topic: 'water' },
    { code: 'us-y', country: 'US', topic: 'waste' },
  ];
  it.each([
    [node('US', 'country'), 2],
    [node('EU', 'country'), 0],
    [node('US/water', 'topic', 'water'), 1],
    [node('us-x', 'list'), 1],
    [node('us-z', 'list'), 0],
  ])('of %o', (each, count) => {
    expect(checkedBelow(each, checked)).toBe(count);
  });
});
