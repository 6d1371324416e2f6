import { UnstyledButton } from '@mantine/core';
import { prices } from '@gosds/contract/checkout/prices';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invoke } from '../../../api/invoke.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { usd } from '../../../ui/money.ts';
import { useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import styles from './paid-notice.module.css';
import { UndoNotice } from './undo-notice.tsx';

/** What a new version of a sheet costs this user today, as the service says; undefined until it said so. */
function useVersionPrice(isAsked: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['price-of-version'],
    queryFn: ({ signal }) => invoke(prices, { body: {}, signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  return data && usd(data.amount);
}

const noticeId = 'paid-sheet-changed';

/** Tells of the first change where the user is: the message above the step may be out of sight by then. */
function useChangeNotice(price: string | undefined): void {
  const { paid } = useWizard();
  const edit = useEdit();
  const { state, draft } = paid;
  const before = useRef(state);
  useEffect(() => {
    const isFirstChange = before.current === 'current' && state === 'changed';
    before.current = state;
    if (state === 'current') notifications.hide(noticeId);
    if (!isFirstChange || draft === null) return;
    const back = () => {
      edit('paid-version', () => draft);
    };
    const message = `This sheet was paid. Your change makes a new version${price === undefined ? '' : ` for ${price}`}.`;
    notifications.show({
      id: noticeId,
      color: 'yellow',
      autoClose: 20_000,
      message: <UndoNotice message={message} label="Take it back" onUndo={back} />,
    });
  }, [state, draft, price, edit]);
}

/** Says before a paid sheet is changed what a change costs, and after it what it closed, with the way back. */
export function PaidNotice() {
  const { paid } = useWizard();
  const edit = useEdit();
  const isSameSds = useWizardUi((ui) => ui.paidLanguage !== null);
  const isShown = paid.state !== 'none' && !isSameSds;
  const price = useVersionPrice(isShown);
  useChangeNotice(price);
  if (!isShown) return null;
  if (paid.state === 'current') {
    return (
      <div className={styles['notice']}>
        <FormMessage tone="note">
          This sheet is paid. If you change it, you make a new version{price && `, which costs ${price}`}. The paid
          version stays under Sheets.
        </FormMessage>
      </div>
    );
  }
  const { draft } = paid;
  return (
    <div className={styles['notice']}>
      <FormMessage tone="warning">
        You changed a paid sheet, so this is a new version{price && `, which costs ${price}`}. You can print it once it
        is paid. The paid version stays under Sheets.{' '}
        {draft !== null && (
          <UnstyledButton
            className={styles['way']}
            onClick={() => {
              edit('paid-version', () => draft);
            }}
          >
            Back to the paid version
          </UnstyledButton>
        )}
      </FormMessage>
    </div>
  );
}
