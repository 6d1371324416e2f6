import type { GalleriaNode } from '@gosds/contract/galleria/tree-nodes';
import { ActionIcon, Anchor, Checkbox } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useWords } from '../../../words/words.ts';
import { placeName, placesIn } from '../places.ts';
import { listPath } from '../lists/list-links.tsx';
import { nodesQuery, type TreeParent, valuesQuery } from './report-calls.ts';
import { checkedBelow, type TreeRow, treeRows } from './tree-rows.ts';
import styles from './wizard.module.css';
import { toggleOpened } from './wizard-state.ts';
import { change, wizardStore } from './wizard-store.ts';

const root = { id: '', type: 'root' } as const;

/** The lines of the tree; each node is loaded when it is opened. */
function useTreeRows(materialId: number) {
  const country = useStore(wizardStore, (state) => state.country);
  const region = useStore(wizardStore, (state) => state.region);
  const expanded = useStore(wizardStore, (state) => state.expanded);
  const parents: readonly TreeParent[] = [root, ...expanded.filter(({ type }) => type !== 'list')];
  const lists = expanded.filter(({ type }) => type === 'list');
  const nodes = useQueries({ queries: parents.map((parent) => nodesQuery({ country, region }, materialId, parent)) });
  const values = useQueries({ queries: lists.map(({ id }) => valuesQuery(materialId, id)) });
  const words = useWords();
  const { tree, absent } = words.report;
  // The service does not know the names in the language of the screens, so the page sorts by them.
  const inOrder = (id: string, children: readonly GalleriaNode[] | undefined) => {
    if (id !== root.id || children === undefined) return children;
    const codes = placesIn(
      children.map(({ attr }) => attr.id),
      words,
    );
    return children.toSorted((a, b) => codes.indexOf(a.attr.id) - codes.indexOf(b.attr.id));
  };
  const askedIds = [...parents, ...lists].map(({ id }) => id);
  const queries = [...nodes, ...values].map(({ isError, error, refetch }) => ({ isError, error, refetch }));
  const queryOf = (id: string) => queries[askedIds.indexOf(id)];
  const textsOf = (code: string): readonly string[] | undefined => {
    const found = values[lists.findIndex(({ id }) => id === code)]?.data;
    if (found === undefined) return undefined;
    if (!found.inList) return [absent[found.completeness]];
    return found.values.map(({ name, entry }) => [name, entry].filter((part) => part !== '').join(': ') || tree.listed);
  };
  return {
    rows: treeRows({
      childrenOf: (id) => inOrder(id, nodes[parents.findIndex((parent) => parent.id === id)]?.data),
      valuesOf: textsOf,
      opened: new Set(expanded.map(({ id }) => id)),
      failed: new Set(askedIds.filter((id) => queryOf(id)?.isError)),
    }),
    errorOf: (id: string) => queryOf(id)?.error,
    /** Loads all that failed again, so that one press mends the whole tree. */
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

type NodeProps = {
  readonly row: Extract<TreeRow, { kind: 'node' }>;
  readonly isLocked: boolean;
  readonly onCheck: (node: GalleriaNode, isChecked: boolean) => void;
};

const useTitle = ({ attr, data }: GalleriaNode): string => {
  const words = useWords();
  return attr.type === 'country' ? placeName(attr.id, words) : data.title;
};

function Note({ node: { attr, list } }: { readonly node: GalleriaNode }) {
  const { tree, absent } = useWords().report;
  if (list === null) return tree.named({ named: attr.named, lists: attr.lists });
  return `${tree.edition(list.version)} · ${attr.named > 0 ? tree.listed : absent[list.completeness]}`;
}

function NodeRow({ row: { node, isOpen }, isLocked, onCheck }: NodeProps) {
  const { tree } = useWords().report;
  const title = useTitle(node);
  const checked = useStore(wizardStore, (state) => checkedBelow(node, state.checked));
  const { id, type, lists, named } = node.attr;
  const isChecked = isLocked || checked === lists;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-expanded={isOpen}
        aria-label={isOpen ? tree.close(title) : tree.open(title)}
        onClick={() => {
          change((state) => toggleOpened(state, { id, type }));
        }}
      >
        {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
      </ActionIcon>
      <div className={styles['named']}>
        <Checkbox
          label={<bdi>{title}</bdi>}
          checked={isChecked}
          indeterminate={!isChecked && checked > 0}
          disabled={isLocked}
          onChange={() => {
            onCheck(node, !isChecked);
          }}
        />
        <span className={styles['note']} data-named={named > 0}>
          <Note node={node} />
        </span>
        {node.list !== null && (
          <Anchor
            component={Link}
            to={listPath(node.list.code)}
            aria-label={`${tree.listPage}: ${title}`}
            className={styles['note'] ?? ''}
          >
            {tree.listPage}
          </Anchor>
        )}
      </div>
    </>
  );
}

type Props = {
  readonly materialId: number;
  /** True if every list is part of the report. */
  readonly isLocked: boolean;
  readonly onCheck: (node: GalleriaNode, isChecked: boolean) => void;
};

/** Countries, topics and lists with checkboxes. Draws only the visible lines, so that thousands scroll smoothly. */
export function DataPointTree({ materialId, isLocked, onCheck }: Props) {
  const { tree } = useWords().report;
  const { rows, errorOf, retry } = useTreeRows(materialId);
  const area = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it answers with what is in sight now, which must not be kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => 40,
    overscan: 12,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={area} className={styles['tree']} role="region" aria-label={tree.label} tabIndex={0}>
      <ul className={styles['rows']} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles['row']}
              data-level={row.level}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.kind === 'node' && <NodeRow row={row} isLocked={isLocked} onCheck={onCheck} />}
              {row.kind === 'value' && <bdi className={styles['value']}>{row.text}</bdi>}
              {row.kind === 'failed' && <LoadFailure error={errorOf(row.id)} onRetry={retry} />}
              {row.kind === 'loading' && <span className={styles['note']}>{tree.loading}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
