import type { DeskWhy } from '@gosds/contract/chemist/tasks';
import { sentence } from '../../words/sentence.ts';
import { useLawWords, useWords } from '../../words/words.ts';
import styles from './chemist-page.module.css';

type WhyProps = {
  readonly why: DeskWhy;
  /** Language of the sheet, in which it names laws and inputs (WCAG 3.1.2). */
  readonly language: string;
};

/** Why a line is in the sheet. The sheet's own words stay in its language; the rest is in that of the screens. */
export function Why({ why, language }: WhyProps) {
  const { panel, chemist } = useWords();
  const { phrases, say } = useLawWords();
  const citation = (paragraph: string) => phrases.sheet.law.citation(paragraph);
  switch (why.kind) {
    case 'input':
      return <p className={styles['why']}>{chemist.byBuyer}</p>;
    case 'catalogue':
      return (
        <p className={styles['why']}>
          {sentence(
            panel.origin.catalogue({ source: why.source, cas: why.cas, isolated: (text) => <bdi>{text}</bdi> }),
          )}
        </p>
      );
    case 'classification':
      return (
        <ul className={styles['reasons']}>
          {why.reasons.map(({ summary, paragraph }, index) => (
            <li key={`${paragraph} ${index}`} className={styles['why']} dir="auto">
              {say(summary)} [{citation(paragraph)}]
            </li>
          ))}
        </ul>
      );
    case 'rule':
      return (
        <p className={styles['why']}>
          <bdi lang={language}>{why.why}</bdi> [{citation(why.paragraph)}]
        </p>
      );
    case 'missing':
      return (
        <p className={styles['why']} lang={language} dir="auto">
          {why.why}
        </p>
      );
  }
}
