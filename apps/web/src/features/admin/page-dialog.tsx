import { Button, Textarea } from '@mantine/core';
import { maxStaffReason, staffReasonSchema } from '@gosds/contract/staff/staff-reason';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { messageOf } from '../../api/call.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { useWords } from '../../words/words.ts';
import { setPage } from './admin-calls.ts';
import styles from './admin-page.module.css';

type Props = {
  readonly pageKey: string;
  /** True if the page is open now. */
  readonly isPublished: boolean;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

/** Asks why, then closes the page or opens it again. */
export function PageDialog({ pageKey, isPublished, onDone, onClose }: Props) {
  const { pages: words, refunds } = useWords().admin;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const queries = useQueryClient();
  const isShort = !staffReasonSchema.safeParse(reason).success;
  const setting = useMutation({
    mutationFn: setPage,
    onSuccess: () => {
      onDone(isPublished ? words.isClosed : words.isOpen);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isShort) setting.mutate({ key: pageKey, isPublished: !isPublished, reason });
  };
  const action = isPublished ? words.close : words.reopen;
  return (
    <FormDialog title={action} isChanged={reason !== ''} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>{isPublished ? words.closeText : words.reopenText}</p>
        <Textarea
          label={refunds.reason}
          description={refunds.reasonHelp}
          maxLength={maxStaffReason}
          autosize
          value={reason}
          error={isTried && isShort ? refunds.reasonFault : undefined}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setting.reset();
          }}
        />
        {setting.error !== null && <FormMessage tone="problem">{messageOf(setting.error)}</FormMessage>}
        <Button type="submit" loading={setting.isPending}>
          {action}
        </Button>
      </form>
    </FormDialog>
  );
}
