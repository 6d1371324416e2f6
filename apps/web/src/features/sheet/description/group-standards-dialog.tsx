import { Button, Loader } from '@mantine/core';
import type { GroupStandard } from '@gosds/contract/drafts/group-standards';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import { useGroupStandards } from './group-standard-calls.ts';
import { GroupStandardForm, type TypedStandard } from './group-standard-form.tsx';
import styles from './group-standards-dialog.module.css';
import { GroupStandardsTable } from './group-standards-table.tsx';
import { useWords } from '../../../words/words.ts';

const blank: TypedStandard = { Id: '', ApprovalCode: '', Name: '' };

const asKept = ({ Id, ApprovalCode, Name }: GroupStandard) => ({ id: Id, approvalCode: ApprovalCode, name: Name });

/** The standards accepted in the dialog, not saved yet. */
function useChoice() {
  const kept = useDraft((draft) => draft.description.groupStandards);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(() => new Set(kept.map(({ id }) => id)));
  const toggle = (id: string) => {
    setAccepted((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  const isChanged = accepted.size !== kept.length || kept.some(({ id }) => !accepted.has(id));
  return { kept, accepted, toggle, isChanged };
}

type AskProps = { readonly standard: GroupStandard; readonly onNo: () => void; readonly onYes: () => void };

function AskDelete({ standard, onNo, onYes }: AskProps) {
  const words = useWords().groupStandards;
  return (
    <ConfirmDialog title={words.deleteTitle} yes={words.delete} no={words.keep} isNoUsual onNo={onNo} onYes={onYes}>
      {standard.Name}
    </ConfirmDialog>
  );
}

/** Group standards of New Zealand. The user can accept any of them, and add, edit and delete those of the account. */
export function GroupStandardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { standards, isLoading, save, remove, accept } = useGroupStandards();
  const { kept, accepted, toggle, isChanged } = useChoice();
  const words = useWords();
  const [edited, setEdited] = useState<TypedStandard | null>(null);
  const [deleted, setDeleted] = useState<GroupStandard | null>(null);
  const edit = useEdit();
  const keep = async (typed: TypedStandard) => {
    if (await save(typed)) setEdited((now) => (now === edited ? null : now));
  };
  const [isBusy, setIsBusy] = useState(false);
  const finish = async () => {
    setIsBusy(true);
    const chosen = standards.filter(({ Id }) => accepted.has(Id));
    const left = kept.filter(({ id }) => !accepted.has(id)).map(({ id }) => id);
    const isOffered = (id: string) => !kept.some((each) => each.id === id);
    await accept(chosen.map(({ Id }) => Id).filter(isOffered), left);
    edit('description.groupStandards', (draft) => ({
      ...draft,
      description: { ...draft.description, groupStandards: chosen.slice(0, 20).map(asKept) },
    }));
    onClose();
  };
  return (
    <FormDialog title={words.groupStandards.title} size="xl" isChanged={isChanged || edited !== null} onClose={onClose}>
      <div className={styles['dialog']}>
        <p className={styles['intro']}>{words.groupStandards.intro}</p>
        {isLoading && <Loader size="sm" aria-label={words.frame.loading} />}
        <GroupStandardsTable
          standards={standards}
          accepted={accepted}
          onToggle={toggle}
          onEdit={({ Id, ApprovalCode, Name }) => {
            setEdited({ Id, ApprovalCode, Name });
          }}
          onDelete={setDeleted}
        />
        {edited === null ? (
          <div>
            <Button
              variant="default"
              onClick={() => {
                setEdited(blank);
              }}
            >
              {words.groupStandards.addNew}
            </Button>
          </div>
        ) : (
          <GroupStandardForm
            key={edited.Id}
            start={edited}
            onCancel={() => {
              setEdited(null);
            }}
            onSave={keep}
          />
        )}
        <div className={styles['ways']}>
          <Button variant="default" onClick={onClose}>
            {words.groupStandards.cancel}
          </Button>
          <Button loading={isBusy} onClick={() => void finish()}>
            {words.groupStandards.save}
          </Button>
        </div>
      </div>
      {deleted !== null && (
        <AskDelete
          standard={deleted}
          onNo={() => {
            setDeleted(null);
          }}
          onYes={() => {
            setDeleted(null);
            void remove(deleted.Id);
            if (accepted.has(deleted.Id)) toggle(deleted.Id);
          }}
        />
      )}
    </FormDialog>
  );
}
