import { UnstyledButton } from '@mantine/core';
import { prices } from '@gosds/contract/checkout/prices';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invoke } from '../../../api/invoke.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import styles from './paid-notice.module.css';
import { UndoNotice } from './undo-notice.tsx';
import { useWords } from '../../../words/words.ts';

/** The service's price of a new version for this user today, in minor units; undefined until loaded. */
function useVersionPrice(isAsked: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['price-of-version'],
    queryFn: ({ signal }) => invoke(prices, { body: {}, signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  return data?.amount;
}

const noticeId = 'paid-sheet-changed';

/**
 * Shows a notice at the first change, since the message above the step may be out of view. A price that comes later is
 * added to it.
 */
function useChangeNotice(price: number | undefined): void {
  const { paid } = useWizard();
  const edit = useEdit();
  const { state, draft } = paid;
  const words = useWords().wizardDialogs.paid;
  const before = useRef(state);
  useEffect(() => {
    const isFirstChange = before.current === 'current' && state === 'changed';
    before.current = state;
    if (state === 'current') notifications.hide(noticeId);
    if (state !== 'changed' || draft === null) return;
    const back = () => {
      edit('paid-version', () => draft);
    };
    const message = price === undefined ? words.first : words.firstPrice(price);
    const tell = isFirstChange ? notifications.show : notifications.update;
    tell({
      id: noticeId,
      color: 'yellow',
      autoClose: 20_000,
      message: <UndoNotice message={message} label={words.takeBack} onUndo={back} />,
    });
  }, [state, draft, price, edit, words]);
}

/**
 * Before a paid sheet is changed, says what a change costs. Afterwards, says what the change closed and how to undo it.
 */
export function PaidNotice() {
  const { paid } = useWizard();
  const edit = useEdit();
  const isSameSds = useWizardUi((ui) => ui.paidLanguage !== null);
  const isShown = paid.state !== 'none' && !isSameSds;
  const price = useVersionPrice(isShown);
  useChangeNotice(price);
  const words = useWords().wizardDialogs.paid;
  if (!isShown) return null;
  if (paid.state === 'current') {
    return (
      <div className={styles['notice']}>
        <FormMessage tone="note">{price === undefined ? words.current : words.currentPrice(price)}</FormMessage>
      </div>
    );
  }
  const { draft } = paid;
  return (
    <div className={styles['notice']}>
      <FormMessage tone="warning">
        {price === undefined ? words.changed : words.changedPrice(price)}{' '}
        {draft !== null && (
          <UnstyledButton
            className={styles['way']}
            onClick={() => {
              edit('paid-version', () => draft);
            }}
          >
            {words.back}
          </UnstyledButton>
        )}
      </FormMessage>
    </div>
  );
}
