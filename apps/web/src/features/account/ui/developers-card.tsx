import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useWords } from '../../../words/words.ts';
import { SettingsCard } from './settings-card.tsx';

/** Link to the page of API keys and webhooks. */
export function DevelopersCard() {
  const words = useWords().settings.developers;
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      <Button component={Link} variant="default" to="/account-settings/developers">
        {words.open}
      </Button>
    </SettingsCard>
  );
}
