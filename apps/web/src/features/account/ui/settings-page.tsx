import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListPage } from '../../../ui/list-page.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useFirstWords, useWords } from '../../../words/words.ts';
import { loadUser } from '../../../api/load-user.ts';
import { DataCard } from './data-card.tsx';
import { DevelopersCard } from './developers-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './settings.module.css';
import { TeamCard } from './team-card.tsx';

/** Settings of the account: name, languages, password, sessions and more. */
export function SettingsPage() {
  const words = useWords().settings;
  const { frame } = useFirstWords();
  const { data: owner, error, refetch } = useQuery({ queryKey: ['user'], queryFn: loadUser });
  return (
    <ListPage title={words.heading} heading={words.heading}>
      <p className={styles['owner']}>
        <span>{owner?.email}</span>{' '}
        <Anchor component={Link} underline="always" to="/my-account">
          {frame.myAccount}
        </Anchor>
      </p>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && owner === undefined && <PageLoader />}
      {owner !== undefined && (
        <div className={styles['groups']}>
          <div className={styles['group']}>
            <NameCard name={owner.name} />
            <PasswordCard />
            <LanguagesCard choices={owner.languageChoices} />
            <MailsCard />
          </div>
          <div className={styles['group']}>
            <SessionsCard />
            <TeamCard />
          </div>
          <div className={styles['group']}>
            <DevelopersCard />
            <DataCard />
            <DeleteCard />
          </div>
        </div>
      )}
    </ListPage>
  );
}
