import { type StaffTab, staffTabs } from '@gosds/contract/staff/staff-rights';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadUser } from '../../api/load-user.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useWords } from '../../words/words.ts';
import { ActsTab } from './acts-tab.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import styles from './admin-page.module.css';
import { CodesTab } from './codes-tab.tsx';
import { DiscountTab } from './discount-tab.tsx';
import { EmergencyTab } from './emergency-tab.tsx';
import { ErrorsTab } from './errors-tab.tsx';
import { FeedbackTab } from './feedback-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { PagesTab } from './pages-tab.tsx';
import { PricesTab } from './prices-tab.tsx';
import { RefundsTab } from './refunds-tab.tsx';

type Props = { readonly tabs: readonly StaffTab[]; readonly email: string };

/** The tabs of this member of staff, one shown at a time. */
function Parts({ tabs, email }: Props) {
  const words = useWords().admin;
  const [chosen, setChosen] = useState(tabs[0]);
  const parts = {
    emergency: <EmergencyTab />,
    discount: <DiscountTab ownEmail={email} isAdmin={tabs.includes('acts')} />,
    codes: <CodesTab />,
    prices: <PricesTab />,
    refunds: <RefundsTab />,
    pages: <PagesTab />,
    analytics: <AnalyticsTab />,
    feedback: <FeedbackTab />,
    jobs: <JobsTab />,
    errors: <ErrorsTab />,
    acts: <ActsTab />,
  } as const;
  if (chosen === undefined) return <FormMessage tone="note">{words.notAllowed}</FormMessage>;
  return (
    <>
      <Segmented
        label={words.part}
        value={chosen}
        options={tabs.map((tab) => ({ value: tab, label: words.tab[tab] }))}
        onChoose={(value) => {
          setChosen(tabs.find((tab) => tab === value));
        }}
      />
      <div className={styles['part']}>{parts[chosen]}</div>
    </>
  );
}

/** The page of staff. */
export function AdminPage() {
  const words = useWords().admin;
  const { data: user, error, refetch } = useQuery({ queryKey: ['user'], queryFn: loadUser, staleTime: 0 });
  return (
    <ListPage title={words.pageTitle} heading={words.heading}>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && user === undefined && <PageLoader />}
      {user !== undefined && <Parts tabs={staffTabs(user)} email={user.email} />}
    </ListPage>
  );
}
