import { Button, VisuallyHidden } from '@mantine/core';
import type { GoodsSuggestion } from '@gosds/sheet/product/goods-suggestions';
import styles from './goods-table.module.css';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';

const headings = ['UN', 'DGC', 'SubRisk1', 'SubRisk2', 'PackingGroup', 'ShippingName', 'HazChem'] as const;

type Props = {
  readonly rows: readonly GoodsSuggestion[];
  readonly isChosen: (row: GoodsSuggestion) => boolean;
  readonly onChoose: (row: GoodsSuggestion) => void;
};

const nameOf = ({ entry: { un, properShippingName, packingGroup } }: GoodsSuggestion) =>
  ['UN', un, properShippingName, packingGroup ?? ''].join(' ').trim();

type RowProps = { readonly row: GoodsSuggestion; readonly isChosen: boolean } & Pick<Props, 'onChoose'>;

function GoodsRow({ row, isChosen, onChoose }: RowProps) {
  const { un, class: dgClass, subsidiaryHazards, packingGroup, properShippingName, hazChem } = row.entry;
  const [subRisk1 = 'None', subRisk2 = 'None'] = subsidiaryHazards;
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <bdi>{un}</bdi>
      </th>
      <td data-heading="DGC">{dgClass}</td>
      <td data-heading="SubRisk1">{subRisk1}</td>
      <td data-heading="SubRisk2">{subRisk2}</td>
      <td data-heading="PackingGroup">{packingGroup ?? 'None'}</td>
      <td className={styles['name']}>{properShippingName}</td>
      <td data-heading="HazChem">{hazChem}</td>
      <td className={styles['choose']}>
        <Button
          size="compact-sm"
          variant={isChosen ? 'filled' : 'default'}
          aria-pressed={isChosen}
          aria-label={`${isChosen ? 'Chosen' : 'Use'}: ${nameOf(row)}`}
          onClick={() => {
            onChoose(row);
          }}
        >
          {isChosen ? 'Chosen' : 'Use'}
        </Button>
      </td>
    </tr>
  );
}

/** Rows of the dangerous-goods list that fit, to be taken over into the fields. */
export function GoodsTable({ rows, isChosen, onChoose }: Props) {
  return (
    <ScrollRegion className={styles['scroll']} label="Rows of the dangerous-goods list">
      <table className={styles['table']}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Choose</VisuallyHidden>
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
