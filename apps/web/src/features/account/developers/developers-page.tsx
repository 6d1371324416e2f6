import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListPage } from '../../../ui/list-page.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import styles from '../ui/settings.module.css';
import { ExampleCard } from './example-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** Page of the service that documents the public API. */
const referencePath = '/api/v1/docs';

/** Page for programs of the account: API keys, webhooks and the documentation. */
export function DevelopersPage() {
  const words = useWords().developers;
  return (
    <ListPage title={words.heading} heading={words.heading}>
      <p className={styles['owner']}>
        <span>
          {sentence(
            words.intro<ReactNode>({
              link: (text) => (
                <Anchor underline="always" href={referencePath}>
                  {text}
                </Anchor>
              ),
            }),
          )}
        </span>
        <Anchor component={Link} underline="always" to="/account-settings">
          {words.back}
        </Anchor>
      </p>
      <div className={styles['groups']}>
        <div className={styles['group']}>
          <KeysCard />
        </div>
        <div className={styles['group']}>
          <WebhooksCard />
        </div>
        <div className={styles['group']}>
          <ExampleCard />
        </div>
      </div>
    </ListPage>
  );
}
