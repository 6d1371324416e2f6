import { type DifferenceKind, entriesAPage, type ListDifference } from '@gosds/contract/galleria/list-page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWords } from '../../../words/words.ts';
import { type EditionKey, loadDifference } from './list-calls.ts';
import { NamedHead, SaidCell } from './said-cells.tsx';

/** One side of a comparison: the edition and the heading of its column. */
export type Side = EditionKey & { readonly head: string; readonly thresholdAct: string | null };

/** A choice of which entries to show, such as the new ones; `label` includes their number. */
export type Shown = {
  readonly id: string;
  readonly kinds: readonly DifferenceKind[];
  readonly label: (count: number) => string;
};

const countOf = ({ counts }: ListDifference, kinds: readonly DifferenceKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

type TableProps = {
  readonly label: string;
  readonly sides: readonly [Side, Side];
  readonly rows: ListDifference['rows'];
};

function Table({ label, sides: [first, second], rows }: TableProps) {
  const { checkColumn } = useWords().galleria;
  return (
    <CardTable isOfTexts isEven label={label} heads={[checkColumn.chemical, first.head, second.head]}>
      {rows.map((row) => (
        <tr key={`${row.MaterialId}/${row.cas}/${row.name}`}>
          <NamedHead named={row} />
          <SaidCell head={first.head} said={row.before} act={first} />
          <SaidCell head={second.head} said={row.after} act={second} />
        </tr>
      ))}
    </CardTable>
  );
}

type Props = { readonly label: string; readonly sides: readonly [Side, Side]; readonly choices: readonly Shown[] };

const keyOf = ({ code, version }: Side): EditionKey => ({ code, version });

/** The differences between two editions or lists, page by page. */
export function Difference({ label, sides, choices }: Props) {
  const { difference: words } = useWords().galleria;
  const [chosen, setChosen] = useState(choices[0]?.id);
  const [page, setPage] = useState(0);
  const kinds = choices.find(({ id }) => id === chosen)?.kinds ?? [];
  const [first, second] = [keyOf(sides[0]), keyOf(sides[1])];
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-difference', first, second, kinds, page],
    queryFn: () => loadDifference({ first, second, kinds, page }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const count = countOf(data, kinds);
  return (
    <>
      <Segmented
        label={words.kind}
        value={chosen ?? ''}
        options={choices.map(({ id, label: said, kinds: of }) => ({ value: id, label: said(countOf(data, of)) }))}
        onChoose={(id) => {
          setChosen(id);
          setPage(0);
        }}
      />
      {count === 0 ? <p>{words.none}</p> : <Table label={label} sides={sides} rows={data.rows} />}
      <PageSteps label={words.pages} page={page} pages={Math.ceil(count / entriesAPage)} onPage={setPage} />
    </>
  );
}
