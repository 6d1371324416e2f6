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
  ['US/water', [node('us-x', 'list'), node('us-y', 'list')]],
]);
const rowsWhere = (opened: readonly string[], failed: readonly string[]) =>
  treeRows({
    childrenOf: (id) => children.get(id),
    valuesOf: (code) => (code === 'us-x' ? ['5 mg/l', '7 mg/l'] : undefined),
    opened: new Set(opened),
    failed: new Set(failed),
  });
const rowsWith = (...opened: string[]) =>
  rowsWhere(opened, []).map((row) => {
    if (row.kind === 'node') return row.node.attr.id;
    if (row.kind === 'value') return row.text;
    return row.kind === 'loading' ? row.value : row.kind;
  });

describe('the lines of the tree', () => {
  it('are those of the open nodes', () => {
    expect(rowsWith()).toEqual(['US', 'EU']);
    expect(rowsWith('US')).toEqual(['US', 'US/water', 'EU']);
    expect(rowsWith('US', 'US/water', 'us-x')).toEqual(['US', 'US/water', 'us-x', '5 mg/l', '7 mg/l', 'us-y', 'EU']);
  });

  it('hold a negative placeholder for what is not loaded yet', () => {
    expect(rowsWith('EU')).toEqual(['US', 'EU', -2]);
  });

  it('say below a node and below a list that its content could not be loaded', () => {
    expect(rowsWhere(['EU'], ['EU']).at(-1)).toEqual({ kind: 'failed', level: 2, id: 'EU' });
    const ofLists = rowsWhere(['US', 'US/water', 'us-y'], ['us-y']);
    expect(ofLists.find(({ kind }) => kind === 'failed')).toEqual({ kind: 'failed', level: 4, id: 'us-y' });
  });

  it('show what was loaded before a later load failed', () => {
    expect(rowsWhere(['US'], ['US']).map(({ kind }) => kind)).toEqual(['node', 'node', 'node']);
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
