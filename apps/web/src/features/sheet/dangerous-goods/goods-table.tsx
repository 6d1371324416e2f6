import { Button, VisuallyHidden } from '@mantine/core';
import type { GoodsSuggestion } from '@gosds/sheet/product/goods-suggestions';
import { listedNameIn } from '@gosds/sheet/sections/14-transport/shipping-name';
import styles from './goods-table.module.css';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useSpoken, useWords } from '../../../words/words.ts';

const columns = ['un', 'dgClass', 'subRisk1', 'subRisk2', 'packingGroup', 'shippingName', 'hazChem'] as const;

type Props = {
  readonly rows: readonly GoodsSuggestion[];
  readonly isChosen: (row: GoodsSuggestion) => boolean;
  readonly onChoose: (row: GoodsSuggestion) => void;
};

const nameOf = ({ entry: { un, properShippingName, packingGroup } }: GoodsSuggestion, own = properShippingName) =>
  ['UN', un, own, packingGroup ?? ''].join(' ').trim();

/** The name in the language of the screens, where it is known, above the English one. */
function NameCell({ own, english }: { readonly own: string | undefined; readonly english: string }) {
  return (
    <td className={styles['name']}>
      {own !== undefined && <span>{own}</span>}
      <bdi lang="en" className={own === undefined ? undefined : styles['english']}>
        {english}
      </bdi>
    </td>
  );
}

type RowProps = { readonly row: GoodsSuggestion; readonly isChosen: boolean } & Pick<Props, 'onChoose'>;

function GoodsRow({ row, isChosen, onChoose }: RowProps) {
  const { un, class: dgClass, subsidiaryHazards, packingGroup, properShippingName, hazChem } = row.entry;
  const { column, none, row: texts } = useWords().dangerousGoods;
  const { law } = useSpoken();
  const own = law ? listedNameIn(law.phrases, row.entry) : undefined;
  const name = nameOf(row, own);
  const [subRisk1 = none, subRisk2 = none] = subsidiaryHazards;
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <bdi>{un}</bdi>
      </th>
      <td data-heading={column.dgClass}>{dgClass}</td>
      <td data-heading={column.subRisk1}>{subRisk1}</td>
      <td data-heading={column.subRisk2}>{subRisk2}</td>
      <td data-heading={column.packingGroup}>{packingGroup ?? none}</td>
      <NameCell own={own} english={properShippingName} />
      <td data-heading={column.hazChem}>{hazChem}</td>
      <td className={styles['choose']}>
        <Button
          size="compact-sm"
          variant={isChosen ? 'filled' : 'default'}
          aria-pressed={isChosen}
          aria-label={isChosen ? texts.chosenThis(name) : texts.useThis(name)}
          onClick={() => {
            onChoose(row);
          }}
        >
          {isChosen ? texts.chosen : texts.use}
        </Button>
      </td>
    </tr>
  );
}

/** Matching rows of the dangerous-goods list; a button copies a row into the fields. */
export function GoodsTable({ rows, isChosen, onChoose }: Props) {
  const { column, table } = useWords().dangerousGoods;
  return (
    <ScrollRegion className={styles['scroll']} label={table}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {column[name]}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{column.choose}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GoodsRow key={nameOf(row)} row={row} isChosen={isChosen(row)} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
