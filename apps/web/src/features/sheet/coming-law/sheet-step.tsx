import type { LawAheadStep } from '@gosds/contract/documents/law-ahead';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useWords } from '../../../words/words.ts';
import { RedlineView } from '../redline/redline-view.tsx';
import styles from './coming-law.module.css';

type Props = {
  /** Name of the product. */
  readonly name: string;
  readonly step: LawAheadStep;
};

/** Says how many classes change, and which sections. */
export function useWhatChanges(): (step: Pick<LawAheadStep, 'classes' | 'redline'>) => string {
  const { comingLaw: words, formats } = useWords();
  return ({ classes: { added, removed }, redline }) => {
    const count = added.length + removed.length;
    const list = formats.list(redline.map(({ number }) => String(number)));
    const sections = words.what.sections({ count: redline.length, list });
    return count === 0 ? sections : formats.list([words.what.classes(count), sections]);
  };
}

/** The effect of a day on one sheet: its classes, whether customers need a new version, and every changed sentence. */
export function SheetStep({ name, step: { day, classes, degree, redline } }: Props) {
  const { comingLaw: words } = useWords();
  return (
    <>
      {classes.added.length + classes.removed.length > 0 && (
        <ul className={styles['classes']}>
          {classes.added.map(({ key, text }) => (
            <li key={key}>{words.added(text)}</li>
          ))}
          {classes.removed.map(({ key, text }) => (
            <li key={key}>{words.removed(text)}</li>
          ))}
        </ul>
      )}
      {degree === 'major' && <p className={styles['verdict']}>{words.major}</p>}
      <Disclosure label={words.details} accessibleName={words.detailsOf({ name, day })}>
        <RedlineView sections={redline} />
      </Disclosure>
    </>
  );
}
