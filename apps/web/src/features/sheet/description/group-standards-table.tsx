import { Button, Checkbox, Group, VisuallyHidden } from '@mantine/core';
import type { GroupStandard } from '@gosds/contract/drafts/group-standards';
import { useState } from 'react';
import { useWords } from '../../../words/words.ts';
import styles from './group-standards-dialog.module.css';

const rowsPerPage = 10;

type Props = {
  readonly standards: readonly GroupStandard[];
  readonly accepted: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onEdit: (standard: GroupStandard) => void;
  readonly onDelete: (standard: GroupStandard) => void;
};

function OwnWays({
  standard,
  onEdit,
  onDelete,
}: Pick<Props, 'onEdit' | 'onDelete'> & { readonly standard: GroupStandard }) {
  const words = useWords().groupStandards;
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={words.editNamed(standard.Name)}
        onClick={() => {
          onEdit(standard);
        }}
      >
        {words.edit}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        aria-label={words.deleteNamed(standard.Name)}
        onClick={() => {
          onDelete(standard);
        }}
      >
        {words.delete}
      </Button>
    </Group>
  );
}

/** Ten rows a page. Only the account's own standards can be edited and deleted. */
export function GroupStandardsTable({ standards, accepted, onToggle, onEdit, onDelete }: Props) {
  const words = useWords().groupStandards;
  const [wanted, setWanted] = useState(0);
  const pages = Math.max(1, Math.ceil(standards.length / rowsPerPage));
  const page = Math.min(wanted, pages - 1);
  return (
    <>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{words.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.accepted}</th>
              <th scope="col">{words.number}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">
                <VisuallyHidden>{words.ways}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {standards.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((standard) => (
              <tr key={standard.Id}>
                <td>
                  <Checkbox
                    size="sm"
                    aria-label={words.accept(`${standard.ApprovalCode} ${standard.Name}`)}
                    checked={accepted.has(standard.Id)}
                    onChange={() => {
                      onToggle(standard.Id);
                    }}
                  />
                </td>
                <td className={styles['code']}>{standard.ApprovalCode}</td>
                <td>{standard.Name}</td>
                <td>
                  {standard.IsCustomStandard && <OwnWays standard={standard} onEdit={onEdit} onDelete={onDelete} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav className={styles['pages']} aria-label={words.pages}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={page === 0}
          onClick={() => {
            setWanted(page - 1);
          }}
        >
          {words.previous}
        </Button>
        <span role="status">{words.page({ page: page + 1, pages })}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={page === pages - 1}
          onClick={() => {
            setWanted(page + 1);
          }}
        >
          {words.next}
        </Button>
      </nav>
    </>
  );
}
