import { Button, TextInput } from '@mantine/core';
import type { ListedKey } from '@gosds/contract/developers/api-keys';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { renameKey, revokeKey, rotateKey } from '../api/developer-calls.ts';
import styles from '../ui/settings.module.css';
import { minuteOf } from '../../../ui/minute-of.ts';
import type { ListActions } from './secret-card.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type DialogProps = ListActions & {
  readonly listed: ListedKey;
  readonly onClose: () => void;
};

function RenameDialog({ listed: { id, name }, onClose, onChanged }: DialogProps) {
  const words = useWords().developers.keys;
  const settings = useWords().settings;
  const [typed, setTyped] = useState(name);
  const saving = useMutation({
    mutationFn: (wanted: string) => renameKey(id, wanted),
    onSuccess: onChanged,
  });
  const isBlank = typed.trim() === '';
  return (
    <Dialog title={words.renameNamed(name)} onClose={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlank) saving.mutate(typed, { onSuccess: onClose });
        }}
      >
        {saving.error !== null && <FormMessage tone="problem">{messageOf(saving.error)}</FormMessage>}
        <TextInput
          label={words.newName}
          data-autofocus
          maxLength={60}
          value={typed}
          error={isBlank ? words.nameMissing : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
        <div className={styles['ways']}>
          <Button type="submit" loading={saving.isPending}>
            {settings.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RotateDialog({ listed: { id, name }, onClose, onMade }: DialogProps) {
  const words = useWords().developers.keys;
  const rotate = async (password: string) => {
    const { secret } = await rotateKey(id, password);
    onMade({ secret, name });
  };
  return (
    <PasswordDialog
      title={words.rotateNamed(name)}
      intro={words.rotateIntro}
      button={words.rotate}
      act={rotate}
      onClose={onClose}
    />
  );
}

function RevokeDialog({ listed: { id, name }, onClose, onEnded }: DialogProps) {
  const words = useWords().developers.keys;
  const ending = useMutation({
    mutationFn: () => revokeKey(id),
    onSuccess: () => {
      onEnded(name);
    },
  });
  return (
    <ConfirmDialog
      title={words.revokeQuestion(name)}
      yes={words.revoke}
      no={words.keep}
      isNoUsual
      isBusy={ending.isPending}
      onYes={() => {
        ending.mutate(undefined, { onSuccess: onClose });
      }}
      onNo={onClose}
    >
      {ending.error !== null && <FormMessage tone="problem">{messageOf(ending.error)}</FormMessage>}
      {words.revokeText}
    </ConfirmDialog>
  );
}

const dialogs = { rename: RenameDialog, rotate: RotateDialog, revoke: RevokeDialog };

const acts = ['rename', 'rotate', 'revoke'] as const;

/** One key: its rights, its last use, and its actions. */
export function KeyItem({ listed, ...actions }: Omit<DialogProps, 'onClose'>) {
  const { keys: words, keyScope } = useWords().developers;
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const { name, start, scopes, madeAt, usedAt, earlierUntil, calls } = listed;
  const Opened = open && dialogs[open];
  return (
    <li className={styles['item']}>
      <div>
        <p>
          <strong>{name}</strong> <span dir="ltr">{words.begins(`${start}…`)}</span>
        </p>
        <p className={styles['soft']}>{scopes.map((scope) => keyScope[scope]).join(' · ')}</p>
        <p className={styles['soft']}>
          {words.made(minuteOf(madeAt))} {usedAt === null ? words.never : words.used({ time: minuteOf(usedAt), calls })}
        </p>
        {earlierUntil !== null && <p className={styles['soft']}>{words.earlier(minuteOf(earlierUntil))}</p>}
      </div>
      <div className={styles['ways']}>
        {acts.map((act) => (
          <Button
            key={act}
            size="xs"
            variant="default"
            aria-label={words[`${act}Named`](name)}
            onClick={() => {
              setOpen(act);
            }}
          >
            {words[act]}
          </Button>
        ))}
      </div>
      {Opened && (
        <Opened
          listed={listed}
          {...actions}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </li>
  );
}
