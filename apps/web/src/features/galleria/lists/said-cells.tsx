import { Anchor } from '@mantine/core';
import type { NamedByList, SaidByList } from '@gosds/contract/galleria/list-page';
import { Link } from 'react-router';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';
import { thresholdText } from '../share-text.ts';

/** The chemical or group that a list names, with its CAS number below. */
export function NamedHead({ named: { MaterialId, name, cas } }: { readonly named: NamedByList }) {
  const { unnamed } = useWords().galleria;
  const shown = <bdi>{name ?? cas ?? unnamed}</bdi>;
  return (
    <th scope="row">
      {MaterialId === null ? (
        shown
      ) : (
        <Anchor component={Link} to={`/galleria-data/chemicals/${MaterialId}`}>
          {shown}
        </Anchor>
      )}
      {cas !== null && name !== null && <span className={styles['source']}>{cas}</span>}
    </th>
  );
}

type Act = { readonly thresholdAct: string | null };

/** The entry of a list, and its threshold if one is known. */
export function Said({ said, act }: { readonly said: SaidByList; readonly act: Act }) {
  const words = useWords();
  return (
    <p className={styles['entry']}>
      {said.entry === '' ? words.galleria.column.listed : <bdi lang="en">{said.entry}</bdi>}
      {said.threshold !== null && <span className={styles['source']}>{thresholdText(said, act, words)}</span>}
    </p>
  );
}

type SaidCellProps = { readonly head: string; readonly said: readonly SaidByList[]; readonly act: Act };

/** The entry on one side of a comparison; says so if that side does not name the chemical. */
export function SaidCell({ head, said, act }: SaidCellProps) {
  const { notNamed } = useWords().galleria.difference;
  return (
    <td data-head={head}>
      {said.length === 0
        ? notNamed
        : said.map((each) => <Said key={`${each.entry}/${each.threshold?.percent}`} said={each} act={act} />)}
    </td>
  );
}
