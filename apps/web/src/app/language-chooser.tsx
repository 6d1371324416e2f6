import { notifications } from '@mantine/notifications';
import { messageOf } from '../api/call.ts';
import { loadFirstPart } from '../api/load-part.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { choosableLanguages, chooseByHand } from '../words/languages.ts';
import { useFirstWords, useSpokenLanguage } from '../words/words.ts';
import styles from './language-chooser.module.css';

const choose = (tag: string) => {
  loadFirstPart(() => chooseByHand(tag)).catch((error: unknown) => {
    notifications.show({ message: messageOf(error), color: 'red' });
  });
};

/**
 * Chooses the language of the screens; a sheet has its own. A transparent native select covers the globe and the
 * language tag.
 */
export function LanguageChooser() {
  const { frame } = useFirstWords();
  const { tag } = useSpokenLanguage();
  const languages = choosableLanguages(tag);
  if (languages.length === 1) return null;
  return (
    <div className={styles['chooser']}>
      <GlobeIcon />
      <span aria-hidden="true">{tag.toUpperCase()}</span>
      <select
        className={styles['select']}
        aria-label={frame.language}
        value={tag}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
      >
        {languages.map((language) => (
          <option key={language.tag} value={language.tag} lang={language.tag} dir={language.direction}>
            {language.name}
          </option>
        ))}
      </select>
    </div>
  );
}
