import { Button, Checkbox, Group, VisuallyHidden } from '@mantine/core';
import type { GroupStandard } from '@gosds/contract/drafts/group-standards';
import { useState } from 'react';
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
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={`Edit ${standard.Name}`}
        onClick={() => {
          onEdit(standard);
        }}
      >
        Edit
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        aria-label={`Delete ${standard.Name}`}
        onClick={() => {
          onDelete(standard);
        }}
      >
        Delete
      </Button>
    </Group>
  );
}

/** Ten rows a page. Only those of the account can be edited and deleted. */
export function GroupStandardsTable({ standards, accepted, onToggle, onEdit, onDelete }: Props) {
  const [wanted, setWanted] = useState(0);
  const pages = Math.max(1, Math.ceil(standards.length / rowsPerPage));
  const page = Math.min(wanted, pages - 1);
  return (
    <>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>Group standards</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Accepted</th>
              <th scope="col">HSR Number</th>
              <th scope="col">Name</th>
              <th scope="col">
                <VisuallyHidden>Edit or delete</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {standards.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((standard) => (
              <tr key={standard.Id}>
                <td>
                  <Checkbox
                    size="sm"
                    aria-label={`Accept ${standard.ApprovalCode} ${standard.Name}`}
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
      <nav className={styles['pages']} aria-label="Pages of group standards">
        <Button
          size="compact-sm"
          variant="default"
          disabled={page === 0}
          onClick={() => {
            setWanted(page - 1);
          }}
        >
          Previous
        </Button>
        <span role="status">{`Page ${page + 1} of ${pages}`}</span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={page === pages - 1}
          onClick={() => {
            setWanted(page + 1);
          }}
        >
          Next page
        </Button>
      </nav>
    </>
  );
}
