import { useWords } from '../../../words/words.ts';
import { SettingsCard } from '../ui/settings-card.tsx';
import styles from '../ui/settings.module.css';
import { CopyButton } from './copy-button.tsx';
import { exampleCommand } from './example.ts';

/** A call that works when pasted into a terminal. */
export function ExampleCard() {
  const { example: words } = useWords().developers;
  const command = exampleCommand(window.location.origin);
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      <pre className={styles['code']} dir="ltr" lang="en" aria-label={words.label} role="region">
        {command}
      </pre>
      <CopyButton text={command} />
    </SettingsCard>
  );
}
