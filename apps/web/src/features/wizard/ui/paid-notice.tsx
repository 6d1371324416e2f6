import { UnstyledButton } from '@mantine/core';
import { prices } from '@gosds/contract/checkout/prices';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { usd } from '../../../ui/money.ts';
import { useEdit, useWizard, useWizardUi } from '../lib/wizard-context.ts';
import styles from './paid-notice.module.css';

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

/** Says before a paid sheet is changed what a change costs, and after it what it closed, with the way back. */
export function PaidNotice() {
  const { paid } = useWizard();
  const edit = useEdit();
  const isSameSds = useWizardUi((ui) => ui.paidLanguage !== null);
  const isShown = paid.state !== 'none' && !isSameSds;
  const price = useVersionPrice(isShown);
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
        You changed a paid sheet, so this is a new version{price && `, which costs ${price}`}. Print opens again once it
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
